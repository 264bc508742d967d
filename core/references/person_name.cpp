#include "core/references/person_name.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "d'", "O’", "al-": nothing stands between it and what follows.
bool holdsOn(const QString &particle)
{
    return particle.endsWith(u'\'') || particle.endsWith(u'’') || particle.endsWith(u'-');
}

bool hasComma(const PersonName &name)
{
    const std::array parts { name.given, name.particle, name.droppingParticle, name.family };
    return std::ranges::any_of(parts, [](const QString &part) { return part.contains(u','); });
}

} // namespace

bool isNameSuffix(const QString &word)
{
    static const QSet<QString> suffixes { u"Jr"_s, u"Jr."_s, u"Sr"_s, u"Sr."_s, u"II"_s, u"III"_s, u"IV"_s };
    return suffixes.contains(word);
}

bool beginsSmall(QStringView word)
{
    const auto letter = std::ranges::find_if(word, [](QChar c) { return c.isLetter(); });
    return letter != word.end() && letter->isLower();
}

QString particleAndFamily(const PersonName &name)
{
    const QString particle = (name.droppingParticle + u' ' + name.particle).simplified();
    return particle.isEmpty() || name.family.isEmpty() || holdsOn(particle) ? particle + name.family
                                                                            : particle + u' ' + name.family;
}

void setParticleAndFamily(PersonName &name, const QString &text)
{
    static const QRegularExpression elided(u"^(\\p{Ll}{1,3}['’-])(\\p{Lu}.*)$"_s);
    const QStringList words = text.simplified().split(u' ');
    qsizetype small = 0;
    while (small + 1 < words.size() && beginsSmall(words[small]))
        ++small;
    QStringList particle = words.mid(0, small);
    name.family = words.mid(small).join(u' ');
    if (const auto match = elided.match(name.family); match.hasMatch()) {
        particle << match.captured(1);
        name.family = match.captured(2);
    }
    name.particle = particle.join(u' ');
}

QString displayName(const PersonName &name)
{
    if (!name.literal.isEmpty())
        return name.literal;
    return QStringList { name.given, particleAndFamily(name), name.suffix }.join(u' ').simplified();
}

QStringList displayNames(const PersonNames &names)
{
    QStringList texts;
    for (const PersonName &name : names)
        texts << displayName(name);
    return texts;
}

PersonName nameFromDisplay(const QString &text)
{
    PersonName name;
    const QString plain = text.simplified();
    if (plain.contains(u',') || plain.contains(u" and "_s)) {
        name.literal = plain;
        return name;
    }
    QStringList words = plain.split(u' ');
    if (words.size() > 1 && isNameSuffix(words.back()))
        name.suffix = words.takeLast();
    const auto small = std::find_if(words.cbegin(), words.cend() - 1, beginsSmall);
    const qsizetype givens = small - words.cbegin();
    name.given = words.mid(0, givens).join(u' ');
    setParticleAndFamily(name, words.mid(givens).join(u' '));
    return name;
}

PersonNames namesFromDisplay(const QStringList &texts, const PersonNames &known)
{
    PersonNames names;
    for (const QString &text : texts) {
        const auto same = std::ranges::find(known, text, displayName);
        names.push_back(same == known.end() ? nameFromDisplay(text) : *same);
    }
    return names;
}

PersonName nameFromCommas(const QString &text)
{
    PersonName name;
    const QString plain = text.simplified();
    const QStringList parts = plain.split(u',');
    const bool isDoubled = parts.size() > 2 && parts[1].isEmpty(); // a space between them stands for a given name
    const bool isClosed = parts.size() == 2 && parts[1].isEmpty();
    const bool isWhole = parts.size() == 1 && plain.contains(u' ') && !beginsSmall(plain);
    if (isDoubled || isClosed || isWhole) {
        name.literal = isDoubled ? (parts[0] + u',' + parts.mid(2).join(u',')).simplified() : parts[0];
        return name;
    }
    name.given = parts.value(1).simplified();
    name.suffix = joinedParts(parts.mid(2));
    setParticleAndFamily(name, parts[0]);
    if (name.family.isEmpty()) // a comma that nothing stands before
        std::swap(name.family, name.given.isEmpty() ? name.suffix : name.given);
    return name;
}

QString joinedParts(const QStringList &parts)
{
    QStringList said;
    for (const QString &part : parts)
        said << part.simplified();
    said.removeAll(QString());
    return said.join(u", "_s);
}

QString commasOf(const PersonName &name)
{
    if (!name.literal.isEmpty() || hasComma(name)) { // a comma within a part would part it elsewhere
        const QString whole = displayName(name);
        const qsizetype comma = whole.indexOf(u',');
        return comma < 0 ? whole + u',' : whole.left(comma) + u',' + whole.mid(comma);
    }
    QString text = particleAndFamily(name);
    if (!name.given.isEmpty() || !name.suffix.isEmpty())
        text += u", "_s + name.given;
    if (!name.suffix.isEmpty())
        text += u", "_s + name.suffix;
    return text;
}

PersonName nameFromFields(const QString &given, const QString &family)
{
    PersonName name;
    name.given = given.simplified();
    setParticleAndFamily(name, family);
    if (name.family.isEmpty())
        std::swap(name.family, name.given);
    return name;
}

} // namespace adduce
