#include "ui/library/document_editing.h"

#include "core/highlights/highlight_store.h"
#include "core/library/collection_store.h"
#include "core/library/metadata_edit.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "ui/common/library_step.h"
#include "ui/library/metadata_editor.h"

namespace adduce {

DocumentEditing::DocumentEditing(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void DocumentEditing::write(const std::function<void(Database &)> &work, const Done &done)
{
    m_library.write(this, work, [this, done] {
        emit changed();
        if (done)
            done();
    });
}

namespace {

/// Shared by the steps that remove documents and put them back, all on the library's thread: each is another row afterwards.
struct Removal
{
    std::vector<DocumentId> documents;
    std::vector<RemovedPaperId> papers;
};

bool removeAll(Database &database, Removal &removal)
{
    Transaction transaction(database);
    RemovedPapers papers(database);
    const DocumentStore store(database);
    for (const DocumentId id : std::exchange(removal.documents, {}))
        if (store.find(id)) // or somebody else removed it meanwhile
            removal.papers.push_back(papers.remove(id));
    transaction.commit();
    return !removal.papers.empty();
}

/// Those whose files are where and as they were; the others stay remembered. Throws Missing where none is there.
void putAllBack(Database &database, Removal &removal)
{
    Transaction transaction(database);
    RemovedPapers papers(database);
    QString missing;
    for (const RemovedPaper &paper : papers.list()) { // which one may not be in: it was put back, or forgotten, elsewhere
        if (std::erase(removal.papers, paper.id) == 0)
            continue;
        if (isFileThere(paper))
            removal.documents.push_back(papers.putBack(paper.id));
        else
            missing = paper.path;
    }
    transaction.commit();
    if (removal.documents.empty() && !missing.isEmpty())
        throw Error(ErrorKind::Missing, missing);
}

} // namespace

void DocumentEditing::remove(const std::vector<DocumentId> &documents)
{
    auto removal = std::make_shared<Removal>();
    removal->documents = documents;
    const auto make = [removal](Database &database) { return removeAll(database, *removal); };
    const auto takeBack = [removal](Database &database) { putAllBack(database, *removal); };
    const auto done = [this](bool) {
        emit changed();
        emit queued();
    };
    const auto fail = [this](const Error &error) { emit failed(error); };
    LibraryStep::perform(m_undo, m_library, this, tr("Removal of papers"), { make, takeBack }, { done, fail });
}

void DocumentEditing::putBack(const std::vector<RemovedPaperId> &papers)
{
    const auto work = [papers](Database &database) {
        Removal removal { {}, papers };
        putAllBack(database, removal);
    };
    write(work, [this] { emit queued(); });
}

void DocumentEditing::forget(const std::vector<RemovedPaperId> &papers)
{
    const auto work = [papers](Database &database) {
        Transaction transaction(database);
        for (const RemovedPaperId id : papers)
            RemovedPapers(database).forget(id);
        transaction.commit();
    };
    write(work, [this] { emit queued(); }); // what was remembered is to leave the file, too
}

void DocumentEditing::setMetadata(
    DocumentId document, const Metadata &before, const Metadata &after, const Done &kept, const Failed &notKept)
{
    const auto make = [document, after](Database &database) {
        editMetadata(database, document, after);
        return true;
    };
    const auto takeBack = [document, before](Database &database) { editMetadata(database, document, before); };
    perform(MetadataEditor::tr("Edit of the metadata"), { make, takeBack }, kept, notKept);
}

void DocumentEditing::setNote(
    DocumentId document, const QString &before, const QString &after, const Done &kept, const Failed &notKept)
{
    const auto make = [document, after](Database &database) {
        NoteStore(database).set(document, after);
        return true;
    };
    const auto takeBack = [document, before](Database &database) { NoteStore(database).set(document, before); };
    perform(tr("Note on a paper"), { make, takeBack }, kept, notKept);
}

void DocumentEditing::setTags(
    DocumentId document, const QStringList &before, const QStringList &after, const Done &kept, const Failed &notKept)
{
    const auto change = [document](Database &database, const QStringList &from, const QStringList &to) {
        Transaction transaction(database);
        CollectionStore tags(database);
        for (const QString &tag : from)
            if (!to.contains(tag))
                tags.untag(std::array { document }, tag);
        for (const QString &tag : to)
            if (!from.contains(tag))
                tags.tag(std::array { document }, tag);
        transaction.commit();
    };
    const auto make = [=](Database &database) {
        change(database, before, after);
        return true;
    };
    const auto takeBack = [=](Database &database) { change(database, after, before); };
    perform(tr("Tags of a paper"), { make, takeBack }, kept, notKept);
}

void DocumentEditing::perform(const QString &text, const LibraryStep::Work &work, const Done &kept, const Failed &notKept)
{
    const auto done = [this, once = std::make_shared<Done>(kept)](bool) {
        if (const auto first = std::exchange(*once, {}))
            first();
        emit changed();
    };
    const auto fail = [this, once = std::make_shared<Failed>(notKept)](const Error &error) {
        if (const auto first = std::exchange(*once, {}))
            first(error);
        else
            emit failed(error);
    };
    LibraryStep::perform(m_undo, m_library, this, text, work, { done, fail });
}

void DocumentEditing::setEncoding(DocumentId document, const QString &encoding, const Done &done)
{
    m_library.write(
        this, [document, encoding](Database &database) { DocumentStore(database).setChosenEncoding(document, encoding); }, done);
}

void DocumentEditing::dismissDuplicate(const Duplicate &pair)
{
    const auto make = [pair](Database &database) {
        DuplicateStore(database).dismiss(pair.document, pair.other);
        return true;
    };
    const auto takeBack = [pair](Database &database) { DuplicateStore(database).offer(pair.document, pair.other); };
    const auto told = [this] { emit said(tr("Both stay, and are not offered again")); };
    perform(tr("Two papers told apart"), { make, takeBack }, told, {});
}

void DocumentEditing::mergeDuplicates(const Duplicate &pair, bool keepsSecond, const ChooseMetadata &choose)
{
    const DocumentId kept = keepsSecond ? pair.other : pair.document;
    const DocumentId gone = keepsSecond ? pair.document : pair.other;
    struct Merged
    {
        DuplicateMerge merge;
        std::vector<Highlight> highlights; ///< of the one that is gone, which move to the other one
    };
    auto merged = std::make_shared<Merged>();
    const auto make = [=](Database &database) {
        const MetadataStore described(database);
        const auto row = DocumentStore(database).find(gone);
        merged->highlights = row ? HighlightStore(database).of(row->sha256) : std::vector<Highlight> {};
        merged->merge =
            DuplicateStore(database).merge(kept, gone, choose(described.find(pair.document), described.find(pair.other)));
        return true;
    };
    const auto takeBack = [merged](Database &database) {
        DuplicateStore(database).part(merged->merge);
        HighlightStore highlights(database);
        HighlightChange back;
        for (const Highlight &before : merged->highlights)
            if (const auto now = highlights.find(before.id)) {
                back.taken.push_back(*now);
                back.put.push_back(before);
            }
        highlights.apply(back);
    };
    const auto done = [this, once = std::make_shared<bool>(true)](bool) {
        if (std::exchange(*once, false))
            emit said(tr("The other is no longer searched; answers that cite it still open"));
        emit changed();
        emit queued(); // what it said leaves the file, or gets its vectors again
    };
    const auto fail = [this](const Error &error) { emit failed(error); };
    LibraryStep::perform(m_undo, m_library, this, tr("Merging of two papers"), { make, takeBack }, { done, fail });
}

} // namespace adduce
