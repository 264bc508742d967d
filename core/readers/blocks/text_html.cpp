#include "core/readers/blocks/text_html.h"

#include "core/readers/blocks/code_lines.h"
#include "core/readers/blocks/text_blocks.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QByteArray htmlFromText(const QString &text)
{
    static const QRegularExpression lineEnd(u"\\r\\n|\\r|\\n|\\f"_s);
    // A margin that parts paragraphs also where the one before has no stop, as a title.
    QString html = u"<html><head><style>p{margin:0 0 1em 0} .code{font-family:monospace}</style></head><body>\n"_s;
    QStringList lines; // of the paragraph or listing in hand, escaped
    bool isCode = false;
    const auto end = [&] {
        if (!lines.isEmpty())
            html += isCode ? u"<p class=\"code\">"_s + lines.join(u"<br/>"_s) + u"</p>\n"_s
                           : u"<p>"_s + lines.join(u' ') + u"</p>\n"_s;
        lines.clear();
    };
    for (const QString &line : text.split(lineEnd)) {
        const QString trimmed = line.trimmed();
        const bool isOfCode = looksLikeCode(line) || (isCode && !lines.isEmpty() && continuesCode(line));
        if (trimmed.isEmpty() || isOfCode != isCode)
            end();
        isCode = isOfCode;
        if (!trimmed.isEmpty())
            lines << escapedForLayout(trimmed);
    }
    end();
    return (html + u"</body></html>\n"_s).toUtf8();
}

} // namespace adduce
