#include "core/readers/layout/visual_order.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Right-to-left text that its file holds as it is seen, from left to right.
class TestVisualOrder : public QObject
{
    Q_OBJECT

private slots:
    void isReadFromTheRight_data();
    void isReadFromTheRight();
    void whatIsInOrderStays_data();
    void whatIsInOrderStays();
    void partsThatFollowToTheLeft();
    void spaceUnderTheStop();
    void ligaturesStayTogether();
    void accentsStayWithTheirLetters();
    void placesGoAlong();
    void filesOfSeveralPrograms_data();
    void filesOfSeveralPrograms();
};

namespace {

/// Each unit ten points wide, from left to right, or from right to left.
Line lineOf(const QString &text, bool fromTheRight = false)
{
    Line line;
    line.text = text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto at = static_cast<float>(10 * (fromTheRight ? text.size() - i : i));
        line.extents.push_back({ at, at + 10 });
    }
    return line;
}

QString reversed(QString text)
{
    std::reverse(text.begin(), text.end());
    return text;
}

} // namespace

void TestVisualOrder::isReadFromTheRight_data()
{
    QTest::addColumn<QString>("seen");
    QTest::addColumn<QString>("read");
    QTest::newRow("Arabic") << reversed(u"تحسين الإنتاجية وحل المشكلات"_s) << u"تحسين الإنتاجية وحل المشكلات"_s;
    QTest::newRow("Hebrew") << reversed(u"שלום עולם"_s) << u"שלום עולם"_s;
    QTest::newRow("a stop") << u".םולש"_s << u"שלום."_s;
    QTest::newRow("a number") << u"2020 תנשב"_s << u"בשנת 2020"_s;
    QTest::newRow("a decimal") << u"3.5 לש ןונימ"_s << u"מינון של 3.5"_s;
    QTest::newRow("two numbers") << u"34 12 םיליג"_s << u"גילים 12 34"_s;
    QTest::newRow("Latin words") << u"הנכותה SPSS Statistics 27 תרזעב"_s << u"בעזרת SPSS Statistics 27 התוכנה"_s;
    QTest::newRow("brackets as they look") << u"(םייתנש) ןמז"_s << u"זמן (שנתיים)"_s;
    QTest::newRow("brackets as they mean") << u")םייתנש( ןמז"_s << u"זמן (שנתיים)"_s;
    QTest::newRow("a name in Latin text") << u"The word םולש is Hebrew, of four letters"_s
                                          << u"The word שלום is Hebrew, of four letters"_s;
    QTest::newRow("two words in Latin text") << u"They said םלוע םולש to everybody"_s << u"They said שלום עולם to everybody"_s;
}

void TestVisualOrder::isReadFromTheRight()
{
    QFETCH(QString, seen);
    Line line = lineOf(seen);
    putInReadingOrder(line);
    QTEST(line.text, "read");
}

void TestVisualOrder::whatIsInOrderStays_data()
{
    QTest::addColumn<Line>("line");
    QTest::newRow("nothing") << lineOf(u""_s);
    QTest::newRow("Latin") << lineOf(u"Sleep improved (p < 0.05)."_s);
    QTest::newRow("Greek, Chinese") << lineOf(u"αβγ 睡眠 😴"_s);
    QTest::newRow("Arabic from the right") << lineOf(u"تحسين الإنتاجية 2020"_s, true);
    QTest::newRow("one letter") << lineOf(u"R و Python"_s);
    Line heap = lineOf(u"حبيبي"_s);
    for (Extent &extent : heap.extents)
        extent = { 10, 10 };
    heap.extents.front() = { 0, 10 };
    QTest::newRow("all in one place") << heap;
}

void TestVisualOrder::whatIsInOrderStays()
{
    QFETCH(Line, line);
    const QString before = line.text;
    putInReadingOrder(line);
    QCOMPARE(line.text, before);
    QVERIFY(readingOrder(line.text, line.extents).empty());
}

/// As word processors write it: part after part as they are read, each as it is seen.
void TestVisualOrder::partsThatFollowToTheLeft()
{
    Line line = lineOf(u"תפש R ו"_s);
    for (std::size_t unit = 0; unit < 3; ++unit) // the first word stands at the right
        line.extents[unit] = { static_cast<float>(100 + 10 * unit), static_cast<float>(110 + 10 * unit) };
    for (std::size_t unit = 3; unit < 7; ++unit)
        line.extents[unit] = { static_cast<float>(90 - 10 * (unit - 3)), static_cast<float>(100 - 10 * (unit - 3)) };
    putInReadingOrder(line);
    QCOMPARE(line.text, u"שפת R ו"_s);
}

void TestVisualOrder::spaceUnderTheStop()
{
    Line line = lineOf(u" ?םולש"_s);
    line.extents[0] = { 10.2F, 14 };
    putInReadingOrder(line);
    QCOMPARE(line.text, u"שלום? "_s);
}

/// One sign stands for lam and alef: the file names both, in the order in which they are read.
void TestVisualOrder::ligaturesStayTogether()
{
    Line line = lineOf(u"تلاكشملا"_s); // as it is seen: "المشكلات"
    line.extents[2] = { line.extents[1].right, line.extents[1].right }; // the alef of the first pair
    line.extents[7] = { line.extents[6].right + 10, line.extents[6].right + 20 };
    putInReadingOrder(line);
    QCOMPARE(line.text, u"المشكلات"_s);
}

void TestVisualOrder::accentsStayWithTheirLetters()
{
    Line behind = lineOf(u"םו\u05B9לש"_s); // drawn over the letter that stands before it
    behind.extents[2] = { behind.extents[1].left + 3, behind.extents[1].left + 5 };
    putInReadingOrder(behind);
    QCOMPARE(behind.text, u"שלו\u05B9ם"_s);
    Line before = lineOf(u"ם\u05B9ולש"_s);
    before.extents[1] = { before.extents[2].left + 3, before.extents[2].left + 5 };
    putInReadingOrder(before);
    QCOMPARE(before.text, u"שלו\u05B9ם"_s);
}

void TestVisualOrder::placesGoAlong()
{
    Line line = lineOf(u".םולש"_s);
    line.unsure = { 0, 3 };
    line.reaches = { { 0, 1, 2 }, { 4, 3, 4 } };
    line.lead = 2;
    putInReadingOrder(line);
    QCOMPARE(line.extents.front().left, 40.0F);
    QCOMPARE(line.extents.back().left, 0.0F);
    QCOMPARE(line.unsure, (std::vector { 1, 4 }));
    QCOMPARE(line.reaches.front().unit, 0);
    QCOMPARE(line.reaches.front().top, 3.0F);
    QCOMPARE(line.reaches.back().unit, 4);
    QCOMPARE(line.lead, 0);
}

void TestVisualOrder::filesOfSeveralPrograms_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a word processor, with Latin names")
        << u"pdf-layout/docling-right_to_left_01.pdf"_s
        << u"يمتلك كل من R و Python ميزات فريدة تجعلها مثالية لتحليل البيانات، مما "
           "يسهل على المحللين والعلماء إجراء تحليلات معقدة بطريقة سريعة وفعالة."_s;
    QTest::newRow("accents before their letters")
        << u"pdf-layout/docling-right_to_left_01.pdf"_s
        << u"هذا ليس فقط يوفر الوقت، بل يمكن أن يؤدي أيضًا إلى اتخاذ قرارات أكثر دقة بناءً على استنتاجات قائمة على البيانات."_s;
    QTest::newRow("Hebrew, a space under the stop")
        << u"pdf-multilingual/pdfjs-issue11656.pdf"_s << u"אני יורד מן החוטים, אני כבר ילד אמיתי."_s;
    QTest::newRow("in order already") << u"pdf-multilingual/samplefiles-habibi.pdf"_s << u"حَبيبي habibi����� �حَبيبي"_s;
}

void TestVisualOrder::filesOfSeveralPrograms()
{
    QFETCH(QString, file);
    QFETCH(QString, sentence);
    const QString folder = test::sharedData(file.section(u'/', 0, 0));
    if (folder.isEmpty())
        QSKIP("the measuring data is not here");
    const SourceFile source(folder + u'/' + file.section(u'/', 1), {});
    const Document document = readWhole(openDocument(::dup(source.descriptor())), {}, {});
    QStringList sentences;
    for (const Sentence &each : document.sentences)
        sentences << each.text;
    QVERIFY2(sentences.contains(sentence), qPrintable(sentences.join(u'\n')));
}

ADDUCE_TEST(TestVisualOrder)
#include "test_visual_order.moc"
