#include "core/readers/layout/caption_label.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "表 1", "图2-3", "図 4", "그림 5": then a sign, a blank or an end, and no word by which a sentence goes on.
CaptionLabel eastAsianLabel(QStringView text)
{
    static const QRegularExpression label(
        uR"re(^((?:附|補|补充|续|續)?\s?(?:(表|표)|图|圖|図|그림)\s?[A-Z]?\d{1,3}(?:[.．–－-]\d{1,3})?[a-z]?)(?:[\s.．:：。、]+(?![中的为為是和与與及所显顯示给給列可に은는의을에はをのでから])|$))re"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = label.match(text);
    return match.hasMatch() ? CaptionLabel { match.captured(1).simplified(), match.capturedLength(2) > 0 } : CaptionLabel {};
}

} // namespace

CaptionLabel captionLabel(QStringView line)
{
    // "Supplementary Table 2.", "Extended Data Fig. 3 |", "FIGURE S1 ", "Table A1:", "Tabelle 4-1", "Abb. 2", "TABLE IV", "Рис. 3"; then a
    // sign, an end, or a capital: in a sentence a verb follows.
    static const QRegularExpression label(
        uR"re(^\s*((?:(?:supplementary|supplemental|extended\s+data|supporting|appendix|additional|online)\s+)?(?:(table|tab\.|tabelle|tableau|tabla|tabella|tabela|quadro|cuadro|таблица|табл\.)|fig(?:ure|ura|\.)?|abbildung|abb\.|рисунок|рис\.|scheme|schema|box|algorithm|listing|plate|chart|exhibit)\s*(?:(?:[A-Z]{1,2}[.-]?)?\d+(?:[.-]\d+)?[a-z]?|(?-i:[IVXL]{1,6}\b)))\s*(?:[.:|–—]|$|[A-ZА-Я(]))re"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QStringView text = line.trimmed();
    if (text.isEmpty() || (text.front().isLetter() && text.front().category() == QChar::Letter_Other))
        return eastAsianLabel(text);
    // Most lines end here, which costs less than to begin with the expression: it needs one of these letters, and a number.
    static constexpr QStringView starts = u"TFASEBCPLQO\u0422\u0420"; // the last two are Cyrillic
    const auto isOfNumber = [](QChar c) { return c.isDigit() || c.isSurrogate() || QStringView(u"IVXL").contains(c); };
    if (!text.front().isUpper() || !starts.contains(text.front()) || std::ranges::none_of(text, isOfNumber))
        return {};
    const auto match = label.match(text);
    if (!match.hasMatch())
        return {};
    // The letters after the number were compared without case: a capital is what was meant.
    const QStringView rest = text.mid(match.capturedEnd(1)).trimmed();
    if (!rest.isEmpty() && rest.front().isLower())
        return {};
    return { match.captured(1).simplified(), match.capturedLength(2) > 0 };
}

} // namespace adduce
