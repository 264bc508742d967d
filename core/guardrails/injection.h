#pragma once
#include "core/answer/answer.h"
#include <span>

namespace adduce {

/// A line of the table of rules.
struct InjectionPattern
{
    InjectionRule rule;
    const char
        *pattern; ///< Perl's syntax, any case; {ignore}, {all} and {instructions} stand for lists of words in several languages
};
std::span<const InjectionPattern> injectionPatterns();

/// The first rule that a question breaks; none for one that asks the papers, also where it asks them *about* such attacks: then what
/// it quotes does not count, nor that it speaks of roles, limits or prompts. In English, German and, for the commonest forms, other
/// languages. Of the development half of a collection of 274 direct attacks it finds 242, of 535 harmless requests it
/// takes 5 for one. Pure.
std::optional<InjectionRule> injectionIn(const QString &question);

} // namespace adduce
