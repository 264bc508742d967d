#pragma once
#include "core/base/enum_names.h"
#include "core/threads/thread.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Database;

/// What came of looking for a quote on the page that it names.
enum class QuoteOutcome
{
    Found, ///< letter by letter, line ends read as spaces
    Respaced, ///< letter by letter, but with other spaces or hyphens
    NotOnPage,
    NoDocument ///< no document with these bytes is in the library
};
template <> inline constexpr std::array enumNames<QuoteOutcome> { "found", "respaced", "not_on_page", "no_document" };

/// What the file of a document is like now, where the library says it is.
enum class FileState
{
    Unchanged,
    Changed, ///< other bytes
    Gone, ///< the quote was found in the text that the library keeps
};
template <> inline constexpr std::array enumNames<FileState> { "unchanged", "changed", "gone" };

struct QuoteCheck
{
    QuoteOutcome outcome = QuoteOutcome::NoDocument;
    FileState file = FileState::Gone;
    QDateTime checkedAt; ///< UTC
    friend bool operator==(const QuoteCheck &, const QuoteCheck &) = default;
};

QString words(const QuoteCheck &check); ///< "Quote found word for word", translated

/// Looks in the text that the library keeps of the cited page, by the hash of the document's bytes.
QuoteOutcome lookForQuote(Database &database, const Citation &citation);

/// Looks for each quote and compares the files that they are from with what was cited, each file once; keeps what came
/// of it. One check a citation, in order. `report` hears how many are done. Stopped: those so far.
std::vector<QuoteCheck> checkQuotes(Database &database, const std::vector<Citation> &citations,
    const std::function<void(int)> &report, const std::stop_token &stop);

/// What came of the last check of this quote, if there was one.
std::optional<QuoteCheck> lastCheck(Database &database, const Citation &citation);

/// The citations of the last versions, in order, with those of what is also said: what an export holds.
std::vector<Citation> citationsOf(const Thread &thread);
/// Those of the earlier versions as well, and of the passages that came near: all that a thread shows, and a check looks at.
std::vector<Citation> everyCitationOf(const Thread &thread);

} // namespace adduce
