#include "core/references/zotero_fields.h"

#include "core/text/doi.h"
#include "core/text/html_text.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What Zotero has no field for, "Citation Key: smith2001" on a line of its own.
void takeExtra(Reference &item, const QString &extra)
{
    constexpr auto kKey = "citation key:"_L1;
    for (const QString &line : extra.split(u'\n'))
        if (const QString said = line.simplified(); said.startsWith(kKey, Qt::CaseInsensitive) && said.size() > kKey.size())
            item.key = said.mid(kKey.size()).trimmed();
    if (item.doi.isEmpty())
        item.doi = onlyDoi(extra);
}

} // namespace

QString cslTypeOfZotero(const QString &itemType)
{
    static const QHash<QString, QString> types { { u"journalArticle"_s, u"article-journal"_s },
        { u"magazineArticle"_s, u"article-magazine"_s }, { u"newspaperArticle"_s, u"article-newspaper"_s },
        { u"preprint"_s, u"article"_s }, { u"book"_s, u"book"_s }, { u"bookSection"_s, u"chapter"_s },
        { u"conferencePaper"_s, u"paper-conference"_s }, { u"thesis"_s, u"thesis"_s }, { u"report"_s, u"report"_s },
        { u"webpage"_s, u"webpage"_s }, { u"blogPost"_s, u"post-weblog"_s }, { u"dataset"_s, u"dataset"_s },
        { u"computerProgram"_s, u"software"_s }, { u"patent"_s, u"patent"_s }, { u"manuscript"_s, u"manuscript"_s },
        { u"standard"_s, u"standard"_s }, { u"encyclopediaArticle"_s, u"entry-encyclopedia"_s },
        { u"dictionaryEntry"_s, u"entry-dictionary"_s }, { u"presentation"_s, u"speech"_s }, { u"map"_s, u"map"_s },
        { u"film"_s, u"motion_picture"_s }, { u"case"_s, u"legal_case"_s }, { u"statute"_s, u"legislation"_s } };
    return types.value(itemType, u"document"_s);
}

void setZoteroField(Reference &reference, const QString &field, const QString &said)
{
    static const QHash<QString, QString Reference::*> fields { { u"title"_s, &Reference::title },
        { u"publicationTitle"_s, &Reference::venue }, { u"proceedingsTitle"_s, &Reference::venue },
        { u"bookTitle"_s, &Reference::venue }, { u"encyclopediaTitle"_s, &Reference::venue },
        { u"dictionaryTitle"_s, &Reference::venue }, { u"university"_s, &Reference::publisher },
        { u"institution"_s, &Reference::publisher }, { u"volume"_s, &Reference::volume }, { u"issue"_s, &Reference::issue },
        { u"reportNumber"_s, &Reference::issue }, { u"seriesNumber"_s, &Reference::issue },
        { u"patentNumber"_s, &Reference::issue }, { u"pages"_s, &Reference::pages }, { u"numPages"_s, &Reference::pageTotal },
        { u"publisher"_s, &Reference::publisher }, { u"place"_s, &Reference::place }, { u"series"_s, &Reference::series },
        { u"edition"_s, &Reference::edition }, { u"ISBN"_s, &Reference::isbn }, { u"shortTitle"_s, &Reference::shortTitle },
        { u"thesisType"_s, &Reference::genre }, { u"reportType"_s, &Reference::genre },
        { u"manuscriptType"_s, &Reference::genre }, { u"url"_s, &Reference::url }, { u"abstractNote"_s, &Reference::abstract },
        { u"language"_s, &Reference::language }, { u"ISSN"_s, &Reference::issn } };
    const QString value = said.left(kLongestField).simplified();
    if (value.isEmpty())
        return;
    if (const auto known = fields.constFind(field); known != fields.constEnd())
        reference.*(*known) = field == u"pages" ? pageRange(value) : value;
    else if (field == u"citationKey")
        reference.key = value;
    else if (field == u"extra")
        takeExtra(reference, said.left(kLongestField));
    else if (field == u"date")
        setDate(reference, dateIn(value));
    else if (field == u"accessDate")
        reference.accessed = isoDate(dateIn(value));
    else if (field == u"DOI")
        reference.doi = onlyDoi(value);
}

void addZoteroCreator(Reference &reference, const QString &role, const PersonName &name)
{
    static const QHash<QString, PersonNames Reference::*> roles { { u"author"_s, &Reference::authors },
        { u"editor"_s, &Reference::editors }, { u"translator"_s, &Reference::translators } };
    const auto known = roles.constFind(role);
    if (known != roles.constEnd() && !displayName(name).isEmpty() && (reference.*(*known)).size() < kMostPersonNames)
        (reference.*(*known)).push_back(name);
}

std::optional<ReferenceMark> markOfZotero(
    const QString &type, const QString &text, const QString &comment, const QString &colour, const QString &position)
{
    const QJsonValue page = QJsonDocument::fromJson(position.toUtf8()).object()[u"pageIndex"_s];
    const QString words = text.left(kLongestField).simplified();
    if ((type != u"highlight" && type != u"underline") || words.isEmpty() || !page.isDouble())
        return std::nullopt;
    bool isColour = false;
    const quint32 rgb = colour.mid(1).toUInt(&isColour, 16) & 0xFFFFFFU;
    return ReferenceMark { page.toInt() + 1, words, textOfHtml(comment.left(kLongestField)), isColour ? rgb : 0 };
}

void addZoteroNote(Reference &reference, const QString &html)
{
    const QString note = textOfHtml(html.left(kLongestField));
    if (!note.isEmpty() && reference.note.size() + note.size() <= kLongestField)
        reference.note += (reference.note.isEmpty() ? QString() : u"\n\n"_s) + note;
}

} // namespace adduce
