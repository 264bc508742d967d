#include "core/readers/metadata.h"

#include "core/readers/layout/section_names.h"
#include "core/readers/printed_reference.h"
#include "core/readers/xmp.h"
#include "core/text/doi.h"
#include "core/text/retraction.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOldest = 1900;
constexpr int kNewest = 2100;

/// Where the title stands on the first page: its first line and the one behind its last.
struct TitleLines
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The name of a journal in large letters is no title.
bool isMasthead(const QString &text)
{
    static const QRegularExpression masthead(
        u"^(the )?(\\w+ ){0,3}(journal|annals|proceedings|transactions|bulletin|archives|letters|advances)\\b(?!.*:)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return text.size() < 60 && masthead.match(text).hasMatch();
}

/// The largest lines of the first page that stand together; without any, what looks like a heading at its top.
TitleLines titleLines(const PageLayout &page, const std::vector<LineRole> &roles)
{
    constexpr std::size_t kMostLines = 6;
    const auto isHeading = [&](std::size_t i) { return roles[i] == LineRole::Title || roles[i] == LineRole::Heading; };
    const auto runFrom = [&](std::size_t begin) {
        std::size_t end = begin + 1;
        while (end < roles.size() && end - begin < kMostLines && isHeading(end)
            && std::abs(page.lines[end].size - page.lines[begin].size) < 0.3
            && page.lines[end].baseline - page.lines[end - 1].baseline < 2 * page.lines[begin].size)
            ++end;
        return TitleLines { begin, end };
    };
    TitleLines best;
    double largest = 0;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const Line &line = page.lines[i];
        const QString text = line.text.simplified();
        const bool candidate = isHeading(i) && text.size() > 8 && line.box.top() < 0.5 * page.size.height()
            && standardType(text) == SectionType::Other && !isMasthead(text);
        if (candidate && line.size > largest + 0.3) {
            largest = line.size;
            best = runFrom(i);
        }
    }
    return best;
}

QString titleOnPage(const PageLayout &page, const TitleLines &lines)
{
    QStringList words;
    for (std::size_t i = lines.begin; i < lines.end; ++i)
        words << page.lines[i].text.simplified();
    return words.join(u' ').simplified().left(400);
}

/// The lines under the title, as far as they are names.
QStringList authorsOnPage(const PageLayout &page, const std::vector<LineRole> &roles, const TitleLines &title)
{
    constexpr std::size_t kMostLines = 6;
    QStringList names;
    QString open; // a line that ends in a comma goes on
    for (std::size_t i = title.end; title.end > 0 && i < std::min(title.end + kMostLines, roles.size()); ++i) {
        if (roles[i] == LineRole::Margin)
            continue;
        const QString text = (open + u' ' + page.lines[i].text).simplified();
        const QStringList found = splitAuthors(text);
        if (found.isEmpty() && !text.endsWith(u','))
            break;
        open = text.endsWith(u',') || text.endsWith(u"and"_s) || text.endsWith(u'&') ? text : QString();
        if (open.isEmpty())
            names += found;
    }
    return names;
}

/// A year that the first page prints as one of publication.
int yearOnPage(const PageLayout &page)
{
    static const QRegularExpression published(
        u"(?:©|copyright|published|citation)\\D{0,60}?\\b((?:19|20)\\d\\d)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    QString text;
    for (const Line &line : page.lines)
        text += line.text + u' ';
    const auto match = published.match(text);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

/// "ROGER KOENKER" as "Roger Koenker".
QString capitalised(const QString &name)
{
    QString out = name.toLower();
    for (qsizetype i = 0; i < out.size(); ++i)
        if (i == 0 || !out[i - 1].isLetter())
            out[i] = out[i].toUpper();
    return out;
}

QString textOf(const PageLayout &page)
{
    QString text;
    for (const Line &line : page.lines)
        text += line.text + u'\n';
    return text;
}

int yearOf(const QString &date)
{
    static const QRegularExpression pattern(u"^D?:?((?:19|20)\\d\\d)"_s);
    const auto match = pattern.match(date);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

/// Some files put all names into one entry.
QStringList creatorsOf(const Xmp &xmp)
{
    return xmp.creators.size() == 1 ? splitAuthors(xmp.creators.first()) : xmp.creators;
}

/// "Sports Medicine, https://doi.org/10.1007/...", as one publisher describes its papers.
QString subjectVenue(const QString &subject)
{
    static const QRegularExpression venue(
        u"^(\\p{Lu}[^,.;]{3,100}), ?(?:https?://(?:dx\\.)?doi\\.org/|doi:)"_s, QRegularExpression::UseUnicodePropertiesOption);
    return subject.size() < 300 ? venue.match(subject).captured(1) : QString();
}

/// Takes the first value that is one, and remembers where it came from.
template <class Value> void take(Metadata &metadata, MetadataField field, Value &mine, const Value &value, FieldOrigin origin)
{
    if (mine != Value {} || value == Value {})
        return;
    mine = value;
    metadata.setOrigin(field, origin);
}

} // namespace

bool isPlausibleTitle(const QString &title)
{
    static const QRegularExpression machine(
        u"(^microsoft word|^untitled|\\.(docx?|tex|dvi|pdf|indd|qxd|rtf|odt)$|^[\\w.-]+$|^\\W*$|^doi:|\\d\\.\\.\\d|_\\d|\\\\)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return title.size() >= 8 && title.size() < 400 && title.contains(u' ') && !machine.match(title).hasMatch();
}

QStringList splitAuthors(const QString &line)
{
    QString text = line.simplified();
    static const QRegularExpression marks(u"[\\d*†‡§¶#∗⁎⇑✉]+|\\b(PhD|MD|MSc|BSc|Dr|Prof)\\b\\.?|\\([^)]*\\)|\\borcid\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    text.replace(marks, u" "_s);
    static const QRegularExpression parts(u"\\s*(?:,|;|·|•|\\band\\b|&)\\s*"_s);
    static const QRegularExpression name(
        u"^(?:\\p{Lu}[\\p{L}'’.-]*\\s+){1,4}(?:(?:van|von|de|der|den|da|di|la|le|el|al|ter)\\s+){0,3}\\p{Lu}[\\p{L}'’-]+$"_s);
    static const QRegularExpression place(
        u"\\b(Universit\\p{L}*|Department|Institute|School|Hospital|Center|Centre|Faculty|College|Research|"
        "Abstract|Journal|Vignette|Package|Article|Review|Version|Draft)\\b"_s);
    QStringList names;
    for (const QString &part : text.split(parts, Qt::SkipEmptyParts)) {
        const QString candidate = part.simplified();
        if (candidate.size() < 2)
            continue;
        if (!name.match(candidate).hasMatch() || place.match(candidate).hasMatch())
            return {};
        names << (candidate == candidate.toUpper() ? capitalised(candidate) : candidate);
    }
    return names;
}

Metadata metadataOf(const OpenDocument &open, const std::vector<PageLayout> &pages, const std::vector<LineRole> &rolesOfFirst)
{
    const PageLayout &first = pages.front();
    const Xmp xmp = readXmp(open.file.xmp());
    const TitleLines lines = titleLines(first, rolesOfFirst);
    const auto plausible = [](const QString &title) { return isPlausibleTitle(title) ? title : QString(); };
    const auto known = [](int year) { return year < kOldest || year > kNewest ? 0 : year; };
    Metadata m;
    take(m, MetadataField::Title, m.title, plausible(xmp.title), FieldOrigin::Xmp);
    take(m, MetadataField::Title, m.title, plausible(open.text.title), FieldOrigin::Info);
    take(m, MetadataField::Title, m.title, plausible(open.file.metadata("info:Title")), FieldOrigin::Info);
    take(m, MetadataField::Title, m.title, titleOnPage(first, lines), FieldOrigin::FirstPage);
    take(m, MetadataField::Authors, m.authors, creatorsOf(xmp), FieldOrigin::Xmp);
    take(m, MetadataField::Authors, m.authors, open.text.authors, FieldOrigin::Info);
    take(m, MetadataField::Authors, m.authors, splitAuthors(open.file.metadata("info:Author")), FieldOrigin::Info);
    forEachField([&](MetadataField field, auto &mine, const auto &said) { take(m, field, mine, said, FieldOrigin::Info); }, m,
        open.text.published);
    // Many files name their first author only; the page names all.
    if (const QStringList printed = authorsOnPage(first, rolesOfFirst, lines); printed.size() > m.authors.size()) {
        m.authors = printed;
        m.setOrigin(MetadataField::Authors, FieldOrigin::FirstPage);
    }
    take(m, MetadataField::Year, m.year, known(xmp.year), FieldOrigin::Xmp);
    take(m, MetadataField::Year, m.year, known(yearOnPage(first)), FieldOrigin::FirstPage);
    take(m, MetadataField::Year, m.year, known(yearOf(open.file.metadata("info:CreationDate"))), FieldOrigin::Info);
    take(m, MetadataField::Doi, m.doi, xmp.doi, FieldOrigin::Xmp);
    take(m, MetadataField::Doi, m.doi, onlyDoi(textOf(first)), FieldOrigin::FirstPage);
    take(m, MetadataField::Venue, m.venue, xmp.publication, FieldOrigin::Xmp);
    PrintedReference printed = printedReference(pages);
    if (!m.venue.isEmpty() && !isSameJournal(m.venue, printed.venue)) // of another paper
        printed = { {}, {}, {}, {}, printed.issn, printed.licence };
    take(m, MetadataField::Venue, m.venue, subjectVenue(open.file.metadata("info:Subject")), FieldOrigin::Info);
    take(m, MetadataField::Venue, m.venue, printed.venue, FieldOrigin::FirstPage);
    // From 1 to the last one: those of the file.
    const bool isOfFile = xmp.firstPage == u"1"_s && xmp.lastPage == QString::number(pages.size());
    const QString range = isOfFile ? QString() : xmp.lastPage.isEmpty() ? xmp.firstPage : xmp.firstPage + u'–' + xmp.lastPage;
    take(m, MetadataField::Volume, m.volume, xmp.volume, FieldOrigin::Xmp);
    take(m, MetadataField::Issue, m.issue, xmp.issue, FieldOrigin::Xmp);
    take(m, MetadataField::Pages, m.pages, range, FieldOrigin::Xmp);
    take(m, MetadataField::Volume, m.volume, printed.volume, FieldOrigin::FirstPage);
    take(m, MetadataField::Issue, m.issue, printed.issue, FieldOrigin::FirstPage);
    take(m, MetadataField::Pages, m.pages, printed.pages, FieldOrigin::FirstPage);
    take(m, MetadataField::Issn, m.issn, xmp.issn, FieldOrigin::Xmp);
    take(m, MetadataField::Issn, m.issn, printed.issn, FieldOrigin::FirstPage);
    take(m, MetadataField::Licence, m.licence, printed.licence, FieldOrigin::FirstPage);
    take(m, MetadataField::Retraction, m.retraction, retractionIn(m.title), m.origin(MetadataField::Title));
    return m;
}

} // namespace adduce
