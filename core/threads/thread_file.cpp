#include "core/threads/thread_file.h"

#include "core/answer/trace_json.h"
#include "core/base/device.h"
#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/profiles/profile.h"
#include "core/threads/thread_store.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <cstdlib>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1;

QJsonObject threadJson(const Thread &thread)
{
    const ThreadRow &row = thread.row;
    QJsonArray questions;
    for (const std::vector<Turn> &versions : byQuestion(thread)) {
        QJsonArray answers;
        for (const Turn &turn : versions) {
            QJsonObject answer = toJson(turn.answer);
            if (turn.rating)
                answer[u"rating"_s] = nameOf(*turn.rating);
            answers.append(answer);
        }
        questions.append(QJsonObject { { u"versions"_s, answers } });
    }
    return { { u"title"_s, row.marks.title }, { u"tags"_s, QJsonArray::fromStringList(row.marks.tags) },
        { u"pinned"_s, row.marks.isPinned }, { u"created_at"_s, row.createdAt.toString(Qt::ISODateWithMs) },
        { u"updated_at"_s, row.updatedAt.toString(Qt::ISODateWithMs) }, { u"questions"_s, questions } };
}

/// The values of the profiles that the answers name, each once, by its hash.
QJsonObject profilesOf(const std::vector<Thread> &threads)
{
    QJsonObject profiles;
    for (const Thread &thread : threads)
        for (const Turn &turn : thread.turns)
            if (const auto &profile = turn.answer.trace.profile; profile && !profile->value.isEmpty())
                profiles[profile->hash] = profile->value;
    return profiles;
}

/// What answers were found by must not be changed on the way.
QJsonObject profilesIn(const QJsonObject &file)
{
    const QJsonValue profiles = file[u"profiles"_s];
    if (!profiles.isUndefined() && !profiles.isObject())
        throw Error(ErrorKind::Damaged, {}, u"profiles that are none"_s);
    const QJsonObject values = profiles.toObject();
    for (auto value = values.begin(); value != values.end(); ++value)
        if (!value->isObject() || hashOf(value->toObject()) != value.key())
            throw Error(ErrorKind::Damaged, {}, u"the profile %1 is not the one of this hash"_s.arg(value.key()));
    return values;
}

/// Of its sentences, of what is also said or cannot be quoted, of what came near, and the paper that is nearest by its title.
void forEachCitation(Answer &answer, const std::function<void(Citation &)> &work)
{
    for (AnswerSentence &sentence : answer.sentences)
        std::ranges::for_each(sentence.citations, work);
    for (AnswerSentence &sentence : answer.alsoSaid)
        std::ranges::for_each(sentence.citations, work);
    std::ranges::for_each(answer.unquotable, work);
    for (NearMiss &miss : answer.search.nearest)
        std::ranges::for_each(miss.sentence.citations, work);
    if (answer.search.paper)
        work(*answer.search.paper);
}

void checkPlace(const Citation &c)
{
    constexpr int kMostPages = 1'000'000;
    if (c.page < 1 || c.page > kMostPages || c.pageCount < 0 || c.pageCount > kMostPages)
        throw Error(ErrorKind::Damaged, {}, u"a citation without a page"_s);
}

/// The numbers of documents and passages in a trace of another library mean others here. Documents that are here, too, get
/// their number here; all else gets a number that nothing here has, but keeps telling one from another.
void adopt(Trace &trace, const QHash<qint64, DocumentId> &here)
{
    const auto adoptDocument = [&](DocumentId &id) { id = here.value(id.value, { -std::abs(id.value) }); };
    const auto adoptChunk = [](ChunkId &id) { id.value = -std::abs(id.value); };
    for (StageTrace &stage : trace.stages) {
        if (stage.passages)
            for (Passage &p : *stage.passages) {
                adoptDocument(p.document);
                adoptChunk(p.chunk);
            }
        if (stage.sentences)
            for (TracedSentence &sentence : *stage.sentences)
                adoptDocument(sentence.document);
        if (stage.ranking)
            for (TracedScore &score : stage.ranking->scores)
                adoptChunk(score.chunk);
        if (stage.generation)
            for (SentPassage &sent : stage.generation->passages)
                adoptDocument(sent.document);
    }
}

Thread threadFrom(const QJsonObject &json, const QJsonObject &profiles)
{
    Thread thread;
    ThreadRow &row = thread.row;
    row.marks.title = json[u"title"_s].toString().simplified();
    row.marks.tags = json[u"tags"_s].toVariant().toStringList();
    row.marks.isPinned = json[u"pinned"_s].toBool();
    row.createdAt = QDateTime::fromString(json[u"created_at"_s].toString(), Qt::ISODateWithMs).toUTC();
    row.updatedAt = QDateTime::fromString(json[u"updated_at"_s].toString(), Qt::ISODateWithMs).toUTC();
    qint64 number = 0;
    for (const QJsonValue &question : json[u"questions"_s].toArray()) {
        TurnId first;
        for (const QJsonValue &version : question.toObject()[u"versions"_s].toArray()) {
            thread.turns.push_back({ TurnId { ++number }, first, answerFromJson(version.toObject()),
                valueNamed<Rating>(version.toObject()[u"rating"_s].toString()) });
            Answer &answer = thread.turns.back().answer;
            forEachCitation(answer, checkPlace);
            if (const auto &profile = answer.trace.profile)
                setProfileValue(answer.trace, profiles[profile->hash].toObject());
            if (!first)
                first = TurnId { number };
        }
    }
    if (thread.turns.empty() || !row.createdAt.isValid() || !row.updatedAt.isValid())
        throw Error(ErrorKind::Damaged, {}, u"a thread without a question or without its dates"_s);
    if (row.marks.title.isEmpty())
        row.marks.title = thread.turns.front().answer.question.simplified();
    return thread;
}

} // namespace

void writeThreadFile(const std::vector<Thread> &threads, QIODevice &device)
{
    QJsonArray array;
    for (Thread thread : threads) {
        for (Turn &turn : thread.turns)
            forEachCitation(turn.answer, [](Citation &c) { c.path = QFileInfo(c.path).fileName(); });
        array.append(threadJson(thread));
    }
    const QJsonObject file { { u"format"_s, u"adduce-threads"_s }, { u"version"_s, kVersion },
        { u"profiles"_s, profilesOf(threads) }, { u"threads"_s, array } };
    writeAll(device, QJsonDocument(file).toJson());
}

std::vector<Thread> readThreadFile(const QByteArray &json, const QString &name)
{
    QJsonParseError problem;
    const QJsonObject file = QJsonDocument::fromJson(json, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        throw Error(ErrorKind::Damaged, name, u"%1 at byte %2"_s.arg(problem.errorString()).arg(problem.offset));
    if (file[u"format"_s].toString() != u"adduce-threads"_s)
        throw Error(ErrorKind::Damaged, name, u"no file of threads"_s);
    if (file[u"version"_s].toInt() > kVersion)
        throw Error(ErrorKind::NewerFile, name, u"version %1, known is %2"_s.arg(file[u"version"_s].toInt()).arg(kVersion));
    std::vector<Thread> threads;
    try {
        const QJsonObject profiles = profilesIn(file);
        for (const QJsonValue &thread : file[u"threads"_s].toArray())
            threads.push_back(threadFrom(thread.toObject(), profiles));
    } catch (const Error &error) {
        throw Error(ErrorKind::Damaged, name, error.technical());
    }
    return threads;
}

std::vector<ThreadId> importThreads(Database &database, const QString &path)
{
    constexpr qint64 kMostBytes = 256LL << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
    if (file.size() > kMostBytes)
        throw Error(ErrorKind::TooLarge, path);
    std::vector<Thread> threads = readThreadFile(file.readAll(), path);
    std::vector<ThreadId> ids;
    Transaction transaction(database);
    for (Thread &thread : threads) {
        adoptSources(database, thread);
        ids.push_back(insertThread(database, thread));
    }
    transaction.commit();
    return ids;
}

bool isThreadFile(const QString &path)
{
    QFile file(path);
    return path.endsWith(u".json"_s, Qt::CaseInsensitive) && QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly)
        && file.read(200).contains("\"adduce-threads\"");
}

void adoptSources(Database &database, Thread &thread)
{
    QHash<QString, DocumentRow> found;
    QHash<qint64, DocumentId> here;
    const DocumentStore documents(database);
    for (Turn &turn : thread.turns) {
        forEachCitation(turn.answer, [&](Citation &c) {
            if (!c.sha256.isEmpty() && !found.contains(c.sha256))
                found.insert(c.sha256, documents.findByHash(c.sha256).value_or(DocumentRow {}));
            const DocumentRow &row = found[c.sha256];
            if (row.id)
                here.insert(c.document.value, row.id);
            c.document = row.id;
            // A path of another computer says nothing here, and must not lead to a file of this one.
            c.path = row.path;
        });
        for (Unsearched &document : turn.answer.search.unsearched)
            document.document = {};
    }
    for (Turn &turn : thread.turns)
        adopt(turn.answer.trace, here);
}

} // namespace adduce
