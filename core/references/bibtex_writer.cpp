#include "core/references/bibtex_writer.h"

#include "core/references/bibtex_fields.h"
#include "core/references/bibtex_names.h"
#include "core/references/citation_key.h"
#include "core/references/entry_types.h"
#include "core/references/tex_text.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A comma or semicolon of a word's own stands in braces.
QString keywordsOf(const QStringList &tags)
{
    QStringList words;
    for (const QString &tag : tags) {
        const QString tex = texOfText(tag);
        words << (tag.contains(u',') || tag.contains(u';') ? u'{' + tex + u'}' : tex);
    }
    return words.join(u", "_s);
}

QString publisherField(const QString &type)
{
    return type == u"thesis" ? u"school"_s : type == u"report" ? u"institution"_s : u"publisher"_s;
}

} // namespace

QByteArray bibtexOf(const Reference &reference, QSet<QString> &keys)
{
    const QString type = typeOrGuess(reference);
    auto [entry, subtype] = bibtexTypeOf(type);
    const bool isMasters = type == u"thesis" && reference.genre == kMastersThesis;
    QStringList fields;
    const auto add = [&](const QString &name, const QString &tex) {
        if (!tex.isEmpty())
            fields << u"  "_s + name + u" = {"_s + tex + u'}';
    };
    const auto text = [&](const QString &name, const QString &value) { add(name, texOfText(value)); };
    if (!reference.title.isEmpty())
        add(u"title"_s, u'{' + texOfText(reference.title) + u'}'); // braces keep its capitals
    text(u"shorttitle"_s, reference.shortTitle);
    add(u"author"_s, texOfNames(reference.authors));
    add(u"editor"_s, texOfNames(reference.editors));
    add(u"translator"_s, texOfNames(reference.translators));
    const PartialDate date = dateOf(reference);
    if (date.year > 0)
        add(u"year"_s, QString::number(date.year));
    if (date.month > 0)
        fields << u"  month = "_s + monthMacro(date.month);
    if (date.day > 0)
        add(u"day"_s, QString::number(date.day));
    text(u"entrysubtype"_s, subtype);
    text(u"type"_s, isMasters ? QString() : reference.genre);
    text(isPart(type) ? u"booktitle"_s : u"journal"_s, reference.venue);
    text(u"series"_s, reference.series);
    text(u"edition"_s, reference.edition);
    text(u"volume"_s, reference.volume);
    text(u"number"_s, reference.issue);
    add(u"pages"_s, texOfText(reference.pages).replace(u"–"_s, u"--"_s));
    text(u"pagetotal"_s, reference.pageTotal);
    text(u"issn"_s, reference.issn);
    text(u"isbn"_s, reference.isbn);
    text(publisherField(type), reference.publisher);
    text(u"address"_s, reference.place);
    text(u"doi"_s, reference.doi);
    text(u"url"_s, reference.url);
    text(u"urldate"_s, reference.accessed);
    text(u"language"_s, reference.language);
    text(u"note"_s, noteWithRetraction(reference));
    text(u"retraction"_s, reference.retraction);
    text(u"abstract"_s, reference.abstract);
    add(u"keywords"_s, keywordsOf(reference.tags));
    if (isMasters)
        entry = u"mastersthesis"_s;
    return (u'@' + entry + u'{' + citationKey(reference, keys) + u",\n"_s + fields.join(u",\n"_s) + u"\n}\n"_s).toUtf8();
}

} // namespace adduce
