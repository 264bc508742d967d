#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/embedding/model_download.h"
#include "core/embedding/static_model.h"
#include "core/network/egress.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/support/tiny_model.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestModelDownload : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void comesWhole();
    void goesOnWhereItBroke_data();
    void goesOnWhereItBroke();
    void stopsAndGoesOn();
    void troubleLeavesNothingBehind_data();
    void troubleLeavesNothingBehind();
    void neverWritesOver();
    void badSources_data();
    void badSources();
    void recommendedIsPinned();

private:
    /// As a server of files answers, with ranges.
    QByteArray answer(const QByteArray &request);
    [[nodiscard]] ModelSource source(const test::LoopbackServer &server) const;
    [[nodiscard]] QString folder() const { return m_place->filePath(u"models/tiny"_s); }
    /// Nothing but what a broken download keeps.
    [[nodiscard]] QStringList left() const
    {
        return QDir(m_place->filePath(u"models"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_place;
    QByteArray m_vectors;
    QByteArray m_expected; ///< SHA-256
    qsizetype m_cutAfter = -1; ///< bytes of the vectors, then the line breaks; -1 never
    bool m_ranges = true;
    QHash<QByteArray, QByteArray> m_instead; ///< whole answers by the file's name
    EgressGate m_gate;
};

namespace {

QByteArray sha256(const QByteArray &bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.takeHex();
}

const auto kSilent = [](qint64, qint64) { };

} // namespace

void TestModelDownload::init()
{
    m_place = std::make_unique<QTemporaryDir>();
    m_vectors = test::tinyVectors();
    m_expected = sha256(m_vectors);
    m_cutAfter = -1;
    m_ranges = true;
    m_instead.clear();
}

ModelSource TestModelDownload::source(const test::LoopbackServer &server) const
{
    return { server.url(u"/tiny/resolve/abc"_s), m_expected };
}

QByteArray TestModelDownload::answer(const QByteArray &request)
{
    const QByteArray name = request.split(' ').value(1).split('/').last();
    if (m_instead.contains(name))
        return m_instead[name];
    if (name == "tokenizer.json")
        return test::http("200 OK", test::kTinyTokenizer);
    if (name != "model.safetensors")
        return test::http("404 Not Found", "nothing");
    const qsizetype at = request.indexOf("Range: bytes=");
    const qsizetype from = at < 0 || !m_ranges ? 0 : request.sliced(at + 13).split('-').first().toLongLong();
    if (from >= m_vectors.size())
        return test::http("416 Range Not Satisfiable", "nothing behind");
    const QByteArray size = QByteArray::number(m_vectors.size());
    const QByteArray whole = from > 0 ? test::http("206 Partial Content", m_vectors.sliced(from),
                                            "Content-Range: bytes " + QByteArray::number(from) + '-' + size + '/' + size + "\r\n")
                                      : test::http("200 OK", m_vectors);
    const qsizetype gone = m_cutAfter < 0 ? 0 : m_vectors.size() - std::max(m_cutAfter, from);
    return whole.chopped(gone);
}

void TestModelDownload::comesWhole()
{
    const test::LoopbackServer server([this](const QByteArray &request) { return answer(request); });
    QList<std::pair<qint64, qint64>> emitted;
    downloadModel(m_gate, source(server), folder(), [&](qint64 got, qint64 all) { emitted.emplaceBack(got, all); });
    QCOMPARE(emitted.constLast(), std::pair(qint64(m_vectors.size()), qint64(m_vectors.size())));
    const StaticModel model = StaticModel::open(folder());
    QCOMPARE(model.dimensions(), 3);
    QCOMPARE(left(), QStringList { u"tiny"_s });
    QCOMPARE(
        QFile::permissions(folder() + u"/model.safetensors"_s) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    for (const QByteArray &request : server.requests())
        QVERIFY2(request.startsWith("GET /tiny/resolve/abc/"), request.constData());
}

void TestModelDownload::goesOnWhereItBroke_data()
{
    QTest::addColumn<qsizetype>("cut");
    QTest::addColumn<bool>("ranges");
    QTest::newRow("at the start") << qsizetype(0) << true;
    QTest::newRow("within") << qsizetype(50) << true;
    QTest::newRow("before the last byte") << test::tinyVectors().size() - 1 << true;
    QTest::newRow("by a server that knows no ranges") << qsizetype(50) << false;
}

void TestModelDownload::goesOnWhereItBroke()
{
    QFETCH(qsizetype, cut);
    QFETCH(bool, ranges);
    m_ranges = ranges;
    m_cutAfter = cut;
    const test::LoopbackServer server([this](const QByteArray &request) { return answer(request); });
    QCOMPARE(test::errorKindOf([&] { downloadModel(m_gate, source(server), folder(), kSilent); }), ErrorKind::Unreachable);
    QVERIFY(!QFile::exists(folder()));
    m_cutAfter = -1;
    downloadModel(m_gate, source(server), folder(), kSilent);
    (void)StaticModel::open(folder());
    const QByteArray last = server.requests().constLast();
    QCOMPARE(last.contains("Range: bytes=" + QByteArray::number(cut) + '-'), cut > 0);
    QCOMPARE(left(), QStringList { u"tiny"_s });
}

/// All of it came, and then the user stopped: nothing is fetched twice.
void TestModelDownload::stopsAndGoesOn()
{
    const test::LoopbackServer server([this](const QByteArray &request) { return answer(request); });
    std::stop_source stop;
    const auto stopNow = [&](qint64, qint64) { stop.request_stop(); };
    QCOMPARE(test::errorKindOf([&] { downloadModel(m_gate, source(server), folder(), stopNow, stop.get_token()); }),
        ErrorKind::Stopped);
    QVERIFY(!QFile::exists(folder()));
    downloadModel(m_gate, source(server), folder(), kSilent);
    QVERIFY(server.requests().constLast().contains("Range: bytes=" + QByteArray::number(m_vectors.size()) + '-'));
    (void)StaticModel::open(folder());
}

void TestModelDownload::troubleLeavesNothingBehind_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *what, const QByteArray &name, const QByteArray &instead, ErrorKind kind) {
        QTest::newRow(what) << name << instead << static_cast<int>(kind);
    };
    const QByteArray other = test::tinyVectors({ 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0 });
    row("other vectors", "model.safetensors", test::http("200 OK", other), ErrorKind::Damaged);
    row("more of them than expected", "model.safetensors", test::http("200 OK", test::tinyVectors() + "x"), ErrorKind::Damaged);
    row("a page instead", "model.safetensors", test::http("200 OK", "<html>Sign in</html>"), ErrorKind::Damaged);
    row("no vectors", "model.safetensors", test::http("404 Not Found", {}), ErrorKind::Unreachable);
    row("no tokenizer", "tokenizer.json", test::http("404 Not Found", {}), ErrorKind::Unreachable);
    row("no JSON", "tokenizer.json", test::http("200 OK", "<html>"), ErrorKind::Damaged);
    row("a server in trouble", "config.json", test::http("500 Oh", {}), ErrorKind::Unreachable);
}

void TestModelDownload::troubleLeavesNothingBehind()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, instead);
    QFETCH(int, kind);
    m_instead.insert(name, instead);
    const test::LoopbackServer server([this](const QByteArray &request) { return answer(request); });
    const auto error = test::errorKindOf([&] { downloadModel(m_gate, source(server), folder(), kSilent); });
    QVERIFY(error);
    QCOMPARE(static_cast<int>(*error), kind);
    QVERIFY(!QFile::exists(folder()));
    m_instead.clear();
    downloadModel(m_gate, source(server), folder(), kSilent); // and the next try is not held up by it
    (void)StaticModel::open(folder());
}

void TestModelDownload::neverWritesOver()
{
    QVERIFY(QDir().mkpath(folder()));
    const test::LoopbackServer server([this](const QByteArray &request) { return answer(request); });
    QCOMPARE(test::errorKindOf([&] { downloadModel(m_gate, source(server), folder(), kSilent); }), ErrorKind::AlreadyThere);
    QCOMPARE(server.asked(), 0);
}

void TestModelDownload::badSources_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("checksum");
    const QByteArray sound(64, 'a');
    QTest::newRow("not encrypted") << u"http://example.org/m"_s << sound;
    QTest::newRow("a file") << u"file:///etc"_s << sound;
    QTest::newRow("none") << QString() << sound;
    QTest::newRow("no checksum") << u"https://example.org/m"_s << QByteArray();
    QTest::newRow("a short one") << u"https://example.org/m"_s << QByteArray(63, 'a');
    QTest::newRow("other letters") << u"https://example.org/m"_s << QByteArray(64, 'g');
}

void TestModelDownload::badSources()
{
    QFETCH(QString, address);
    QFETCH(QByteArray, checksum);
    QCOMPARE(
        test::errorKindOf([&] { downloadModel(m_gate, { QUrl(address), checksum }, folder(), kSilent); }), ErrorKind::BadInput);
    QVERIFY(left().isEmpty());
}

void TestModelDownload::recommendedIsPinned()
{
    const ModelSource model = recommendedModel();
    QCOMPARE(model.folder.scheme(), u"https"_s);
    QVERIFY(model.folder.path().contains(u"/resolve/bf8b056651a2c21b8d2565580b8569da283cab23/"_s)); // not what moves on
    QCOMPARE(model.sha256.size(), 64);
}

ADDUCE_TEST(TestModelDownload)
#include "test_model_download.moc"
