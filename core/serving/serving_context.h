#pragma once
#include "core/ask/question.h"
#include "core/base/turns.h"
#include "core/serving/route.h"
#include "core/settings/server.h"
#include "core/workspace/workspace.h"
#include <QSet>
#include <QThreadPool>
#include <array>
#include <functional>

namespace adduce {

/// What the routes work with. Thread-safe.
class ServingContext
{
public:
    ServingContext(Workspace &workspace, ServerSettings settings);

    [[nodiscard]] Workspace &workspace() const { return m_workspace; }
    [[nodiscard]] const ServerSettings &settings() const { return m_settings; }
    /// How questions are answered: as the configuration says now, by this profile where one is named. Nothing is remembered: that is the affair of
    /// whoever opens the file. Throws as profileNamed().
    [[nodiscard]] QuestionSettings questionSettings(const QString &profile = {}) const;

    /// What takes much of the computer, or must not be done twice at once.
    enum class Work
    {
        Answering, ///< of as many questions at once as the settings say; the others are done one at a time
        Reading, ///< of documents
        Drawing, ///< of a page
        Numbering ///< what is made gets the number behind the last one
    };
    /// One who does it, while it lives; in the order in which they came.
    class Turn
    {
    public:
        /// Blocks until there is room. Throws Stopped, and Overloaded where too many wait.
        Turn(ServingContext &context, Work work, const std::stop_token &stop);

    private:
        Turns::Turn m_turn;
    };

    /// Does it on one of the threads that answer, waits for it, and throws what it throws. For whoever has a turn to answer.
    void answer(const std::function<void()> &work);

private:
    Workspace &m_workspace;
    const ServerSettings m_settings;
    std::array<Turns, 4> m_queues; ///< by Work
    QThreadPool m_answering; ///< as many as answer at once; last: its threads use the others
};

/// Documents that somebody may know of, ascending; none: every one.
DocumentScope visibleTo(Database &database, const Caller &caller);
/// Documents that somebody may know of who may not know of all, to look through what was saved. A document that is not there any more is none of
/// them: nobody can say of it who might.
struct VisibleDocuments
{
    std::vector<DocumentId> ids; ///< ascending
    QSet<QString> hashes; ///< of their bytes: a number may be another document's by now

    [[nodiscard]] bool holds(DocumentId id) const;
    [[nodiscard]] bool holds(const Citation &citation) const;
};
/// None for who may know of all.
std::optional<VisibleDocuments> restrictionOf(Database &database, const Caller &caller);

/// The document with this number, as if others were not there. Throws Missing.
DocumentRow documentFor(Database &database, const Caller &caller, const QString &number);

} // namespace adduce
