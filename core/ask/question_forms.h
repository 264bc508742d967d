#pragma once
#include "core/base/enum_names.h"
#include <QStringList>
#include <vector>

namespace adduce {

struct Lexicon;
class NounPhrases;

/// How something is asked about that papers speak of.
enum class QuestionForm
{
    Effect, ///< of the first on the second
    Affects, ///< how the first does so with the second
    Relation,
    Difference, ///< of the first between the second and the third
    Change, ///< of the first during the second
    Limits,
    Causes,
    Risk,
    Benefit,
    Measured,
    Treated,
    Frequency,
    Definition,
    Role, ///< of the first in the second
    Composition,
    Function,
    Dependence,
    Known ///< whatever is said of it
};

/// A question that sentences suggest.
struct SuggestedQuestion
{
    QuestionForm form = QuestionForm::Known;
    QStringList subjects; ///< as many as the form has
    bool isPlural = false; ///< the first of them

    friend bool operator==(const SuggestedQuestion &, const SuggestedQuestion &) = default;
};

/// What sentences hold that may be asked about, by what they say of it: "the effect of A on B", "A was measured", "higher in B than in C". In the order
/// of the sentences, each once. `topics`: pairs of words that they speak of, which come last, with no more known of them. English, and of German,
/// French and Spanish effects and relations. `lexicon`: null for none. Pure.
std::vector<SuggestedQuestion> suggestedQuestions(
    const QStringList &sentences, const QStringList &topics, const Lexicon *lexicon);

/// The same of one sentence, in the order of the forms. `phrases`: of the paper that it stands in. Pure.
std::vector<SuggestedQuestion> suggestedQuestions(const QString &sentence, const NounPhrases &phrases);

/// The order in which questions are offered: each form once before any comes again, and Known no more than once. Pure.
std::vector<SuggestedQuestion> byTurns(std::vector<SuggestedQuestion> questions);

} // namespace adduce
