#include "core/readers/blocks/code_lines.h"

#include <QList>
#include <algorithm>
#include <array>

namespace adduce {

namespace {

bool isOfName(QChar c)
{
    return (c.unicode() < 0x80 && c.isLetterOrNumber()) || c == u'_' || c == u'.';
}

bool isOfPath(QChar c) // a name and what leads to it
{
    return isOfName(c) || c == u'$' || c == u':' || c == u'@';
}

bool startsWithAny(QStringView text, const auto &beginnings)
{
    return std::ranges::any_of(beginnings, [&](QStringView beginning) { return text.startsWith(beginning); });
}

bool hasPrompt(QStringView text)
{
    constexpr std::array kPrompts { u"R> ", u">>> ", u"mysql> ", u"julia> ", u"$ sudo ", u"$ pip ", u"$ git ", u"$ cd " };
    constexpr QStringView kNotebook = u"In ["; // "In [3]: df.head()"; "In [12], the authors" is prose
    if (!text.startsWith(kNotebook))
        return startsWithAny(text, kPrompts);
    const qsizetype end = text.indexOf(u"]: ");
    return end > 0
        && std::ranges::all_of(text.first(end).sliced(kNotebook.size()), [](QChar c) { return c.isDigit() || c == u' '; });
}

/// "data = dt": a name of a few letters, as "n = 12" has not, and a value.
bool hasNamedValue(QStringView text)
{
    constexpr qsizetype kShortest = 3; // letters
    for (qsizetype at = text.indexOf(u'='); at >= 0; at = text.indexOf(u'=', at + 1)) {
        const QStringView before = text.first(at).trimmed();
        const qsizetype name = std::find_if_not(before.rbegin(), before.rend(), isOfName) - before.rbegin();
        if (name >= kShortest)
            return true;
    }
    return false;
}

/// "name(...)" with several arguments by name, or one in quotes, and nothing after it but what ends a statement; it may go on in the next line.
bool isCall(QStringView text)
{
    const auto open = std::ranges::find_if_not(text, isOfPath);
    if (open == text.begin() || open == text.end() || *open != u'(' || !text.front().isLetter() || text.contains(u'|'))
        return false;
    if (!text.contains(u'"') && !text.contains(u'$') && (!text.contains(u',') || !hasNamedValue(text)))
        return false;
    while (text.endsWith(u';') || text.endsWith(u','))
        text.chop(1);
    int depth = 0;
    for (auto at = open; at != text.end(); ++at) {
        depth += *at == u'(' ? 1 : *at == u')' ? -1 : 0;
        if (depth == 0)
            return at + 1 == text.end();
    }
    return true;
}

/// A name, perhaps of a part of something, and a sign of assignment that prose and formulae do not have.
bool isAssignment(QStringView text)
{
    const auto end = std::ranges::find_if_not(text, [](QChar c) { return isOfPath(c) || c == u'[' || c == u']' || c == u'"'; });
    constexpr std::array kSigns { u"<- ", u"<<- ", u"+= ", u"%>% " };
    return end != text.begin() && startsWithAny(text.sliced(end - text.begin()).trimmed(), kSigns);
}

/// "import numpy as np", "import os.path", "from math import pi": words alone, as prose has them ("import duties").
bool isImport(QStringView text)
{
    const QList<QStringView> words = text.split(u' ', Qt::SkipEmptyParts);
    const bool isModule = words.size() > 1 && std::ranges::all_of(words[1], isOfName);
    if (!isModule || text.endsWith(u'.'))
        return false;
    if (words.front() == u"from")
        return words.size() == 4 && words[2] == u"import";
    return words.front() == u"import"
        && ((words.size() == 2 && words[1].contains(u'.')) || (words.size() == 4 && words[2] == u"as"));
}

bool isHeadOfBlock(QStringView text)
{
    constexpr std::array kWhole { u"#include ", u"library(", u"require(" };
    constexpr std::array kBlocks { u"def ", u"for (", u"for(", u"if (", u"if(", u"while (", u"while(", u"} else", u"else {" };
    constexpr std::array kStatements { u"return ", u"SELECT ", u"public ", u"private " };
    if (startsWithAny(text, kWhole))
        return true;
    const bool opens = text.endsWith(u'{');
    if (startsWithAny(text, kBlocks))
        return opens || text.endsWith(u';') || text.endsWith(u"):");
    const bool hasSign = std::ranges::any_of(text, [](QChar c) { return QStringView(u"=(_").contains(c); });
    if (startsWithAny(text, kStatements))
        return opens || (text.endsWith(u';') && hasSign);
    return text.startsWith(u"class ")
        && (opens || (text.endsWith(u':') && text.size() > 6 && text[6].isUpper() && text.count(u' ') == 1));
}

bool isEndOfBlock(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return QStringView(u"{}();,").contains(c); }) && text.contains(u'}');
}

/// Words of a sentence, which a program holds in its comments alone.
bool isProse(QStringView text)
{
    constexpr qsizetype kFewest = 4;
    qsizetype words = 0;
    qsizetype plain = 0;
    for (const QStringView word : text.split(u' ', Qt::SkipEmptyParts)) {
        ++words;
        plain += std::ranges::all_of(
            word.chopped(word.size() > 1 && word.back().isPunct() ? 1 : 0), [](QChar c) { return c.isLetter(); });
    }
    return words >= kFewest && plain * 4 >= words * 3;
}

} // namespace

bool looksLikeCode(QStringView line)
{
    const QStringView text = line.trimmed();
    if (text.isEmpty())
        return false;
    if (hasPrompt(text) || isImport(text))
        return true;
    if (isProse(text))
        return false;
    return isAssignment(text) || isHeadOfBlock(text) || isEndOfBlock(text) || isCall(text);
}

bool continuesCode(QStringView line)
{
    const QStringView text = line.trimmed();
    constexpr std::array kSigns { u"+ ", u"... ", u"## ", u"#> ", u"# " };
    if (text.isEmpty())
        return false;
    return startsWithAny(text, kSigns) || text.startsWith(u"import ") || looksLikeCode(line)
        || (line.front().isSpace() && !isProse(text));
}

} // namespace adduce
