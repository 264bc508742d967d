#include "core/evaluation/collection.h"

#include "core/base/cpu_clock.h"
#include "core/base/error.h"
#include "core/base/stop.h"
#include "core/embedding/learn.h"
#include "core/evaluation/collection_file.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/ingest/language.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/document_versions.h"
#include "core/library/search_state.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"

#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QScopeGuard>
#include <QSet>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kBatch = 1000; // texts in one transaction
constexpr std::size_t kWarmUp = 20; // queries

/// The whole text as one sentence on one page, in one chunk.
DocumentText textOf(Database &database, const QJsonObject &line)
{
    const QString title = line[u"title"_s].toString();
    const QString body = line[u"text"_s].toString();
    const QString text = title.trimmed().isEmpty() ? body : title + u". "_s + body;
    DocumentText result { DocumentStore(database).insert(nameIn(line)), {}, {} };
    result.document.metadata.title = title;
    result.document.pages.push_back({ u"1"_s, QSizeF(1, 1), text });
    if (!text.trimmed().isEmpty()) {
        result.document.sentences.push_back(
            { text.simplified(), SentenceKind::Body, -1, true, false, { { 0, 0, static_cast<int>(text.size()), {} } } });
        Chunk chunk;
        chunk.text = text;
        result.chunks.push_back(chunk);
    }
    return result;
}

/// Of texts that come together, told from the first of them; of English ones it need not be said, as their words are cut
/// as those of an unknown language.
void setLanguage(Database &database, const std::vector<DocumentText> &texts)
{
    constexpr std::size_t kTelling = 20;
    QString beginning;
    for (const DocumentText &text : texts | std::views::take(kTelling))
        beginning += text.document.pages.front().text + u' ';
    if (const QString language = languageOf(beginning); Stemmer::knows(language))
        for (const DocumentText &text : texts)
            DocumentStore(database).setLanguage(text.id, language);
}

/// The space of vectors that came with their texts, made if need be, and searched from now on.
SpaceRow givenSpace(Database &database, int dimensions)
{
    SpaceStore store(database);
    auto space = store.active();
    if (!space || space->provider != SpaceProvider::Given) {
        space = SpaceRow { {}, SpaceProvider::Given, u"given"_s, dimensions, 1, 0, {} };
        space->id = store.add(*space);
        store.activate(space->id);
    }
    if (space->dimensions != dimensions)
        throw Error(ErrorKind::BadInput,
            u"vectors of %1 dimensions were given, and those of \"%2\" have %3"_s.arg(
                QString::number(dimensions), database.path(), QString::number(space->dimensions)));
    return *space;
}

void saveGiven(Database &database, const SpaceRow &space, const std::vector<DocumentText> &texts, const GivenVectors &vectors,
    qsizetype first)
{
    SpaceStore store(database);
    for (const DocumentText &text : texts) {
        const std::vector<float> vector = vectors.row(first++);
        for (const Chunk &chunk : TextStore(database).chunks(text.id)) // one, or none for an empty text
            store.saveVector(space, chunk.id, vector);
    }
    bumpVectorRevision(database);
}

/// Are they vectors of the texts' own space, one a query?
void checkVectors(Database &database, const GivenVectors &vectors, const QString &queries, qsizetype asked)
{
    const auto space = SpaceStore(database).active();
    if (!space || space->provider != SpaceProvider::Given)
        throw Error(ErrorKind::BadInput, u"vectors are given for the queries of \"%1\", and none for its texts"_s.arg(queries));
    if (space->dimensions != vectors.dimensions())
        throw Error(ErrorKind::BadInput,
            u"the vectors of \"%1\" have %2 dimensions, and those of its texts %3"_s.arg(
                queries, QString::number(vectors.dimensions()), QString::number(space->dimensions)));
    if (vectors.size() != asked)
        throw Error(ErrorKind::BadInput,
            u"\"%1\" has %2 queries, and %3 vectors are given"_s.arg(
                queries, QString::number(asked), QString::number(vectors.size())));
}

QStringList filesOf(const QString &library)
{
    return QStringList { library, keywordFileOf(library) } + vectorFilesOf(library);
}

/// What SQLite may have left beside it.
QStringList logsOf(const QString &library)
{
    return { library + u"-wal"_s, library + u"-shm"_s, library + u"-journal"_s };
}

/// Each name once, by its best passage.
std::vector<CollectionAnswer::Hit> documentsOf(
    const std::vector<Passage> &passages, const QHash<DocumentId, QString> &names, int k)
{
    std::vector<CollectionAnswer::Hit> hits;
    QSet<QString> seen;
    for (const Passage &passage : passages) {
        if (static_cast<int>(hits.size()) == k)
            break;
        const QString name = names.value(passage.document);
        if (!seen.contains(name))
            hits.push_back({ name, passage.score });
        seen.insert(name);
    }
    return hits;
}

} // namespace

int indexCollection(const QString &path, const QString &corpus, const GivenVectors *vectors, const Parameters &parameters,
    const std::stop_token &stop, const AddedTexts &report)
{
    // Beside its place until it is whole: then nothing needs to be undone, and each page is written once.
    const QString part = path + u".part"_s;
    const QStringList parts = filesOf(part);
    const auto removeParts = [&] {
        for (const QString &file : parts + logsOf(part))
            QFile::remove(file);
    };
    removeParts(); // of a run that was killed
    const auto atTheEnd = qScopeGuard(removeParts);
    int added = 0;
    {
        Database database = Library(part).open();
        database.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY");
        added = addCollection(database, corpus, vectors, parameters, stop, report);
        database.execute("PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL");
    }
    const QStringList places = filesOf(path);
    for (qsizetype i = parts.size() - 1; i >= 0; --i) // the library itself at the end
        if (QFile::exists(parts[i]) && !QFile::rename(parts[i], places[i]))
            throw Error(ErrorKind::DiskFull, places[i]);
    return added;
}

void removeCollection(const QString &path)
{
    for (const QString &file : filesOf(path) + logsOf(path)) // the library itself first: without it the others are nothing
        if (QFile::exists(file) && !QFile::remove(file))
            throw Error(ErrorKind::DiskFull, file);
}

int addCollection(Database &database, const QString &corpus, const GivenVectors *vectors, const Parameters &parameters,
    const std::stop_token &stop, const AddedTexts &report)
{
    // Much is written at once: keep the inner pages of the trees at hand, and copy them out of the log less often.
    database.execute("PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 16384");
    int added = 0;
    std::vector<DocumentText> texts;
    std::optional<Transaction> transaction;
    const auto space = vectors ? std::optional(givenSpace(database, vectors->dimensions())) : std::nullopt;
    const auto save = [&] {
        TextStore(database).saveNew(texts);
        setLanguage(database, texts);
        if (space)
            saveGiven(database, *space, texts, *vectors, added);
        added += static_cast<int>(texts.size());
        texts.clear();
        transaction->commit();
        transaction.reset();
    };
    readJsonLines(corpus, [&](const QJsonObject &line) {
        throwIfStopped(stop);
        if (!transaction)
            transaction.emplace(database);
        texts.push_back(textOf(database, line));
        if (texts.size() == kBatch)
            save();
        if (report)
            report(added + static_cast<int>(texts.size()));
    });
    if (transaction)
        save();
    if (vectors && vectors->size() != added)
        throw Error(ErrorKind::BadInput,
            u"\"%1\" has %2 texts, and %3 vectors are given"_s.arg(
                corpus, QString::number(added), QString::number(vectors->size())));
    refreshOwnIndexes(database, parameters.latent, parameters.index, stop);
    return added;
}

std::vector<CollectionQuery> readQueries(const QString &path, const std::stop_token &stop)
{
    std::vector<CollectionQuery> queries;
    readJsonLines(path, [&](const QJsonObject &line) {
        throwIfStopped(stop);
        queries.push_back({ nameIn(line), line[u"text"_s].toString() });
    });
    return queries;
}

QSet<QString> namesIn(const Library &library)
{
    const QHash<DocumentId, QString> names = documentPaths(library.open());
    return { names.cbegin(), names.cend() };
}

RetrievalParameters reachingFor(RetrievalParameters parameters, int k)
{
    parameters.finalK = k;
    parameters.adaptiveK.cap = std::max(parameters.adaptiveK.cap, k);
    return parameters;
}

void searchCollection(const Library &library, const QString &queries, const GivenVectors *vectors,
    const RetrievalParameters &parameters, int k, const std::function<void(const CollectionAnswer &)> &report,
    const std::stop_token &stop)
{
    const std::vector<CollectionQuery> asked = readQueries(queries, stop);
    if (vectors) {
        Database database = library.open();
        checkVectors(database, *vectors, queries, static_cast<qsizetype>(asked.size()));
    }
    searchCollection(library, asked, vectors, parameters, k, report, stop);
}

void searchCollection(const Library &library, const std::vector<CollectionQuery> &asked, const GivenVectors *vectors,
    const RetrievalParameters &parameters, int k, const std::function<void(const CollectionAnswer &)> &report,
    const std::stop_token &stop)
{
    Database database = library.open();
    const Retriever retriever(library);
    const QHash<DocumentId, QString> names = documentPaths(database);
    const auto vectorAt = [&](std::size_t i) {
        return vectors ? std::optional(EmbeddedText { vectors->row(static_cast<qsizetype>(i)), 1 }) : std::nullopt;
    };
    for (std::size_t i = 0; i < std::min(kWarmUp, asked.size()); ++i) {
        throwIfStopped(stop);
        (void)retriever.find(database, asked[i].text, {}, parameters, vectorAt(i));
    }
    for (std::size_t i = 0; i < asked.size(); ++i) {
        throwIfStopped(stop);
        const auto &[name, text] = asked[i];
        const auto vector = vectorAt(i);
        QElapsedTimer timer;
        timer.start();
        const double cpu = cpuMilliseconds();
        const std::vector<Passage> passages = retriever.find(database, text, {}, parameters, vector);
        const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        report({ name, documentsOf(passages, names, k), ms, cpuMilliseconds() - cpu });
    }
}

} // namespace adduce
