#pragma once
#include "core/base/ids.h"
#include "core/index/cache_image.h"
#include "core/text/stemmer.h"
#include "core/text/word_hash.h"
#include <QByteArray>
#include <QHash>
#include <QString>
#include <cstring>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

/// For each term the chunks that hold it, how often and where, with the lengths of all chunks: what BM25 and the nearness of words need.
/// Immutable; one image of bytes, in memory or mapped from a file. Any thread may read it.
class InvertedIndex
{
public:
    /// Gathers chunks, whose ids ascend.
    class Builder
    {
    public:
        /// By its indexTerms() in this language (ISO 639-1, empty: unknown).
        void add(ChunkId chunk, DocumentId document, QStringView text, const QString &language = {});
        [[nodiscard]] std::size_t size() const { return m_chunks.size(); }
        [[nodiscard]] ChunkId lastChunk() const { return m_chunks.empty() ? ChunkId() : ChunkId { m_chunks.back() }; }
        /// `stamp` tells this image from any other.
        [[nodiscard]] QByteArray image(qint64 stamp, qint64 revision) const;

    private:
        /// A word as it is printed. Compared byte by byte: Qt's own comparison of strings takes a fourth of the whole.
        struct WordKey
        {
            QString text;
            friend bool operator==(const WordKey &a, const WordKey &b)
            {
                return a.text.size() == b.text.size()
                    && std::memcmp(
                           a.text.constData(), b.text.constData(), static_cast<std::size_t>(a.text.size()) * sizeof(QChar))
                    == 0;
            }
            friend std::size_t qHash(const WordKey &key, std::size_t) { return WordHash {}(key.text); }
        };
        struct Language
        {
            Stemmer stem;
            QHash<WordKey, quint32> words = {}; ///< the number of a word's term
        };
        /// The number of the one term of a word as it is printed, none for an unspaced run, which has many. Nearly every
        /// word was seen before, and then is neither folded nor stemmed again.
        std::optional<quint32> termOf(QStringView word, Language &language);
        quint32 numberOf(const QString &term);

        std::map<QString, Language> m_languages;
        QHash<WordKey, quint32> m_numbers; ///< of a term
        std::vector<quint32> m_terms; ///< their numbers, chunk after chunk, each once in a chunk
        std::vector<quint8> m_counts; ///< of these terms in their chunk
        std::vector<quint8> m_positions; ///< as many as the counts say, of one after the other
        std::vector<quint64> m_ends; ///< of each chunk in these two
        std::vector<qint64> m_chunks;
        std::vector<qint64> m_documents;
        std::vector<quint32> m_lengths; ///< terms
        std::vector<quint64> m_here; ///< of the chunk at hand: the number of a term, and in the low half where it stands
    };

    static std::optional<InvertedIndex> fromImage(QByteArray image);
    /// None for a file that is not there, damaged, or of another format.
    static std::optional<InvertedIndex> fromFile(const QString &path);

    [[nodiscard]] std::size_t size() const { return m_chunks.size(); } ///< chunks, told by their rows from 0 on
    [[nodiscard]] const CacheImage &image() const { return m_image; }
    [[nodiscard]] qint64 totalLength() const { return m_totalLength; } ///< terms of all chunks
    [[nodiscard]] std::span<const qint64> chunks() const { return m_chunks; } ///< ascending
    [[nodiscard]] ChunkId chunk(std::size_t row) const { return { m_chunks[row] }; }
    [[nodiscard]] DocumentId document(std::size_t row) const { return { m_documents[row] }; }
    [[nodiscard]] std::span<const quint32> lengths() const { return m_lengths; }
    [[nodiscard]] std::optional<std::size_t> rowOf(ChunkId chunk) const;

    /// Of one term: rows, ascending, how often each holds it (255 for more), and where: for each row as many positions as its count says,
    /// ascending, words from the beginning of the chunk modulo 256.
    struct Postings
    {
        std::span<const quint32> rows;
        std::span<const quint8> counts;
        std::span<const quint8> positions;
    };
    [[nodiscard]] Postings postings(const QString &term) const;
    [[nodiscard]] std::size_t terms() const { return m_termStarts.size() - 1; } ///< sorted, told by their numbers from 0 on
    [[nodiscard]] QByteArrayView term(std::size_t number) const; ///< UTF-8
    [[nodiscard]] Postings postingsAt(std::size_t number) const; ///< of the term with this number
    [[nodiscard]] std::vector<QString> termsWithPrefix(const QString &prefix, std::size_t most) const;

private:
    InvertedIndex() = default;
    static std::optional<InvertedIndex> over(std::optional<CacheImage> image);
    [[nodiscard]] std::size_t firstNotBefore(QByteArrayView term) const;

    CacheImage m_image; ///< what the spans look at
    std::span<const qint64> m_chunks;
    std::span<const qint64> m_documents;
    std::span<const quint64> m_postingStarts; ///< one more than terms
    std::span<const quint64> m_positionStarts; ///< one more than terms
    std::span<const quint32> m_lengths;
    std::span<const quint32> m_termStarts; ///< one more than terms
    std::span<const quint32> m_rows;
    std::span<const quint8> m_counts;
    std::span<const quint8> m_positions;
    std::span<const char> m_text;
    qint64 m_totalLength = 0;
};

} // namespace adduce
