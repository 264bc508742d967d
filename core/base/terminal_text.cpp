#include "core/base/terminal_text.h"

namespace adduce {

using namespace Qt::StringLiterals;

static bool steers(QChar c)
{
    const char16_t code = c.unicode();
    return (code < 0x20 && c != u'\t') || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
}

QByteArray terminalLine(QString line)
{
    for (QChar &c : line)
        if (steers(c))
            c = c == u'\n' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    return line.toUtf8();
}

QByteArray terminalText(const QByteArray &utf8)
{
    QString text = QString::fromUtf8(utf8);
    for (qsizetype i = 0; i < text.size(); ++i)
        if (steers(text[i]) && text[i] != u'\n' && QStringView(text).mid(i, 2) != u"\r\n")
            text[i] = QChar::ReplacementCharacter;
    return text.toUtf8();
}

QByteArray terminalCsv(QByteArray csv)
{
    bool isQuoted = false; // a quote in a cell is doubled, which comes to the same
    for (char &c : csv) {
        if (c == '"')
            isQuoted = !isQuoted;
        else if (isQuoted && (c == '\n' || c == '\r'))
            c = ' ';
    }
    return terminalText(csv);
}

QByteArray terminalJson(const QByteArray &json)
{
    QString text;
    for (const QChar c : QString::fromUtf8(json))
        text += steers(c) && c != u'\n' ? u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0')) : QString(c);
    return text.toUtf8();
}

} // namespace adduce
