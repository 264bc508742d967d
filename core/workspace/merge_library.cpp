#include "core/workspace/merge_library.h"

#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/highlights/highlight_store.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_queue.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/references/wanted_papers.h"
#include "core/threads/rating_store.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"

#include <QHash>
#include <algorithm>
#include <set>

namespace adduce {

namespace {

class Merging
{
public:
    Merging(Database &from, Database &into)
        : m_from(from)
        , m_into(into)
    {
    }

    Merged run()
    {
        addPapers();
        addFiling();
        addThreads();
        addTables();
        addWanted();
        addHighlights();
        return m_merged;
    }

private:
    void addWanted()
    {
        std::vector<Reference> references;
        for (const WantedPaper &paper : WantedPapers(m_from).list())
            references.push_back(paper.reference);
        WantedPapers(m_into).keep(references);
    }

    /// One is known by its words and where they stand.
    void addHighlights()
    {
        HighlightStore ours(m_into);
        HighlightChange change;
        qint64 next = ours.newId().value;
        for (Highlight &theirs : HighlightStore(m_from).list()) {
            const std::vector<Highlight> here = ours.of(theirs.sha256);
            if (std::ranges::any_of(
                    here, [&](const Highlight &mine) { return mine.page == theirs.page && mine.quote == theirs.quote; }))
                continue;
            theirs.id = { next++ };
            change.put.push_back(std::move(theirs));
        }
        m_merged.highlights = static_cast<int>(change.put.size());
        ours.apply(change);
    }

    void addPapers()
    {
        const DocumentStore theirs(m_from);
        DocumentStore ours(m_into);
        for (const DocumentRow &row : theirs.list()) {
            auto here = row.sha256.isEmpty() ? std::nullopt : ours.findByHash(row.sha256);
            if (!here)
                here = ours.findByPath(row.path); // not read yet, or another version of it
            if (!here && row.supersededBy)
                continue; // a former version, whose text is nowhere any more
            DocumentId id = here ? here->id : DocumentId();
            if (!id) {
                id = DocumentQueue(m_into).insert(row.path, kPriorityWatched);
                ++m_merged.papers;
            }
            m_papers.insert(row.id, id);
            const bool isDescribed = addMetadata(row.id, id);
            if (addNote(row.id, id) || isDescribed)
                ++m_merged.metadata;
            if (row.isLocalOnly && !(here && here->isLocalOnly))
                CollectionStore(m_into).keepHere({ { id } }, true);
        }
    }

    bool addNote(DocumentId then, DocumentId now)
    {
        const QString theirs = NoteStore(m_from).find(then);
        if (theirs.isEmpty() || !NoteStore(m_into).find(now).isEmpty())
            return false;
        NoteStore(m_into).set(now, theirs);
        return true;
    }

    /// The fields that the user set then, and nobody here.
    bool addMetadata(DocumentId then, DocumentId now)
    {
        const Metadata theirs = MetadataStore(m_from).find(then);
        const Metadata ours = MetadataStore(m_into).find(now);
        Metadata merged = ours;
        bool isAny = false;
        const auto take = [&](MetadataField field, auto &into, const auto &value) {
            if (theirs.origin(field) != FieldOrigin::User || ours.origin(field) == FieldOrigin::User)
                return;
            into = value;
            merged.setOrigin(field, FieldOrigin::User);
            isAny = true;
        };
        forEachField(take, merged, theirs);
        if (isAny)
            MetadataStore(m_into).set(now, merged);
        return isAny;
    }

    void addFiling()
    {
        CollectionStore theirs(m_from);
        CollectionStore ours(m_into);
        QHash<CollectionId, CollectionId> collections;
        for (const Collection &collection : theirs.list()) { // parents first
            const CollectionId parent = collections.value(collection.parent);
            const std::vector<Collection> all = ours.list();
            const auto here =
                std::ranges::find_if(all, [&](const Collection &c) { return c.parent == parent && c.name == collection.name; });
            const CollectionId id = here != all.end() ? here->id : ours.create(collection.name, parent);
            if (!collection.description.isEmpty() && (here == all.end() || here->description.isEmpty()))
                ours.describe(id, collection.description);
            collections.insert(collection.id, id);
        }
        for (auto paper = m_papers.begin(); paper != m_papers.end(); ++paper) {
            const std::vector<CollectionId> in = ours.collectionsOf(paper.value());
            for (const CollectionId id : theirs.collectionsOf(paper.key()))
                if (const CollectionId here = collections.value(id); here && std::ranges::find(in, here) == in.end()) {
                    ours.add(here, { { paper.value() } });
                    ++m_merged.filed;
                }
            const QStringList tags = ours.tagsOf(paper.value());
            for (const QString &tag : theirs.tagsOf(paper.key()))
                if (!tags.contains(tag)) {
                    ours.tag({ { paper.value() } }, tag);
                    ++m_merged.filed;
                }
        }
    }

    void addThreads()
    {
        ThreadStore theirs(m_from);
        ThreadStore ours(m_into);
        QHash<QDateTime, ThreadId> here;
        for (const bool deleted : { false, true })
            for (const ThreadRow &row : ours.list(deleted))
                here.insert(row.createdAt, row.id);
        for (const bool deleted : { false, true })
            for (const ThreadRow &row : theirs.list(deleted)) {
                auto thread = theirs.find(row.id);
                if (!thread)
                    continue;
                adoptSources(m_into, *thread);
                if (const ThreadId id = here.value(row.createdAt))
                    addAnswers(ours, *ours.find(id), *thread);
                else {
                    ours.insert(*thread); // with what the user said of its answers
                    ++m_merged.threads;
                }
            }
    }

    void rate(TurnId turn, const std::optional<Rating> &rating)
    {
        if (rating && !RatingStore(m_into).find(turn) && RatingStore(m_into).set(turn, rating))
            ++m_merged.ratings;
    }

    /// An answer is known by what was asked and how long it took: nothing else of it stays the same in another library.
    static bool isSame(const Answer &a, const Answer &b)
    {
        return a.question == b.question && a.milliseconds == b.milliseconds && a.sentences.size() == b.sentences.size();
    }

    void addAnswers(ThreadStore &store, const Thread &ours, const Thread &theirs)
    {
        QHash<TurnId, TurnId> turns;
        for (const Turn &turn : theirs.turns) {
            const auto here =
                std::ranges::find_if(ours.turns, [&](const Turn &mine) { return isSame(mine.answer, turn.answer); });
            TurnId id = here != ours.turns.end() ? here->id : TurnId();
            if (!id) {
                id = store.append({ ours.row.id, turns.value(turn.versionOf) }, turn.answer).turn;
                ++m_merged.answers;
            }
            turns.insert(turn.id, id);
            rate(id, turn.rating);
        }
    }

    void addTables()
    {
        const EvidenceStore theirs(m_from);
        const EvidenceStore ours(m_into);
        for (const EvidenceTable &table : theirs.tables()) {
            const std::vector<EvidenceTable> all = ours.tables();
            const auto here = std::ranges::find(all, table.name, &EvidenceTable::name);
            const EvidenceTableId id = here != all.end() ? here->id : ours.newTableId();
            addRows(table, id, here != all.end());
            addMatrix(table.id, id);
        }
    }

    [[nodiscard]] std::optional<Citation> adopted(std::optional<Citation> citation) const
    {
        if (!citation)
            return citation;
        const auto row = DocumentStore(m_into).findByHash(citation->sha256);
        citation->document = row ? row->id : DocumentId();
        citation->path = row ? row->path : QString();
        return citation;
    }

    void addRows(const EvidenceTable &table, EvidenceTableId id, bool isHere)
    {
        EvidenceStore ours(m_into);
        const auto keyOf = [](const EvidenceRow &row) { // those of one answer have its time, and maybe its claim
            return std::tuple(row.addedAt, row.claim, row.citation ? row.citation->quote : QString());
        };
        std::set<std::tuple<QDateTime, QString, QString>> known;
        for (const PlacedRow &row : ours.rows(id))
            known.insert(keyOf(row.row));
        EvidenceChange change { id, isHere ? std::optional(table.name) : std::nullopt, table.name, {}, {} };
        qint64 next = ours.newRowId().value;
        for (PlacedRow row : EvidenceStore(m_from).rows(table.id)) {
            if (known.contains(keyOf(row.row)))
                continue;
            row.row.id = EvidenceRowId { next++ };
            row.row.citation = adopted(row.row.citation);
            change.put.push_back(std::move(row));
        }
        m_merged.tables += isHere ? 0 : 1;
        m_merged.rows += isHere ? static_cast<int>(change.put.size()) : 0;
        if (!isHere || !change.put.empty())
            ours.apply(change);
    }

    void addMatrix(EvidenceTableId then, EvidenceTableId now)
    {
        const Matrix theirs = MatrixStore(m_from).find(then);
        MatrixStore store(m_into);
        const Matrix ours = store.find(now);
        MatrixChange change { now, {}, {} };
        QHash<MatrixQuestionId, MatrixQuestionId> questions;
        QHash<MatrixPaperId, MatrixPaperId> papers;
        qint64 question = store.newQuestionId().value;
        for (MatrixQuestion q : theirs.questions) {
            const auto here = std::ranges::find(ours.questions, q.text, &MatrixQuestion::text);
            const MatrixQuestionId id = here != ours.questions.end() ? here->id : MatrixQuestionId { question++ };
            questions.insert(q.id, id);
            q.id = id;
            if (here == ours.questions.end())
                change.put.questions.push_back(q);
        }
        qint64 paper = store.newPaperId().value;
        for (MatrixPaper p : theirs.papers) {
            const DocumentId document = m_papers.value(p.document);
            const auto here = std::ranges::find_if(ours.papers, [&](const MatrixPaper &mine) {
                return (document && mine.document == document) || (!p.sha256.isEmpty() && mine.sha256 == p.sha256);
            });
            const MatrixPaperId id = here != ours.papers.end() ? here->id : MatrixPaperId { paper++ };
            papers.insert(p.id, id);
            p.id = id;
            p.document = document;
            if (here == ours.papers.end())
                change.put.papers.push_back(p);
        }
        for (const auto &[place, cell] : theirs.cells) {
            MatrixCell mine = cell;
            mine.paper = papers.value(place.first);
            mine.question = questions.value(place.second);
            mine.citation = adopted(mine.citation);
            if (!ours.cells.contains({ mine.paper, mine.question }))
                change.put.cells.push_back(mine);
        }
        if (change.put != MatrixPart {})
            store.apply(change);
    }

    Database &m_from;
    Database &m_into;
    QHash<DocumentId, DocumentId> m_papers; ///< theirs to ours
    Merged m_merged;
};

} // namespace

Merged addMissing(Database &from, Database &into)
{
    return Merging(from, into).run();
}

} // namespace adduce
