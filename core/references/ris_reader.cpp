#include "core/references/ris_reader.h"

#include "core/references/attached_files.h"
#include "core/references/entry_types.h"
#include "core/references/zotero_fields.h"
#include "core/text/doi.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostValues = 10'000; ///< of one entry

/// One entry: the values of its tags, in their order.
struct Entry
{
    QHash<QString, QStringList> values;
    int count = 0;
    int line = 0;
    bool isOpen = false;

    [[nodiscard]] QStringList all(const QStringList &tags) const
    {
        QStringList said;
        for (const QString &tag : tags)
            said += values.value(tag);
        return said;
    }
    [[nodiscard]] QString first(const QStringList &tags) const { return all(tags).value(0).simplified(); }
};

/// An ISSN has eight digits, an ISBN ten or thirteen; what is neither is an ISSN of an article only.
void takeStandardNumber(Reference &r, const QString &value)
{
    const auto isOne = [](QChar c) { return c.isDigit() || c == u'X' || c == u'x'; };
    const auto digits = std::ranges::count_if(value, isOne);
    const bool isIssn = digits == 8 || (digits < 10 && isArticle(r.type));
    if (QString &number = isIssn ? r.issn : r.isbn; number.isEmpty())
        number = value;
}

/// What is told of the pages: of a whole work one number without an end is how many it has.
void takePages(Reference &r, const QString &start, const QString &end)
{
    static const QRegularExpression total(
        u"^(?:[ivxlc]+[,+ ]+)?\\d+(?: ?pp?\\.?)?$"_s, QRegularExpression::CaseInsensitiveOption);
    if (end.isEmpty() && isWhole(r.type) && total.match(start).hasMatch())
        r.pageTotal = start;
    else if (!end.isEmpty() && !start.isEmpty() && !start.contains(u'-') && start != end)
        r.pages = start + u'–' + end;
    else
        r.pages = pageRange(start);
}

/// The first date with a month, else the year of any.
PartialDate dateOfValues(const QStringList &values)
{
    for (const QString &value : values)
        if (const PartialDate date = dateIn(value); date.month > 0)
            return date;
    return partialDate(yearIn(values.join(u' ')), 0, 0);
}

PersonNames namesOf(const QStringList &texts)
{
    PersonNames names;
    for (const QString &text : texts)
        if (PersonName name = nameFromCommas(text.left(kLongestPersonName));
            !displayName(name).isEmpty() && names.size() < kMostPersonNames)
            names.push_back(std::move(name));
    return names;
}

/// What it appeared in, and the series of that. What stands above a book is its series.
void takeVenue(Reference &r, const Entry &entry)
{
    r.series = entry.first({ u"T3"_s });
    const bool isSeries = r.type == u"book" && r.series.isEmpty();
    r.venue = isSeries ? entry.first({ u"JO"_s, u"JF"_s, u"JA"_s, u"J2"_s })
                       : entry.first({ u"JO"_s, u"JF"_s, u"T2"_s, u"JA"_s, u"J2"_s });
    if (isSeries)
        r.series = entry.first({ u"T2"_s });
}

/// Zotero writes the user's own notes there, too, as HTML.
void takeNotes(Reference &r, const QStringList &notes)
{
    QStringList printed;
    for (const QString &note : notes)
        if (note.startsWith(kRisRetracted) && r.retraction.isEmpty())
            r.retraction = note.mid(kRisRetracted.size()).simplified();
        else if (note.startsWith(u'<'))
            addZoteroNote(r, note);
        else
            printed << note.simplified();
    r.printedNote = printed.join(u' ').left(kLongestField).simplified();
}

QStringList filesOf(const QStringList &links, const QString &folder)
{
    QStringList paths;
    for (const QString &link : links)
        if (!link.startsWith(u"internal-pdf:"_s)) // in a folder that only its program knows
            paths << link.trimmed();
    return resolvedFiles(paths, folder);
}

Reference referenceOf(const Entry &entry, const QString &folder)
{
    static const std::vector<std::pair<QString Reference::*, QStringList>> texts { { &Reference::key, { u"ID"_s } },
        { &Reference::title, { u"TI"_s, u"T1"_s, u"CT"_s, u"BT"_s } }, { &Reference::shortTitle, { u"ST"_s } },
        { &Reference::edition, { u"ET"_s } }, { &Reference::volume, { u"VL"_s } }, { &Reference::issue, { u"IS"_s, u"M1"_s } },
        { &Reference::publisher, { u"PB"_s } }, { &Reference::place, { u"CY"_s, u"PP"_s } }, { &Reference::url, { u"UR"_s } },
        { &Reference::abstract, { u"AB"_s, u"N2"_s } }, { &Reference::language, { u"LA"_s } } };
    Reference r;
    for (const auto &[field, tags] : texts)
        r.*field = entry.first(tags);
    r.type = cslTypeOfRis(entry.first({ u"TY"_s }));
    r.authors = namesOf(entry.all({ u"AU"_s, u"A1"_s }));
    r.editors = namesOf(entry.all({ u"ED"_s, u"A2"_s }));
    r.translators = namesOf(entry.all({ u"TA"_s, u"A4"_s }));
    setDate(r, dateOfValues(entry.all({ u"DA"_s, u"PY"_s, u"Y1"_s })));
    r.accessed = isoDate(dateIn(entry.first({ u"Y2"_s })));
    r.doi = onlyDoi(entry.first({ u"DO"_s, u"M3"_s }));
    if (r.doi.isEmpty())
        r.doi = onlyDoi(r.url);
    if (const QString genre = entry.first({ u"M3"_s }); onlyDoi(genre).isEmpty())
        r.genre = genre;
    takeVenue(r, entry);
    takePages(r, entry.first({ u"SP"_s }), entry.first({ u"EP"_s }));
    for (const QString &number : entry.all({ u"SN"_s }))
        takeStandardNumber(r, number.simplified());
    takeNotes(r, entry.all({ u"N1"_s }));
    r.files = filesOf(entry.all({ u"L1"_s, u"LK"_s }), folder);
    addTags(r, entry.all({ u"KW"_s }));
    return r;
}

} // namespace

ReferenceList readRis(const QByteArray &bytes, const QString &folder)
{
    static const QRegularExpression tagged(u"^\\s{0,3}([A-Z][A-Z0-9])\\s{1,2}-(?:\\s(.*))?$"_s);
    ReferenceList list;
    Entry entry;
    QString last; // the tag that a line without one goes on with
    const auto close = [&](bool whole) {
        if (!entry.isOpen)
            return;
        Reference reference = referenceOf(entry, folder);
        const QString name = reference.title.isEmpty() ? reference.key : reference.title;
        if (!whole)
            list.problems.push_back({ entry.line, name, u"the entry has no end (ER)"_s });
        if (reference.title.isEmpty() && reference.doi.isEmpty() && reference.files.isEmpty())
            list.problems.push_back({ entry.line, name, u"neither a title nor a DOI nor a file"_s });
        else
            list.references.push_back(std::move(reference));
        entry = {};
    };
    const QString text = referenceText(bytes);
    int number = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        ++number;
        const auto match = tagged.match(line);
        if (!match.hasMatch()) {
            if (QStringList &values = entry.values[last]; entry.isOpen && !line.trimmed().isEmpty() && !values.isEmpty()
                && values.back().size() + line.size() < kLongestField)
                values.back() += u' ' + line.trimmed().toString();
            continue;
        }
        last = match.captured(1);
        if (last == u"TY") {
            close(false);
            if (list.references.size() == kMostReferences) {
                list.problems.push_back({ number, {}, u"more than %1 entries; the rest is left out"_s.arg(kMostReferences) });
                return list;
            }
            entry.isOpen = true;
            entry.line = number;
        }
        if (!entry.isOpen) {
            if (last != u"ER" && (list.problems.empty() || list.problems.back().line != number - 1))
                list.problems.push_back({ number, {}, u"a field outside of any entry"_s });
            continue;
        }
        if (last == u"ER")
            close(true);
        else if (++entry.count <= kMostValues)
            entry.values[last] << match.captured(2).left(kLongestField);
    }
    close(false);
    return list;
}

} // namespace adduce
