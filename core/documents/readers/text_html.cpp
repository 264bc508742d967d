#include "core/documents/readers/text_html.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What Windows-1252 has where Latin-1 has control characters.
constexpr std::array<char16_t, 32> kWindows { 0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030,
    0x0160, 0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc,
    0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178 };

QString fromWindows1252(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text)
        if (c.unicode() >= 0x80 && c.unicode() < 0xa0)
            c = QChar(kWindows[c.unicode() - 0x80]);
    return text;
}

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

QString decodeText(const QByteArray &bytes)
{
    if (const auto encoding = QStringConverter::encodingForData(bytes)) {
        QStringDecoder decode(*encoding);
        return decode(bytes);
    }
    QStringDecoder utf8(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString text = utf8(bytes);
    return utf8.hasError() ? fromWindows1252(bytes) : text;
}

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
