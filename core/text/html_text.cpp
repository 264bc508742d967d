#include "core/text/html_text.h"

#include "core/text/hidden_characters.h"

#include <QStringList>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestEntity = 10;

/// What "amp" or "#8212" stands for; empty: nothing known.
QString characterOf(QStringView entity)
{
    static const std::array<std::pair<QStringView, QStringView>, 9> names { { { u"amp", u"&" }, { u"lt", u"<" }, { u"gt", u">" },
        { u"quot", u"\"" }, { u"apos", u"'" }, { u"nbsp", u" " }, { u"ndash", u"–" }, { u"mdash", u"—" }, { u"hellip", u"…" } } };
    if (entity.startsWith(u'#')) {
        const bool isHex = entity.size() > 1 && entity[1].toLower() == u'x';
        bool isNumber = false;
        const char32_t code = entity.mid(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10);
        return isNumber && code > 0 && code <= 0x10FFFF ? QString::fromUcs4(&code, 1) : QString();
    }
    for (const auto &[name, character] : names)
        if (name == entity)
            return character.toString();
    return {};
}

/// What stands in the place of a tag: "p", "/li".
QString textOfTag(QStringView tag)
{
    const QString name = tag.toString().toLower();
    if (name == u"br" || name == u"br/" || name == u"/li" || name == u"/tr")
        return u"\n"_s;
    if (name == u"li")
        return u"- "_s;
    static const QStringList blocks { u"/p"_s, u"/div"_s, u"/blockquote"_s, u"/pre"_s, u"/ul"_s, u"/ol"_s, u"/h1"_s, u"/h2"_s,
        u"/h3"_s, u"/h4"_s, u"/h5"_s, u"/h6"_s };
    return blocks.contains(name) ? u"\n\n"_s : QString();
}

} // namespace

QString textOfHtml(const QString &html)
{
    QString text;
    for (qsizetype at = 0; at < html.size(); ++at) {
        const QChar c = html[at];
        if (c == u'<') {
            const qsizetype end = html.indexOf(u'>', at);
            if (end < 0)
                break; // it is cut off
            const QStringView tag = QStringView(html).mid(at + 1, end - at - 1);
            qsizetype length = 0;
            while (length < tag.size() && !tag[length].isSpace())
                ++length;
            text += textOfTag(tag.first(length));
            at = end;
            continue;
        }
        const qsizetype length = c == u'&' ? QStringView(html).mid(at, kLongestEntity).indexOf(u';') : -1;
        const qsizetype end = at + length;
        if (length > 0)
            if (const QString character = characterOf(QStringView(html).mid(at + 1, end - at - 1)); !character.isEmpty()) {
                text += character;
                at = end;
                continue;
            }
        text += c.isSpace() ? u' ' : c; // line ends of the source are spaces
    }
    QStringList lines;
    for (const QString &line : withoutHiddenCharacters(text).split(u'\n'))
        if (const QString words = line.simplified(); !words.isEmpty() || (!lines.isEmpty() && !lines.last().isEmpty()))
            lines << words;
    return lines.join(u'\n').trimmed();
}

} // namespace adduce
