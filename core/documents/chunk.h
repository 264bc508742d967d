#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/documents/document.h"
#include <QString>

namespace adduce {

/// What a chunk is made of. A caption and a row of a table are chunks of their own, so that neither is lost in the
/// prose around it.
enum class ChunkKind
{
    Text,
    Caption,
    TableRow,
    BackMatter ///< text of it: searched where it is asked for
};
template <> inline constexpr std::array enumNames<ChunkKind> { "text", "caption", "table_row", "back_matter" };

/// A run of whole sentences inside one section: the unit that is indexed.
struct Chunk
{
    ChunkId id; ///< none until stored
    ChunkKind kind = ChunkKind::Text;
    QString stableId; ///< the same for the same text of the same source, whenever it is read
    int ordinal = 0; ///< in its document
    int section = -1; ///< ordinal of the section, -1 before the first
    int firstSentence = 0; ///< ordinals of sentences, both included; those that are not searchable lie between unread
    int lastSentence = 0;
    int firstPage = 0; ///< 0-based
    int lastPage = 0;
    QString prefix; ///< "[Source: X | Section: Y | Pages: N-M]", put before the text for vectors only
    QString text; ///< the cleaned sentences, for BM25

    friend bool operator==(const Chunk &, const Chunk &) = default;
};

} // namespace adduce
