#pragma once
#include "core/index/keyword_index.h"
#include "core/laboratory/laboratory.h"
#include "core/laboratory/postgres.h"
#include "core/library/text_store.h"
#include "core/network/egress.h"
#include "tests/support/library_fixture.h"
#include <QSet>
#include <algorithm>

namespace adduce::test {

/// A desk that shares its papers, and a second one that has none of them and searches there. It may read, no more.
struct SearchedLaboratory
{
    static constexpr int kWanted = 10;
    LibraryFixture library, empty;
    EgressGate gate;
    LaboratoryAddress administrator;
    std::unique_ptr<RemotePassages> remote;

    explicit SearchedLaboratory(const LaboratoryAddress &of) // an empty one
        : administrator(of)
    {
        joinLaboratory(library.database(), administrator, { gate });
        LaboratoryAddress reader = administrator;
        reader.user = QStringLiteral("reader_of_%1").arg(administrator.database);
        admitMember(administrator, reader.user, LaboratoryRole::Reader, { gate });
        joinLaboratory(empty.database(), reader, { gate });
        remote = remotePassages(empty.database(), { gate });
    }
    void share() { syncLaboratory(library.database(), {}, { gate }); }
    void run(const QByteArray &sql) { Postgres(gate, administrator, {}).runScript(sql); }
    [[nodiscard]] std::vector<RemotePassage> found(const QString &question) { return remote->search(question, {}, kWanted); }
    [[nodiscard]] KeywordIndex index() { return KeywordIndex::load(library.database(), {}); }
    /// Those that the desk's own index finds, with their scores.
    [[nodiscard]] std::vector<std::pair<QString, double>> local(
        const KeywordIndex &index, const QString &question, const Bm25Parameters &parameters = {})
    {
        std::vector<std::pair<QString, double>> found;
        for (const KeywordHit &hit : index.search(index.prepare(question, parameters), {}, kWanted))
            found.emplace_back(TextStore(library.database()).chunk(hit.chunk)->stableId, hit.bm25);
        return found;
    }
    /// The share of the desk's best that are among those of the server.
    [[nodiscard]] double overlap(const KeywordIndex &index, const QString &question)
    {
        QSet<QString> there;
        for (const RemotePassage &passage : found(question))
            there.insert(passage.stableId);
        const auto here = local(index, question);
        const auto both = std::ranges::count_if(here, [&](const auto &hit) { return there.contains(hit.first); });
        return here.empty() ? static_cast<double>(there.isEmpty()) : static_cast<double>(both) / static_cast<double>(here.size());
    }
};

} // namespace adduce::test
