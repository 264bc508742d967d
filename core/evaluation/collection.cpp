#include "core/evaluation/collection.h"

#include "core/base/stop.h"
#include "core/embedding/learn.h"
#include "core/evaluation/collection_file.h"
#include "core/index/keyword_index.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBatch = 1000; // texts in one transaction
constexpr std::size_t kWarmUp = 20; // queries

QString nameIn(const QJsonObject &line)
{
    const QJsonValue name = line[u"_id"_s];
    const QString text = name.isDouble() ? QString::number(name.toInteger()) : name.toString();
    if (text.isEmpty())
        throw Error(ErrorKind::BadInput, u"_id"_s, u"a line names nothing"_s);
    return text;
}

/// The whole text as one sentence on one page, in one chunk.
void save(Database &database, const QJsonObject &line)
{
    const QString title = line[u"title"_s].toString();
    const QString body = line[u"text"_s].toString();
    const QString text = title.trimmed().isEmpty() ? body : title + u". "_s + body;
    const DocumentId id = DocumentStore(database).insert(nameIn(line));
    Document document;
    document.metadata.title = title;
    document.pages.push_back({ u"1"_s, QSizeF(1, 1), text });
    std::vector<Chunk> chunks;
    if (!text.trimmed().isEmpty()) {
        document.sentences.push_back(
            { text, SentenceKind::Body, -1, true, false, { { 0, 0, static_cast<int>(text.size()), {} } } });
        Chunk chunk;
        chunk.text = text;
        chunks.push_back(chunk);
    }
    TextStore(database).save(id, document, chunks);
}

QHash<DocumentId, QString> namesOf(const Database &database)
{
    QHash<DocumentId, QString> names;
    Statement row(database, "SELECT id, path FROM documents");
    while (row.step())
        names.insert(DocumentId { row.integer(0) }, row.text(1));
    return names;
}

/// Each document once, by its best passage.
std::vector<CollectionAnswer::Hit> documentsOf(
    const std::vector<Passage> &passages, const QHash<DocumentId, QString> &names, int k)
{
    std::vector<CollectionAnswer::Hit> hits;
    QSet<DocumentId> seen;
    for (const Passage &passage : passages) {
        if (static_cast<int>(hits.size()) == k)
            break;
        if (!seen.contains(passage.document))
            hits.push_back({ names.value(passage.document), passage.score });
        seen.insert(passage.document);
    }
    return hits;
}

} // namespace

int addCollection(Database &database, const QString &corpus, const Parameters &parameters, const std::stop_token &stop)
{
    int added = 0;
    std::optional<Transaction> transaction;
    readJsonLines(corpus, [&](const QJsonObject &line) {
        throwIfStopped(stop);
        if (!transaction)
            transaction.emplace(database);
        save(database, line);
        if (++added % kBatch == 0) {
            transaction->commit();
            transaction.reset();
        }
    });
    if (transaction)
        transaction->commit();
    transaction.reset();
    learnSpace(database, parameters.latent, stop);
    refreshKeywordFile(database, keywordFileOf(database.path()), stop);
    return added;
}

void searchCollection(const Library &library, const QString &queries, const RetrievalParameters &parameters, int k,
    const std::function<void(const CollectionAnswer &)> &tell, const std::stop_token &stop)
{
    std::vector<std::pair<QString, QString>> asked;
    readJsonLines(queries, [&](const QJsonObject &line) { asked.emplace_back(nameIn(line), line[u"text"_s].toString()); });
    Database database = library.open();
    const Retriever retriever(library);
    const QHash<DocumentId, QString> names = namesOf(database);
    for (std::size_t i = 0; i < std::min(kWarmUp, asked.size()); ++i)
        (void)retriever.find(database, asked[i].second, {}, parameters);
    for (const auto &[name, text] : asked) {
        throwIfStopped(stop);
        QElapsedTimer timer;
        timer.start();
        const std::vector<Passage> passages = retriever.find(database, text, {}, parameters);
        const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        tell({ name, documentsOf(passages, names, k), ms });
    }
}

} // namespace adduce
