#pragma once
#include "core/threads/thread_store.h"

namespace adduce {

/// One row of SPEC AR1.
struct EvidenceRow
{
    QString claim; ///< the answer's sentence
    QString quote; ///< verbatim, at most 40 words; an ellipsis marks where it was cut
    Citation citation;
    Confidence confidence = Confidence::Low;
    QStringList notes; ///< caveats and guardrail warnings, in words
    friend bool operator==(const EvidenceRow &, const EvidenceRow &) = default;
};

/// One row for each citation of each answered question of the thread, in its order.
std::vector<EvidenceRow> evidenceRows(const Thread &thread);

} // namespace adduce
