#include "core/question/translation.h"

#include "core/index/keyword_index.h"
#include "core/lexicon/bilingual_dictionary.h"
#include "core/text/letter_name.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Ending
{
    QStringView inflected;
    QStringView base;
};

/// Endings of inflected forms and what headwords have in their place, the longest first.
std::span<const Ending> endingsOf(const QString &language)
{
    static constexpr Ending german[] { { u"innen", u"in" }, { u"nen", u"" }, { u"sten", u"" }, { u"ten", u"en" }, { u"en", u"" },
        { u"en", u"e" }, { u"er", u"" }, { u"es", u"" }, { u"em", u"" }, { u"te", u"en" }, { u"st", u"en" }, { u"t", u"en" },
        { u"n", u"" }, { u"e", u"" }, { u"s", u"" } };
    static constexpr Ending french[] { { u"aient", u"er" }, { u"ait", u"er" }, { u"ent", u"er" }, { u"ées", u"er" },
        { u"ée", u"er" }, { u"és", u"er" }, { u"é", u"er" }, { u"aux", u"al" }, { u"es", u"" }, { u"e", u"er" }, { u"e", u"" },
        { u"it", u"re" }, { u"x", u"" }, { u"s", u"" } };
    static constexpr Ending spanish[] { { u"aron", u"ar" }, { u"ieron", u"er" }, { u"ado", u"ar" }, { u"ido", u"ir" },
        { u"ito", u"ibir" }, { u"ces", u"z" }, { u"es", u"" }, { u"an", u"ar" }, { u"en", u"er" }, { u"as", u"o" },
        { u"os", u"o" }, { u"a", u"ar" }, { u"a", u"o" }, { u"e", u"er" }, { u"s", u"" } };
    if (language == u"de")
        return german;
    if (language == u"fr")
        return french;
    if (language == u"es")
        return spanish;
    return {};
}

/// Words that questions of a language are asked with, besides its stop words; folded.
bool isOfAsking(const QString &word, const QString &language)
{
    static const QHash<QString, QSet<QString>> words {
        { u"de"_s,
            { u"viel"_s, u"viele"_s, u"vielen"_s, u"wann"_s, u"wen"_s, u"wem"_s, u"lange"_s, u"oft"_s, u"alt"_s, u"gross"_s,
                u"nahm"_s, u"nahmen"_s, u"teil"_s, u"studie"_s, u"studien"_s, u"artikel"_s, u"bekam"_s, u"bekamen"_s } },
        { u"fr"_s, { u"combien"_s, u"quand"_s, u"est"_s, u"etude"_s, u"article"_s, u"bon"_s, u"bonne"_s, u"bonnes"_s } },
        { u"es"_s, { u"cuanta"_s, u"cuantas"_s, u"cuantos"_s, u"quien"_s, u"cual"_s, u"estudio"_s, u"articulo"_s, u"esta"_s } },
    };
    return words.value(language).contains(word);
}

class Translator
{
public:
    Translator(const QString &language, const BilingualDictionary &dictionary, const KeywordIndex &keywords,
        const TranslationParameters &parameters)
        : m_language(language)
        , m_dictionary(dictionary)
        , m_keywords(keywords)
        , m_parameters(parameters)
    {
    }

    TranslatedWord translate(const QString &asked)
    {
        const QString word = asked.toLower();
        if (const QStringList found = lookedUp(word); !found.isEmpty())
            return { asked, found };
        // "Schlafentzug": the longest end that is a word, and what stands before it.
        for (qsizetype cut = m_parameters.shortestPart; cut + m_parameters.shortestPart <= word.size(); ++cut)
            if (const QStringList end = lookedUp(word.mid(cut)); !end.isEmpty()) {
                QString beginning = word.left(cut);
                QStringList both = lookedUp(beginning);
                if (both.isEmpty() && beginning.endsWith(u's'))
                    both = lookedUp(beginning.chopped(1));
                if (!both.isEmpty())
                    return { asked, both.first(1) + end.first(1) };
            }
        const QString folded = foldWord(word);
        if (m_keywords.frequencyOf({ m_stem(folded) }) > 0)
            return { asked, { folded } };
        const auto alike = m_keywords.termsLike(m_stem(folded), static_cast<double>(folded.size()) * m_parameters.editsPerLetter);
        const auto best = std::ranges::min_element(alike, {}, &VocabularyTerm::distance);
        return { asked, { best != alike.end() ? best->text : folded }, best != alike.end() };
    }

private:
    QStringList lookedUp(const QString &word)
    {
        if (const QStringList found = held(m_dictionary.translationsOf(word)); !found.isEmpty())
            return found;
        for (const Ending &ending : endingsOf(m_language))
            if (word.size() >= ending.inflected.size() + m_parameters.shortestPart - 1 && word.endsWith(ending.inflected))
                if (const QStringList found =
                        held(m_dictionary.translationsOf(word.chopped(ending.inflected.size()).append(ending.base)));
                    !found.isEmpty())
                    return found;
        return {};
    }

    /// Of the words of these translations, those that stand most often in the library.
    QStringList held(const QStringList &translations)
    {
        QStringList words;
        for (const QString &translation : translations) {
            const std::vector<Word> parts = splitWords(translation);
            if (parts.size() > static_cast<std::size_t>(m_parameters.mostWords))
                continue;
            for (const Word &part : parts)
                if (isContentWord(part) && !words.contains(part.text) && frequencyOf(part.text) > 0)
                    words << part.text;
        }
        std::ranges::stable_sort(words, std::greater {}, [this](const QString &word) { return frequencyOf(word); });
        return words.mid(0, m_parameters.mostTranslations);
    }

    qint64 frequencyOf(const QString &word) { return m_keywords.frequencyOf({ m_stem(word) }); }

    const QString &m_language;
    const BilingualDictionary &m_dictionary;
    const KeywordIndex &m_keywords;
    const TranslationParameters &m_parameters;
    Stemmer m_stem;
};

} // namespace

std::vector<TranslatedWord> translated(const QString &question, const QString &language, const BilingualDictionary &dictionary,
    const KeywordIndex &keywords, const TranslationParameters &parameters)
{
    Translator translator(language, dictionary, keywords, parameters);
    std::vector<TranslatedWord> result;
    for (const Word &word : splitWords(question)) {
        if ((!isContentWord(word, language) && !isLetterName(word, question)) || isOfAsking(word.text, language))
            continue;
        TranslatedWord one = translator.translate(question.mid(word.start, word.length));
        if (std::ranges::find(result, one) == result.end())
            result.push_back(std::move(one));
    }
    return result;
}

QString textOf(const std::vector<TranslatedWord> &words)
{
    QStringList all;
    for (const TranslatedWord &one : words)
        all << one.words.join(u' ');
    return all.join(u' ');
}

} // namespace adduce
