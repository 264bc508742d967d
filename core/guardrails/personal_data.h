#pragma once
#include "core/answer/answer.h"
#include <span>

namespace adduce {

/// What in a text says who somebody is, or opens what is theirs.
enum class PersonalDataKind
{
    Mail,
    Telephone,
    PersonId, ///< of an authority, an insurance, a hospital, ORCID
    Account, ///< IBAN, card numbers
    Key ///< of services
};
template <> inline constexpr std::array enumNames<PersonalDataKind> { "mail", "telephone", "person_id", "account", "key" };

/// A line of the table of rules.
struct PersonalDataPattern
{
    PersonalDataKind kind;
    const char *pattern; ///< Perl's syntax, any case but for keys; the group "it", where there is one, is the datum
};
std::span<const PersonalDataPattern> personalDataPatterns();

struct PersonalDatum
{
    PersonalDataKind kind;
    qsizetype start = 0; ///< UTF-16 units
    qsizetype length = 0;

    friend bool operator==(const PersonalDatum &, const PersonalDatum &) = default;
};

/// In the order of the text, none over another. Numbers of publications, trials, data sets and books are none: DOI, PMID, ISBN, ISSN,
/// NCT, GSE and the like. Pure.
std::vector<PersonalDatum> personalDataIn(const QString &text);

/// Whether what is told shows them.
enum class PersonalData
{
    Masked,
    Shown
};

/// The text with every letter and digit of what personalDataIn() finds replaced by kMask (quote.h): as long as it was, so that every offset holds. Pure.
QString masked(QString text);

/// How many there are in the sentences and quotes of an answer.
int countPersonalData(const Answer &answer);

/// The answer with all that it tells masked: sentences, quotes and what stands beside them, near misses, what was removed. The places of
/// quotes stay.
Answer masked(Answer answer);
AnswerSentence masked(AnswerSentence sentence);
Citation masked(Citation citation);

} // namespace adduce
