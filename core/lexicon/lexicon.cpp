#include "core/lexicon/lexicon.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr std::array<std::pair<const char *, const char *>, 3> kLanguages { { { "de", "deu" }, { "fr", "fra" },
    { "es", "spa" } } };

/// The first of the folders that has all of these, or the last.
static QDir folderWith(const QStringList &folders, const QStringList &names)
{
    for (const QString &folder : folders)
        if (const QDir dir(folder); std::ranges::all_of(names, [&](const QString &name) { return dir.exists(name); }))
            return dir;
    return { folders.last() };
}

static QString wordNetIn(const QStringList &folders)
{
    return folderWith(folders, { u"wordnet/index.noun"_s, u"wordnet/data.noun"_s }).filePath(u"wordnet"_s);
}

static QString spellingIn(const QStringList &folders) ///< without ".dic"
{
    return folderWith(folders, { u"hunspell/en_US.dic"_s, u"hunspell/en_US.aff"_s }).filePath(u"hunspell/en_US"_s);
}

static QString dictionaryIn(const QStringList &folders, const char *language) ///< without ".index"
{
    const QString name = u"dictd/freedict-%1-eng"_s.arg(QLatin1StringView(language));
    return folderWith(folders, { name + u".index"_s }).filePath(name);
}

QStringList sharedDataFolders()
{
    const QString usual = u"/usr/share"_s;
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    folders.removeAll(usual);
    return folders << usual;
}

std::shared_ptr<const Lexicon> Lexicon::installed(const QStringList &folders)
{
    auto lexicon = std::make_shared<Lexicon>();
    lexicon->vectors = WordVectors::builtIn();
    lexicon->wordNet = WordNet::open(wordNetIn(folders));
    lexicon->spelling = SpellingDictionary::open(spellingIn(folders));
    for (const auto &[language, name] : kLanguages)
        if (auto dictionary = BilingualDictionary::open(dictionaryIn(folders, name)))
            lexicon->toEnglish.emplace(QString::fromLatin1(language), *std::move(dictionary));
    return lexicon;
}

std::vector<KnownDictionary> knownDictionaries(const QStringList &folders)
{
    const auto isThere = [](const QString &path) { return QFile::exists(path); };
    const QString wordNet = wordNetIn(folders), spelling = spellingIn(folders) + u".dic"_s;
    std::vector<KnownDictionary> known {
        { u"WordNet"_s, {}, wordNet, u"wordnet-base"_s, isThere(wordNet + u"/index.noun"_s) },
        { u"Hunspell"_s, {}, spelling, u"hunspell-en-us"_s, isThere(spelling) },
    };
    for (const auto &[language, name] : kLanguages) {
        const QString path = dictionaryIn(folders, name) + u".index"_s;
        known.push_back({ u"FreeDict"_s, QString::fromLatin1(language), path,
            u"dict-freedict-%1-eng"_s.arg(QLatin1StringView(name)), isThere(path) });
    }
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
