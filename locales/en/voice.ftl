# The voice: its words, what is said of it, and what is said for the ear alone.

command-voice = voice
    .also = speech, your voice, speaking voice, spoken output, speech output
    .help = Says whether replies are spoken. After it: auto, on, off, ask, stop, list, test, rate 120, volume 80, or a voice's name.
    .example = voice on
command-say = say
    .also = read it, read aloud, speak, read that aloud, say it aloud, read it aloud, say that aloud, say that out loud, say it out loud, read that out, read that out loud, read it out loud, speak it aloud, speak that aloud, read this aloud, read this to me, read that to me, speak the last reply, speak the last message, read the last reply aloud, let me hear it, let me hear that, tell me aloud
    .help = Speaks the last reply.
    .example = say
command-stop = stop
    .also = silence, quiet, hush, shut up, silent, shush, shh, shhh, sh, ssh, zip it, pipe down, be still, quieten, shut it, shut your mouth, stop that noise, stop the noise, stop yapping, stop chattering, stop babbling, stop saying that, mute, muted, enough talking, enough talk, keep quiet, stay quiet, shut your trap, quit talking, quit reading, give it a rest, hold your tongue, cut it out, put a sock in it
    .help = Silences the voice.
    .example = stop

voice-auto = auto
    .also = automatic, automatically
voice-ask = ask
    .also = on request, when asked, on demand
voice-list = list
    .also = voices
voice-rate = rate
    .also = speed
voice-volume = volume
    .also = loudness
voice-test = test
    .also = try

cli-value-voice = WHEN
cli-voice = When replies are spoken: auto, on, off or ask
cli-error-voice = The voice is auto, on, off or ask, not { $name }.

help-voice = Voice: { command-voice }, { command-say }, { command-stop }.

set-voice-auto = Voice: automatic.
set-voice-on = Voice on.
set-voice-off = Voice off.
set-voice-ask = Voice only on request: { command-say }.
set-voice-name = Voice: { $name }.
set-voice-rate = Rate: { $percent } percent.
set-voice-volume = Volume: { $percent } percent.

voice-state-speaks = Replies are spoken.
voice-state-speaks-by = Replies are spoken by { $name }.
voice-state-reader = The voice is silent, since { $name } is running.
voice-state-no-terminal = The voice is silent, since input or output is not a terminal.
voice-state-no-service = No speech service answers.
voice-state-voiceless = There is no voice for this language.
voice-state-unknown = It is not known yet whether the voice speaks.
voice-choices = To change it: voice on, voice off, voice ask, voice auto.

voice-stopped = Silence.
voice-is-off = The voice is off. To turn it on: voice on.
voice-voices = { $count ->
    [0] This language has no voice.
    [one] { $count } voice: { $names }.
   *[other] { $count } voices: { $names }.
}
voice-variants = { $count ->
    [one] { $count } variant: { $name }.
   *[other] { $count } variants, such as { $name }.
}
voice-unknown = The voices are not known yet. Ask once more.
voice-no-such = This language has no such voice. To hear the voices: voice list.
voice-no-such-rate = The rate goes from 0 to { $most } percent.
voice-no-such-volume = The volume goes from 0 to { $most } percent.
voice-sample = { language-name }: { LIST($ranks) }; { LIST($suits) }.

news-voice-speaks = Replies are spoken. To silence the voice: voice off.
news-voice-speaks-by = Replies are spoken by { $name }. To silence the voice: voice off.
news-voice-reader = The voice is silent, since { $name } is running. To hear it: voice on.
news-voice-no-service = No speech service answers; the text goes on.
news-voice-voiceless = There is no voice for this language; the text goes on. To choose another: voice list.
news-voice-lost = Voice lost; the text goes on.
news-voice-back = Voice is back.

# The letters' names, for codes that are spelt: those in sentences stand in CODE("…").
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
letter-j = J
letter-k = K
letter-l = L
letter-m = M
letter-n = N
letter-o = O
letter-p = P
letter-q = Q
letter-r = R
letter-s = S
letter-t = T
letter-u = U
letter-v = V
letter-w = W
letter-x = X
letter-y = Y
letter-z = Z
