#include "core/base/error.h"
#include "core/library/text_rows.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The places of sentences as their rows hold them.
class TestTextRows : public QObject
{
    Q_OBJECT

private slots:
    void placesComeBack_data();
    void placesComeBack();
    void linesTakeAFewBytes();
    void cutOrChangedBytesEnd();
    void textOfPages_data();
    void textOfPages();
};

namespace {

using Parts = std::vector<SentencePart>;

bool isNear(const QRectF &a, const QRectF &b)
{
    constexpr double kHalfUnit = 0.0051;
    return std::abs(a.x() - b.x()) < kHalfUnit && std::abs(a.y() - b.y()) < kHalfUnit
        && std::abs(a.width() - b.width()) < kHalfUnit && std::abs(a.height() - b.height()) < kHalfUnit;
}

} // namespace

void TestTextRows::placesComeBack_data()
{
    constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
    QTest::addColumn<Parts>("parts");
    QTest::addColumn<Parts>("expected");
    const auto row = [](const char *name, const Parts &parts) { QTest::newRow(name) << parts << parts; };
    row("none", {});
    row("without rectangles", { { 0, 0, 1, {} }, { 1, 127, 128, {} }, { 2, 16'383, 16'384, {} } });
    row("a line", { { 3, 100, 80, { QRectF(54.25, 100.5, 300.75, 12) } } });
    row("lines up and down",
        { { 0, 5, 80, { QRectF(54, 700, 300, 12), QRectF(54, 712, 10.01, 12), QRectF(320, 60, 200, 9.99) } } });
    row("off the page", { { 0, 5, 80, { QRectF(-54.5, -1000, 300, 12) } } });
    row("far", { { 1'000'000, 2'000'000'000, 100'000'000, { QRectF(1e6, -1e6, 1e6, 0) } } });
    QTest::newRow("a fraction") << Parts { { 0, 0, 1, { QRectF(1.0 / 3, 2.0 / 3, 10.0 / 3, 20.0 / 3) } } }
                                << Parts { { 0, 0, 1, { QRectF(0.33, 0.67, 3.33, 6.67) } } };
    QTest::newRow("no numbers") << Parts { { 0, 0, 1, { QRectF(kNoNumber, 1e300, -1e300, kNoNumber) } } }
                                << Parts { { 0, 0, 1, { QRectF(0, 1e6, -1e6, 0) } } };
}

void TestTextRows::placesComeBack()
{
    QFETCH(Parts, parts);
    QFETCH(Parts, expected);
    const Parts read = decodeParts(encodeParts(parts));
    QCOMPARE(read.size(), expected.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        QCOMPARE(read[i].page, expected[i].page);
        QCOMPARE(read[i].start, expected[i].start);
        QCOMPARE(read[i].length, expected[i].length);
        QCOMPARE(read[i].rects.size(), expected[i].rects.size());
        for (std::size_t k = 0; k < read[i].rects.size(); ++k)
            QVERIFY(isNear(read[i].rects[k], expected[i].rects[k]));
    }
    QVERIFY(decodeParts(encodeParts(read)) == read); // nothing moves when it is written again
}

void TestTextRows::linesTakeAFewBytes()
{
    SentencePart part { 3, 1200, 240, {} };
    for (int line = 0; line < 10; ++line)
        part.rects.emplace_back(54, 100 + 12 * line, 240.5 - line, 11.3);
    QVERIFY2(encodeParts({ part }).size() < 80, qPrintable(QString::number(encodeParts({ part }).size())));
}

void TestTextRows::cutOrChangedBytesEnd()
{
    const QByteArray sound =
        encodeParts({ { 3, 1200, 240, { QRectF(54, 100, 240, 12), QRectF(54, 112, 200, 12) } }, { 4, 0, 9, {} } });
    for (qsizetype length = 1; length < sound.size(); ++length) {
        const auto error = test::errorOf([&] { (void)decodeParts(sound.first(length)); });
        QVERIFY2(error.has_value(), qPrintable(QString::number(length)));
        QCOMPARE(error->kind(), ErrorKind::DamagedLibrary);
    }
    std::mt19937 random(29); // NOLINT: the same every time
    for (int i = 0; i < 20'000; ++i) {
        QByteArray bytes = sound;
        for (int k = 0; k < 3; ++k)
            bytes[qsizetype(random() % std::size_t(bytes.size()))] = static_cast<char>(random());
        const auto error = test::errorOf([&] { (void)decodeParts(bytes); });
        QVERIFY(!error || error->kind() == ErrorKind::DamagedLibrary);
    }
    QVERIFY(test::errorOf([&] { (void)decodeParts(QByteArray("\x01\xff\xff\xff\xff\xff\xff\xff\xff", 9)); }).has_value());
}

void TestTextRows::textOfPages_data()
{
    QTest::addColumn<Parts>("parts");
    QTest::addColumn<QString>("text");
    QTest::newRow("a line") << Parts { { 0, 0, 13, {} } } << u"Fasting helps"_s;
    QTest::newRow("lines are joined") << Parts { { 0, 0, 21, {} } } << u"Fasting helps runners"_s;
    QTest::newRow("over a page end") << Parts { { 0, 14, 7, {} }, { 1, 0, 9, {} } } << u"runners and rests"_s;
    QTest::newRow("beyond the page") << Parts { { 1, 4, 1000, {} }, { 1, 5000, 3, {} } } << u"rests"_s;
    QTest::newRow("no such page") << Parts { { 7, 0, 10, {} } } << QString();
    QTest::newRow("no such place") << Parts { { 0, -5, -3, {} } } << QString();
    QTest::newRow("nothing") << Parts {} << QString();
    QTest::newRow("white space around a part") << Parts { { 2, 0, 8, {} } } << u"a b"_s;
    QTest::newRow("a part of white space alone")
        << Parts { { 0, 0, 7, {} }, { 2, 0, 2, {} }, { 1, 4, 5, {} } } << u"Fasting rests"_s;
    QTest::newRow("white space alone first and last") << Parts { { 2, 0, 2, {} }, { 1, 0, 3, {} }, { 2, 6, 2, {} } } << u"and"_s;
    QTest::newRow("a parted surrogate pair")
        << Parts { { 3, 0, 1, {} }, { 3, 1, 1, {} } } << QString(QChar(0xd835)) + u' ' + QChar(0xdc65);
    QTest::newRow("no letter is kept") << Parts { { 4, 0, 3, {} } } << u"a"_s + QChar(0) + u'b';
}

void TestTextRows::textOfPages()
{
    QFETCH(Parts, parts);
    QFETCH(QString, text);
    const QStringList pages { u"Fasting helps\nrunners"_s, u"and rests"_s, u" \t\u00a0a\u2028b \n"_s, u"\U0001d465"_s,
        u"a"_s + QChar(0) + u'b' };
    const auto pageAt = [&](int page) { return page < pages.size() ? QStringView(pages[page]) : QStringView(); };
    QCOMPARE(textOnPages(parts, pageAt), text);
    QStringList pieces; // what it is by definition
    for (const SentencePart &part : parts)
        pieces << pageAt(part.page)
                      .mid(std::clamp<qsizetype>(part.start, 0, pageAt(part.page).size()), std::max(part.length, 0))
                      .toString();
    QCOMPARE(textOnPages(parts, pageAt), pieces.join(u' ').simplified());
}

ADDUCE_TEST(TestTextRows)
#include "test_text_rows.moc"
