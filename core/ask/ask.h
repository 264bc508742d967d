#pragma once
#include "core/answer/answer.h"
#include "core/ask/ask_events.h"
#include "core/ask/question.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Database;
class ModelServers;

/// Hears of each answer but for those of trials, with its trace, on the thread that asked; it must not throw, and be thread-safe.
using AnswerObserver = std::function<void(const Answer &answer, Database &database)>;

/// Answers questions from a library. Thread-safe: each call opens its own connection.
class Ask
{
public:
    Ask(const Library &library, const Retriever &retriever, const ModelServers &servers, AnswerObserver observer = {});

    /// Plans, gathers, writes and checks, start to end. Blocks; does not store. A stop request ends it early: the sentences emitted
    /// so far are returned with the caveat Partial. Throws Error{Stopped} before the first sentence, Error{BadInput} for
    /// a question that is too long, and Error for a library that cannot be
    /// read, its collections and tags included: never is more asked than the scope holds.
    [[nodiscard]] Answer operator()(const Question &question, const AskSink &onEvent, const std::stop_token &stop) const;

    [[nodiscard]] const Library &library() const { return m_library; }
    [[nodiscard]] const Retriever &retriever() const { return m_retriever; }
    [[nodiscard]] const ModelServers &servers() const { return m_servers; }

private:
    const Library &m_library;
    const Retriever &m_retriever;
    const ModelServers &m_servers;
    AnswerObserver m_observer;
};

} // namespace adduce
