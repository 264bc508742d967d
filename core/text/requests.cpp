#include "core/text/requests.h"

#include "core/text/words.h"
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

bool isRequest(std::span<const Word> sentence)
{
    static const WordSet askers = wordSet(u"i we please"_s);
    static const WordSet wishes = wordSet(u"interested pleased grateful glad like appreciate want wish need looking seeking"_s);
    const auto hasOne = [&](const WordSet &of) {
        return std::ranges::any_of(sentence, [&](const Word &word) { return of.contains(word.text); });
    };
    return hasOne(askers) && hasOne(wishes);
}

bool isRequestWord(const QString &word, bool inRequest)
{
    static const WordSet always = wordSet(u"article articles deal dealing deals dealt paper papers"_s);
    static const WordSet inRequests = wordSet(
        u"also any appreciate appreciated details exist glad grateful help information interest interested interests like "
        "literature look looking material materials need please pleased pleasure publication publications receive received "
        "receiving reference "
        "references seeking subject topic want wanted welcome wish would"_s);
    return always.contains(word) || (inRequest && inRequests.contains(word));
}

} // namespace adduce
