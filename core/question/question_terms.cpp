#include "core/question/question_terms.h"

#include "core/index/keyword_index.h"
#include "core/lexicon/lexicon.h"
#include "core/text/stemmer.h"

#include <QSet>
#include <algorithm>
#include <map>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

double strengthOf(const RelatedWord &word, const NearWordParameters &parameters)
{
    const double factor = word.sense == 0 ? 1 : parameters.rarer;
    switch (word.relation) {
    case WordRelation::Synonym:
        return parameters.synonym * factor;
    case WordRelation::Derived:
        return parameters.derived * factor;
    case WordRelation::Similar:
        return parameters.similar * factor;
    case WordRelation::Antonym:
        break;
    }
    return 0;
}

/// Papers say who paid for them in other words than it is asked in ("money from"), which WordNet does not join.
QStringList wordsOfPaying(const QString &asked)
{
    static const QSet<QString> askedIn { u"money"_s, u"paid"_s, u"fund"_s, u"funds"_s, u"funded"_s, u"funding"_s, u"funder"_s,
        u"funders"_s, u"financed"_s, u"sponsor"_s, u"sponsors"_s, u"sponsored"_s };
    static const QStringList saidIn { u"fund"_s, u"finance"_s, u"sponsor"_s, u"grant"_s, u"support"_s };
    return askedIn.contains(asked) ? saidIn : QStringList();
}

} // namespace

double QuestionTerms::weight() const
{
    return std::accumulate(terms.begin(), terms.end(), 0.0, [](double sum, const KeyTerm &term) { return sum + term.weight; });
}

std::vector<KeyTerm> keyTerms(
    const std::vector<TranslatedWord> &words, const KeywordIndex &keywords, const TranslationParameters &parameters)
{
    Stemmers stem(keywords.languages());
    std::vector<KeyTerm> terms;
    for (const TranslatedWord &one : words) {
        KeyTerm term { one.asked, {} };
        for (const QString &word : one.words)
            for (const QString &form : stem.of({ word, 0, static_cast<int>(word.size()) }, word))
                if (!term.stems.contains(form))
                    term.stems << form;
        term.weight = keywords.idfOf(term.stems) * (one.isFound ? 1 : parameters.unknownWeight);
        terms.push_back(std::move(term));
    }
    return terms;
}

void addNearWords(
    QuestionTerms &asked, const KeywordIndex &keywords, const Lexicon &lexicon, const NearWordParameters &parameters)
{
    if (parameters.senses == 0)
        return;
    Stemmer stem;
    for (KeyTerm &term : asked.terms) {
        if (term.isName)
            continue;
        const QString written = foldWord(term.word);
        std::vector<RelatedWord> words;
        if (lexicon.wordNet)
            words = lexicon.wordNet->related(written, parameters.senses);
        for (const QString &word : asked.wanted.isOfBackMatter ? wordsOfPaying(written) : QStringList())
            words.push_back({ word, WordRelation::Similar });
        std::map<QString, NearStem> related;
        for (const RelatedWord &word : words) {
            const QString form = stem(foldWord(word.word));
            NearStem &near = related[form];
            if (const double strength = strengthOf(word, parameters); strength > near.strength)
                near = { form, strength, word.word };
        }
        for (auto &[form, near] : related)
            if (near.strength > 0 && !term.stems.contains(form) && keywords.frequencyOf({ form }) > 0)
                term.near.push_back(std::move(near));
    }
}

} // namespace adduce
