#include "core/documents/readers/text_html.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString element(const QString &name, const QString &text)
{
    return u'<' + name + u'>' + text.toHtmlEscaped() + u"</"_s + name + u">\n"_s;
}

QString withoutEmphasis(QString text)
{
    static const QRegularExpression strong(u"(\\*\\*|__)(?=\\S)(.+?)(?<=\\S)\\1"_s);
    static const QRegularExpression light(u"(?<![\\w*])\\*(?=\\S)([^*]+?)(?<=\\S)\\*(?![\\w*])"_s);
    text.replace(strong, u"\\2"_s);
    text.replace(light, u"\\1"_s);
    return text;
}

} // namespace

QByteArray htmlFromText(const QString &text)
{
    static const QRegularExpression heading(u"^(#{1,6})\\s+(.*?)\\s*#*$"_s);
    static const QRegularExpression underline(u"^(=+|-{3,})\\s*$"_s);
    static const QRegularExpression lineEnd(u"\\r\\n|\\r|\\n|\\f"_s);
    QString html =
        u"<html><head><style>p{margin:0 0 0.6em 0} h1{font-size:1.6em} h2{font-size:1.3em} h3,h4,h5,h6{font-size:1.15em}"
        "</style></head><body>\n"_s;
    QStringList paragraph;
    const auto endParagraph = [&] {
        if (!paragraph.isEmpty())
            html += element(u"p"_s, withoutEmphasis(paragraph.join(u' ')));
        paragraph.clear();
    };
    for (const QString &line : text.split(lineEnd)) {
        const QString trimmed = line.trimmed();
        if (const auto match = heading.match(trimmed); match.hasMatch()) {
            endParagraph();
            html += element(u"h%1"_s.arg(match.capturedLength(1)), withoutEmphasis(match.captured(2)));
        } else if (underline.match(trimmed).hasMatch() && paragraph.size() == 1) {
            html += element(trimmed.startsWith(u'=') ? u"h1"_s : u"h2"_s, withoutEmphasis(paragraph.first()));
            paragraph.clear();
        } else if (trimmed.isEmpty()) {
            endParagraph();
        } else {
            paragraph << trimmed;
        }
    }
    endParagraph();
    return (html + u"</body></html>\n"_s).toUtf8();
}

} // namespace adduce
