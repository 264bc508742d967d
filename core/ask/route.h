#pragma once
#include "core/answer/answer.h"

namespace adduce {

struct LibraryTotals
{
    int documents = 0;
    int ready = 0;
};

/// Longer questions are refused with Error{BadInput}; UTF-16 units.
constexpr int kLongestQuestion = 4'000;

/// What needs no search: nothing asked, a greeting, an empty library. None: search. Throws
/// Error{BadInput} for a question that is too long.
ReplyKind route(const QString &question, const LibraryTotals &totals);

/// A greeting, or no words at all: what starts no thread, whatever is in the library.
bool isPassing(const QString &question);

} // namespace adduce
