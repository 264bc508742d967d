#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/settings/parameters.h"
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <optional>

namespace adduce {

/// A way in which the sentences of the library are cut. None: the documents as they were read, each as its DocumentRow says.
using ChunkingId = Id<struct ChunkingTag>;

enum class ChunkingState
{
    BeingMade, ///< nothing is searched by it yet
    Complete,
    Dropped ///< its rows go with time
};
template <> inline constexpr std::array enumNames<ChunkingState> { "being_made", "complete", "dropped" };

/// A chunking beside the one of the documents as they were read.
struct Chunking
{
    ChunkingId id;
    QString hash; ///< of its parameters
    ChunkParameters parameters;
    ChunkingState state = ChunkingState::BeingMade;
    QDateTime madeAt; ///< UTC; invalid while it is being made
    qint64 chunks = 0;
    qint64 textBytes = 0; ///< of their texts
};

/// The parameters as far as they can be kept to: tokens are estimated where the ranks of the tokenizer that they name are not installed
/// (installedRanks()).
ChunkParameters asCutHere(ChunkParameters parameters);

/// Numbers that the strategy does not look at make no other passages.
bool cutAlike(const ChunkParameters &a, const ChunkParameters &b);

/// What the strategy looks at, by the names of the parameters: {"strategy", "max_tokens", ...}. Equal for what cuts alike.
QJsonObject chunkingValue(const ChunkParameters &parameters);
/// None for what is no value of chunkingValue().
std::optional<ChunkParameters> chunkingFrom(const QJsonObject &value);
/// The SHA-256 of that value, in hexadecimal.
QString chunkingHash(const ChunkParameters &parameters);

} // namespace adduce
