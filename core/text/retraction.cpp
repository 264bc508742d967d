#include "core/text/retraction.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QString retractionIn(const QString &title)
{
    constexpr qsizetype kMark = 60; // characters that the mark may take with what is in front of it
    static const QRegularExpression mark(
        u"^\\s*(?:[\\[(]((?:retracted|withdrawn)(?: (?:article|paper|chapter|publication))?)[\\])]"
        "|((?:retracted|withdrawn)(?: (?:article|paper|chapter|publication))?)\\s*[:–—]"
        "|(RETRACTED (?:ARTICLE|PAPER|CHAPTER))\\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto found = mark.match(title.left(kMark));
    if (found.lastCapturedIndex() == 3 && found.captured(3) != found.captured(3).toUpper())
        return {};
    return found.captured(found.lastCapturedIndex());
}

} // namespace adduce
