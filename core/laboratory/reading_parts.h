#pragma once
#include "core/documents/document.h"
#include <QByteArray>
#include <vector>

namespace adduce {

/// A part of what a paper says, as it lies in a laboratory's database (docs/LABORATORY.md). Part 0 is the frame: sections, tables,
/// hidden text, outline, warnings, what the file says of itself. The others are runs of pages with the sentences that begin on them.
struct ReadingPart
{
    int part = 0;
    int firstPage = -1; ///< 0-based; of the frame -1
    int lastPage = -1;
    QByteArray payload; ///< frames of the document worker's protocol, compressed (zlib)

    friend bool operator==(const ReadingPart &, const ReadingPart &) = default;
};

constexpr int kPayloadVersion = 1; ///< of the form of parts
constexpr int kPagesAPart = 32;
constexpr qsizetype kLargestPart = 16 << 20; ///< bytes of a payload; the schema takes no more

/// SHA-256 of a payload, 64 lower-case hexadecimal digits.
QByteArray hashOf(const ReadingPart &part);

/// All parts of a document, the frame first. Throws TooLarge where a part would be larger than kLargestPart.
std::vector<ReadingPart> partsOf(const Document &document);

/// The document again. Nothing of the parts is believed: their order, their sizes and every place in them are checked as those of the
/// document worker are. Throws BadReply, and TooLarge for what would take more memory than one document may.
Document documentOf(const std::vector<ReadingPart> &parts);

} // namespace adduce
