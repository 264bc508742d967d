#pragma once
#include "core/base/ids.h"
#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

/// For each term the chunks that hold it and how often, with the lengths of all chunks: what BM25 needs. Immutable; one
/// image of bytes, in memory or mapped from a file. Any thread may read it.
class InvertedIndex
{
public:
    /// Gathers chunks, whose ids ascend.
    class Builder
    {
    public:
        void add(ChunkId chunk, DocumentId document, const QStringList &terms);
        [[nodiscard]] std::size_t size() const { return m_chunks.size(); }
        /// `stamp` tells this image from any other.
        [[nodiscard]] QByteArray image(qint64 stamp, qint64 revision) const;

    private:
        struct Posting
        {
            quint32 row = 0;
            quint8 count = 0;
        };
        QHash<QString, quint32> m_numbers; ///< of a term
        std::vector<std::vector<Posting>> m_postings; ///< by number
        std::vector<qint64> m_chunks;
        std::vector<qint64> m_documents;
        std::vector<quint32> m_lengths; ///< terms
    };

    static std::optional<InvertedIndex> fromImage(QByteArray image);
    /// None for a file that is not there, damaged, or of another format.
    static std::optional<InvertedIndex> fromFile(const QString &path);

    [[nodiscard]] std::size_t size() const { return m_chunks.size(); } ///< chunks, told by their rows from 0 on
    [[nodiscard]] qint64 stamp() const { return m_stamp; }
    [[nodiscard]] qint64 revision() const { return m_revision; } ///< of the library when it was built
    [[nodiscard]] qint64 totalLength() const { return m_totalLength; } ///< terms of all chunks
    [[nodiscard]] ChunkId chunk(std::size_t row) const { return { m_chunks[row] }; }
    [[nodiscard]] DocumentId document(std::size_t row) const { return { m_documents[row] }; }
    [[nodiscard]] std::span<const quint32> lengths() const { return m_lengths; }
    [[nodiscard]] std::optional<std::size_t> rowOf(ChunkId chunk) const;

    /// Of one term: rows, ascending, and how often each holds it (255 for more).
    struct Postings
    {
        std::span<const quint32> rows;
        std::span<const quint8> counts;
    };
    [[nodiscard]] Postings postings(const QString &term) const;
    [[nodiscard]] std::vector<QString> termsWithPrefix(const QString &prefix, std::size_t most) const;

private:
    InvertedIndex() = default;
    static std::optional<InvertedIndex> over(std::shared_ptr<const void> owner, const char *bytes, std::size_t size);
    [[nodiscard]] QByteArrayView term(std::size_t number) const;
    [[nodiscard]] std::size_t firstNotBefore(QByteArrayView term) const;

    std::shared_ptr<const void> m_owner; ///< keeps the bytes that the spans look at
    std::span<const qint64> m_chunks;
    std::span<const qint64> m_documents;
    std::span<const quint64> m_postingStarts; ///< one more than terms
    std::span<const quint32> m_lengths;
    std::span<const quint32> m_termStarts; ///< one more than terms
    std::span<const quint32> m_rows;
    std::span<const quint8> m_counts;
    std::span<const char> m_text;
    qint64 m_stamp = 0;
    qint64 m_revision = 0;
    qint64 m_totalLength = 0;
};

} // namespace adduce
