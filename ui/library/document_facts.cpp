#include "ui/library/document_facts.h"

#include "core/base/file_name.h"
#include "core/laboratory/desk_store.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/duplicate_store.h"
#include "core/library/library.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/library/text_store.h"
#include "ui/library/library_model.h"
#include <QCoreApplication>
#include <QHash>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(adduce::DocumentFacts)
};

/// Following the newer versions up, then everything that leads there.
std::vector<DocumentRow> versionsOf(const DocumentStore &store, const DocumentRow &row)
{
    const std::vector<DocumentRow> all = store.list();
    const auto newest = [&](const DocumentRow &from) {
        DocumentId id = from.id;
        DocumentId next = from.supersededBy;
        for (std::size_t steps = 0; next && steps < all.size(); ++steps) {
            const auto found = std::ranges::find(all, next, &DocumentRow::id);
            if (found == all.end())
                break;
            id = found->id;
            next = found->supersededBy;
        }
        return id;
    };
    const DocumentId top = newest(row);
    std::vector<DocumentRow> versions;
    std::ranges::copy_if(all, std::back_inserter(versions), [&](const DocumentRow &r) { return newest(r) == top; });
    return versions;
}

std::vector<DocumentRow> duplicatesOf(Database &database, DocumentId id)
{
    std::vector<DocumentRow> rows;
    for (const Duplicate &pair : DuplicateStore(database).list()) {
        if (pair.document != id && pair.other != id)
            continue;
        if (const auto other = DocumentStore(database).find(pair.document == id ? pair.other : pair.document))
            rows.push_back(*other);
    }
    return rows;
}

QStringList captionsOf(const TextStore &texts, DocumentId id, const std::vector<Table> &tables)
{
    QStringList captions;
    for (const Table &table : tables) {
        const auto sentence = table.caption >= 0 ? texts.sentence(id, table.caption) : std::nullopt;
        captions << (sentence ? sentence->text : QString());
    }
    return captions;
}

TablePlace placeOf(const TextStore &texts, DocumentId id, const Table &table)
{
    TablePlace place;
    const auto first = table.rows.empty() ? std::nullopt : texts.sentence(id, table.rows.front().sentence);
    if (!first)
        return place;
    place.page = first->parts.front().page;
    const auto take = [&](const Sentence &sentence) {
        for (const SentencePart &part : sentence.parts)
            for (const QRectF &rect : part.rects)
                place.area = part.page == place.page ? place.area.united(rect) : place.area;
    };
    if (const auto caption = table.caption >= 0 ? texts.sentence(id, table.caption) : std::nullopt)
        take(*caption);
    for (const TableRow &row : table.rows) {
        const auto sentence = texts.sentence(id, row.sentence);
        if (!sentence || sentence->parts.front().page != place.page)
            break;
        take(*sentence);
    }
    return place;
}

QString warningWords(const QString &name)
{
    static const QHash<QString, const char *> words {
        { u"repaired"_s, QT_TRANSLATE_NOOP("adduce::DocumentFacts", "The file is damaged and was repaired while it was read.") },
        { u"pages_skipped"_s,
            QT_TRANSLATE_NOOP("adduce::DocumentFacts", "Some pages could not be read. What they say is not searched.") },
        { u"no_text_pages"_s, QT_TRANSLATE_NOOP("adduce::DocumentFacts", "Some pages have no text.") },
        { u"scanned_pages"_s,
            QT_TRANSLATE_NOOP("adduce::DocumentFacts",
                "Some pages are scans. What they say is searched only once their text was recognised.") },
        { u"gibberish_pages"_s,
            QT_TRANSLATE_NOOP("adduce::DocumentFacts",
                "The text of some pages means nothing (its characters are coded wrongly). It is not searched; recognise the text "
                "instead.") },
        { u"uncertain_order"_s,
            QT_TRANSLATE_NOOP("adduce::DocumentFacts",
                "The order in which some pages are read is not certain. Sentences whose lines do not follow each other there are "
                "searched, but not quoted.") },
        { u"encoding_guessed"_s,
            QT_TRANSLATE_NOOP("adduce::DocumentFacts", "The file does not say how its characters are coded; this was guessed.") },
        { u"ocr_incomplete"_s,
            QT_TRANSLATE_NOOP(
                "adduce::DocumentFacts", "Recognising the text did not come to the end. Recognise it again to go on.") },
    };
    const auto found = words.constFind(name);
    return found == words.constEnd() ? QString() : Words::tr(*found);
}

QString abstractOf(const TextStore &texts, DocumentId id, const std::vector<Section> &sections)
{
    QStringList abstract;
    if (std::ranges::find(sections, SectionType::Abstract, &Section::type) != sections.end())
        for (const Sentence &sentence : texts.sentences(id))
            if (sentence.kind == SentenceKind::Body && sectionTypeOf(sentence, sections) == SectionType::Abstract)
                abstract << sentence.text;
    return abstract.join(u' ');
}

} // namespace

QString labelOf(const DocumentFacts &facts, int page)
{
    return page >= 0 && page < static_cast<int>(facts.labels.size()) ? facts.labels[static_cast<std::size_t>(page)]
                                                                     : QString::number(page + 1);
}

DocumentFacts readFacts(const Library &library, DocumentId id)
{
    Database database = library.open();
    const DocumentStore documents(database);
    const TextStore texts(database);
    const CollectionStore collections(database);
    const auto row = documents.find(id);
    if (!row)
        throw Error(ErrorKind::Missing);
    DocumentFacts facts;
    facts.row = *row;
    facts.metadata = MetadataStore(database).find(id);
    facts.sections = texts.sections(id);
    facts.outline = texts.outline(id);
    facts.tables = texts.tables(id);
    facts.captions = captionsOf(texts, id, facts.tables);
    for (const Table &table : facts.tables)
        facts.tablePlaces.push_back(placeOf(texts, id, table));
    facts.hidden = texts.hidden(id);
    for (int page = 0; page < row->pages; ++page) {
        const auto read = texts.page(id, page);
        facts.labels.push_back(read ? read->label : QString::number(page + 1));
    }
    facts.versions = versionsOf(documents, *row);
    facts.duplicates = duplicatesOf(database, id);
    const std::vector<CollectionId> in = collections.collectionsOf(id);
    for (const Collection &collection : collections.list())
        if (std::ranges::find(in, collection.id) != in.end())
            facts.collections << collection.name;
    facts.tags = collections.tagsOf(id);
    for (const TagCount &known : collections.tags())
        facts.knownTags << known.tag;
    facts.note = NoteStore(database).find(id);
    facts.abstract = abstractOf(texts, id, facts.sections);
    facts.citing = ThreadStore(database).citing(row->sha256);
    facts.isFileMissing = !factsOf(row->path);
    if (const auto shared = DeskStore(database).paper(row->sha256); shared && !shared->isRemoved)
        facts.sharedBy = shared->addedBy;
    return facts;
}

std::vector<Notice> noticesOf(const DocumentFacts &facts)
{
    std::vector<Notice> notices;
    if (const QString reason = reasonWords(facts.row); !reason.isEmpty())
        notices.push_back({ facts.row.state == DocumentState::Failed, reason });
    if (!facts.row.retraction.isEmpty())
        notices.push_back({ true,
            Words::tr("This paper was retracted (%1). Read the notice before you rely on it; answers that quote it say so.")
                .arg(facts.row.retraction) });
    if (facts.row.supersededBy)
        notices.push_back({ false,
            Words::tr("The file has a newer version. This one is no longer searched; it is kept for the answers "
                      "that cite it.") });
    if (facts.isFileMissing && !facts.sharedBy.isEmpty())
        notices.push_back({ false,
            Words::tr("The file is not on this computer: the laboratory has what the paper says, and %1 has its file. Its pages cannot be "
                      "shown; they can be once you add the file yourself.")
                .arg(facts.sharedBy) });
    else if (facts.isFileMissing && facts.row.state == DocumentState::Ready)
        notices.push_back({ false,
            Words::tr("The file is no longer at %1. What was read of it is still searched; its pages cannot be "
                      "shown.")
                .arg(facts.row.path) });
    for (const QString &warning : facts.row.warnings)
        if (const QString words = warningWords(warning); !words.isEmpty())
            notices.push_back({ false, words });
    if (!facts.hidden.empty())
        notices.push_back({ false,
            Words::tr("%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.",
                nullptr, static_cast<int>(facts.hidden.size())) });
    for (const DocumentRow &other : facts.duplicates)
        notices.push_back({ false, Words::tr("“%1” looks like the same paper.").arg(displayTitle(other)) });
    return notices;
}

QString originWords(FieldOrigin origin)
{
    switch (origin) {
    case FieldOrigin::None:
        return {};
    case FieldOrigin::FirstPage:
        return Words::tr("from the first page");
    case FieldOrigin::Info:
        return Words::tr("from the file's own data");
    case FieldOrigin::Xmp:
        return Words::tr("from the file's XMP data");
    case FieldOrigin::Crossref:
        return Words::tr("looked up at Crossref");
    case FieldOrigin::Imported:
        return Words::tr("imported");
    case FieldOrigin::User:
        return Words::tr("typed by you");
    }
    return {};
}

QString hiddenWords(HiddenReason reason)
{
    switch (reason) {
    case HiddenReason::Invisible:
        return Words::tr("drawn invisibly");
    case HiddenReason::NoContrast:
        return Words::tr("in the colour of the page");
    case HiddenReason::OffPage:
        return Words::tr("off the page");
    case HiddenReason::Tiny:
        return Words::tr("too small to see");
    case HiddenReason::Covered:
        return Words::tr("covered");
    }
    return {};
}

} // namespace adduce
