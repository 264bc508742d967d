#include "core/readers/printed_reference.h"

#include "core/text/licence.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestLine = 300; // characters
constexpr std::size_t kPages = 3; // whose heads and feet are read
constexpr double kEdge = 0.15; // share of a page's height that holds them

QRegularExpression expression(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

/// Venue, year, volume, issue and pages by name; year alone is no reference.
const std::array<QRegularExpression, 6> &forms()
{
    static const QString venue = u"(?<venue>\\p{Lu}[\\p{L}\\p{M}&.,:'’() -]{2,110}?)"_s;
    static const QString year = u"(?:19|20)\\d\\d"_s;
    static const QString volume = u"(?<volume>\\d{1,4})"_s;
    static const QString issue = u"(?:\\s*\\((?<issue>[^)]{1,20})\\))?"_s;
    static const QString pages = u"(?<pages>[A-Za-z]{0,2}\\d{1,8}(?:\\s?[-–]\\s?[A-Za-z]{0,2}\\d{1,8})?)"_s;
    static const std::array<QRegularExpression, 6> all {
        expression(
            u'^' + venue + u",?\\s+"_s + year + u"\\s*[,;]\\s*"_s + volume + issue + u"\\s*[,:]\\s*"_s + pages + u"\\W*$"_s),
        expression(u'^' + venue + u"\\s*\\("_s + year + u"\\)\\s*"_s + volume + issue + u"\\s*:\\s*"_s + pages + u"\\W*$"_s),
        expression(
            u'^' + venue + u",?\\s+"_s + volume + issue + u"\\s*\\("_s + year + u"\\)\\s*[,:]?\\s*"_s + pages + u"\\W*$"_s),
        expression(u'^' + venue + u",?\\s+[Vv]ol(?:ume|\\.)?\\s*"_s + volume
            + u"(?:,?\\s*(?:[Nn]o\\.?|[Ii]ssue)\\s*(?<issue>\\d{1,4}))?[/,]?\\s*(?:\\p{L}+ )?"_s + year
            + u"(?:,\\s*(?:pp?\\.?\\s*)?"_s + pages + u")?\\W*$"_s),
        expression(u"(?:^|[.?!]\\s)(?<venue>\\p{Lu}[^.?!]{2,110}?),\\s*"_s + volume + u"\\s*\\((?<issue>\\d{1,4})\\),\\s*"_s
            + pages + u"\\.?\\W*$"_s),
        expression(u"^(?<venue>(?:PLOS|PLoS) \\p{Lu}[\\p{L} ]{1,40}?|Frontiers in \\p{Lu}[\\p{L} ]{2,60}?)\\s*(?:\\|.*)?$"_s),
    };
    return all;
}

/// "Royal Society open science 2: 150395", where it is known to be a reference.
const QRegularExpression &shortForm()
{
    static const QRegularExpression form = expression(
        u"(?:^|[.?!]\\s+)(?<venue>\\p{Lu}[\\p{L}. ]{2,60}?)\\s+(?<volume>\\d{1,4})(?:\\((?<issue>\\d{1,4})\\))?:\\s*(?<pages>[A-Za-z]?\\d{2,8}(?:[-–]\\d{1,8})?)\\b"_s);
    return form;
}

/// Without what stands around a reference: a page number, authors, the paper's address.
QString bare(const QString &line)
{
    static const QRegularExpression around = expression(u"^(?:[Pp]age\\s+)?\\d{1,4}\\s+of\\s+\\d{1,4}\\s*|\\s*(?:[Pp]age\\s+)?"
                                                        u"\\d{1,4}\\s+of\\s+\\d{1,4}$|^\\p{Lu}[\\p{L}'’-]{1,30}(?: "
                                                        u"and \\p{Lu}[\\p{L}'’-]{1,30})? et al\\.?,?\\s+|"
                                                        "[;,.|]?\\s*(?:\\b(?:doi|DOI):?\\s*10\\.|https?://|www\\.).*$"_s);
    QString text = line.simplified();
    text.remove(around);
    return text.trimmed();
}

bool isVenue(const QString &text)
{
    static const QRegularExpression dates =
        expression(u"\\b(?:received|accepted|published|revised|submitted|copyright|editors?|licen[cs]e[de]?|january|february|"
                   u"march|april|may|june|july|"
                   "august|september|october|november|december|table|figure|fig|page|university|department)\\b"_s);
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    return letters >= 3 && letters * 10 >= text.size() * 6 && text.count(u' ') < 14 && !dates.match(text.toLower()).hasMatch();
}

std::optional<PrintedReference> taken(const QRegularExpression &form, const QString &text)
{
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString venue = match.captured(u"venue").trimmed();
    while (venue.endsWith(u',') || (venue.endsWith(u'.') && venue.count(u'.') == 1)) // a full stop, and no abbreviation's
        venue.chop(1);
    if (!isVenue(venue))
        return std::nullopt;
    return PrintedReference { venue, match.captured(u"volume"), match.captured(u"issue"),
        match.captured(u"pages").remove(u' ').replace(u'-', u'–'), {}, {} };
}

bool isAtEdge(const Line &line, const PageLayout &page)
{
    const double height = page.size.height();
    return line.box.bottom() < kEdge * height || line.box.top() > (1 - kEdge) * height;
}

/// A reference in the heads and feet of a page, which may be broken over lines.
PrintedReference atEdges(const PageLayout &page, bool isFirst)
{
    PrintedReference best;
    QString all;
    const auto consider = [&](const QString &text) {
        const PrintedReference found = printedReferenceIn(text);
        const auto known = [](const PrintedReference &r) {
            return !r.venue.isEmpty() + !r.volume.isEmpty() + !r.pages.isEmpty();
        };
        if (known(found) > known(best))
            best = found;
    };
    for (const Line &line : page.lines)
        if (isAtEdge(line, page)) {
            consider(line.text);
            all += line.text + u' ';
        }
    if (isFirst) // a later page may end with references to others
        consider(all.simplified().right(kLongestLine));
    return best;
}

/// What the first page says of how to cite it, up to its address.
QString citation(const PageLayout &first)
{
    static const QRegularExpression begins = QRegularExpression(
        u"^\\W*(?:citation(?::|$)|cite (?:this|as)|how to cite|to cite this)"_s, QRegularExpression::CaseInsensitiveOption);
    constexpr std::size_t kMostLines = 14;
    QString text;
    for (std::size_t i = 0; i < first.lines.size(); ++i) {
        if (!begins.match(first.lines[i].text.simplified()).hasMatch())
            continue;
        for (std::size_t k = i; k < std::min(first.lines.size(), i + kMostLines); ++k) {
            const QString line = first.lines[k].text.simplified();
            text += (text.endsWith(u'-') ? QString() : u" "_s) + line;
            if (line.contains(u"doi"_s, Qt::CaseInsensitive))
                break;
        }
        break;
    }
    return text.simplified();
}

/// The reference that a text on how to cite a paper ends with.
PrintedReference citedReference(const QString &text)
{
    const QString whole = bare(text);
    static const QRegularExpression abbreviation = expression(u"(?:^|\\s)\\p{Lu}\\p{L}{0,6}$"_s);
    // A venue begins behind a sentence's end, which an abbreviation is not: each is tried, the last first.
    for (qsizetype at = whole.lastIndexOf(u". "_s); at > 0; at = whole.lastIndexOf(u". "_s, at - 1)) {
        if (abbreviation.match(whole.first(at)).hasMatch())
            continue;
        const QString rest = whole.sliced(at + 2).first(std::min(kLongestLine, whole.size() - at - 2));
        if (const PrintedReference found = printedReferenceIn(rest, true);
            !found.venue.isEmpty() && found.venue.front().isUpper())
            return found;
    }
    return {};
}

const QStringList &smallWords()
{
    static const QStringList words { u"of"_s, u"and"_s, u"the"_s, u"in"_s, u"for"_s, u"on"_s, u"&"_s };
    return words;
}

/// How many of the words an abbreviated name stands for; 0 when it is not theirs.
qsizetype speltBy(const QStringList &parts, const QStringList &words)
{
    qsizetype word = 0;
    qsizetype part = 0;
    for (; word < words.size() && part < parts.size(); ++word)
        if (words[word].startsWith(parts[part], Qt::CaseInsensitive))
            ++part;
        else if (word == 0 || !smallWords().contains(words[word].toLower()))
            return 0;
    return part == parts.size() ? word : 0;
}

QStringList wordsOf(const QString &name)
{
    QStringList words = QString(name).replace(u'.', u' ').split(u' ', Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) { return smallWords().contains(word.toLower()); });
    return words;
}

/// An abbreviated name ("J. Funct. Morphol.") as the lines at the top of the page spell it; as it is where they do not.
QString speltOut(const QString &venue, const PageLayout &first)
{
    if (!venue.contains(u'.'))
        return venue;
    const QStringList parts = wordsOf(venue);
    QStringList words;
    for (const Line &line : first.lines)
        if (line.box.top() < 0.3 * first.size.height())
            words += line.text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (qsizetype begin = 0; begin < words.size(); ++begin)
        if (const qsizetype length = speltBy(parts, words.sliced(begin)); length > 0)
            return words.sliced(begin, length).join(u' ');
    return venue;
}

/// Without white space, at which lines and letters of addresses are broken.
QString lettersOf(const PageLayout &page)
{
    QString letters;
    for (const Line &line : page.lines)
        for (const QChar c : line.text)
            if (!c.isSpace())
                letters += c;
    return letters;
}

} // namespace

bool isSameJournal(const QString &a, const QString &b)
{
    const QStringList one = wordsOf(a);
    const QStringList other = wordsOf(b);
    return !one.isEmpty() && one.size() == other.size() && (speltBy(one, other) > 0 || speltBy(other, one) > 0);
}

PrintedReference printedReferenceIn(const QString &line, bool isCited)
{
    if (line.size() > kLongestLine)
        return {};
    const QString text = bare(line);
    for (const QRegularExpression &form : forms())
        if (const auto found = taken(form, text))
            return *found;
    if (isCited)
        if (const auto found = taken(shortForm(), text))
            return *found;
    return {};
}

PrintedReference printedReference(const std::vector<PageLayout> &pages)
{
    PrintedReference best;
    for (std::size_t p = 0; p < std::min(kPages, pages.size()) && best.pages.isEmpty(); ++p)
        if (PrintedReference found = atEdges(pages[p], p == 0);
            best.venue.isEmpty() || (best.volume.isEmpty() && !found.volume.isEmpty()))
            best = std::move(found);
    if (pages.empty())
        return best;
    if (best.volume.isEmpty()) {
        PrintedReference cited = citedReference(citation(pages.front()));
        if (!best.venue.isEmpty())
            cited.venue = best.venue; // of the paper itself, and often abbreviated there
        if (!cited.volume.isEmpty())
            best = std::move(cited);
    }
    best.venue = speltOut(best.venue, pages.front());
    static const QRegularExpression issn(
        u"ISSN:?(?:\\(?(?:print|online)\\)?:?)?(\\d{4}-\\d{3}[\\dXx])"_s, QRegularExpression::CaseInsensitiveOption);
    best.issn = issn.match(lettersOf(pages.front())).captured(1).toUpper();
    for (const std::size_t p : { std::size_t(0), std::size_t(1), pages.size() - 1, pages.size() - 2, pages.size() - 3 })
        if (best.licence.isEmpty() && p < pages.size()) // a number before the first wraps around
            best.licence = licenceIn(lettersOf(pages[p]));
    return best;
}

} // namespace adduce
