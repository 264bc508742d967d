#include "core/text/retraction.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QString retractionIn(const QString &title)
{
    constexpr qsizetype kMark = 60; // characters that the mark may take with what is in front of it
    // Without brackets or a colon only capitals are a mark: "Retracted articles and what cites them" is a title.
    static const QRegularExpression mark(
        u"^\\s*(?|[\\[(]((?i:(?:retracted|withdrawn)(?: (?:article|paper|chapter|publication))?))[\\])]"
        "|((?i:(?:retracted|withdrawn)(?: (?:article|paper|chapter|publication))?))\\s*[:–—]"
        "|(RETRACTED (?:ARTICLE|PAPER|CHAPTER))\\b)"_s);
    return mark.match(title.left(kMark)).captured(1);
}

} // namespace adduce
