#pragma once
#include "core/documents/document.h"
#include <span>
#include <vector>

namespace adduce {

// How the running text of one section is cut: pure functions over its searchable sentences.

struct ChunkUnit
{
    int ordinal = 0; ///< of the sentence in its document
    const Sentence *sentence = nullptr;
    int tokens = 0;
};

struct ChunkPiece
{
    int firstSentence = 0; ///< ordinals, both included
    int lastSentence = 0;
    QString text;
};

/// At most `maxTokens` of whole sentences; the last ones of up to `overlapTokens` are repeated at the start of the next.
/// A sentence that is longer than the limit is a piece of its own.
std::vector<ChunkPiece> splitAtSentences(std::span<const ChunkUnit> units, int maxTokens, int overlapTokens);

/// Whole paragraphs up to `maxTokens`; one that is longer is cut at its sentences, without overlap.
std::vector<ChunkPiece> splitAtParagraphs(std::span<const ChunkUnit> units, int maxTokens);

/// Windows of at most `size` characters, each beginning `overlap` before the end of the last. With `recursive` a
/// window ends at the last paragraph, else line, else word that fits (the recursive splitter of many designs).
std::vector<ChunkPiece> splitAtCharacters(std::span<const ChunkUnit> units, int size, int overlap, bool recursive);

} // namespace adduce
