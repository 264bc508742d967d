#include "core/text/stemmer.h"

#include "core/text/stop_words.h"
#include "core/text/word_cache.h"

#include <algorithm>
#include <mutex>

#include <libstemmer.h>

namespace adduce {

using namespace Qt::StringLiterals;

/// Stems of one language that were asked for, for all stemmers of it: a question makes several, and most words are the same. Thread-safe.
class KnownStems : public WordCache<QString>
{
public:
    KnownStems()
        : WordCache(30'000) // about as many 150 bytes
    {
    }
};

namespace {

/// Of the language, "" for Porter's.
KnownStems &knownStems(const QString &language)
{
    static std::mutex mutex;
    static std::map<QString, KnownStems> tables;
    const std::lock_guard lock(mutex);
    return tables[language];
}

} // namespace

struct Stemmer::State
{
    std::unique_ptr<sb_stemmer, void (*)(sb_stemmer *)> stemmer { nullptr, sb_stemmer_delete };
    bool isPorter;
    KnownStems &known;
};

Stemmer::Stemmer(const QString &language)
    : m_state(new State { .isPorter = !knows(language), .known = knownStems(knows(language) ? language : QString()) })
{
    m_state->stemmer.reset(sb_stemmer_new(m_state->isPorter ? "porter" : language.toLatin1().constData(), "UTF_8"));
}

Stemmer::~Stemmer() = default;
Stemmer::Stemmer(Stemmer &&) noexcept = default;

bool Stemmer::knows(const QString &language)
{
    // The names that libstemmer takes; English's is the younger Porter2, which FTS5 does not speak.
    static const WordSet languages { u"ar"_s, u"ca"_s, u"da"_s, u"de"_s, u"el"_s, u"es"_s, u"eu"_s, u"fi"_s, u"fr"_s, u"ga"_s,
        u"hi"_s, u"hu"_s, u"hy"_s, u"id"_s, u"it"_s, u"lt"_s, u"ne"_s, u"nl"_s, u"no"_s, u"pt"_s, u"ro"_s, u"ru"_s, u"sr"_s,
        u"sv"_s, u"ta"_s, u"tr"_s, u"yi"_s };
    return languages.contains(language);
}

QString Stemmer::operator()(const QString &word)
{
    if (auto known = m_state->known.find(word))
        return *std::move(known);
    const QByteArray utf8 = word.toUtf8();
    const sb_symbol *stem = sb_stemmer_stem(
        m_state->stemmer.get(), reinterpret_cast<const sb_symbol *>(utf8.constData()), static_cast<int>(utf8.size()));
    QString result =
        stem ? QString::fromUtf8(reinterpret_cast<const char *>(stem), sb_stemmer_length(m_state->stemmer.get())) : word;
    if (!m_state->isPorter)
        result = foldWord(result);
    if (result == word)
        result = word; // one text for both
    m_state->known.keep(word, result);
    return result;
}

QString Stemmer::of(const Word &word, QStringView text)
{
    if (m_state->isPorter)
        return (*this)(word.text);
    return (*this)(text.mid(word.start, word.length).toString().normalized(QString::NormalizationForm_C).toLower());
}

Stemmers::Stemmers(const QStringList &languages)
{
    for (const QString &language : languages)
        if (Stemmer::knows(language))
            m_languages << language;
}

Stemmer &Stemmers::in(const QString &language)
{
    const QString name = Stemmer::knows(language) ? language : QString();
    const auto known = m_stemmers.find(name);
    return known != m_stemmers.end() ? known->second : m_stemmers.emplace(name, Stemmer(name)).first->second;
}

QStringList Stemmers::of(const Word &word, QStringView text)
{
    QStringList stems { in({}).of(word, text) };
    for (const QString &language : std::as_const(m_languages))
        if (const QString stem = in(language).of(word, text); !stems.contains(stem))
            stems << stem;
    return stems;
}

QString Stemmers::languageOf(const std::vector<Word> &words) const
{
    const auto stopped = [&](const QString &language) {
        return std::ranges::count_if(words, [&](const Word &word) { return isStopWord(word.text, language); });
    };
    QString likeliest;
    auto most = stopped({});
    for (const QString &language : m_languages)
        if (const auto count = stopped(language); count > most) {
            most = count;
            likeliest = language;
        }
    return likeliest;
}

bool isContentWord(const Word &word, const QString &language)
{
    return !isStopWord(word.text, language) && (word.text.size() > 1 || word.text.front().isDigit());
}

WordSet stopStems()
{
    const WordSet words = stopWords(); // no reference: GCC 13 takes it for one to the argument left out
    Stemmer stem;
    WordSet stems;
    for (const QString &word : words)
        stems.insert(stem(word));
    return stems;
}

QStringList contentStems(QStringView text, Stemmer &stem)
{
    QStringList stems;
    for (const Word &word : splitWords(text))
        if (isContentWord(word))
            stems << stem.of(word, text);
    return stems;
}

} // namespace adduce
