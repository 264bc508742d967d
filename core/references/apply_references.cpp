#include "core/references/apply_references.h"

#include "core/base/stop.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "core/references/csl_json.h"
#include "core/text/words.h"

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

} // namespace

QString titleKey(const QString &title)
{
    constexpr qsizetype kShortest = 12; // letters: "Introduction" and "Sleep" name many papers
    QString key;
    for (const QStringView word : wordsIn(title))
        key += foldWord(word);
    return key.size() < kShortest ? QString() : key;
}

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
    MetadataStore store(database);
    CollectionStore collections(database);
    const std::vector<Collection> known = collections.list();
    if (std::ranges::find(known, into, &Collection::id) == known.end())
        into = {};
    const DocumentFinder documents(DocumentStore(database).list());
    for (const Reference &reference : references) {
        throwIfStopped(stop);
        const DocumentId id = documents.find(reference);
        if (!id) {
            ++applied.withoutDocument;
            continue;
        }
        const Metadata before = store.find(id);
        store.merge(id, metadataOf(reference, FieldOrigin::Imported));
        const bool described = store.find(id) != before;
        if (described)
            DuplicateStore(database).update(id);
        const Reference earlier = referenceFromCsl(QJsonDocument::fromJson(store.imported(id)).object());
        store.setImported(id, QJsonDocument(cslOf(together(reference, earlier))).toJson(QJsonDocument::Compact));
        const bool filed = file(collections, id, reference, into);
        ++(described || filed ? applied.added : applied.alreadyThere);
    }
    transaction.commit();
    return applied;
}

} // namespace adduce
