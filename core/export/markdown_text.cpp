#include "core/export/markdown_text.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool endsToken(QChar c)
{
    return c == u' ' || c == u'`' || c == u'|' || c == u'<' || c == u'>' || c == u'\\';
}

/// Some dialects link these by themselves, whatever is escaped in them.
bool isAddress(QStringView token)
{
    return token.contains(u'@') || token.contains(u"://"_s) || token.contains(u"www."_s, Qt::CaseInsensitive)
        || token.contains(u"mailto:"_s, Qt::CaseInsensitive) || token.contains(u"xmpp:"_s, Qt::CaseInsensitive);
}

QString escaped(QStringView run)
{
    static const QString active = u"\\`*_[]<>|~&#$^{}!"_s;
    QString out;
    out.reserve(run.size() + 8);
    for (const QChar c : run) {
        if (active.contains(c))
            out += u'\\';
        out += c;
    }
    return out;
}

/// Signs that only mean something at the start of a block: lists, definitions, underlined headings.
QString withoutBlockStart(const QString &text)
{
    qsizetype at = 0;
    while (at < text.size() && text[at].isDigit())
        ++at;
    static const QString afterDigits = u".)"_s;
    static const QString alone = u"-+=:%"_s;
    const bool wordEnds = at + 1 >= text.size() || text[at + 1] == u' ';
    if (at < text.size() && (at > 0 ? wordEnds && afterDigits.contains(text[at]) : alone.contains(text[at])))
        return text.left(at) + u'\\' + text.mid(at);
    return text;
}

} // namespace

QString markdownText(const QString &text)
{
    QString line = text.simplified();
    for (QChar &c : line)
        if (c.category() == QChar::Other_Control)
            c = QChar::ReplacementCharacter;
    QString out;
    qsizetype at = 0;
    while (at < line.size()) {
        qsizetype end = at;
        while (end < line.size() && !endsToken(line[end]))
            ++end;
        const QStringView token = QStringView(line).mid(at, end - at);
        out += isAddress(token) ? u'`' + token.toString() + u'`' : escaped(token);
        if (end < line.size())
            out += escaped(QStringView(line).mid(end, 1));
        at = end + 1;
    }
    return withoutBlockStart(out);
}

} // namespace adduce
