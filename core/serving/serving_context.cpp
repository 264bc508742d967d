#include "core/serving/serving_context.h"

#include "core/ask/chosen_model.h"
#include "core/library/database.h"
#include "core/library/kept_here.h"
#include "core/models/prompt.h"
#include "core/serving/http_listener.h"

#include <algorithm>
#include <array>
#include <future>
#include <latch>

namespace adduce {

// By Work, whose turn it is among them. Who waits holds a thread of the listener, of which some are to be free for others.
constexpr std::array kMostTurns { 64, 4, 12, 12 };
static_assert(kMostTurns[0] + kMostTurns[1] + kMostTurns[2] + kMostTurns[3] < ListenerLimits {}.workers * 3 / 4);

ServingContext::ServingContext(Workspace &workspace, ServerSettings settings)
    : m_workspace(workspace)
    , m_settings(std::move(settings))
    , m_queues { Turns(static_cast<std::size_t>(m_settings.questions), kMostTurns[0]), Turns(1, kMostTurns[1]),
        Turns(1, kMostTurns[2]), Turns(1, kMostTurns[3]) }
{
    const int atOnce = std::min(m_settings.questions, kMostTurns.front());
    m_answering.setMaxThreadCount(atOnce);
    m_answering.setExpiryTimeout(-1);
    // All begin before there are others, so that each gets a heap of its own from the C library.
    const auto begun = std::make_shared<std::latch>(atOnce + 1);
    for (int i = 0; i < atOnce; ++i)
        m_answering.start([begun] { begun->arrive_and_wait(); });
    begun->arrive_and_wait();
}

// In few threads: if each of the listener's many answered now and then, two that share a heap would wait for each other at every word.
void ServingContext::answer(const std::function<void()> &work)
{
    const auto task = std::make_shared<std::packaged_task<void()>>(work);
    std::future<void> done = task->get_future();
    m_answering.start([task] { (*task)(); });
    done.get();
}

QuestionSettings ServingContext::questionSettings(const QString &profile) const
{
    const Configuration configuration = m_workspace.configuration().load();
    return adduce::questionSettings(profile.isEmpty() ? configuration.profile : profileNamed(configuration, profile),
        PromptStore(m_workspace.promptFolder()), configuration.models, m_workspace.servers());
}

ServingContext::Turn::Turn(ServingContext &context, Work work, const std::stop_token &stop)
    : m_turn(context.m_queues[static_cast<std::size_t>(work)], stop)
{
}

DocumentScope visibleTo(Database &database, const Caller &caller)
{
    DocumentScope documents;
    if (caller.user.collections) {
        documents.emplace();
        for (const CollectionId collection : *caller.user.collections) {
            const std::vector<DocumentId> held = CollectionStore(database).documents(collection);
            documents->insert(documents->end(), held.begin(), held.end());
        }
        const DocumentStore store(database);
        std::erase_if(*documents, [&](DocumentId id) { // a former version is judged by nobody
            const auto row = store.find(id);
            return !row || row->supersededBy;
        });
        std::ranges::sort(*documents);
        documents->erase(std::ranges::unique(*documents).begin(), documents->end());
    }
    return caller.isElsewhere ? mayLeave(database, documents) : documents;
}

bool VisibleDocuments::holds(DocumentId id) const
{
    return std::ranges::binary_search(ids, id);
}

bool VisibleDocuments::holds(const Citation &citation) const
{
    return holds(citation.document) && hashes.contains(citation.sha256);
}

std::optional<VisibleDocuments> restrictionOf(Database &database, const Caller &caller)
{
    if (!caller.isElsewhere && !caller.user.collections)
        return std::nullopt;
    const DocumentScope scope = visibleTo(database, caller);
    VisibleDocuments visible;
    for (const DocumentRow &row : DocumentStore(database).list())
        if (!scope || std::ranges::binary_search(*scope, row.id)) {
            visible.ids.push_back(row.id);
            visible.hashes << row.sha256;
        }
    std::ranges::sort(visible.ids);
    return visible;
}

DocumentRow documentFor(Database &database, const Caller &caller, const QString &number)
{
    bool isNumber = false;
    const DocumentId id { number.toLongLong(&isNumber) };
    const DocumentScope visible = visibleTo(database, caller);
    const bool isVisible = isNumber && (!visible || std::ranges::binary_search(*visible, id));
    const auto row = isVisible ? DocumentStore(database).find(id) : std::nullopt;
    if (!row)
        throw Error(ErrorKind::Missing, number);
    return *row;
}

} // namespace adduce
