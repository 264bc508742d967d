#include "core/lexicon/lexicon.h"

#include <QDir>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

std::shared_ptr<const Lexicon> Lexicon::installed(const QString &root)
{
    const QDir folder(root);
    auto lexicon = std::make_shared<Lexicon>();
    lexicon->wordNet = WordNet::open(folder.filePath(u"wordnet"_s));
    lexicon->spelling = SpellingDictionary::open(folder.filePath(u"hunspell/en_US"_s));
    constexpr std::array<std::pair<const char *, const char *>, 3> kLanguages { { { "de", "deu" }, { "fr", "fra" },
        { "es", "spa" } } };
    for (const auto &[language, name] : kLanguages)
        if (auto dictionary = BilingualDictionary::open(folder.filePath(u"dictd/freedict-%1-eng"_s.arg(QLatin1StringView(name)))))
            lexicon->toEnglish.emplace(QString::fromLatin1(language), *std::move(dictionary));
    return lexicon;
}

void Lexicon::letGo() const
{
    if (wordNet)
        wordNet->letGo();
    for (const auto &[language, dictionary] : toEnglish)
        dictionary.letGo();
}

} // namespace adduce
