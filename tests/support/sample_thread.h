#pragma once
#include "core/threads/thread_store.h"

namespace adduce::test {

/// A citation with every field set, of this quote.
Citation citationOf(const QString &quote, int page = 4);
/// An answer of one sentence with one citation.
Answer answerOf(const QString &question, const QString &sentence, const QString &quote);
/// An answer as it comes back from a library that keeps its profile.
Answer storedAndRead(const Answer &answer);
Answer refusalOf(const QString &question);
Thread threadOf(const QString &title, const std::vector<Answer> &answers);

} // namespace adduce::test
