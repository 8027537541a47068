# The deal of the day, and the kinds of deals.

word-daily = daily
    .also = of the day, today's, deal of the day, game of the day, today's deal, today's game, daily deal, daily game, daily challenge

daily-of = Deal of the day, { played-date }.
tip-kinds = To choose the deal, type: { command-new } { word-daily }, { command-new } { word-winnable } or { command-new } { word-numbered }.
tip-any-kind = For any deal, type: { command-new }.
