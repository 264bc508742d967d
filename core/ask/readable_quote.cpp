#include "core/ask/readable_quote.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QString readableQuote(const QString &printed, const QString &clean)
{
    static const QRegularExpression parted(
        u"(\\p{L}+)([-\\x{2010}\\x{00AD}])\\s*\\n\\s*(\\p{L}+)"_s, QRegularExpression::UseUnicodePropertiesOption);
    QString text;
    qsizetype done = 0;
    for (auto found = parted.globalMatch(printed); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString before = match.captured(1);
        const QString after = match.captured(3);
        text += QStringView(printed).sliced(done, match.capturedStart() - done);
        text += clean.contains(before + after)                   ? before + after
            : clean.contains(before + match.captured(2) + after) ? before + match.captured(2) + after
                                                                 : match.captured();
        done = match.capturedEnd();
    }
    text += QStringView(printed).sliced(done);
    return text.simplified();
}

} // namespace adduce
