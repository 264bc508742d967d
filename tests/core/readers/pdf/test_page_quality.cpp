#include "core/base/error.h"
#include "core/readers/pdf/gibberish.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"
#include "tests/support/trick_pdf.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What the text of a page is worth: sound, a picture, nonsense, or nothing at all.
class TestPageQuality : public QObject
{
    Q_OBJECT

private slots:
    void nonsenseIsTold_data();
    void nonsenseIsTold();
    void nonsenseIsNoSentence();
    void inkWithoutTextIsAScan();
    void scansAreRecognisedAsSuch();

private:
    QTemporaryDir m_folder;
};

namespace {

struct Reading
{
    QList<PageQuality> worths;
    std::optional<ErrorKind> failure;
    Document document;
};

Reading readFile(const QString &path)
{
    Reading reading;
    try {
        const SourceFile file(path, {});
        reading.document = readWhole(
            openDocument(::dup(file.descriptor())), {}, [&](int, int, const Page &page) { reading.worths << page.quality; });
    } catch (const Error &error) {
        reading.failure = error.kind();
    }
    return reading;
}

/// As a font shows it whose codes were shifted when it was cut down, without a table to Unicode.
QString shifted(const QString &text, int by)
{
    QString out;
    for (const QChar c : text)
        out += c == u' ' ? c : QChar(static_cast<char16_t>(c.unicode() + by));
    return out;
}

} // namespace

void TestPageQuality::nonsenseIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("gibberish");
    const QString english = u"Sleep was measured in every group before the training began and it did not differ between the "
                            "two groups at that time, while after the training it was longer in the second of them. "_s;
    QTest::newRow("English") << english << false;
    QTest::newRow("capitals") << english.toUpper() << false;
    QTest::newRow("Czech") << u"Spánek byl změřen v každé skupině před začátkem výcviku a v té době se mezi oběma skupinami "
                              "nelišil, kdežto po výcviku byl ve druhé z nich delší; prst skrz krk není čtvrthrst zrn."_s
                           << false;
    QTest::newRow("Vietnamese")
        << u"Giấc ngủ được đo ở mỗi nhóm trước khi bắt đầu tập luyện và không khác nhau giữa hai nhóm vào "
           "thời điểm đó, trong khi sau khi tập luyện thì dài hơn ở nhóm thứ hai."_s
        << false;
    QTest::newRow("Chinese")
        << u"在训练开始之前测量了每组的睡眠情况，当时两组之间没有差异，而训练之后第二组的睡眠时间更长。"_s.repeated(4) << false;
    QTest::newRow("Japanese")
        << u"トレーニングを始める前にすべてのグループで睡眠を測定したが、その時点では差がなかった。"_s.repeated(4) << false;
    QTest::newRow("Thai") << u"มีการวัดการนอนหลับในทุกกลุ่มก่อนเริ่มการฝึกและไม่แตกต่างกันระหว่างสองกลุ่มในขณะนั้น"_s.repeated(3) << false;
    QTest::newRow("Arabic") << u"تم قياس النوم في كل مجموعة قبل بدء التدريب ولم يختلف بين المجموعتين في ذلك الوقت"_s.repeated(3)
                            << false;
    QTest::newRow("Russian") << u"Сон измеряли в каждой группе до начала тренировок, и в то время он не различался."_s.repeated(3)
                             << false;
    QTest::newRow("formulae") << u"∑ᵢ xᵢ² ≤ ∫ f(x) dx, α + β = γ, 𝑎𝑏𝑐 ∈ ℝ, λ ≈ 0.05, n = 12, p < 0.001; "_s.repeated(4) << false;
    QTest::newRow("a table of numbers") << u"12.5 (3.1) 0.001 14 17 22.9 −0.3 "_s.repeated(8) << false;
    QTest::newRow("little text") << u"�� ��"_s << false;
    QTest::newRow("replacement characters") << u"��� ����� "_s.repeated(20) << true;
    QTest::newRow("private use") << u"\ue001\ue045\ue0aa \uf001\uf8ff "_s.repeated(30) << true;
    QTest::newRow("control codes") << u"\u0001\u0002\u0013 \u0004\u0011a"_s.repeated(30) << true;
    QTest::newRow("unassigned codes") << QString(QChar(0x0378)).repeated(120) << true;
    QTest::newRow("shifted down") << shifted(english, -29) << true;
    QTest::newRow("shifted up") << shifted(english.toLower(), 3) << true;
    QTest::newRow("Cyrillic read as Latin-1")
        << u"Ñîí èçìåðÿëè â êàæäîé ãðóïïå äî íà÷àëà òðåíèðîâîê, è â òî âðåìÿ îí íå ðàçëè÷àëñÿ "_s.repeated(2) << true;
    QTest::newRow("all scripts at once") << u"ꠄקعЖ҂ԱᎠאไکБༀཀꦀᚠჰ"_s.repeated(12) << true;
}

void TestPageQuality::nonsenseIsTold()
{
    QFETCH(QString, text);
    QFETCH(bool, gibberish);
    QCOMPARE(isGibberish(text), gibberish);
}

void TestPageQuality::nonsenseIsNoSentence()
{
    const QStringList sound { u"Sleep was measured in every group before the training began."_s,
        u"It did not differ between the two groups at that time, and nobody felt ill after it."_s };
    QStringList nonsense;
    for (int i = 0; i < 4; ++i)
        for (const QString &line : sound)
            nonsense << shifted(line.toLower(), 3);
    const QString path = test::writeFile(
        m_folder.path(), u"two.pdf"_s, test::makePdf({ { test::textColumn(sound) }, { test::textColumn(nonsense) } }));
    const Reading reading = readFile(path);
    QCOMPARE(reading.worths, (QList<PageQuality> { PageQuality::Sound, PageQuality::Gibberish }));
    QCOMPARE(reading.document.warnings, QStringList { u"gibberish_pages"_s });
    QCOMPARE(reading.document.sentences.size(), 2U);
    QVERIFY(reading.document.pages.back().text.contains(nonsense.front())); // kept to be looked at
    QCOMPARE(reading.document.pages.back().quality, PageQuality::Gibberish);
    test::writeFile(m_folder.path(), u"two.pdf"_s, test::makePdf({ { test::textColumn(nonsense) } }));
    QCOMPARE(readFile(path).failure, ErrorKind::NoText);
}

void TestPageQuality::inkWithoutTextIsAScan()
{
    const auto drawBoxes = [](HPDF_Doc, HPDF_Page page, HPDF_Font) {
        for (int i = 0; i < 60; ++i) {
            HPDF_Page_Rectangle(page, static_cast<float>(72 + i % 10 * 45), static_cast<float>(600 - i / 10 * 20), 30, 8);
            HPDF_Page_Fill(page);
        }
    };
    const QString path = test::writeFile(m_folder.path(), u"ink.pdf"_s, test::makeTrickPdf(drawBoxes, false));
    QCOMPARE(readFile(path).worths, QList<PageQuality> { PageQuality::Scan });
    test::writeFile(m_folder.path(), u"ink.pdf"_s, test::makeTrickPdf([](HPDF_Doc, HPDF_Page, HPDF_Font) { }, false));
    QCOMPARE(readFile(path).worths, QList<PageQuality> { PageQuality::Blank });
    QCOMPARE(readFile(path).failure, ErrorKind::Empty);
    test::writeFile(m_folder.path(), u"ink.pdf"_s, test::makeTrickPdf(drawBoxes, true)); // a figure below some text
    QCOMPARE(readFile(path).worths, QList<PageQuality> { PageQuality::Sound });
}

void TestPageQuality::scansAreRecognisedAsSuch()
{
    const QString folder = test::sharedData(u"pdf-scanned"_s);
    if (folder.isEmpty())
        QSKIP("the shared test data is absent");
    for (const QFileInfo &info : QDir(folder).entryInfoList({ u"*.pdf"_s })) {
        const Reading reading = readFile(info.filePath());
        QVERIFY(!reading.worths.isEmpty());
        for (const PageQuality worth : reading.worths) {
            // One file is a blank sheet, and one page comes with the text that OCR read on it.
            const bool blank = info.fileName() == u"blank.pdf"_s;
            const bool picture = worth == PageQuality::Scan || worth == PageQuality::Recognised;
            QVERIFY2(blank ? worth == PageQuality::Blank : picture, qPrintable(info.fileName() + u' ' + nameOf(worth)));
        }
        const bool layered = reading.worths.contains(PageQuality::Recognised);
        QCOMPARE(reading.failure.has_value(), !layered);
    }
}

ADDUCE_TEST(TestPageQuality)
#include "test_page_quality.moc"
