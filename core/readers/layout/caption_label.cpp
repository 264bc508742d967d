#include "core/readers/layout/caption_label.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

CaptionLabel captionLabel(QStringView line)
{
    // "Supplementary Table 2.", "Extended Data Fig. 3 |", "FIGURE S1 ", "Table A1:", "Tabelle 4-1", "Abb. 2"; then a sign, an
    // end, or a capital: in a sentence a verb follows.
    static const QRegularExpression label(
        uR"re(^\s*((?:(?:supplementary|supplemental|extended\s+data|supporting|appendix|additional|online)\s+)?(?:(table|tab\.|tabelle|tableau|tabla|tabella|tabela)|fig(?:ure|ura|\.)?|abbildung|abb\.|scheme|schema|box|algorithm|listing|plate|chart|exhibit)\s*(?:[A-Z]{1,2}[.-]?)?\d+(?:[.-]\d+)?[a-z]?)\s*(?:[.:|–—]|$|[A-Z(]))re"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QStringView text = line.trimmed();
    if (text.isEmpty() || !text.front().isUpper())
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
