#include "core/readers/blocks/css_visibility.h"

#include <QRegularExpression>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestSheet = 1 << 20; // characters
constexpr qsizetype kMostRules = 10'000;
constexpr double kSmallest = 2; // points, or pixels: nobody reads what is smaller

/// "#fff", "white", "rgb(255, 255, 255)" as "#ffffff".
QString normalized(const QString &written)
{
    static const QHash<QString, QString> names { { u"white"_s, u"#ffffff"_s }, { u"black"_s, u"#000000"_s },
        { u"red"_s, u"#ff0000"_s }, { u"blue"_s, u"#0000ff"_s }, { u"yellow"_s, u"#ffff00"_s }, { u"green"_s, u"#008000"_s },
        { u"gray"_s, u"#808080"_s }, { u"grey"_s, u"#808080"_s } };
    static const QRegularExpression numbers(
        u"^rgba?\\(\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*(?:[,/]\\s*([\\d.]+%?)\\s*)?\\)$"_s);
    QString value = written.trimmed().toLower();
    if (const auto name = names.constFind(value); name != names.constEnd())
        return *name;
    if (value.startsWith(u'#') && value.size() == 4)
        return QString(u'#') + value[1] + value[1] + value[2] + value[2] + value[3] + value[3];
    if (const auto match = numbers.match(value); match.hasMatch()) {
        if (match.hasCaptured(4) && match.captured(4).remove(u'%').toDouble() == 0)
            return u"transparent"_s;
        QString hex = u"#"_s;
        for (int i = 1; i <= 3; ++i)
            hex += QString::number(std::min(match.captured(i).toInt(), 255), 16).rightJustified(2, u'0');
        return hex;
    }
    return value;
}

/// A background is a colour, a picture, or both.
QString backgroundOf(const QString &value)
{
    if (value.contains(u"url("_s) || value.contains(u"gradient"_s))
        return u"picture"_s;
    static const QRegularExpression colour(u"#[0-9a-f]{3,6}\\b|rgba?\\([^)]*\\)|\\b[a-z]+\\b"_s);
    const QString found = normalized(colour.match(value.toLower()).captured());
    return found == u"transparent" || found == u"none" || found == u"inherit" || found == u"initial" ? QString() : found;
}

bool isTiny(const QString &value)
{
    static const QRegularExpression size(u"^([\\d.]+)(px|pt|em|rem|%)?$"_s);
    const auto match = size.match(value);
    if (!match.hasMatch())
        return false;
    const double number = match.captured(1).toDouble();
    const QString unit = match.captured(2);
    if (unit == u"em" || unit == u"rem")
        return number <= kSmallest / 16;
    return unit == u"%" ? number <= 100 * kSmallest / 16 : number <= kSmallest;
}

bool isFarOff(const QString &value)
{
    static const QRegularExpression far(u"^-\\d{3,}(?:px|pt|em)?$"_s);
    return far.match(value).hasMatch();
}

} // namespace

void CssLook::take(const CssLook &other)
{
    if (other.isHidden)
        isHidden = other.isHidden;
    if (!other.colour.isEmpty())
        colour = other.colour;
    if (!other.background.isEmpty())
        background = other.background;
}

CssLook lookOf(const QString &declarations)
{
    CssLook look;
    for (const QString &declaration : declarations.split(u';', Qt::SkipEmptyParts)) {
        const QString name = declaration.section(u':', 0, 0).trimmed().toLower();
        const QString value = declaration.section(u':', 1).remove(u"!important"_s).trimmed().toLower();
        if (name == u"display")
            look.isHidden = value == u"none";
        else if (name == u"visibility")
            look.isHidden = value == u"hidden" || value == u"collapse";
        else if (name == u"opacity")
            look.isHidden = value.toDouble() == 0 && value.startsWith(u'0');
        else if (name == u"font-size" && isTiny(value))
            look.isHidden = true;
        else if ((name == u"left" || name == u"top" || name == u"text-indent" || name == u"margin-left") && isFarOff(value))
            look.isHidden = true;
        else if (name == u"clip" && value.startsWith(u"rect(0"_s))
            look.isHidden = true;
        else if (name == u"color")
            look.colour = normalized(value);
        else if (name == u"background" || name == u"background-color")
            look.background = backgroundOf(value);
        else if (name == u"background-image" && value != u"none")
            look.background = u"picture"_s;
    }
    return look;
}

void CssSheet::add(const QString &sheet)
{
    static const QRegularExpression comment(u"/\\*.*?\\*/"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression simple(
        u"^(?:[a-z][a-z0-9]*)?(?:[.#][a-z_][\\w-]*)?$"_s, QRegularExpression::CaseInsensitiveOption);
    const QString text = sheet.left(kLongestSheet).remove(comment);
    for (qsizetype at = 0; at < text.size() && m_rules.size() < kMostRules;) {
        const qsizetype open = text.indexOf(u'{', at);
        if (open < 0)
            return;
        const QString selectors = text.mid(at, open - at).trimmed();
        if (selectors.startsWith(u'@')) { // rules in a rule: to the brace that closes it
            int depth = 1;
            for (at = open + 1; at < text.size() && depth > 0; ++at)
                depth += (text[at] == u'{') - (text[at] == u'}');
            continue;
        }
        const qsizetype close = text.indexOf(u'}', open);
        const CssLook look = adduce::lookOf(text.mid(open + 1, (close < 0 ? text.size() : close) - open - 1));
        for (const QString &selector : selectors.split(u',', Qt::SkipEmptyParts))
            if (const QString one = selector.trimmed(); !one.isEmpty() && simple.match(one).hasMatch())
                m_rules[one.toLower()].take(look);
        at = close < 0 ? text.size() : close + 1;
    }
}

CssLook CssSheet::lookOf(const QString &tag, const QStringList &classes, const QString &id) const
{
    CssLook look = m_rules.value(tag);
    for (const QString &name : classes) {
        look.take(m_rules.value(u'.' + name.toLower()));
        look.take(m_rules.value(tag + u'.' + name.toLower()));
    }
    if (!id.isEmpty()) {
        look.take(m_rules.value(u'#' + id.toLower()));
        look.take(m_rules.value(tag + u'#' + id.toLower()));
    }
    return look;
}

} // namespace adduce
