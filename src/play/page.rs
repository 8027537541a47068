//! A game as a page to be kept: plain text, or HTML with headings and the language set.

use std::fmt::Write as _;
use std::path::Path;

use crate::language::LanguageIdentifier;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Page {
    /// The language of the page.
    pub(super) language: LanguageIdentifier,
    /// Its title.
    pub(super) title: String,
    /// Its parts, each with a heading.
    pub(super) parts: Vec<(String, Vec<Exchange>)>,
}

/// What was typed, if anything was, and what was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Exchange {
    /// The line, as it was typed.
    pub(super) typed: Option<String>,
    /// The reply, in lines.
    pub(super) said: String,
    /// The language of the reply.
    pub(super) language: LanguageIdentifier,
}

impl Page {
    /// The text of a file of this name: HTML where the name ends so, else plain text.
    pub(super) fn for_file(&self, name: &str) -> String {
        let ending = Path::new(name).extension().unwrap_or_default();
        let html = ["html", "htm"].iter().any(|html| ending.eq_ignore_ascii_case(html));
        if html { self.html() } else { self.text() }
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.title);
        for (heading, exchanges) in &self.parts {
            text.extend(["\n", heading, "\n\n"]);
            for Exchange { typed, said, .. } in exchanges {
                text.extend(typed.iter().flat_map(|typed| ["> ", typed, "\n"]));
                text.extend([said, "\n"]);
            }
        }
        text
    }

    fn html(&self) -> String {
        let title = escaped(&self.title);
        let mut html = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n</head>\n<body>\n\
             <main>\n<h1>{title}</h1>\n",
            self.language
        );
        for (heading, exchanges) in &self.parts {
            html.extend(["<h2>", &escaped(heading), "</h2>\n"]);
            let (spoken, answered): (Vec<&Exchange>, Vec<&Exchange>) =
                exchanges.iter().partition(|exchange| exchange.typed.is_none());
            for exchange in spoken {
                html.extend([self.paragraph(exchange).as_str(), "\n"]);
            }
            if !answered.is_empty() {
                html.push_str("<ol>\n");
                for exchange in answered {
                    let typed = escaped(exchange.typed.as_deref().unwrap_or_default());
                    // Writing to a string can't fail.
                    let _ = writeln!(html, "<li><p><kbd>{typed}</kbd></p>{}</li>", self.paragraph(exchange));
                }
                html.push_str("</ol>\n");
            }
        }
        html + "</main>\n</body>\n</html>\n"
    }

    /// A reply as a paragraph, its language told where it is not the page's.
    fn paragraph(&self, exchange: &Exchange) -> String {
        let lines = escaped(&exchange.said).replace('\n', "<br>");
        if exchange.language == self.language {
            format!("<p>{lines}</p>")
        } else {
            format!("<p lang=\"{}\">{lines}</p>", exchange.language)
        }
    }
}

/// Text as HTML, in an element or a quoted attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
