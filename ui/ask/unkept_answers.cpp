#include "ui/ask/unkept_answers.h"

#include "ui/answer/thread_view.h"
#include "ui/ask/open_thread.h"

namespace adduce {

static bool isUnkept(const TurnWidget *turn)
{
    return turn->asked().unkept() != nullptr;
}

UnkeptAnswers::UnkeptAnswers(LibraryThread &library, ThreadView &view, OpenThread &thread)
    : QObject(&thread)
    , m_library(library)
    , m_view(view)
    , m_thread(thread)
{
}

bool UnkeptAnswers::any() const
{
    return std::ranges::any_of(m_view.turns(), isUnkept);
}

bool UnkeptAnswers::keep(const std::function<void()> &then)
{
    if (!any()) {
        if (then)
            then();
        return true;
    }
    m_then = then;
    if (!std::exchange(m_isKeeping, true))
        keepNext();
    return false;
}

/// Oldest first: they are one thread.
void UnkeptAnswers::keepNext()
{
    const auto found = std::ranges::find_if(m_view.turns(), isUnkept);
    if (found == m_view.turns().end()) {
        m_isKeeping = false;
        if (const auto then = std::exchange(m_then, {}))
            then();
        return;
    }
    const QPointer<TurnWidget> turn = *found;
    const Answer answer = *turn->asked().unkept();
    const TurnPlace place { m_thread.id(), turn->asked().firstVersion() };
    const auto save = [place, answer](Database &database) { return ThreadStore(database).append(place, answer); };
    const auto saved = [this, turn, question = answer.question](const SavedTurn &at) {
        if (turn) {
            turn->asked().setKept(at.turn);
            m_thread.setSaved(at.thread, question);
        }
        keepNext();
    };
    m_library.write(this, save, saved, [this, turn](const Error &error) {
        m_isKeeping = false;
        m_then = {};
        if (!turn || !isUnkept(turn))
            return; // given up meanwhile
        turn->asked().setUnkept(error);
        m_view.scrollToTurn(turn);
    });
}

} // namespace adduce
