#include "core/guardrails/entities.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kBeginning = 4; ///< letters that two forms of a name share at least
constexpr qsizetype kEndings = 4; ///< letters that both together may end in differently: "Canada", "Canadian"

/// A word with the marks inside it: "IL-6", "O'Neill", "5-HT", "TNF-α".
const QRegularExpression &writtenWord()
{
    static const QRegularExpression word(uR"([\p{L}\p{N}]+(?:[-'’‐‑][\p{L}\p{N}]+)*)"_s);
    return word;
}

/// Letters and digits alone, folded, Greek letters by name.
QString codeOf(QStringView word)
{
    static const QHash<QChar, QString> greek { { u'α', u"alpha"_s }, { u'β', u"beta"_s }, { u'γ', u"gamma"_s },
        { u'δ', u"delta"_s }, { u'κ', u"kappa"_s }, { u'λ', u"lambda"_s }, { u'μ', u"mu"_s }, { u'ω', u"omega"_s } };
    QString code;
    for (const QChar c : foldWord(word))
        if (const auto name = greek.constFind(c); name != greek.cend())
            code += *name;
        else if (c.isLetterOrNumber())
            code += c;
    return code;
}

/// Without a possessive or plural ending.
QString baseOf(QStringView word)
{
    QString base = foldWord(word);
    for (const QString &ending : { u"'s"_s, u"’s"_s, u"'"_s, u"’"_s })
        if (base.endsWith(ending))
            base.chop(ending.size());
    return base;
}

bool isCode(const QString &word)
{
    const auto count = [&](auto test) { return std::ranges::count_if(word, test); };
    const auto capitals = count([](QChar c) { return c.isUpper(); });
    const auto digits = count([](QChar c) { return c.isDigit(); });
    const auto letters = count([](QChar c) { return c.isLetter(); });
    return (capitals > 1 && !word.contains(u'-')) || (digits > 0 && capitals > 0) || (capitals > 2 && letters < 10);
}

/// Does a sentence begin here?
bool beginsSentence(const QString &text, qsizetype at)
{
    while (at > 0 && !text[at - 1].isLetterOrNumber()) {
        if (u".?!:•\n"_s.contains(text[at - 1]))
            return true;
        --at;
    }
    return at == 0;
}

/// A verb that may stand right behind the name of one who or which it speaks of.
bool isSaidOfOne(const QString &verb)
{
    static const QSet<QString> verbs { u"is"_s, u"was"_s, u"has"_s, u"had"_s, u"became"_s, u"died"_s, u"won"_s, u"found"_s,
        u"wrote"_s, u"said"_s, u"held"_s, u"gave"_s, u"saw"_s, u"and"_s, u"et"_s };
    constexpr qsizetype kShortest = 5;
    return verbs.contains(verb) || (verb.size() >= kShortest && verb.endsWith(u"ed") && verb.front().isLower());
}

/// A form that names hardly have: a plural, an adverb, an adjective, a participle.
bool looksCommon(const QString &word)
{
    static const QStringList endings { u"s"_s, u"ly"_s, u"ed"_s, u"ing"_s, u"er"_s, u"al"_s, u"ic"_s, u"ive"_s, u"ous"_s,
        u"ion"_s, u"ity"_s, u"ment"_s, u"ness"_s, u"ence"_s, u"ance"_s };
    return std::ranges::any_of(endings, [&](const QString &ending) { return word.endsWith(ending); });
}

QString withFinalStop(QString text)
{
    text = text.trimmed();
    while (!text.isEmpty() && u",;:–—-( "_s.contains(text.back()))
        text.chop(1);
    return text.isEmpty() || u".!?"_s.contains(text.back()) ? text : text + u'.';
}

} // namespace

std::vector<Name> namesIn(const QString &text)
{
    struct Found
    {
        Name name;
        bool isCapital = false;
        bool isFirst = false;
        qsizetype end = 0;
    };
    std::vector<Found> words;
    for (auto it = writtenWord().globalMatch(text); it.hasNext();) {
        const auto found = it.next();
        const QString word = found.captured();
        words.push_back({ { word, static_cast<int>(found.capturedStart()), isCode(word), 0 }, word.front().isUpper(),
            beginsSentence(text, found.capturedStart()), found.capturedEnd() });
    }
    const auto capitals = std::ranges::count_if(words, &Found::isCapital);
    constexpr double kMost = 0.7; // of the words: a title, a heading, a shout
    if (words.size() > 3 && static_cast<double>(capitals) > kMost * static_cast<double>(words.size()))
        return {};
    const auto isName = [&](std::size_t i) {
        const Found &word = words[i];
        if (word.name.isCode)
            return true;
        if (!word.isCapital || word.name.text.size() < 2 || !quantitiesIn(word.name.text).empty()
            || isStopWord(foldWord(word.name.text)))
            return false;
        if (!word.isFirst || words.size() == 1)
            return true;
        if (i + 1 == words.size() || words[i + 1].isFirst)
            return false;
        const Found &next = words[i + 1];
        return (isSaidOfOne(next.name.text) && !looksCommon(word.name.text))
            || (next.isCapital && !next.name.isCode && next.name.start == word.end + 1);
    };
    std::vector<Name> names;
    qsizetype end = -1;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isName(i))
            continue;
        Name name = words[i].name;
        const bool goesOn = !names.empty() && end + 1 == name.start;
        name.run = names.empty() ? 0 : names.back().run + (goesOn ? 0 : 1);
        names.push_back(std::move(name));
        end = words[i].end;
    }
    return names;
}

void HeldEntities::add(const QString &text)
{
    for (const Quantity &quantity : quantitiesIn(text))
        if (quantity.isReference)
            m_references.insert(quantity.value);
        else
            m_units[quantity.value].insert(quantity.unit);
    // "10 000" and "0,05", as some journals print them.
    static const QRegularExpression grouped(uR"(\d{1,3}(?: \d{3})+|\d+,\d+)"_s);
    for (auto it = grouped.globalMatch(text); it.hasNext();) {
        const QString number = it.next().captured();
        for (const Quantity &quantity : quantitiesIn(QString(number).remove(u' ').replace(u',', u'.')))
            m_units[quantity.value].insert(QString());
    }
    QString last;
    for (auto it = writtenWord().globalMatch(text); it.hasNext();) {
        const QString word = it.next().captured();
        const QString code = codeOf(word);
        m_codes.insert(code);
        m_codes.insert(last + code);
        if (code.endsWith(u's'))
            m_codes.insert(code.chopped(1));
        last = code;
        m_words.insert(baseOf(word));
        for (const QString &part : word.split(QRegularExpression(u"[-‐‑]"_s))) {
            if (part.isEmpty())
                continue;
            const QString base = baseOf(part);
            m_initials += base.isEmpty() ? QString() : QString(base.front());
            if (!m_words.contains(base) || base.size() >= kBeginning) {
                m_words.insert(base);
                m_byBeginning[base.left(kBeginning)] << base;
            }
        }
    }
    m_initials += u' ';
    m_letters += codeOf(text);
}

bool HeldEntities::holds(const Quantity &quantity) const
{
    if (quantity.isReference)
        return m_references.contains(quantity.value);
    const auto stated = m_units.constFind(quantity.value);
    return stated != m_units.cend()
        && (quantity.unit.isEmpty() || stated->contains(quantity.unit) || stated->contains(QString()));
}

bool HeldEntities::holds(const Name &name) const
{
    const QString code = codeOf(name.text);
    if (m_codes.contains(code) || m_words.contains(baseOf(name.text)))
        return true;
    if (name.isCode) {
        const QString letters = code.endsWith(u's') ? code.chopped(1) : code;
        const bool hasDigits = std::ranges::any_of(letters, [](QChar c) { return c.isDigit(); });
        return m_codes.contains(letters) || (!hasDigits && letters.size() > 2 && m_initials.contains(letters));
    }
    const auto isForm = [&](const QString &word) {
        const QString base = baseOf(word);
        const QStringList near = m_byBeginning.value(base.left(kBeginning));
        return base.size() >= kBeginning && std::ranges::any_of(near, [&](const QString &other) {
            const auto shared = std::ranges::mismatch(base, other).in1 - base.begin();
            return base.size() + other.size() - 2 * shared <= kEndings;
        });
    };
    const QStringList parts = name.text.split(QRegularExpression(u"[-‐‑]"_s), Qt::SkipEmptyParts);
    return !parts.isEmpty() && std::ranges::all_of(parts, [&](const QString &part) {
        return m_words.contains(baseOf(part)) || isForm(part) || part.size() < 2 || part.front().isLower();
    });
}

bool HeldEntities::holdsAcronymOf(const std::vector<Name> &names, const Name &one) const
{
    QString initials;
    for (const Name &name : names)
        if (name.run == one.run)
            initials += foldWord(name.text).left(1);
    return initials.size() > 1 && m_codes.contains(initials);
}

bool HeldEntities::holdsWords(QStringView words) const
{
    return m_letters.contains(codeOf(words));
}

std::vector<ForeignEntity> foreignEntities(const QString &statement, const HeldEntities &numbers, const HeldEntities &names)
{
    std::vector<ForeignEntity> foreign;
    const std::vector<Name> named = namesIn(statement);
    for (const Name &name : named)
        if (!names.holds(name) && !names.holdsAcronymOf(named, name))
            foreign.push_back({ EntityKind::Name, name.text, name.start });
    static const QRegularExpression quoted(uR"(["“]([^"“”]{3,300})["”])"_s);
    for (auto it = quoted.globalMatch(statement); it.hasNext();) {
        const auto found = it.next();
        if (!names.holdsWords(found.capturedView(1)))
            foreign.push_back({ EntityKind::Quote, found.captured(), static_cast<int>(found.capturedStart()) });
    }
    for (const Quantity &quantity : quantitiesIn(statement)) {
        if (quantity.isVague || numbers.holds(quantity))
            continue;
        const QString written = statement.mid(quantity.start, quantity.length);
        foreign.push_back(
            { EntityKind::Number, quantity.unit.isEmpty() ? written : written + u' ' + quantity.unit, quantity.start });
    }
    return foreign;
}

std::optional<QString> withoutClause(const QString &statement, int start)
{
    static const QRegularExpression bracket(uR"(\s*\([^()]*\))"_s);
    for (auto it = bracket.globalMatch(statement); it.hasNext();) {
        const auto found = it.next();
        if (start > found.capturedStart() && start < found.capturedEnd())
            return QString(statement).remove(found.capturedStart(), found.capturedLength());
    }
    static const QRegularExpression clause(
        uR"(\s*(?:;|\s[–—]\s|,\s(?=(?:while|whereas|which|although|but)\b)))"_s, QRegularExpression::CaseInsensitiveOption);
    qsizetype first = -1; // of the clause that is taken out
    qsizetype end = statement.size();
    for (auto it = clause.globalMatch(statement); it.hasNext();) {
        const auto found = it.next();
        if (found.capturedStart() < start)
            first = found.capturedStart();
        else if (end == statement.size())
            end = found.capturedStart();
    }
    constexpr qsizetype kFewestWords = 4;
    if (first <= 0 || statement.first(first).count(u' ') + 1 < kFewestWords)
        return std::nullopt;
    const QString clauseItself = statement.sliced(first, end - first);
    if (clauseItself.count(u'(') != clauseItself.count(u')')) // it is cut out of a bracket
        return std::nullopt;
    return withFinalStop(statement.first(first) + (end < statement.size() ? statement.sliced(end) : QString()));
}

} // namespace adduce
