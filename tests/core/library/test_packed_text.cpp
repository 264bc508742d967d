#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/packed_text.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Texts as a library keeps them.
class TestPackedText : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void shortAndOtherValuesStay();
    void damageIsSeen_data();
    void damageIsSeen();
    void nothingUnpacksWithoutEnd();
    void anotherEncodingOfTheFile();

private:
    Database m_database { {}, Database::Mode::Memory };

    [[nodiscard]] QByteArray packed(const QString &text) const
    {
        Statement row(m_database, "SELECT packed(?)");
        row.bind(1, text).step();
        return row.bytes(0);
    }
    [[nodiscard]] QString unpacked(const QByteArray &bytes) const
    {
        Statement row(m_database, "SELECT unpacked(?)");
        row.bind(1, bytes).step();
        return row.text(0);
    }
};

namespace {

const QString kPlain = u"Participants in the intervention group slept longer than those in the control group. "_s.repeated(20);

QString noise(int characters)
{
    std::mt19937 random(7); // NOLINT: the same every time
    QString text;
    while (text.size() < characters)
        text += QChar(static_cast<char16_t>(0x21 + random() % 0x7000));
    return text;
}

/// As zlib writes it.
QByteArray deflated(const QByteArray &bytes)
{
    return qCompress(bytes).mid(sizeof(quint32));
}

} // namespace

void TestPackedText::comesBackAsItWas_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString(u""_s);
    QTest::newRow("short") << u"Fasting."_s;
    QTest::newRow("a page") << kPlain;
    QTest::newRow("not Latin") << u"睡眠の質は改善した。Γλυκόζη ≥ 5·10⁻³ — نوم — 😴 "_s.repeated(30);
    QTest::newRow("a zero") << kPlain + QChar(0) + kPlain;
    QTest::newRow("noise") << noise(3000);
    QTest::newRow("long") << kPlain.repeated(5000);
}

void TestPackedText::comesBackAsItWas()
{
    QFETCH(QString, text);
    Statement row(m_database, "SELECT unpacked(packed(?))");
    QVERIFY(row.bind(1, text).step());
    QCOMPARE(row.text(0), text);
    QVERIFY(packed(text).size() <= text.toUtf8().size());
    QVERIFY(text.size() < 1000 || packed(text).size() < text.toUtf8().size());
    if (packed(text).size() < text.toUtf8().size()) {
        QVERIFY(isPackedText(packed(text)));
        QCOMPARE(unpacked(packed(text)), text);
    }
}

/// What is no text, or no longer one, is handed on.
void TestPackedText::shortAndOtherValuesStay()
{
    Statement row(m_database,
        "SELECT typeof(packed('Fasting.')), packed('Fasting.'), typeof(packed(NULL)), packed(7), typeof(unpacked(NULL)), "
        "unpacked(7), unpacked('Fasting.'), typeof(packed(x'01')), packed(x'01')");
    QVERIFY(row.step());
    QCOMPARE(row.text(0), u"text"_s);
    QCOMPARE(row.text(1), u"Fasting."_s);
    QCOMPARE(row.text(2), u"null"_s);
    QCOMPARE(row.number(3), 7);
    QCOMPARE(row.text(4), u"null"_s);
    QCOMPARE(row.number(5), 7);
    QCOMPARE(row.text(6), u"Fasting."_s);
    QCOMPARE(row.text(7), u"blob"_s);
    QCOMPARE(row.bytes(8), QByteArray(1, 1));
}

void TestPackedText::damageIsSeen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray sound = packed(kPlain);
    for (qsizetype i = 0; i < sound.size(); ++i) {
        QByteArray bytes = sound;
        bytes[i] = static_cast<char>(bytes[i] ^ 0x10);
        QTest::addRow("byte %d", int(i)) << bytes;
    }
    QTest::newRow("as it was") << sound;
    for (const qsizetype length : { qsizetype(0), qsizetype(1), sound.size() / 2, sound.size() - 1 })
        QTest::addRow("%d bytes of it", int(length)) << sound.first(length);
    QTest::newRow("more behind it") << sound + "x";
    QTest::newRow("twice") << sound + sound;
    QTest::newRow("no compressed text") << QByteArray("Participants in the intervention group");
}

void TestPackedText::damageIsSeen()
{
    QFETCH(QByteArray, bytes);
    QString text;
    const auto error = test::errorOf([&] { text = unpacked(bytes); });
    if (!error) { // a bit that fills up the last byte of the compressed data means nothing
        QCOMPARE(text, kPlain);
        return;
    }
    QCOMPARE(error->kind(), ErrorKind::DamagedLibrary);
    QVERIFY(!isPackedText(bytes));
}

void TestPackedText::nothingUnpacksWithoutEnd()
{
    constexpr qsizetype kMost = 64 << 20;
    QCOMPARE(unpacked(deflated(QByteArray(kMost, 'a'))).size(), kMost);
    QVERIFY(test::errorOf([&] { (void)unpacked(deflated(QByteArray(kMost + 1, 'a'))); }).has_value());
    const QString tooLong(kMost + 1, u'a');
    QCOMPARE(packed(tooLong).size(), kMost + 1); // stays as it is, so that it can be read again
}

void TestPackedText::anotherEncodingOfTheFile()
{
    Database database({}, Database::Mode::Memory);
    database.execute("PRAGMA encoding = 'UTF-16le'; CREATE TABLE t(text TEXT)");
    Statement(database, "INSERT INTO t VALUES (packed(?))").bind(1, kPlain).run();
    Statement row(database, "SELECT unpacked(text), typeof(text) FROM t");
    QVERIFY(row.step());
    QCOMPARE(row.text(0), kPlain);
    QCOMPARE(row.text(1), u"blob"_s);
}

ADDUCE_TEST(TestPackedText)
#include "test_packed_text.moc"
