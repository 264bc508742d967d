#include "core/lexicon/lexicon.h"

#include <QDir>
#include <QFile>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr std::array<std::pair<const char *, const char *>, 3> kLanguages { { { "de", "deu" }, { "fr", "fra" },
    { "es", "spa" } } };

static QString wordNetIn(const QString &root)
{
    return QDir(root).filePath(u"wordnet"_s);
}

static QString spellingIn(const QString &root) ///< without ".dic"
{
    return QDir(root).filePath(u"hunspell/en_US"_s);
}

static QString dictionaryIn(const QString &root, const char *language) ///< without ".index"
{
    return QDir(root).filePath(u"dictd/freedict-%1-eng"_s.arg(QLatin1StringView(language)));
}

std::shared_ptr<const Lexicon> Lexicon::installed(const QString &root)
{
    auto lexicon = std::make_shared<Lexicon>();
    lexicon->vectors = WordVectors::builtIn();
    lexicon->wordNet = WordNet::open(wordNetIn(root));
    lexicon->spelling = SpellingDictionary::open(spellingIn(root));
    for (const auto &[language, name] : kLanguages)
        if (auto dictionary = BilingualDictionary::open(dictionaryIn(root, name)))
            lexicon->toEnglish.emplace(QString::fromLatin1(language), *std::move(dictionary));
    return lexicon;
}

std::vector<KnownDictionary> knownDictionaries(const QString &root)
{
    std::vector<KnownDictionary> known {
        { u"WordNet"_s, {}, wordNetIn(root), u"wordnet-base"_s, QFile::exists(wordNetIn(root) + u"/index.noun"_s) },
        { u"Hunspell"_s, {}, spellingIn(root) + u".dic"_s, u"hunspell-en-us"_s, QFile::exists(spellingIn(root) + u".dic"_s) },
    };
    for (const auto &[language, name] : kLanguages)
        known.push_back({ u"FreeDict"_s, QString::fromLatin1(language), dictionaryIn(root, name) + u".index"_s,
            u"dict-freedict-%1-eng"_s.arg(QLatin1StringView(name)), QFile::exists(dictionaryIn(root, name) + u".index"_s) });
    return known;
}

void Lexicon::letGo() const
{
    if (vectors)
        vectors->letGo();
    if (wordNet)
        wordNet->letGo();
    for (const auto &[language, dictionary] : toEnglish)
        dictionary.letGo();
}

} // namespace adduce
