#include "core/references/bibtex_names.h"

#include "core/references/tex_text.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct TexWord
{
    QString text;
    bool isProtected = false; ///< begins with a brace that is no accent's

    [[nodiscard]] bool isSmall() const { return !isProtected && beginsSmall(text); }
};
using TexWords = std::vector<TexWord>;

TexWords wordsOfTex(const QString &tex)
{
    TexWords words;
    for (const QString &part : splitTex(tex, u" ~"))
        if (const QString text = textOfTex(part); !text.isEmpty())
            words.push_back({ text, part.startsWith(u'{') && !part.startsWith(u"{\\") });
    return words;
}

QString joined(TexWords::const_iterator from, TexWords::const_iterator to)
{
    QStringList texts;
    for (; from != to; ++from)
        texts << from->text;
    return texts.join(u' ');
}

/// "von Last", from `von` on: the particle ends with the last small word in front of the last word.
void setVonLast(PersonName &name, TexWords::const_iterator von, TexWords::const_iterator end)
{
    if (von == end)
        return;
    auto last = end - 1;
    while (last != von && !(last - 1)->isSmall())
        --last;
    const QString family = joined(last, end);
    if (last->isProtected)
        name.family = family;
    else
        setParticleAndFamily(name, family); // "d'Alembert"
    name.particle = (joined(von, last) + u' ' + name.particle).simplified();
}

/// Does one pair of braces enclose it all?
bool isBraced(const QString &tex)
{
    if (!tex.startsWith(u'{') || !tex.endsWith(u'}'))
        return false;
    int depth = 0;
    for (qsizetype i = 0; i + 1 < tex.size(); ++i) {
        if (tex[i] == u'\\')
            ++i;
        else
            depth += (tex[i] == u'{') - (tex[i] == u'}');
        if (depth == 0)
            return false;
    }
    return true;
}

PersonName nameOfTex(const QString &tex)
{
    PersonName name;
    if (isBraced(tex)) {
        name.literal = textOfTex(tex);
        return name;
    }
    const QStringList parts = splitTex(tex, u",");
    TexWords words = wordsOfTex(parts[0]);
    if (parts.size() > 1) {
        name.given = textOfTex(joinedParts(parts.mid(parts.size() == 2 ? 1 : 2)));
        name.suffix = parts.size() == 2 ? QString() : textOfTex(parts[1]);
        setVonLast(name, words.cbegin(), words.cend());
        if (name.family.isEmpty())
            std::swap(name.family, name.given.isEmpty() ? name.suffix : name.given);
        return name;
    }
    if (words.size() > 2 && isNameSuffix(words.back().text)) {
        name.suffix = words.back().text;
        words.pop_back();
    }
    if (words.empty())
        return name;
    const auto von = std::find_if(words.cbegin(), words.cend() - 1, [](const TexWord &word) { return word.isSmall(); });
    name.given = joined(words.cbegin(), von);
    setVonLast(name, von, words.cend());
    return name;
}

/// A part that a comma or an "and" of its own would take apart stands in braces.
QString texOfPart(const QString &text)
{
    static const QRegularExpression parted(u",|(?:^| )(?:and|others)(?: |$)"_s, QRegularExpression::CaseInsensitiveOption);
    const QString tex = texOfText(text);
    return parted.match(text).hasMatch() ? u'{' + tex + u'}' : tex;
}

/// Particle and family, so that they are parted again where they were, if BibTeX can tell them apart.
QString texOfVonLast(const PersonName &name)
{
    const auto parts = [&](const QString &tex) {
        const PersonName read = nameOfTex(tex + u", x"_s);
        return read.given == u"x" && read.family == name.family && read.particle == name.particle;
    };
    QString plain = texOfPart(particleAndFamily(name));
    if (!name.droppingParticle.isEmpty())
        return plain;
    const QString braced = texOfText(name.particle) + u" {"_s + texOfText(name.family) + u'}';
    for (const QString &tex : { plain, braced.trimmed() })
        if (parts(tex))
            return tex;
    return u'{' + texOfText(particleAndFamily(name)) + u'}';
}

QString texOfName(const PersonName &name)
{
    if (!name.literal.isEmpty())
        return u'{' + texOfText(name.literal) + u'}';
    if (name.given.isEmpty() && name.suffix.isEmpty()) {
        const QString plain = texOfPart(particleAndFamily(name));
        return nameOfTex(plain) == name ? plain : u'{' + texOfText(particleAndFamily(name)) + u'}';
    }
    QStringList parts { texOfVonLast(name) };
    if (!name.suffix.isEmpty())
        parts << texOfPart(name.suffix);
    return (parts << texOfPart(name.given)).join(u", "_s);
}

} // namespace

PersonNames namesOfTex(const QString &field)
{
    const QString tex = field.simplified();
    const QString separator = u" and "_s;
    PersonNames names;
    const auto add = [&](const QString &part) {
        const bool isNobody = part.isEmpty() || part == u"others" || part.compare(u"and"_s, Qt::CaseInsensitive) == 0;
        if (isNobody || names.size() == kMostPersonNames)
            return;
        if (PersonName name = nameOfTex(part.left(kLongestPersonName)); !displayName(name).isEmpty())
            names.push_back(std::move(name));
    };
    int depth = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i < tex.size(); ++i) {
        if (tex[i] == u'\\') {
            ++i;
            continue;
        }
        depth += (tex[i] == u'{') - (tex[i] == u'}');
        if (depth > 0 || QStringView(tex).mid(i, separator.size()).compare(separator, Qt::CaseInsensitive) != 0)
            continue;
        add(tex.mid(start, i - start).trimmed());
        start = i + separator.size();
        i = start - 1;
    }
    add(tex.mid(start).trimmed());
    return names;
}

QString texOfNames(const PersonNames &names)
{
    QStringList texts;
    for (const PersonName &name : names)
        texts << texOfName(name);
    return texts.join(u" and "_s);
}

} // namespace adduce
