#include "core/readers/blocks/text_html.h"

#include "core/readers/blocks/text_blocks.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QByteArray htmlFromText(const QString &text)
{
    static const QRegularExpression lineEnd(u"\\r\\n|\\r|\\n|\\f"_s);
    QString html = u"<html><head><style>p{margin:0 0 0.6em 0}</style></head><body>\n"_s;
    QStringList paragraph;
    const auto endParagraph = [&] {
        if (!paragraph.isEmpty())
            html += u"<p>"_s + escapedForLayout(paragraph.join(u' ')) + u"</p>\n"_s;
        paragraph.clear();
    };
    for (const QString &line : text.split(lineEnd)) {
        if (const QString trimmed = line.trimmed(); trimmed.isEmpty())
            endParagraph();
        else
            paragraph << trimmed;
    }
    endParagraph();
    return (html + u"</body></html>\n"_s).toUtf8();
}

} // namespace adduce
