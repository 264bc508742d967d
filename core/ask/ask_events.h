#pragma once
#include "core/ask/answer.h"
#include <functional>
#include <variant>

namespace adduce {

enum class Stage
{
    Route,
    Retrieve,
    Rank, ///< with a model for it
    Select,
    Expand,
    Topic,
    Write,
    Check
};

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

using AskEvent = std::variant<StageStarted, StageFinished, SentenceReady>;
using AskSink = std::function<void(const AskEvent &)>;

/// Saves a finished answer before anybody is told of it; blocks, may throw Error. See `keepIn` in thread_store.h.
using AnswerKeeper = std::function<SavedTurn(const Answer &)>;

} // namespace adduce
