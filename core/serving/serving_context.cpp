#include "core/serving/serving_context.h"

#include "core/ask/chosen_model.h"
#include "core/library/database.h"
#include "core/library/kept_here.h"
#include "core/models/prompt.h"

#include <algorithm>

namespace adduce {

constexpr int kMostWaiting = 16; // questions for each place: who comes after these would wait for minutes

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
    if (context.m_waiting >= kMostWaiting * context.m_settings.questions)
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

DocumentScope visibleTo(Database &database, const Caller &caller)
{
    DocumentScope documents;
    if (caller.user.collections) {
        documents.emplace();
        for (const CollectionId collection : *caller.user.collections) {
            const std::vector<DocumentId> held = CollectionStore(database).documents(collection);
            documents->insert(documents->end(), held.begin(), held.end());
        }
        std::ranges::sort(*documents);
        documents->erase(std::ranges::unique(*documents).begin(), documents->end());
    }
    return caller.isElsewhere ? mayLeave(database, documents) : documents;
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
