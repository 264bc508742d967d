#pragma once
#include <QMetaType>
#include <compare>
#include <functional>

namespace adduce {

/// A row of one table. Zero means "none". Two kinds of id do not mix.
template <class Tag> struct Id
{
    qint64 value = 0;

    [[nodiscard]] explicit operator bool() const noexcept { return value != 0; }
    friend auto operator<=>(const Id &, const Id &) = default;
};

using DocumentId = Id<struct DocumentTag>;
using SentenceId = Id<struct SentenceTag>;
using ChunkId = Id<struct ChunkTag>;
using SpaceId = Id<struct SpaceTag>;
using ThreadId = Id<struct ThreadTag>;
using TurnId = Id<struct TurnTag>;
using EvidenceTableId = Id<struct EvidenceTableTag>;
using EvidenceRowId = Id<struct EvidenceRowTag>;
using MatrixQuestionId = Id<struct MatrixQuestionTag>;
using MatrixPaperId = Id<struct MatrixPaperTag>;
using UserId = Id<struct UserTag>;

} // namespace adduce

template <class Tag> struct std::hash<adduce::Id<Tag>>
{
    std::size_t operator()(const adduce::Id<Tag> &id) const noexcept { return std::hash<qint64> {}(id.value); }
};

Q_DECLARE_METATYPE(adduce::DocumentId)
Q_DECLARE_METATYPE(adduce::ThreadId)
Q_DECLARE_METATYPE(adduce::TurnId)
Q_DECLARE_METATYPE(adduce::EvidenceTableId)
