#pragma once
#include "core/ask/ask.h"

namespace adduce {

/// As `ask`, but a question that is stopped before its first sentence gives a reply of the kind Stopped in place of the error: it is an
/// answer that is kept and shown as any other. Blocks; throws as Ask otherwise.
[[nodiscard]] Answer answerOrStopped(
    const Ask &ask, const Question &question, const AskSink &onEvent, const std::stop_token &stop);

} // namespace adduce
