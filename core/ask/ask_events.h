#pragma once
#include "core/answer/answer.h"
#include "core/answer/stage.h"
#include <functional>
#include <variant>

namespace adduce {

struct StageStarted
{
    Stage stage = Stage::Route;
};
struct StageFinished
{
    Stage stage = Stage::Route;
    double milliseconds = 0;
};
/// A sentence that was found and checked; they come in the order of the answer.
struct SentenceReady
{
    AnswerSentence sentence;
};
/// The question was split: each part is looked for from now on.
struct PartsPlanned
{
    QStringList parts;
};
/// A part was looked for; once more where pages of the web joined the papers.
struct PartLookedUp
{
    int part = 0; ///< of PartsPlanned, from 0
    bool isFound = false; ///< passages speak of it
};

using AskEvent = std::variant<StageStarted, StageFinished, SentenceReady, PartsPlanned, PartLookedUp>;
/// Called one event at a time, maybe by one thread after another.
using AskSink = std::function<void(const AskEvent &)>;
inline void notify(const AskSink &onEvent, const AskEvent &event)
{
    if (onEvent)
        onEvent(event);
}

/// Saves a finished answer before anybody is told of it; blocks, may throw Error. See `keepIn` in thread_store.h.
using AnswerKeeper = std::function<SavedTurn(const Answer &)>;

} // namespace adduce
