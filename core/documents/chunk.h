#pragma once
#include "core/base/ids.h"
#include <QString>

namespace adduce {

/// A run of whole sentences inside one section: the unit that is indexed.
struct Chunk
{
    ChunkId id; ///< none until stored
    int ordinal = 0; ///< in its document
    int section = -1; ///< ordinal of the section, -1 before the first
    int firstSentence = 0; ///< ordinals of sentences, both included; those that are not searchable lie between unread
    int lastSentence = 0;
    int firstPage = 0; ///< 0-based
    int lastPage = 0;
    QString prefix; ///< "[Source: X | Section: Y | Pages: N-M]", put before the text for vectors only (SPEC CH5, CH6)
    QString text; ///< the cleaned sentences, for BM25

    friend bool operator==(const Chunk &, const Chunk &) = default;
};

} // namespace adduce
