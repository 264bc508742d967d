#pragma once
#include "core/ask/answer.h"
#include "core/ask/ask_events.h"
#include "core/ask/generate.h"
#include "core/ask/rank.h"
#include "core/library/collection_store.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include "core/settings/parameters.h"
#include <stop_token>

namespace adduce {

struct Question
{
    QString text;
    DocumentScope scope; ///< none searches every document, an empty one nothing
    QString scopeName {}; ///< what the user chose, "Sleep, # to read"; empty for every document
    std::optional<AnswerModel> model {}; ///< that writes the answer; none: the papers' own sentences
    std::vector<RankModel> rankers {}; ///< that put the passages in order, one after another; none: retrieval alone does
    std::optional<RetrievalParameters> retrieval {}; ///< in place of those that every question gets
};

/// Everything a question needs, shared by all that are running. Thread-safe: each call opens its own connection.
class Ask
{
public:
    Ask(const Library &library, const Retriever &retriever, Parameters parameters);

    /// The road of a question, start to end. Blocks; does not store. A stop request ends it early: the sentences told
    /// so far are returned with the caveat Partial. Throws Error{Stopped} before the first sentence, Error{BadInput} for
    /// a question that is too long, and Error for a library that cannot be read.
    [[nodiscard]] Answer operator()(const Question &question, const AskSink &tell, const std::stop_token &stop) const;

    /// Sentences that might be quoted for these words, best first, each with its citation: for a person to choose from.
    /// Blocks. Throws as asking does.
    [[nodiscard]] std::vector<AnswerSentence> quotes(
        const QString &words, const DocumentScope &scope, int most, const std::stop_token &stop) const;

    [[nodiscard]] const Library &library() const { return m_library; }

private:
    const Library &m_library;
    const Retriever &m_retriever;
    Parameters m_parameters;
};

} // namespace adduce
