#include "core/workspace/look_again.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/search_state.h"
#include "core/threads/thread_store.h"
#include "core/workspace/ask_again.h"
#include "core/workspace/workspace.h"

#include <algorithm>
#include <set>

namespace adduce {

namespace {

/// Papers that came after a moment, or were read after an answer.
class NewPapers
{
public:
    NewPapers(Database &database, const QDateTime &since, const Answer &then)
        : m_documents(database)
        , m_since(since)
    {
        if (since <= then.askedAt)
            for (const Unsearched &waiting : then.search.unsearched)
                m_unread.insert(waiting.document);
    }

    void addNew(DocumentId id, ChangedAnswer &change) const
    {
        if (const auto row = m_documents.find(id); isNew(row)) {
            ++change.come;
            change.papers << shortName(*row);
        }
    }
    /// A quote of a paper whose file has a newer version.
    void addReplaced(const Citation &citation, ChangedAnswer &change) const
    {
        const auto row = m_documents.findByHash(citation.sha256);
        if (row && row->supersededBy && isNew(m_documents.find(row->supersededBy))) {
            ++change.gone;
            change.papers << shortName(*row);
        }
    }

private:
    [[nodiscard]] bool isNew(const std::optional<DocumentRow> &row) const
    {
        return row && (row->addedAt > m_since || m_unread.contains(row->id));
    }

    DocumentStore m_documents;
    QDateTime m_since;
    std::set<DocumentId> m_unread; ///< were there, but could not be searched yet
};

/// The sentences, and what is also said.
std::vector<AnswerSentence> saidIn(const Answer &answer)
{
    std::vector<AnswerSentence> said = answer.sentences;
    said.insert(said.end(), answer.alsoSaid.begin(), answer.alsoSaid.end());
    return said;
}

bool isSaid(const AnswerSentence &sentence, const std::vector<AnswerSentence> &said)
{
    return std::ranges::any_of(said, [&](const AnswerSentence &one) {
        return std::ranges::any_of(
            one.citations, [&](const Citation &citation) { return isSameQuote(citation, sentence.citations.front()); });
    });
}

} // namespace

ChangedAnswer changeOf(const AskedAgain &asked, const QDateTime &since, Database &database)
{
    const Answer &then = asked.then.answer;
    const NewPapers papers(database, since, then);
    ChangedAnswer change { asked.then.id, 0, 0, {} };
    if (then.writer) {
        for (const Passage &passage : asked.now.trace.passagesOf(Stage::Select))
            papers.addNew(passage.document, change);
    } else {
        const std::vector<AnswerSentence> said = saidIn(then);
        for (const AnswerSentence &sentence : saidIn(asked.now))
            if (!sentence.citations.empty() && !isSaid(sentence, said))
                papers.addNew(sentence.citations.front().document, change);
    }
    for (const AnswerSentence &sentence : saidIn(then))
        for (const Citation &citation : sentence.citations)
            papers.addReplaced(citation, change);
    change.papers.removeDuplicates();
    return change;
}

std::vector<ChangedThread> changedThreads(Workspace &workspace)
{
    Database database = workspace.library().open();
    const ChangedAnswerStore answers(database);
    std::vector<ChangedThread> changed;
    for (const ThreadRow &row : ThreadStore(database).list()) {
        if (row.changedAnswers == 0)
            continue;
        ChangedThread thread { row.id, row.marks.title, row.changedAnswers, {} };
        for (const ChangedAnswer &answer : answers.find(row.id))
            thread.papers << answer.papers;
        thread.papers.removeDuplicates();
        changed.push_back(std::move(thread));
    }
    return changed;
}

int lookAgain(Workspace &workspace, const Profile &inUse, const std::function<void(int done, int total)> &report,
    const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const qint64 revision = searchRevision(database);
    ChangedAnswerStore changes(database);
    const ThreadStore threads(database);
    int found = 0;
    const std::vector<DueThread> due = changes.due(revision);
    for (std::size_t i = 0; i < due.size(); ++i) {
        if (stop.stop_requested())
            return found;
        if (report)
            report(static_cast<int>(i), static_cast<int>(due.size()));
        const auto thread = threads.find(due[i].thread);
        if (!thread)
            continue;
        std::vector<ChangedAnswer> changed;
        for (const AskedAgain &asked : askAgain(workspace, database, *thread, inUse, stop))
            if (!asked.isOfAll)
                changed.push_back(changeOf(asked, std::max(asked.then.answer.askedAt, due[i].seenAt), database));
        if (stop.stop_requested())
            return found;
        changes.keep(due[i], revision, changed);
        found += thread->row.changedAnswers == 0 && std::ranges::any_of(changed, &ChangedAnswer::isAny);
    }
    return found;
}

} // namespace adduce
