#include "core/laboratory/shared_filing.h"

#include "core/laboratory/desk_store.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/postgres.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/filing_change.h"

#include <QUuid>
#include <algorithm>
#include <map>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QString kCollections = u"collections"_s;
const QString kMembers = u"collection_documents"_s;
const QString kTags = u"document_tags"_s;

/// In what is noted of a collection: how it was made here, which is not always as the laboratory has it.
constexpr auto kGiven = "given"_L1;

/// A collection as the laboratory has it.
QJsonObject contentOf(const QString &name, const QString &description, const QString &parent)
{
    return { { u"name"_s, name }, { u"description"_s, description }, { u"parent"_s, parent } };
}

bool isIn(const SharedRow &element)
{
    return element.content[u"in"_s].toBool();
}

SharedRow elementOf(const QString &key, qint64 local, qint64 revision, bool in)
{
    return { key, local, revision, QJsonObject { { u"in"_s, in } } };
}

/// The collections of this library by the keys that they have there, and the other way round.
class CollectionKeys
{
public:
    explicit CollectionKeys(Database &database)
    {
        for (const SharedRow &row : DeskStore(database).rows(kCollections)) {
            m_locals[row.key] = row.local;
            m_keys[row.local] = row.key;
        }
    }
    [[nodiscard]] CollectionId local(const QString &key) const { return { m_locals.value(key) }; }
    [[nodiscard]] QString key(CollectionId id) const { return m_keys.value(id.value); }
    void link(const QString &key, CollectionId id)
    {
        m_locals[key] = id.value;
        m_keys[id.value] = key;
    }

private:
    QHash<QString, qint64> m_locals;
    QHash<qint64, QString> m_keys;
};

std::optional<Collection> collectionOf(const std::vector<Collection> &all, CollectionId id)
{
    const auto found = std::ranges::find(all, id, &Collection::id);
    return id && found != all.end() ? std::optional(*found) : std::nullopt;
}

/// One of this name there, or a new one. A name that no collection may have becomes one that it may.
CollectionId obtainCollection(CollectionStore &store, const QString &name, CollectionId parent, const CollectionKeys &keys)
{
    const QString sound = QString(name).replace(u'/', u'-').simplified().left(200);
    for (int number = 1;; ++number) {
        const QString tried = number == 1 ? sound : u"%1 (%2)"_s.arg(sound.left(190)).arg(number);
        const std::vector<Collection> all = store.list();
        const auto same = std::ranges::find_if(
            all, [&](const Collection &c) { return c.parent == parent && c.name.compare(tried, Qt::CaseInsensitive) == 0; });
        if (same == all.end())
            return store.create(tried.isEmpty() ? u"?"_s : tried, parent);
        if (keys.key(same->id).isEmpty()) // it is no other of the laboratory's
            return same->id;
    }
}

/// What changed there of a collection that is here: but for what was changed here, too, and is not sent yet.
void changeCollection(
    CollectionStore &store, const Collection &here, const QJsonObject &known, const QJsonObject &told, CollectionId parent)
{
    const QJsonObject given = known[kGiven].toObject(); // as it was made here
    const QString name = told[u"name"_s].toString();
    const QString description = told[u"description"_s].toString();
    try {
        if (here.name == given[u"name"_s].toString() && known[u"name"_s] != told[u"name"_s])
            store.rename(here.id, name);
        if (here.description == given[u"description"_s].toString() && here.description != description)
            store.describe(here.id, description.left(1000));
        if (here.parent != parent && known[u"parent"_s] != told[u"parent"_s])
            store.move(here.id, parent);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::BadInput) // a name that is taken here, a ring: it stays as it is
            throw;
    }
}

void forgetCollection(DeskStore &desk, const QString &key)
{
    desk.forgetRow(kCollections, key);
    desk.forgetRows(kMembers, key + u'/');
}

/// With all in it that the laboratory knows of; what is the user's own comes to the top.
void removeCollection(CollectionStore &store, const CollectionKeys &keys, CollectionId id)
{
    for (const Collection &collection : store.list())
        if (collection.parent == id && keys.key(collection.id).isEmpty())
            try {
                store.move(collection.id, {});
            } catch (const Error &error) {
                if (error.kind() != ErrorKind::BadInput)
                    throw;
                return; // its name is taken there: then both stay, as the user's own
            }
    store.remove(id);
}

void takeCollection(Database &database, CollectionKeys &keys, const SharedRow &told, bool isRemoved)
{
    CollectionStore store(database);
    DeskStore desk(database);
    const std::optional<SharedRow> known = desk.row(kCollections, told.key);
    const CollectionId local = keys.local(told.key);
    const std::optional<Collection> here = collectionOf(store.list(), local);
    SharedRow row = told;
    row.local = local.value;
    if (isRemoved) {
        if (here)
            removeCollection(store, keys, local);
        return forgetCollection(desk, told.key);
    }
    CollectionId parent = keys.local(told.content[u"parent"_s].toString());
    if (!collectionOf(store.list(), parent)) // it was removed here, and the laboratory does not know yet
        parent = {};
    if (here && known)
        changeCollection(store, *here, known->content, told.content, parent);
    else if (!known) {
        const CollectionId made = obtainCollection(store, told.content[u"name"_s].toString(), parent, keys);
        if (const QString description = told.content[u"description"_s].toString(); !description.isEmpty())
            store.describe(made, description.left(1000));
        row.local = made.value;
        keys.link(told.key, made);
    }
    const std::optional<Collection> now = collectionOf(store.list(), { row.local });
    row.content[kGiven] = now && (!known || (here && *now != *here))
        ? contentOf(now->name, now->description, keys.key(now->parent))
        : known ? known->content[kGiven].toObject()
                : QJsonObject();
    desk.setRow(kCollections, row);
}

qint64 hearOfCollections(Database &database, Postgres &server, qint64 since, FilingExchange &exchange)
{
    const PostgresRows rows = server.run(
        "WITH RECURSIVE down(collection, depth) AS (SELECT collection, 0 FROM adduce.collections WHERE parent IS NULL "
        "UNION ALL SELECT c.collection, d.depth + 1 FROM adduce.collections c JOIN down d ON c.parent = d.collection "
        "WHERE d.depth < 100) SELECT c.collection, c.parent, c.name, c.description, c.is_removed, c.revision "
        "FROM adduce.collections c JOIN down d ON d.collection = c.collection WHERE c.revision > $1 ORDER BY d.depth, c.revision",
        { since });
    CollectionKeys keys(database);
    qint64 greatest = since;
    for (int i = 0; i < rows.size(); ++i) {
        const QString parent = rows.isNull(i, 1) ? QString() : rows.text(i, 1);
        greatest = std::max(greatest, rows.integer(i, 5));
        const auto known = DeskStore(database).row(kCollections, rows.text(i, 0));
        if (known ? known->revision >= rows.integer(i, 5) : rows.isTrue(i, 4))
            continue; // this desk said so itself, or never had it
        ++exchange.heard;
        takeCollection(database, keys,
            { rows.text(i, 0), 0, rows.integer(i, 5), contentOf(rows.text(i, 2), rows.text(i, 3), parent) }, rows.isTrue(i, 4));
    }
    return greatest;
}

qint64 hearOfElements(
    Database &database, Postgres &server, const QString &relation, const QByteArray &sql, qint64 since, FilingExchange &exchange)
{
    DeskStore desk(database);
    const PostgresRows rows = server.run(sql, { since });
    qint64 greatest = since;
    for (int i = 0; i < rows.size(); ++i) {
        const QString key = rows.text(i, 0) + u'/' + rows.text(i, 1);
        greatest = std::max(greatest, rows.integer(i, 3));
        if (!isHash(relation == kMembers ? rows.text(i, 1) : rows.text(i, 0)))
            continue;
        const SharedRow known = desk.row(relation, key).value_or(SharedRow {});
        if (known.revision >= rows.integer(i, 3))
            continue; // this desk said so itself
        if (relation == kMembers && !desk.row(kCollections, rows.text(i, 0)))
            continue; // of a collection that is gone
        ++exchange.heard;
        // What was never in by the laboratory is in by the user alone, and is not taken out.
        const bool isNews = rows.isTrue(i, 2) || (isIn(known) && known.local == 1);
        desk.setRow(relation, elementOf(key, isNews ? 0 : 1, rows.integer(i, 3), rows.isTrue(i, 2)));
    }
    return greatest;
}

/// Papers that the laboratory has and may have, by their documents here.
std::map<DocumentId, QString> sharedPapersHere(Database &database)
{
    std::map<DocumentId, QString> papers;
    const DeskStore desk(database);
    for (const DocumentRow &row : DocumentStore(database).list())
        if (const auto paper = row.isLocalOnly ? std::nullopt : desk.paper(row.sha256); paper && !paper->isRemoved)
            papers.emplace(row.id, row.sha256);
    return papers;
}

/// How they are filed here: "KEY/SHA256", "SHA256/TAG".
struct FiledHere
{
    std::set<QString> members;
    std::set<QString> tags;
};

FiledHere filedHere(Database &database, const CollectionKeys &keys, const std::map<DocumentId, QString> &papers)
{
    FiledHere here;
    const FilingState filing = filingOf(database);
    for (const auto &[collection, document] : filing.members)
        if (const auto paper = papers.find(document); paper != papers.end() && !keys.key(collection).isEmpty())
            here.members.insert(keys.key(collection) + u'/' + paper->second);
    for (const auto &[document, tag] : filing.tags)
        if (const auto paper = papers.find(document); paper != papers.end())
            here.tags.insert(paper->second + u'/' + tag);
    return here;
}

/// Collections that hold a paper of the laboratory's, in them or below them, and are not there yet; those above before those below.
std::vector<Collection> unsharedCollections(
    Database &database, const CollectionKeys &keys, const std::map<DocumentId, QString> &papers)
{
    const CollectionStore store(database);
    std::vector<Collection> collections;
    for (const Collection &collection : store.list())
        if (keys.key(collection.id).isEmpty()
            && std::ranges::any_of(store.documents(collection.id), [&](DocumentId id) { return papers.contains(id); }))
            collections.push_back(collection);
    return collections;
}

PostgresValue keyOrNull(const QString &key)
{
    return key.isEmpty() ? PostgresValue() : PostgresValue(key);
}

/// A change to be sent, and what is noted of it once it is there.
struct FilingStatement
{
    QByteArray sql;
    std::vector<PostgresValue> values;
    QString relation;
    std::optional<SharedRow> noted; ///< with the revision that comes back; none: it is forgotten
    QString key; ///< of what is forgotten
};
using FilingStatements = std::vector<FilingStatement>;

void addCollections(
    Database &database, CollectionKeys &keys, const std::map<DocumentId, QString> &papers, FilingStatements &statements)
{
    for (const Collection &collection : unsharedCollections(database, keys, papers)) {
        const QString key = QUuid::createUuid().toString(QUuid::WithoutBraces);
        const QString parent = keys.key(collection.parent);
        QJsonObject content = contentOf(collection.name, collection.description, parent);
        content[kGiven] = content;
        statements.push_back({ "INSERT INTO adduce.collections(collection, parent, name, description, base) VALUES ($1, $2, $3, "
                               "$4, 0) RETURNING revision",
            { key, keyOrNull(parent), collection.name, collection.description }, kCollections,
            SharedRow { key, collection.id.value, 0, content }, {} });
        keys.link(key, collection.id);
    }
    const std::vector<Collection> all = CollectionStore(database).list();
    for (const SharedRow &row : DeskStore(database).rows(kCollections)) {
        const std::optional<Collection> here = collectionOf(all, { row.local });
        if (!here) {
            statements.push_back(
                { "UPDATE adduce.collections SET is_removed = true, base = $2 WHERE collection = $1 RETURNING revision",
                    { row.key, row.revision }, kCollections, {}, row.key });
            continue;
        }
        const QString parent = keys.key(here->parent);
        QJsonObject content = contentOf(here->name, here->description, parent);
        if (content == row.content[kGiven].toObject())
            continue;
        content[kGiven] = content;
        statements.push_back({ "UPDATE adduce.collections SET parent = $2, name = $3, description = $4, base = $5 WHERE "
                               "collection = $1 RETURNING revision",
            { row.key, keyOrNull(parent), here->name, here->description, row.revision }, kCollections,
            SharedRow { row.key, row.local, row.revision, content }, {} });
    }
}

/// The paper of "KEY/SHA256" or "SHA256/TAG".
QString paperIn(const QString &relation, const QString &key)
{
    return relation == kMembers ? key.section(u'/', 1) : key.section(u'/', 0, 0);
}

FilingStatement elementStatement(const QString &relation, const QString &key, bool in, qint64 base)
{
    const bool isMember = relation == kMembers;
    const PostgresValue paper(bytesOfHex(paperIn(relation, key)));
    const PostgresValue first = isMember ? PostgresValue(key.section(u'/', 0, 0)) : paper;
    const PostgresValue second = isMember ? paper : PostgresValue(key.section(u'/', 1));
    const QByteArray sql = isMember
        ? "INSERT INTO adduce.collection_documents(collection, sha256, is_in, base) VALUES ($1, $2, $3, $4) "
          "ON CONFLICT (collection, sha256) DO UPDATE SET is_in = excluded.is_in, base = $4 RETURNING revision"
        : "INSERT INTO adduce.document_tags(sha256, tag, is_in, base) VALUES ($1, $2, $3, $4) "
          "ON CONFLICT (sha256, tag) DO UPDATE SET is_in = excluded.is_in, base = $4 RETURNING revision";
    return { sql, { first, second, QString::fromLatin1(in ? "t" : "f"), base }, relation, elementOf(key, 1, base, in), {} };
}

/// What is in here and not known to be in there, and the other way round, where it was taken over. Of papers that are not here, or stay
/// here, nothing is said: that they are not filed here says nothing of how they are filed.
void addElements(Database &database, const QString &relation, const std::set<QString> &here, const std::set<QString> &papers,
    FilingStatements &statements)
{
    const DeskStore desk(database);
    std::set<QString> known;
    for (const SharedRow &row : desk.rows(relation)) {
        if (isIn(row) || row.local == 0)
            known.insert(row.key);
        if (isIn(row) && row.local == 1 && !here.contains(row.key) && papers.contains(paperIn(relation, row.key)))
            statements.push_back(elementStatement(relation, row.key, false, row.revision));
    }
    for (const QString &key : here)
        if (!known.contains(key))
            statements.push_back(elementStatement(relation, key, true, desk.row(relation, key).value_or(SharedRow {}).revision));
}

FilingStatements changesHere(Database &database)
{
    FilingStatements statements;
    CollectionKeys keys(database);
    const std::map<DocumentId, QString> papers = sharedPapersHere(database);
    addCollections(database, keys, papers, statements);
    const FiledHere filed = filedHere(database, keys, papers);
    std::set<QString> hashes;
    for (const auto &[document, sha256] : papers)
        hashes.insert(sha256);
    addElements(database, kMembers, filed.members, hashes, statements);
    addElements(database, kTags, filed.tags, hashes, statements);
    return statements;
}

} // namespace

qint64 hearOfFiling(Database &database, Postgres &server, qint64 since, FilingExchange &exchange)
{
    const qint64 collections = hearOfCollections(database, server, since, exchange);
    const qint64 members = hearOfElements(database, server, kMembers,
        "SELECT collection, pg_catalog.encode(sha256, 'hex'), is_in, revision FROM adduce.collection_documents WHERE revision > "
        "$1 ORDER BY "
        "revision",
        since, exchange);
    const qint64 tags = hearOfElements(database, server, kTags,
        "SELECT pg_catalog.encode(sha256, 'hex'), tag, is_in, revision FROM adduce.document_tags WHERE revision > $1 ORDER BY "
        "revision",
        since, exchange);
    return std::max({ collections, members, tags });
}

/// What was heard, for a paper that is here. False while it is not, or cannot be filed so.
static bool fileAsHeard(CollectionStore &store, const DocumentStore &documents, const CollectionKeys &keys,
    const QString &relation, const SharedRow &row)
{
    const auto document = documents.findByHash(paperIn(relation, row.key));
    if (!document)
        return false;
    const std::array ids { document->id };
    if (relation == kTags) {
        const QString tag = row.key.section(u'/', 1);
        isIn(row) ? store.tag(ids, tag) : store.untag(ids, tag);
        return true;
    }
    const CollectionId collection = keys.local(row.key.section(u'/', 0, 0));
    if (!collectionOf(store.list(), collection))
        return false; // removed here, and not sent yet
    isIn(row) ? store.add(collection, ids) : store.take(collection, ids);
    return true;
}

void takeFilingOver(Database &database)
{
    DeskStore desk(database);
    CollectionStore store(database);
    const CollectionKeys keys(database);
    const DocumentStore documents(database);
    for (const QString &relation : { kMembers, kTags })
        for (SharedRow &row : desk.rows(relation)) {
            if (row.local != 0)
                continue;
            try {
                if (!fileAsHeard(store, documents, keys, relation, row))
                    continue;
            } catch (const Error &error) {
                if (error.kind() != ErrorKind::BadInput) // a tag that no document of this program may have
                    throw;
            }
            row.local = 1;
            desk.setRow(relation, row);
        }
}

void pushFiling(Database &database, Postgres &server, FilingExchange &exchange)
{
    FilingStatements statements = changesHere(database);
    if (statements.empty())
        return; // nobody waits for it
    PostgresTransaction transaction(server);
    server.run("SELECT adduce.take_turn($1::integer)", { qint64(kLaboratoryVersion) });
    for (FilingStatement &statement : statements) {
        const PostgresRows sent = server.run(statement.sql, statement.values);
        if (statement.noted && sent.size() == 1)
            statement.noted->revision = sent.integer(0, 0);
    }
    transaction.commit();
    Transaction here(database); // once it is there: until then it is sent again, which changes nothing
    DeskStore desk(database);
    for (const FilingStatement &statement : statements)
        if (statement.noted)
            desk.setRow(statement.relation, *statement.noted);
        else
            forgetCollection(desk, statement.key);
    here.commit();
    exchange.sent += static_cast<int>(statements.size());
}

} // namespace adduce
