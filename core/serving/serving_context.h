#pragma once
#include "core/ask/question.h"
#include "core/base/turns.h"
#include "core/serving/route.h"
#include "core/settings/server.h"
#include "core/workspace/workspace.h"
#include <condition_variable>
#include <mutex>

namespace adduce {

/// What the routes work with. Thread-safe.
class ServingContext
{
public:
    ServingContext(Workspace &workspace, ServerSettings settings)
        : m_workspace(workspace)
        , m_settings(std::move(settings))
    {
    }

    [[nodiscard]] Workspace &workspace() const { return m_workspace; }
    [[nodiscard]] const ServerSettings &settings() const { return m_settings; }
    /// How questions are answered: as the configuration says now, by this profile where one is named. Nothing is remembered: that is the affair of
    /// whoever opens the file. Throws as profileNamed().
    [[nodiscard]] QuestionSettings questionSettings(const QString &profile = {}) const;

    /// One of the places for questions, while it lives.
    class Place
    {
    public:
        /// Blocks until one is free. Throws Stopped, and Overloaded where too many wait.
        Place(ServingContext &context, const std::stop_token &stop);
        ~Place();
        Place(const Place &) = delete;
        Place &operator=(const Place &) = delete;

    private:
        ServingContext &m_context;
    };

    /// The one who reads documents, while it lives.
    class Reading
    {
    public:
        Reading(ServingContext &context, const std::stop_token &stop) ///< blocks until nobody else reads; throws Stopped
            : m_turn(context.m_readings, stop)
        {
        }

    private:
        Turns::Turn m_turn;
    };

private:
    Workspace &m_workspace;
    const ServerSettings m_settings;
    std::mutex m_mutex;
    std::condition_variable_any m_freed;
    Turns m_readings;
    int m_asked = 0; ///< questions that are answered
    int m_waiting = 0; ///< for a place
};

/// Documents that somebody may know of, ascending; none: every one.
DocumentScope visibleTo(Database &database, const Caller &caller);
/// The document with this number, as if others were not there. Throws Missing.
DocumentRow documentFor(Database &database, const Caller &caller, const QString &number);

} // namespace adduce
