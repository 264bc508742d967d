#include "core/text/text_language.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

QString languageOfText(const QString &text)
{
    static const QStringList languages { u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"pt"_s, u"nl"_s };
    const std::vector<Word> words = splitWords(text);
    const auto stopped = [&](const QString &language) {
        return std::ranges::count_if(words, [&](const Word &word) { return isStopWord(word.text, language); });
    };
    constexpr std::ptrdiff_t kFewest = 2; // words that tell
    QString likeliest;
    auto most = std::max(stopped({}), kFewest - 1);
    for (const QString &language : languages)
        if (const auto count = stopped(language); count > most) {
            most = count;
            likeliest = language;
        }
    return likeliest;
}

} // namespace adduce
