#include "tests/bench/search_peers.h"

#include "core/base/cpu_clock.h"
#include "core/evaluation/collection_file.h"
#include "core/evaluation/ranking_measures.h"
#include "core/library/database.h"
#include "core/library/full_text.h"

#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <vector>

namespace adduce::bench {

using namespace Qt::StringLiterals;

constexpr int kBest = 10;

std::vector<Text> textsOf(const QString &path)
{
    std::vector<Text> texts;
    readJsonLines(path, [&](const QJsonObject &line) {
        texts.push_back(
            { line[u"_id"_s].toVariant().toString(), line[u"title"_s].toString() + u' ' + line[u"text"_s].toString() });
    });
    return texts;
}

void measureQueries(PeerFigures &figures, const QString &queries, const QString &judgements,
    const std::function<std::vector<QString>(const QString &query)> &search)
{
    constexpr std::size_t kWarmUp = 20;
    const std::vector<Text> asked = textsOf(queries);
    for (std::size_t i = 0; i < std::min(kWarmUp, asked.size()); ++i)
        (void)search(asked[i].text);
    RankedRun run;
    const double before = cpuMilliseconds();
    for (const Text &query : asked)
        run[query.name] = search(query.text);
    figures.queryMilliseconds = (cpuMilliseconds() - before) / static_cast<double>(std::max<std::size_t>(asked.size(), 1));
    if (QFile file(judgements); !judgements.isEmpty() && file.open(QIODevice::ReadOnly))
        figures.ndcg = estimate(valuesOf(measureRun(run, readJudgements(file)), RankingMeasure::Ndcg10)).mean;
}

PeerFigures fts5Figures(const QString &folder, const QString &corpus, const QString &queries, const QString &judgements)
{
    const QTemporaryDir place(folder + u"/fts5"_s);
    Database database(place.filePath(u"db"_s), Database::Mode::ReadWriteCreate);
    database.execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE texts(id INTEGER PRIMARY KEY, name, text);"
        "CREATE VIRTUAL TABLE found USING fts5(text, content='texts', content_rowid='id', "
        "tokenize='porter unicode61 remove_diacritics 2')");
    const std::vector<Text> texts = textsOf(corpus);
    PeerFigures figures;
    const double before = cpuMilliseconds();
    {
        Transaction transaction(database);
        Statement text(database, "INSERT INTO texts(id, name, text) VALUES (?, ?, ?)");
        Statement indexed(database, "INSERT INTO found(rowid, text) VALUES (?, ?)");
        for (qint64 id = 1; const Text &t : texts) {
            text.bind(1, id).bind(2, t.name).bind(3, t.text).run();
            indexed.bind(1, id++).bind(2, t.text).run();
        }
        transaction.commit();
    }
    figures.indexSeconds = (cpuMilliseconds() - before) / 1000;
    measureQueries(figures, queries, judgements, [&](const QString &query) {
        std::vector<QString> names;
        const QString expression = matchExpression(query);
        if (expression.isEmpty())
            return names;
        Statement row(
            database, "SELECT name FROM found JOIN texts ON texts.id = found.rowid WHERE found MATCH ? ORDER BY rank LIMIT ?");
        row.bind(1, expression).bind(2, kBest);
        while (row.step())
            names.push_back(row.text(0));
        return names;
    });
    return figures;
}

} // namespace adduce::bench
