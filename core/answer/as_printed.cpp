#include "core/answer/as_printed.h"

#include <algorithm>

namespace adduce {

namespace {

/// "\u00B1" and "\u00D7" between numbers are read as well anywhere.
bool isFormulaSign(QChar c)
{
    if (c == u'\u00B1' || c == u'\u00D7' || c.unicode() < 0x80)
        return false;
    const bool isRaisedOrLowered = c == u'\u00B2' || c == u'\u00B3' || c == u'\u00B9' || (c >= u'\u2070' && c <= u'\u209F');
    return c.category() == QChar::Symbol_Math || c.script() == QChar::Script_Greek || isRaisedOrLowered;
}

} // namespace

bool readsBetterOnPage(const AnswerSentence &sentence)
{
    return sentence.isRow
        || std::ranges::any_of(sentence.citations, [](const Citation &c) { return std::ranges::any_of(c.quote, isFormulaSign); });
}

} // namespace adduce
