//! What messages are made of: the variables that a sentence is given, and the functions that there are.

use std::collections::{HashMap, HashSet};

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::functions::FUNCTIONS;

/// The variables that each message is given, by its id: those that it names in any language, and those of the messages that
/// stand in it.
#[derive(Debug, Default)]
pub(super) struct Usage {
    variables: HashMap<String, HashSet<String>>,
}

/// What a pattern names.
#[derive(Debug, Default)]
struct Named<'r> {
    variables: HashSet<&'r str>,
    messages: HashSet<&'r str>,
    functions: HashSet<&'r str>,
}

impl Usage {
    /// What the messages of these files are given.
    pub(super) fn of<'r>(resources: impl IntoIterator<Item = &'r FluentResource>) -> Usage {
        let mut named: HashMap<&str, Named> = HashMap::new();
        for (id, pattern) in resources.into_iter().flat_map(messages) {
            named.entry(id).or_default().add(pattern);
        }
        let variables = named.keys().map(|id| {
            let mut found = HashSet::new();
            gather(id, &named, &mut HashSet::new(), &mut found);
            ((*id).to_owned(), found.into_iter().map(str::to_owned).collect())
        });
        Usage { variables: variables.collect() }
    }

    /// The ids of the messages of a file that name a variable which they are not given, or a function that there is not.
    pub(super) fn mistaken<'r>(&self, resource: &'r FluentResource) -> Vec<&'r str> {
        let mistaken = |(id, pattern): (&'r str, &'r Pattern<&'r str>)| {
            let mut named = Named::default();
            named.add(pattern);
            let given = self.variables.get(id)?;
            let known = named.variables.iter().all(|variable| given.contains(*variable))
                && named.functions.iter().all(|function| FUNCTIONS.contains(function));
            (!known).then_some(id)
        };
        messages(resource).filter_map(mistaken).collect()
    }
}

/// The messages of a file that have a text.
fn messages(resource: &FluentResource) -> impl Iterator<Item = (&str, &Pattern<&str>)> {
    resource.entries().filter_map(|entry| {
        let Entry::Message(message) = entry else { return None };
        Some((message.id.name, message.value.as_ref()?))
    })
}

/// The variables of a message and of all that stand in it.
fn gather<'r>(id: &str, named: &HashMap<&str, Named<'r>>, seen: &mut HashSet<String>, found: &mut HashSet<&'r str>) {
    if !seen.insert(id.to_owned()) {
        return;
    }
    if let Some(own) = named.get(id) {
        found.extend(&own.variables);
        for message in &own.messages {
            gather(message, named, seen, found);
        }
    }
}

impl<'r> Named<'r> {
    fn add(&mut self, pattern: &'r Pattern<&'r str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &'r Expression<&'r str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &'r InlineExpression<&'r str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name);
                arguments.positional.iter().for_each(|argument| self.add_inline(argument));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { attribute: Some(_), .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
