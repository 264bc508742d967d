#include "core/references/apply_references.h"

#include "core/base/stop.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/references/csl_json.h"
#include "core/references/wanted_papers.h"

#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString canonical(const QString &path)
{
    const QString found = QFileInfo(path).canonicalFilePath();
    return found.isEmpty() ? path : found;
}

/// The documents of a library by what a reference may know of them. What two have in common names neither.
class DocumentFinder
{
public:
    explicit DocumentFinder(const std::vector<DocumentRow> &rows)
    {
        for (const DocumentRow &row : rows) {
            if (row.supersededBy)
                continue;
            m_byPath.insert(canonical(row.path), row.id);
            enter(m_byDoi, row.doi, row.id);
            enter(m_byTitle, titleKey(row.title), row.id);
            m_years.insert(row.id.value, row.year);
        }
    }

    [[nodiscard]] DocumentId byFile(const Reference &reference) const
    {
        for (const QString &file : reference.files)
            if (const DocumentId id = m_byPath.value(canonical(file)))
                return id;
        return {};
    }

    [[nodiscard]] DocumentId find(const Reference &reference) const
    {
        if (const DocumentId id = byFile(reference))
            return id;
        if (const DocumentId id = m_byDoi.value(reference.doi); id && !reference.doi.isEmpty())
            return id;
        const DocumentId id = m_byTitle.value(titleKey(reference.title));
        const int year = m_years.value(id.value);
        return year == 0 || reference.year == 0 || year == reference.year ? id : DocumentId {};
    }

private:
    static void enter(QHash<QString, DocumentId> &index, const QString &key, DocumentId id)
    {
        if (key.isEmpty())
            return;
        const auto known = index.find(key);
        if (known == index.end())
            index.insert(key, id);
        else if (*known != id)
            *known = {};
    }

    QHash<QString, DocumentId> m_byPath;
    QHash<QString, DocumentId> m_byDoi;
    QHash<QString, DocumentId> m_byTitle;
    QHash<qint64, int> m_years;
};

/// True when the document is now in a collection, or carries a tag, that it did not have.
bool file(CollectionStore &store, DocumentId id, const Reference &reference, CollectionId into)
{
    bool changed = false;
    const std::vector<DocumentId> one { id };
    const auto add = [&](CollectionId collection) {
        const std::vector<CollectionId> in = store.collectionsOf(id);
        if (std::ranges::find(in, collection) != in.end())
            return;
        store.add(collection, one);
        changed = true;
    };
    for (const QString &path : reference.collections)
        add(store.obtain(path));
    if (into)
        add(into);
    const QStringList tags = store.tagsOf(id);
    for (const QString &tag : reference.tags)
        if (!tags.contains(tag)) {
            store.tag(one, tag);
            changed = true;
        }
    return changed;
}

/// Of the entry that a document was given: the note that came with it, so that a later one takes its place.
constexpr auto kImportedNote = "adduce-note"_L1;

/// Behind the user's own note, or in place of the one that came earlier and still stands there. Whether it is new.
bool takeNote(NoteStore notes, DocumentId id, const QString &note, const QString &earlier)
{
    QString now = notes.find(id);
    if (note.isEmpty() || now.contains(note))
        return false;
    if (!earlier.isEmpty() && now.contains(earlier))
        now.replace(now.lastIndexOf(earlier), earlier.size(), note);
    else
        now += (now.isEmpty() ? QString() : u"\n\n"_s) + note;
    notes.set(id, now);
    return true;
}

/// Gives a document what its reference says. False when it knew it all.
bool describe(Database &database, DocumentId id, const Reference &reference, CollectionId into)
{
    MetadataStore store(database);
    const Metadata before = store.find(id);
    store.merge(id, metadataOf(reference, FieldOrigin::Imported));
    const bool described = store.find(id) != before;
    if (described)
        DuplicateStore(database).update(id);
    const QJsonObject imported = QJsonDocument::fromJson(store.imported(id)).object();
    QJsonObject entry = storedOf(together(reference, referenceFromStored(imported)));
    const QString earlier = imported[kImportedNote].toString();
    if (!reference.note.isEmpty() || !earlier.isEmpty())
        entry[kImportedNote] = reference.note.isEmpty() ? earlier : reference.note;
    store.setImported(id, QJsonDocument(entry).toJson(QJsonDocument::Compact));
    const bool isNoted = takeNote(NoteStore(database), id, reference.note, earlier);
    CollectionStore collections(database);
    return file(collections, id, reference, into) || described || isNoted;
}

std::vector<DocumentRow> readyDocuments(Database &database)
{
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [](const DocumentRow &row) { return row.state != DocumentState::Ready; });
    return rows;
}

} // namespace

QStringList filesToAdd(Database &database, const std::vector<Reference> &references, const std::stop_token &stop)
{
    const DocumentFinder documents(DocumentStore(database).list());
    QStringList files;
    for (const Reference &reference : references) {
        throwIfStopped(stop);
        if (documents.find(reference))
            continue;
        for (const QString &path : reference.files)
            if (QFileInfo(path).isFile() && !files.contains(path))
                files << path;
    }
    return files;
}

AppliedReferences applyReferences(
    Database &database, const std::vector<Reference> &references, const std::stop_token &stop, CollectionId into)
{
    AppliedReferences applied;
    Transaction transaction(database);
    const std::vector<Collection> known = CollectionStore(database).list();
    const auto found = std::ranges::find(known, into, &Collection::id);
    if (found == known.end())
        into = {};
    const DocumentFinder documents(DocumentStore(database).list());
    std::vector<Reference> wanted;
    for (std::size_t i = 0; i < references.size(); ++i) {
        throwIfStopped(stop);
        const Reference &reference = references[i];
        const DocumentId id = documents.find(reference);
        if (id) {
            applied.documents.emplace_back(i, id);
            ++(describe(database, id, reference, into) ? applied.added : applied.alreadyThere);
            continue;
        }
        ++applied.withoutDocument;
        wanted.push_back(reference);
        if (into)
            wanted.back().collections << found->path;
    }
    WantedPapers(database).keep(wanted);
    transaction.commit();
    return applied;
}

int settleWanted(Database &database)
{
    WantedPapers papers(database);
    if (papers.count() == 0)
        return 0;
    Transaction transaction(database);
    const DocumentFinder documents(readyDocuments(database));
    int settled = 0;
    for (const WantedPaper &paper : papers.list())
        if (const DocumentId id = documents.find(paper.reference)) {
            describe(database, id, paper.reference, {});
            papers.remove(paper.id);
            ++settled;
        }
    transaction.commit();
    return settled;
}

} // namespace adduce
