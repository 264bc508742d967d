#pragma once
#include "core/answer/answer.h"

namespace adduce {

/// One row of the evidence table, with the columns of the designs' export.
struct EvidenceRow
{
    EvidenceRowId id {}; ///< none: not kept in a table of its own
    /// A model's statement, or the user's own words; of an answer that is quotes alone, the question that they answer.
    QString claim {};
    std::optional<Citation> citation {}; ///< none: a claim that waits for its quote
    std::optional<Confidence> confidence {}; ///< of the answer it came from
    QString caveats {}; ///< of that answer, and what the guardrails took from it, in words, a line each
    QString notes {}; ///< the user's own
    QString question {}; ///< whose answer the row came from; empty for one from the reader or by hand
    QDateTime addedAt {}; ///< UTC
    friend bool operator==(const EvidenceRow &, const EvidenceRow &) = default;
};

/// The quote as the table shows it: verbatim, at most 40 words, then an ellipsis; empty without a citation.
QString shownQuote(const EvidenceRow &row);
bool isQuoteShortened(const EvidenceRow &row); ///< shownQuote() is not all of it

} // namespace adduce
