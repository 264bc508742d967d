#pragma once
#include "core/answer/answer.h"
#include "core/retrieval/retriever.h"

namespace adduce {

/// Which sentences of an answer speak of which sub-question: each of the one whose terms it holds most of. Kept as the note
/// Caveat::AskedInParts, a line a sub-question: its text, a tab, the numbers of the sentences, from 1 on, joined by commas; none where nothing answers it. Pure.
CaveatNote answeredParts(const QStringList &parts, const std::vector<AnswerSentence> &sentences, const SearchSnapshot &snapshot,
    const TopicParameters &topic);

} // namespace adduce
