#include "core/question/question_language.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

QString languageOfQuestion(const QString &question)
{
    static const QStringList languages { u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"pt"_s, u"nl"_s };
    const std::vector<Word> words = splitWords(question);
    const auto stopped = [&](const QString &language) {
        return std::ranges::count_if(words, [&](const Word &word) { return isStopWord(word.text, language); });
    };
    QString likeliest;
    auto most = stopped({});
    for (const QString &language : languages)
        if (const auto count = stopped(language); count > most) {
            most = count;
            likeliest = language;
        }
    return likeliest;
}

} // namespace adduce
