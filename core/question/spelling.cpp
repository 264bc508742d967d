#include "core/question/spelling.h"

#include "core/index/keyword_index.h"
#include "core/lexicon/lexicon.h"
#include "core/library/text_store.h"
#include "core/text/edit_distance.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"

#include <QHash>
#include <QStringBuilder>
#include <algorithm>
#include <cmath>
#include <optional>

namespace adduce {

namespace {

bool isOfQuestions(const QString &word)
{
    return isStopWord(word) || isQuestionWord(word) || isAskingWord(word);
}

/// What a word may have been meant for.
struct Meant
{
    QString word; ///< or a stem of the library
    bool isStem = false;
    double cost = 0; ///< the lower, the likelier
};

/// What differs by one letter: left out, put in, another, or two that changed places. Unlike what Hunspell suggests they are all that
/// could be meant, and made in no time.
QStringList formsBeside(const QString &word)
{
    QStringList forms;
    for (qsizetype at = 0; at <= word.size(); ++at) {
        const QStringView before = QStringView(word).left(at);
        const QStringView after = QStringView(word).mid(at);
        if (!after.isEmpty())
            forms << before % after.mid(1);
        if (after.size() > 1)
            forms << before % after[1] % after[0] % after.mid(2);
        for (char16_t letter = u'a'; letter <= u'z'; ++letter) {
            forms << before % QChar(letter) % after;
            if (!after.isEmpty())
                forms << before % QChar(letter) % after.mid(1);
        }
    }
    return forms;
}

class Speller
{
public:
    Speller(const KeywordIndex &keywords, const Lexicon &lexicon, Database &database, const SpellingParameters &parameters)
        : m_keywords(keywords)
        , m_lexicon(lexicon)
        , m_database(database)
        , m_parameters(parameters)
    {
    }

    std::optional<QString> meantBy(const QString &word)
    {
        if (isKnown(word))
            return std::nullopt;
        std::optional<Meant> best;
        const auto consider = [&](const Meant &meant) {
            if (!best || meant.cost < best->cost)
                best = meant;
        };
        const double most = static_cast<double>(word.size()) * m_parameters.editsPerLetter;
        if (m_lexicon.spelling)
            for (const QString &form : formsBeside(word))
                if (m_lexicon.spelling->knows(form))
                    if (const auto cost = costOf(word, form, most))
                        consider({ form, false, *cost });
        const QString stem = m_stem(word);
        for (const VocabularyTerm &term : m_keywords.termsLike(stem, most))
            consider({ term.text, true, term.distance - frequencyBonus(term.chunks) });
        if (!best)
            return std::nullopt;
        return best->isStem ? formOf(best->word, word) : best->word;
    }

private:
    [[nodiscard]] bool isKnown(const QString &word)
    {
        return isOfQuestions(word) || m_keywords.frequencyOf({ m_stem(word) }) > 0
            || (m_lexicon.wordNet && m_lexicon.wordNet->knows(word)) || (m_lexicon.spelling && m_lexicon.spelling->knows(word));
    }

    [[nodiscard]] double frequencyBonus(qint64 chunks) const
    {
        return m_parameters.frequencyWeight * std::log2(1 + static_cast<double>(chunks));
    }

    /// Of a word; none for one that is of no use here.
    std::optional<double> costOf(const QString &typed, const QString &word, double most)
    {
        const double distance = typingDistance(typed, word, most);
        if (distance > most)
            return std::nullopt;
        if (isOfQuestions(word))
            return distance - frequencyBonus(m_parameters.questionWordChunks);
        const qint64 chunks = m_keywords.frequencyOf({ m_stem(word) });
        return chunks > 0 ? std::optional(distance - frequencyBonus(chunks)) : std::nullopt;
    }

    /// The word that has this stem in the library, the one most like what was typed.
    QString formOf(const QString &stem, const QString &typed)
    {
        constexpr std::size_t kMostRead = 20; // passages
        QHash<QString, double> distances; // by form
        const TextStore texts(m_database);
        std::vector<TermPlace> places = m_keywords.placesOf({ stem });
        places.resize(std::min(places.size(), kMostRead));
        for (const TermPlace &place : places)
            if (const auto chunk = texts.chunk(place.chunk))
                for (const Word &word : splitWords(chunk->text))
                    if (m_stem(word.text) == stem && !distances.contains(word.text))
                        distances[word.text] = typingDistance(typed, word.text, static_cast<double>(typed.size()));
        QString best = stem; // of a title or heading alone
        double least = static_cast<double>(typed.size()) * 2;
        for (auto form = distances.cbegin(); form != distances.cend(); ++form)
            if (form.value() < least || (form.value() == least && form.key() < best)) {
                least = form.value();
                best = form.key();
            }
        return best;
    }

    const KeywordIndex &m_keywords;
    const Lexicon &m_lexicon;
    Database &m_database;
    const SpellingParameters &m_parameters;
    Stemmer m_stem;
};

bool isWritten(const QString &question, const Word &word)
{
    const QStringView written = QStringView(question).mid(word.start, word.length);
    return std::ranges::all_of(written, [](QChar c) { return c.isLetter(); })
        && std::none_of(written.begin() + 1, written.end(), [](QChar c) { return c.isUpper(); });
}

} // namespace

SpelledQuestion spelled(const QString &question, const KeywordIndex &keywords, const Lexicon &lexicon, Database &database,
    const SpellingParameters &parameters)
{
    SpelledQuestion result { question, {} };
    Speller speller(keywords, lexicon, database, parameters);
    std::vector<Word> words = splitWords(question);
    for (auto word = words.rbegin(); word != words.rend(); ++word) { // from the end, so that places stay
        if (word->text.size() < parameters.shortestWord || !isWritten(question, *word))
            continue;
        if (const auto meant = speller.meantBy(word->text); meant && *meant != word->text) {
            result.corrected.insert(result.corrected.begin(), { question.mid(word->start, word->length), *meant });
            result.text.replace(word->start, word->length, *meant);
        }
    }
    return result;
}

} // namespace adduce
