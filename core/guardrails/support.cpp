#include "core/guardrails/support.h"

#include "core/text/sentences.h"
#include "core/text/text_language.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A clause with too few words that the evidence holds: the others.
std::optional<SupportFault> missingWords(const ComparedTexts &texts, const SupportParameters &parameters)
{
    for (const Clause &clause : texts.statement.clauses) {
        double covered = 0;
        int words = 0;
        QStringList missing;
        for (std::size_t i = clause.first; i < clause.end; ++i) {
            const TextWord &word = texts.statement.words[i];
            if (!word.isContent)
                continue;
            const double cover = texts.coverOf(word);
            ++words;
            covered += cover;
            if (cover < 1)
                missing << word.text;
        }
        const double floor = words < parameters.shortClause ? parameters.shortClauseCover : parameters.clauseCover;
        if (words > 0 && covered < floor * words)
            return SupportFault { RemovalReason::NotSaid, missing.join(u", "_s) };
    }
    return std::nullopt;
}

double coverOf(const ComparedTexts &texts)
{
    double covered = 0;
    double words = 0;
    for (const TextWord &word : texts.statement.words)
        if (word.isContent || word.isNumber) {
            ++words;
            covered += texts.passageStems.contains(word.stem) || texts.quotedStems.contains(word.stem) ? 1
                : word.isContent && texts.coverOf(word) >= 1                                           ? 0.7
                                                                                                       : 0;
        }
    return words > 0 ? covered / words : 1;
}

} // namespace

bool Support::isContradicted() const
{
    return std::ranges::any_of(faults, &SupportFault::isContradiction);
}

Support supportOf(
    const QString &statement, const SupportingText &evidence, const Lexicon *lexicon, const SupportParameters &parameters)
{
    Support support;
    Stemmer stem;
    Meanings meanings(lexicon);
    std::vector<double> covers;
    const QString language = languageOfText(evidence.quoted);
    for (const TextRange &range : splitSentences(statement)) {
        if (languageOfText(statement.mid(range.start, range.length)) != language) {
            support.isPassedOver = true; // of a translation these checks know nothing
            continue;
        }
        const ComparedTexts texts(statement.mid(range.start, range.length), evidence, stem, meanings);
        covers.push_back(coverOf(texts));
        const SupportCheck *failed = nullptr;
        for (const SupportCheck &check : supportChecks())
            if (!failed)
                if (auto fault = check.find(texts)) {
                    support.faults.push_back(*std::move(fault));
                    failed = &check;
                }
        if (!failed)
            if (auto fault = missingWords(texts, parameters))
                support.faults.push_back(*std::move(fault));
    }
    if (!covers.empty())
        support.cover = std::ranges::min(covers);
    return support;
}

} // namespace adduce
