#pragma once
#include "core/documents/chunk.h"
#include "core/settings/parameters.h"
#include <QHash>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

/// A passage of a laboratory's library: what is needed to show it and to name its place without the rest of its paper.
struct RemotePassage
{
    QString sha256; ///< of the bytes of its paper, 64 lower-case hexadecimal digits
    QString stableId; ///< Chunk::stableId: of the passage in this reading of its paper
    QString title; ///< of its paper; empty when not known
    QString source; ///< short name of its paper: "Smith 2021", or that of its file
    ChunkKind kind = ChunkKind::Text;
    int firstPage = 0; ///< 0-based
    int lastPage = 0;
    QString text;
    double score = 0; ///< BM25 with neighbours, by the formula of KeywordIndex; higher is better

    friend bool operator==(const RemotePassage &, const RemotePassage &) = default;
};

/// What a refusal weighs the words of a question by.
struct TermFrequencies
{
    qint64 passages = 0; ///< that are indexed
    qint64 length = 0; ///< of all together, in terms
    QHash<QString, qint64> holding; ///< how many hold each term that was asked for; 0 for one that none holds

    friend bool operator==(const TermFrequencies &, const TermFrequencies &) = default;
};

/// The library of a laboratory, searched where it is: for a desk that keeps no mirror of it. PostgreSQL's is PostgresSearch; another
/// engine is another class. For one thread; each call blocks. Throws Error: what says that the laboratory is away, refuses or forbids,
/// BadReply for a reply that cannot be; Stopped.
class RemotePassages
{
public:
    virtual ~RemotePassages() = default;

    /// The best `limit` passages by the words of a question, best first, as KeywordIndex ranks them; none of a removed paper, no rows of
    /// tables, no back matter. At most kMostRemote, whatever is asked for; none where no passage holds a word of the question.
    [[nodiscard]] virtual std::vector<RemotePassage> search(
        const QString &question, const Bm25Parameters &parameters, int limit) = 0;

    /// Of terms as indexTerms() gives them. Passages that were removed count until the server tidies up, as they do on the desk.
    [[nodiscard]] virtual TermFrequencies frequencies(const QStringList &terms) = 0;
};

constexpr int kMostRemote = 1000;

} // namespace adduce
