#include "core/serving/serving_context.h"

#include "core/ask/chosen_model.h"
#include "core/library/database.h"
#include "core/library/kept_here.h"
#include "core/models/prompt.h"
#include "core/serving/http_listener.h"

#include <algorithm>
#include <array>

namespace adduce {

// Who waits holds a thread of the listener, of which some are to be free for others.
constexpr int kMostWaiting = 16; // questions for a place
constexpr std::array kMostTurns { 4, 12, 12 }; // by Work, whose turn it is among them
static_assert(kMostWaiting + kMostTurns[0] + kMostTurns[1] + kMostTurns[2] < ListenerLimits {}.workers * 3 / 4);

QuestionSettings ServingContext::questionSettings(const QString &profile) const
{
    const Configuration configuration = m_workspace.configuration().load();
    return adduce::questionSettings(profile.isEmpty() ? configuration.profile : profileNamed(configuration, profile),
        PromptStore(m_workspace.promptFolder()), configuration.models, m_workspace.servers());
}

ServingContext::Place::Place(ServingContext &context, const std::stop_token &stop)
    : m_context(context)
{
    std::unique_lock lock(context.m_mutex);
    if (context.m_waiting >= kMostWaiting)
        throw Error(ErrorKind::Overloaded);
    ++context.m_waiting;
    const bool isFree = context.m_freed.wait(lock, stop, [&] { return context.m_asked < context.m_settings.questions; });
    --context.m_waiting;
    if (!isFree)
        throw Error(ErrorKind::Stopped);
    ++context.m_asked;
}

ServingContext::Place::~Place()
{
    const std::scoped_lock lock(m_context.m_mutex);
    --m_context.m_asked;
    m_context.m_freed.notify_one();
}

ServingContext::Turn::Waiting::Waiting(std::atomic<int> &count, int most)
    : m_count(count)
{
    if (++m_count <= most)
        return;
    --m_count;
    throw Error(ErrorKind::Overloaded);
}

ServingContext::Turn::Turn(ServingContext &context, Work work, const std::stop_token &stop)
    : m_waiting(context.m_queues[static_cast<std::size_t>(work)].waiting, kMostTurns[static_cast<std::size_t>(work)])
    , m_turn(context.m_queues[static_cast<std::size_t>(work)].turns, stop)
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
