#pragma once
#include "core/laboratory/remote_search.h"
#include <memory>

namespace adduce {

class Postgres;
struct RemoteQuestion;

/// Search in a laboratory's PostgreSQL database by adduce.search_bm25() (core/laboratory/schema/0003.sql). It ranks as KeywordIndex does, with
/// three differences: how rare two neighbours are is estimated; they count for the best 300 passages alone; those more than eight words apart
/// do not count, whatever the parameters allow. Nothing that the server says is believed.
class PostgresSearch : public RemotePassages
{
public:
    explicit PostgresSearch(std::unique_ptr<Postgres> server); ///< one that holds a laboratory of version 3 or later
    ~PostgresSearch() override;

    [[nodiscard]] std::vector<RemotePassage> search(
        const QString &question, const Bm25Parameters &parameters, int limit) override;
    [[nodiscard]] TermFrequencies frequencies(const QStringList &terms) override;

private:
    [[nodiscard]] QStringList languages(); ///< of the papers, as DocumentStore::languages() tells those of a library
    [[nodiscard]] QStringList termsWithPrefix(const QString &prefix);
    [[nodiscard]] RemoteQuestion questionOf(const QString &question, const Bm25Parameters &parameters);

    std::unique_ptr<Postgres> m_server;
};

} // namespace adduce
