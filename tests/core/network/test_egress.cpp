#include "core/base/error.h"
#include "core/network/egress_ledger.h"
#include "core/network/http.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <future>
#include <latch>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestEgress : public QObject
{
    Q_OBJECT

private slots:
    void everyRequestIsWrittenDown();
    void whatMayNotGoIsNotSent_data();
    void whatMayNotGoIsNotSent();
    void thisComputerMayHaveAll();
    void localOnlyIsSentOnToNobody();
    void aHostGetsSoManyAtOnce();
    void whoWaitsCanBeStopped();
    void theLedgerOutlivesTheProgram();
    void everyPurposeIsReadBack();
    void damagedLinesAreLeftOut();
    void aLedgerStaysSmall();

private:
    QTemporaryDir m_place;
};

namespace {

HttpRequest away(const QString &url, Outgoing outgoing = {})
{
    return { .url = QUrl(url), .deadlines = { 200, 200, 200 }, .outgoing = std::move(outgoing) };
}

Outgoing twoPassages(bool isLocalOnly = false)
{
    return { EgressPurpose::Answer, { { u"c1"_s, u"Naps.pdf"_s, false }, { u"c2"_s, u"Naps.pdf"_s, isLocalOnly } }, false };
}

} // namespace

void TestEgress::everyRequestIsWrittenDown()
{
    EgressGate gate;
    const test::LoopbackServer server([](const QByteArray &) { return test::http("404 Not Found", "{\"no\": 1}"); });
    (void)fetch(gate, { .url = server.url(u"/secret-path"_s), .body = "12345", .outgoing = twoPassages() });
    const auto error = errorOf([&] { (void)fetch(gate, away(u"http://127.0.0.1:1/"_s)); });
    QVERIFY(error);
    const std::vector<EgressRecord> records = gate.records(10);
    QCOMPARE(records.size(), 2);
    QCOMPARE(records[0].outcome, u"not_listening"_s);
    const EgressRecord &answered = records[1];
    QCOMPARE(answered.outcome, u"404"_s);
    QCOMPARE(answered.host, server.url({}).authority());
    QCOMPARE(answered.purpose, EgressPurpose::Answer);
    QCOMPARE(answered.sent, 5);
    QCOMPARE(answered.received, 9);
    QCOMPARE(answered.passages, (QStringList { u"c1"_s, u"c2"_s }));
    QCOMPARE(answered.documents, QStringList { u"Naps.pdf"_s });
    QVERIFY(!answered.isRemote);
}

void TestEgress::whatMayNotGoIsNotSent_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("localOnly");
    QTest::addColumn<bool>("isLocalOnly");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("local only") << u"https://api.example.org/v1"_s << true << false << ErrorKind::LocalOnly;
    QTest::newRow("local only, a neighbour") << u"http://192.168.1.5:11434/"_s << true << false << ErrorKind::LocalOnly;
    QTest::newRow("local only, nearly this computer")
        << u"http://127.0.0.1.example.org/"_s << true << false << ErrorKind::LocalOnly;
    QTest::newRow("local only, any address") << u"http://0.0.0.0:8080/"_s << true << false << ErrorKind::LocalOnly;
    QTest::newRow("stays here") << u"https://api.example.org/v1"_s << false << true << ErrorKind::DocumentLocalOnly;
    QTest::newRow("unencrypted") << u"http://192.168.1.5:11434/"_s << false << false << ErrorKind::Unencrypted;
    QTest::newRow("a file") << u"file:///etc/passwd"_s << false << false << ErrorKind::Unencrypted;
}

void TestEgress::whatMayNotGoIsNotSent()
{
    QFETCH(QString, url);
    QFETCH(bool, localOnly);
    QFETCH(bool, isLocalOnly);
    QFETCH(ErrorKind, kind);
    EgressGate gate;
    gate.setRules({ .isLocalOnly = localOnly });
    const auto error = errorOf([&] { (void)fetch(gate, away(url, twoPassages(isLocalOnly))); });
    QVERIFY(error);
    QCOMPARE(error->kind(), kind);
    const std::vector<EgressRecord> records = gate.records(10);
    QCOMPARE(records.size(), 1);
    QCOMPARE(records[0].outcome, nameOf(kind));
    QCOMPARE(records[0].sent, 0);
}

void TestEgress::thisComputerMayHaveAll()
{
    EgressGate gate;
    gate.setRules({ .isLocalOnly = true });
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    QCOMPARE(fetch(gate, { .url = server.url(u"/"_s), .outgoing = twoPassages(true) }).status, 200);
}

void TestEgress::localOnlyIsSentOnToNobody()
{
    EgressGate gate;
    const test::LoopbackServer other([](const QByteArray &) { return test::http("200 OK", "{}"); });
    const test::LoopbackServer server([&](const QByteArray &) {
        return test::http("302 Found", {}, "Location: " + other.url(u"/there"_s).toEncoded() + "\r\n");
    });
    const HttpRequest request { .url = server.url(u"/"_s), .redirects = Redirects::AnySafe };
    QCOMPARE(fetch(gate, request).status, 200);
    gate.setRules({ .isLocalOnly = true });
    QVERIFY(errorOf([&] { (void)fetch(gate, request); }));
    QCOMPARE(other.asked(), 1);
}

void TestEgress::aHostGetsSoManyAtOnce()
{
    EgressGate gate;
    gate.setRules({ .atOnce = 2 });
    const HttpRequest request { .url = QUrl(u"https://api.example.org"_s) };
    std::unique_ptr<EgressGate::Pass> first(new EgressGate::Pass(gate.admit(request, {}))); // it cannot be moved into one
    const EgressGate::Pass second = gate.admit(request, {});
    const EgressGate::Pass elsewhere = gate.admit({ .url = QUrl(u"https://other.example.org"_s) }, {});
    std::atomic<bool> in = false;
    auto third = std::async(std::launch::async, [&] {
        const EgressGate::Pass pass = gate.admit(request, {});
        in = true;
    });
    QVERIFY(third.wait_for(std::chrono::milliseconds(0)) != std::future_status::ready);
    QVERIFY(!in);
    first.reset();
    third.get();
    QVERIFY(in);
}

void TestEgress::whoWaitsCanBeStopped()
{
    EgressGate gate;
    gate.setRules({ .atOnce = 1 });
    const HttpRequest request { .url = QUrl(u"https://api.example.org"_s) };
    const EgressGate::Pass first = gate.admit(request, {});
    std::stop_source stop;
    std::latch begun(1);
    auto second = std::async(std::launch::async, [&] {
        begun.count_down();
        return errorOf([&] { const EgressGate::Pass pass = gate.admit(request, stop.get_token()); });
    });
    begun.wait();
    stop.request_stop();
    const auto error = second.get();
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Stopped);
}

void TestEgress::theLedgerOutlivesTheProgram()
{
    const QString path = m_place.filePath(u"kept.jsonl"_s);
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    EgressGate gate;
    gate.setLedger(path);
    (void)fetch(
        gate, { .url = server.url(u"/"_s), .headers = { { "Authorization", "Bearer canary-key" } }, .outgoing = twoPassages() });
    EgressGate later;
    later.setLedger(path);
    QCOMPARE(later.records(5), gate.records(5));
    QCOMPARE(later.records(5).size(), 1);
    QCOMPARE(QFile::permissions(path) & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("canary"));
    later.forget();
    QVERIFY(later.records(5).empty());
}

void TestEgress::everyPurposeIsReadBack()
{
    const QString path = m_place.filePath(u"purposes.jsonl"_s);
    const std::size_t count = enumNames<EgressPurpose>.size();
    for (std::size_t i = 0; i < count; ++i)
        QVERIFY(appendToLedger(
            path, { .at = QDateTime::currentDateTimeUtc(), .purpose = static_cast<EgressPurpose>(i), .host = u"a.example"_s }));
    const std::vector<EgressRecord> read = readLedger(path, 100);
    QCOMPARE(read.size(), count);
    for (std::size_t i = 0; i < count; ++i)
        QCOMPARE(static_cast<std::size_t>(read[count - 1 - i].purpose), i);
}

void TestEgress::damagedLinesAreLeftOut()
{
    const QString path = m_place.filePath(u"damaged.jsonl"_s);
    EgressRecord record { .at = QDateTime::currentDateTimeUtc(), .host = u"a"_s, .outcome = u"200"_s };
    QVERIFY(appendToLedger(path, record));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"at\": \"2026\n\xff\xfe[]\n{}\n");
    }
    record.host = u"b"_s;
    QVERIFY(appendToLedger(path, record));
    const std::vector<EgressRecord> records = readLedger(path, 10);
    QCOMPARE(records.size(), 2);
    QCOMPARE(records[0].host, u"b"_s);
    QVERIFY(!appendToLedger(m_place.filePath(u"no/such/folder"_s), record));
}

void TestEgress::aLedgerStaysSmall()
{
    const QString path = m_place.filePath(u"long.jsonl"_s);
    EgressRecord record { .at = QDateTime::currentDateTimeUtc(), .host = QString(1 << 20, u'x'), .outcome = u"200"_s };
    for (int i = 0; i < 20; ++i)
        QVERIFY(appendToLedger(path, record));
    QVERIFY(QFileInfo(path).size() + QFileInfo(path + u".older"_s).size() < (12 << 20));
    QVERIFY(readLedger(path, 100).size() >= 4);
}

ADDUCE_TEST(TestEgress)
#include "test_egress.moc"
