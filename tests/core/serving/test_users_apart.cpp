#include "core/configuration/configuration_file.h"
#include "core/workspace/kept_memory.h"
#include "tests/core/serving/served_library.h"
#include "tests/support/chat_server.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <functional>
#include <random>
#include <thread>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What users of one server get of each other: nothing but what was shared with them and what their collections hold.
class TestUsersApart : public QObject
{
    Q_OBJECT

private slots:
    void overARandomSession();
};

namespace {

constexpr int kUsers = 5;
constexpr int kRequests = 1'500; // of all users; ADDUCE_TEST_REQUESTS says otherwise

/// Someone who uses the server, and the words by which their own is known anywhere.
struct Person
{
    QByteArray name;
    UserRole role;
    QByteArrayList collections; ///< whose documents they may see; empty: all
    QByteArray token {};

    [[nodiscard]] QByteArray ownWord() const { return name + "secretly"; } ///< in all that is never shared
    [[nodiscard]] QByteArray sharedWord() const { return name + "openly"; }
    [[nodiscard]] bool sees(const QByteArray &collection) const
    {
        return collections.isEmpty() || collections.contains(collection);
    }
};

const QByteArrayList kCollections { "Sleep", "Tea" };

/// In each document of a collection and in nothing else.
QByteArray wordOf(const QByteArray &collection)
{
    return collection.toLower() + "vault";
}

/// Draws what its person does next, and looks at each reply. For one thread.
class Client
{
public:
    Client(const ServedLibrary &served, const std::vector<Person> &people, std::size_t who, unsigned seed)
        : m_served(served)
        , m_people(people)
        , m_me(people[who])
        , m_random(seed)
    {
    }

    void work(int requests)
    {
        const std::array<void (Client::*)(), 13> acts { &Client::ask, &Client::ask, &Client::chat, &Client::search,
            &Client::threads, &Client::changeThread, &Client::documents, &Client::upload, &Client::table, &Client::tables,
            &Client::verify, &Client::protocol, &Client::removeSomething };
        while (m_asked < requests)
            (this->*acts[draw(acts.size())])();
    }

    QStringList wrong; ///< what was told that must not be
    int answered = 0; ///< 200 to 299
    int ownSeen = 0; ///< replies that told the person's own
    int vaultsSeen = 0; ///< replies that told a document
    int sharedSeen = 0; ///< replies that told what another shares

private:
    std::size_t draw(std::size_t below) { return std::uniform_int_distribution<std::size_t>(0, below - 1)(m_random); }
    QByteArray number() { return QByteArray::number(static_cast<qint64>(1 + draw(60))); } ///< somebody's, or nobody's

    Said hear(const QByteArray &what, const Said &said)
    {
        ++m_asked;
        answered += said.status >= 200 && said.status < 300 ? 1 : 0;
        const QByteArray all = (said.head + said.body).toLower();
        ownSeen += all.contains(m_me.ownWord()) ? 1 : 0;
        vaultsSeen += all.contains("vault") ? 1 : 0;
        const auto look = [&](const QByteArray &word) {
            if (const qsizetype at = all.indexOf(word); at >= 0)
                wrong << QString::fromUtf8(
                    m_me.name + " was told \"" + word + "\" by " + what + ": " + all.mid(std::max<qsizetype>(0, at - 600), 1200));
        };
        for (const Person &other : m_people)
            if (other.name != m_me.name) {
                look(other.ownWord());
                sharedSeen += all.contains(other.sharedWord()) ? 1 : 0;
            }
        for (const QByteArray &collection : kCollections)
            if (!m_me.sees(collection))
                look(wordOf(collection));
        return said;
    }
    Said get(const QByteArray &path) { return hear("GET " + path, m_served.get(path, m_me.token)); }
    Said post(const QByteArray &path, const QJsonObject &json)
    {
        return hear(
            "POST " + path + ' ' + QJsonDocument(json).toJson(QJsonDocument::Compact), m_served.post(path, m_me.token, json));
    }
    Said send(const QByteArray &method, const QByteArray &path, const QJsonObject &json = {})
    {
        return hear(method + ' ' + path,
            m_served.send(method, path, m_me.token, json.isEmpty() ? QByteArray() : QJsonDocument(json).toJson()));
    }

    QString question(bool isShared)
    {
        static const QStringList said { u"Does a nap improve recall?"_s, u"What was the measure of the trial?"_s,
            u"How long do the wolves of Xanthia howl?"_s, u"And how large was it?"_s, u"Which papers are there?"_s,
            u"In how many gardens was green tea measured?"_s, u"Summarise the paper Tea"_s, u"in:Tea What was measured?"_s };
        const QString asked = said[static_cast<qsizetype>(draw(static_cast<std::size_t>(said.size())))];
        return draw(2) == 0 ? asked
                            : asked + u" I am "_s + QString::fromUtf8(isShared ? m_me.sharedWord() : m_me.ownWord()) + u'.';
    }
    void ask()
    {
        QString thread;
        if (draw(3) == 0 && !m_threads.isEmpty())
            thread = m_threads.last();
        else if (draw(3) == 0)
            thread = QString::fromUtf8(number()); // of anybody
        const bool isNew = thread.isEmpty();
        const bool isShared = m_shared.contains(thread) || (isNew && draw(3) == 0);
        QJsonObject body { { u"question"_s, question(isShared) }, { u"stream"_s, draw(4) == 0 } };
        if (!isNew)
            body[u"thread"_s] = thread;
        if (draw(4) == 0)
            body[u"documents"_s] = QJsonArray { QString::fromUtf8(number()) };
        if (!isNew && !isShared)
            m_private.insert(thread); // whatever becomes of it
        const QString asked = QString::number(post("/v1/ask", body).json()[u"thread"_s].toInteger());
        if (asked == u"0"_s)
            return;
        if (isNew)
            m_threads << asked;
        if (!isShared)
            m_private.insert(asked);
    }
    void chat()
    {
        if (draw(2) == 0)
            post("/chat", { { u"question"_s, question(false) } });
        else
            post("/v1/chat/completions",
                { { u"messages"_s,
                    QJsonArray { QJsonObject { { u"role"_s, u"user"_s }, { u"content"_s, question(false) } } } } });
    }
    void search() { get(draw(2) == 0 ? "/v1/search?q=measure%20trial" : "/v1/search?q=howl%20tea%20nap&collection=Tea"); }
    void threads() { get(draw(3) == 0 ? "/v1/threads" : "/v1/threads/" + number()); }
    void changeThread()
    {
        if (m_threads.isEmpty() || draw(3) == 0) { // of anybody: refused, unless it is one's own
            send("PATCH", "/v1/threads/" + number(), { { u"pinned"_s, true } });
            return;
        }
        const QString thread = m_threads[static_cast<qsizetype>(draw(static_cast<std::size_t>(m_threads.size())))];
        const QByteArray path = "/v1/threads/" + thread.toUtf8();
        if (!m_private.contains(thread) && draw(2) == 0) {
            send("PATCH", path, { { u"shared"_s, true } });
            m_shared.insert(thread);
        } else if (m_private.contains(thread))
            send("PATCH", path,
                { { u"title"_s, QString::fromUtf8("Of " + m_me.ownWord()) },
                    { u"tags"_s, QJsonArray { QString::fromUtf8(m_me.ownWord()) } } });
    }
    void documents()
    {
        const QByteArray path = "/v1/documents/" + number();
        switch (draw(4)) {
        case 0:
            get("/v1/documents");
            break;
        case 1:
            get(path);
            break;
        case 2:
            get(path + "/pages/1");
            break;
        default:
            get(path + "/pages/1/image?region=0,0,40,40");
        }
    }
    void upload()
    {
        if (draw(4) != 0)
            return; // they would fill the library
        const QByteArray collection = m_me.collections.isEmpty() ? kCollections.first() : m_me.collections.first();
        const QByteArray name = wordOf(collection) + QByteArray::number(static_cast<qint64>(m_random())) + ".md";
        const bool isSeenByAll = m_me.collections.isEmpty(); // put into no collection, which limited users do not see
        hear("upload",
            m_served.upload("/v1/documents", m_me.token, name,
                "# The " + name + " trial\n\nThe measure of the trial was "
                    + (isSeenByAll ? "sleepvault teavault" : wordOf(collection)) + ' '
                    + QByteArray::number(static_cast<qint64>(m_random() % 1000)) + " units in all.\n"));
    }
    void table()
    {
        const Said made = post("/v1/evidence", { { u"name"_s, QString::fromUtf8("Table of " + m_me.ownWord()) } });
        m_tables << QByteArray::number(made.json()[u"id"_s].toInteger());
    }
    void tables()
    {
        const QByteArray path = "/v1/evidence/" + (m_tables.isEmpty() || draw(2) == 0 ? number() : m_tables.last());
        if (draw(3) == 0)
            get("/v1/evidence");
        else if (draw(2) == 0)
            get(path);
        else
            post(path + "/rows", { { u"thread"_s, m_threads.isEmpty() ? QString::fromUtf8(number()) : m_threads.last() } });
    }
    void verify()
    {
        post("/v1/verify",
            { { u"document"_s, number().toInt() }, { u"page"_s, 1 }, { u"quote"_s, u"The measure of the trial was"_s } });
    }
    void protocol()
    {
        const auto call = [&](const QString &method, const QJsonObject &parameters) {
            post("/mcp",
                { { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, m_asked }, { u"method"_s, method }, { u"params"_s, parameters } });
        };
        const auto tool = [&](const QString &name, const QJsonObject &arguments) {
            call(u"tools/call"_s, { { u"name"_s, name }, { u"arguments"_s, arguments } });
        };
        switch (draw(6)) {
        case 0:
            call(u"resources/list"_s, {});
            break;
        case 1:
            call(u"resources/read"_s, { { u"uri"_s, QString::fromUtf8("adduce://threads/" + number()) } });
            break;
        case 2:
            call(u"resources/read"_s, { { u"uri"_s, QString::fromUtf8("adduce://documents/" + number() + "/pages/1") } });
            break;
        case 3:
            tool(u"read_page"_s, { { u"document"_s, number().toInt() }, { u"page"_s, 1 } });
            break;
        case 4:
            tool(u"search"_s, { { u"query"_s, u"measure trial gardens"_s } });
            break;
        default:
            tool(u"ask"_s, { { u"question"_s, question(false) } });
        }
    }
    /// Its number may be that of another one afterwards.
    void removeThread(const QString &which)
    {
        const QString thread = which; // which may be one of these
        if (send("DELETE", "/v1/threads/" + thread.toUtf8()).status != 204)
            return;
        m_threads.removeAll(thread);
        m_private.remove(thread);
        m_shared.remove(thread);
    }
    void removeSomething()
    {
        const std::array<QByteArray, 2> kinds { "/v1/evidence/", "/v1/documents/" };
        if (draw(4) == 0)
            send("DELETE", kinds[draw(kinds.size())] + number());
        else if (draw(4) == 0)
            removeThread(QString::fromUtf8(number()));
        else if (draw(4) == 0 && !m_threads.isEmpty())
            removeThread(m_threads.constFirst());
    }

    const ServedLibrary &m_served;
    const std::vector<Person> &m_people;
    const Person &m_me;
    std::mt19937 m_random;
    int m_asked = 0;
    QStringList m_threads; ///< of one's own
    QSet<QString> m_private; ///< those of these with what must not be shared
    QSet<QString> m_shared; ///< those of these that others may read by now
    QByteArrayList m_tables;
};

/// What a prompt tells whom: words of one person at most, and of nothing that this person may not see.
QStringList wrongIn(const QByteArray &prompt, const std::vector<Person> &people)
{
    QStringList wrong;
    const QByteArray text = prompt.toLower();
    std::vector<const Person *> said;
    for (const Person &person : people)
        if (text.contains(person.ownWord()))
            said.push_back(&person);
    if (said.size() > 1)
        wrong << u"two persons' words in one prompt: "_s + QString::fromUtf8(text);
    for (const Person *person : said)
        for (const QByteArray &collection : kCollections)
            if (!person->sees(collection) && text.contains(wordOf(collection)))
                wrong << QString::fromUtf8(collection + " in a prompt of " + person->name + ": " + text);
    return wrong;
}

} // namespace

/// Five people at a time do what comes to their minds, with their own numbers and with anybody's. Each reply, and each prompt to
/// the model that writes, is looked through for the words of the others.
void TestUsersApart::overARandomSession()
{
    ServedLibrary served({ .requestsPerMinute = kMostServerNumber, .questions = kUsers });
    const ChatServer model;
    served.workspace().configuration().change([&](Configuration &now) {
        ModelChoice choice;
        choice.base = model.base();
        choice.model = u"tiny-8b"_s;
        now.models.add(choice);
        now.models.use(choice.id(), ModelTask::Answer);
        now.remembers = true; // which is for the window's user alone
    });
    std::vector<Person> people { { "anna", UserRole::Contributor, { "Sleep" } }, { "ben", UserRole::Contributor, { "Tea" } },
        { "cleo", UserRole::Reader, { "Sleep" } }, { "dora", UserRole::Admin, {} }, { "eve", UserRole::Contributor, {} } };
    for (Person &person : people) {
        std::optional<std::vector<CollectionId>> collections;
        for (const QByteArray &collection : person.collections)
            collections = std::vector { served.collection(QString::fromUtf8(collection)) };
        person.token = served.token(QString::fromUtf8(person.name), person.role, collections);
    }
    bool isSet = false;
    const int said = qEnvironmentVariableIntValue("ADDUCE_TEST_REQUESTS", &isSet);
    const int each = (isSet ? said : kRequests) / kUsers;
    const auto seed = static_cast<unsigned>(qEnvironmentVariableIntValue("ADDUCE_TEST_SEED"));

    std::vector<Client> clients;
    for (std::size_t i = 0; i < people.size(); ++i)
        clients.emplace_back(served, people, i, seed * 100 + static_cast<unsigned>(i));
    {
        std::vector<std::jthread> threads;
        for (Client &client : clients)
            threads.emplace_back([&client, each] { client.work(each); });
    }
    int answered = 0, ownSeen = 0, vaultsSeen = 0, sharedSeen = 0;
    for (const Client &client : clients) {
        QVERIFY2(client.wrong.isEmpty(), qPrintable(client.wrong.value(0)));
        answered += client.answered;
        ownSeen += client.ownSeen;
        vaultsSeen += client.vaultsSeen;
        sharedSeen += client.sharedSeen;
    }
    // What is refused hides nothing.
    const int all = each * kUsers;
    qInfo("of %d replies %d were no refusal, %d told one's own, %d a document, %d what another shares", all, answered, ownSeen,
        vaultsSeen, sharedSeen);
    QVERIFY(answered > all / 3 && ownSeen > all / 20 && vaultsSeen > all / 50 && sharedSeen > 0);
    int told = 0;
    for (const QByteArray &request : model.requests()) {
        const QStringList wrong = wrongIn(request, people);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"\n\n"_s).left(4000)));
        told += request.toLower().contains("secretly") ? 1 : 0;
    }
    qInfo(
        "%d requests, %lld prompts, %d of them with somebody's own words", each * kUsers, qint64(model.requests().size()), told);
    QVERIFY2(told > 0, "no prompt had anybody's words");
    for (const MemoryTarget target : { MemoryTarget::User, MemoryTarget::Company })
        QVERIFY(!QFile::exists(memoryFile(memoryFolder(served.workspace()), target)));
}

ADDUCE_TEST(TestUsersApart)
#include "test_users_apart.moc"
