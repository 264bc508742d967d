#include "core/references/bibtex_fields.h"

#include "core/references/attached_files.h"
#include "core/references/bibtex_names.h"
#include "core/references/entry_types.h"
#include "core/references/tex_text.h"
#include "core/text/doi.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Fields that are one text each, with their names, of which the first that says something counts.
struct BibtexTextField
{
    QString Reference::*field;
    QStringList names;
};

const std::vector<BibtexTextField> &bibtexTextFields()
{
    static const std::vector<BibtexTextField> fields { { &Reference::title, { u"title"_s } },
        { &Reference::venue, { u"journal"_s, u"journaltitle"_s, u"booktitle"_s } },
        { &Reference::publisher, { u"publisher"_s, u"school"_s, u"institution"_s, u"organization"_s } },
        { &Reference::place, { u"address"_s, u"location"_s } }, { &Reference::series, { u"series"_s } },
        { &Reference::volume, { u"volume"_s } }, { &Reference::issue, { u"number"_s, u"issue"_s } },
        { &Reference::edition, { u"edition"_s } }, { &Reference::pageTotal, { u"pagetotal"_s } },
        { &Reference::issn, { u"issn"_s } }, { &Reference::isbn, { u"isbn"_s } }, { &Reference::url, { u"url"_s } },
        { &Reference::abstract, { u"abstract"_s } }, { &Reference::language, { u"language"_s, u"langid"_s } },
        { &Reference::shortTitle, { u"shorttitle"_s } }, { &Reference::genre, { u"type"_s } },
        { &Reference::retraction, { u"retraction"_s } } };
    return fields;
}

/// BibLaTeX's "date", or "year", "month" (which may hold the day, too: "6~may") and "day".
PartialDate dateOfFields(const QString &date, const QString &year, const QString &month, const QString &day)
{
    const PartialDate whole = dateIn(date.section(u'/', 0, 0)); // of a range where it begins
    if (whole.year > 0 && (year.isEmpty() || whole.month > 0))
        return whole;
    const int told = day.isEmpty() ? dateIn(month + u' ' + year).day : day.toInt();
    return partialDate(yearIn(year), monthIn(month), told);
}

} // namespace

Reference referenceFromBibtex(const BibtexEntry &entry, const QString &folder)
{
    const auto first = [&](const QStringList &names) {
        for (const QString &name : names)
            if (const QString value = textOfTex(entry.fields.value(name)); !value.isEmpty())
                return value;
        return QString();
    };
    const auto one = [&](const QString &name) { return first({ name }); };
    Reference r;
    r.key = entry.key;
    r.type = cslTypeOfBibtex(entry.type, one(u"entrysubtype"_s));
    for (const auto &[field, names] : bibtexTextFields())
        r.*field = first(names);
    r.authors = namesOfTex(entry.fields.value(u"author"_s));
    r.editors = namesOfTex(entry.fields.value(u"editor"_s));
    r.translators = namesOfTex(entry.fields.value(u"translator"_s));
    setDate(r, dateOfFields(one(u"date"_s), one(u"year"_s), one(u"month"_s), one(u"day"_s)));
    r.doi = onlyDoi(one(u"doi"_s));
    if (r.doi.isEmpty())
        r.doi = onlyDoi(r.url);
    r.pages = pageRange(one(u"pages"_s));
    r.accessed = isoDate(dateIn(one(u"urldate"_s)));
    r.printedNote = noteWithoutRetraction(one(u"note"_s), r.retraction);
    if (entry.type == u"mastersthesis" && r.genre.isEmpty())
        r.genre = kMastersThesis;
    r.files = resolvedFiles(attachedFiles(entry.fields.value(u"file"_s)), folder);
    for (const QString &name : { u"keywords"_s, u"keyword"_s })
        for (const QString &word : splitTex(entry.fields.value(name), u",;"))
            addTags(r, { textOfTex(word) });
    return r;
}

} // namespace adduce
