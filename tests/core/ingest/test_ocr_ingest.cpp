#include "core/ingest/ingest.h"
#include "core/library/database.h"
#include "core/library/document_queue.h"
#include "core/library/document_store.h"
#include "core/library/recognised_store.h"
#include "core/library/text_store.h"
#include "core/worker/ocr_protocol.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/support/trick_pdf.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A scan, from start to end: listed, recognised when asked, kept.
class TestOcrIngest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<test::LibraryFixture>(); }
    void scansWaitUntilAsked();
    void whatWasRecognisedIsKept();
    void missingLanguagesAreTold();
    void anotherScriptIsNoText();
    void anotherScriptIsNamed_data();
    void anotherScriptIsNamed();
    void pagesOfTextStayAsTheyAre();

private:
    DocumentRow add(const QString &path, const OcrParameters &ocr)
    {
        IngestSettings settings;
        settings.ocr = ocr;
        m_recognised = 0;
        ingest(m_fixture->library(), m_network.servers, m_worker, { path }, settings,
            [&](const IngestEvent &event) { m_recognised += std::holds_alternative<PageRecognised>(event) ? 1 : 0; }, {});
        const auto rows = DocumentStore(m_fixture->database()).list();
        return rows.size() == 1 ? rows.front() : DocumentRow {};
    }

    /// The pages of a PDF with text, drawn and bound again as pictures.
    QString scan(const QList<test::MadePage> &pages, bool isMirrored = false)
    {
        const QString path = test::writeFile(m_fixture->folder(), u"printed.pdf"_s, test::makePdf(pages));
        PageRenderer renderer(m_worker, path);
        QList<PageImage> pictures;
        for (int p = 0; p < pages.size(); ++p)
            pictures << (isMirrored ? mirrored(renderer.draw(p, 2)) : renderer.draw(p, 2));
        return test::writeFile(m_fixture->folder(), u"scan.pdf"_s, test::makeScannedPdf(pictures));
    }

    /// Letters that no language has.
    static PageImage mirrored(PageImage image)
    {
        constexpr int kBytes = 3; // of a pixel
        for (int y = 0; y < image.height; ++y)
            for (int x = 0; x < image.width / 2; ++x) {
                char *left = image.rgb.data() + (qsizetype(y) * image.width + x) * kBytes;
                char *right = image.rgb.data() + (qsizetype(y + 1) * image.width - 1 - x) * kBytes;
                std::swap_ranges(left, left + kBytes, right);
            }
        return image;
    }

    Page page(const DocumentRow &row, int number)
    {
        return TextStore(m_fixture->database()).page(row.id, number).value_or(Page {});
    }

    const WorkerProgram m_worker = test::docworker();
    std::unique_ptr<test::LibraryFixture> m_fixture;
    test::Network m_network;
    int m_recognised = 0;
};

namespace {

const QStringList kEnglish { u"eng"_s };

QList<test::MadePage> papers()
{
    return { { test::textColumn({ u"Sleep was measured in every group before the training began."_s }) },
        { test::textColumn({ u"After the training it was longer in the second group of people."_s }) } };
}

} // namespace

void TestOcrIngest::scansWaitUntilAsked()
{
    const QString path = scan(papers());
    QCOMPARE(add(path, { OcrMode::Ask, kEnglish }).state, DocumentState::NeedsOcr);
    QCOMPARE(add(path, { OcrMode::Off, kEnglish }).state, DocumentState::NeedsOcr);
    QCOMPARE(m_recognised, 0);
    const DocumentRow read = add(path, { OcrMode::Automatic, kEnglish });
    QCOMPARE(read.state, DocumentState::Ready);
    QCOMPARE(read.ocr, u"eng"_s);
    QCOMPARE(m_recognised, 2);
    QCOMPARE(page(read, 0).quality, PageQuality::Recognised);
    const auto sentences = TextStore(m_fixture->database()).sentences(read.id);
    QCOMPARE(sentences.size(), 2U);
    QCOMPARE(sentences.back().text, papers().back().lines.front().text);
    QVERIFY(!sentences.back().isDoubtful);
    const SentencePart &part = sentences.back().parts.front();
    QCOMPARE(page(read, 1).text.mid(part.start, part.length), sentences.back().text); // it may be quoted
    QVERIFY(QRectF(70, 88, 400, 16).contains(part.rects.front()));
}

void TestOcrIngest::whatWasRecognisedIsKept()
{
    const QString path = scan(papers());
    const DocumentRow first = add(path, { OcrMode::Automatic, kEnglish });
    const RecognisedStore kept(m_fixture->database());
    QVERIFY(kept.find(first.sha256, 1, kEnglish).has_value());
    QVERIFY(!kept.find(first.sha256, 1, { u"deu"_s }).has_value());
    QVERIFY(!kept.find(first.sha256, 2, kEnglish).has_value());
    DocumentQueue(m_fixture->database()).readAgain(first.id);
    const DocumentRow again = add(path, { OcrMode::Ask, kEnglish }); // nothing is recognised, and nothing needs to be
    QCOMPARE(again.state, DocumentState::Ready);
    QCOMPARE(m_recognised, 0);
    QCOMPARE(page(again, 1).quality, PageQuality::Recognised);
    // A damaged row is no page.
    Statement(m_fixture->database(), "UPDATE recognised_pages SET lines = x'00ff'").run();
    QVERIFY(!kept.find(first.sha256, 1, kEnglish).has_value());
    // It goes with the paper.
    DocumentStore(m_fixture->database()).remove(again.id);
    Statement left(m_fixture->database(), "SELECT count(*) FROM recognised_pages");
    QVERIFY(left.step());
    QCOMPARE(left.number(0), 0);
}

void TestOcrIngest::missingLanguagesAreTold()
{
    const DocumentRow row = add(scan(papers()), { OcrMode::Automatic, { u"eng"_s, u"xyz"_s } });
    QCOMPARE(row.state, DocumentState::NeedsOcr);
    QVERIFY2(row.reasonDetail.contains(u"sudo apt install tesseract-ocr-xyz"_s), qPrintable(row.reasonDetail));
}

/// Read as a language that it is not in, a page becomes letters at random, of which few are sure.
void TestOcrIngest::anotherScriptIsNoText()
{
    const DocumentRow row = add(scan(papers(), true), { OcrMode::Automatic, kEnglish });
    QCOMPARE(m_recognised, 2);
    QCOMPARE(row.state, DocumentState::NeedsOcr);
    QVERIFY2(row.reasonDetail.contains(u"Read as eng it makes no sense"_s), qPrintable(row.reasonDetail));
}

void TestOcrIngest::anotherScriptIsNamed_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<ErrorKind>("reason");
    QTest::addColumn<QString>("said");
    QTest::newRow("Arabic") << u"Arabic"_s << ErrorKind::OtherScript << u"written as Arabic is"_s;
    QTest::newRow("how to read it") << u"Han"_s << ErrorKind::OtherScript << u"sudo apt install tesseract-ocr-chi-sim"_s;
    QTest::newRow("no known one") << u"Klingon"_s << ErrorKind::NoText << u"Read as eng it makes no sense"_s;
}

/// As the recognition told it.
void TestOcrIngest::anotherScriptIsNamed()
{
    QFETCH(QString, script);
    QFETCH(QString, said);
    const QString path = scan(papers(), true);
    const DocumentRow first = add(path, { OcrMode::Ask, kEnglish });
    OcrPage page { 0, 0, QSizeF(612, 792), script, { { { { u"qlkj"_s, QRectF(72, 90, 80, 12), 20 } }, 100, 0 } } };
    for (page.page = 0; page.page < 2; ++page.page)
        RecognisedStore(m_fixture->database()).save(first.sha256, kEnglish, page);
    const DocumentRow row = add(path, { OcrMode::Automatic, kEnglish });
    QCOMPARE(m_recognised, 0);
    QCOMPARE(row.state, DocumentState::NeedsOcr);
    QVERIFY(row.reason);
    QTEST(*row.reason, "reason");
    const ErrorWords told = words(*row.reason, row.reasonDetail);
    QVERIFY2((told.what + told.next).contains(said), qPrintable(told.what + told.next));
}

void TestOcrIngest::pagesOfTextStayAsTheyAre()
{
    const QString path = test::writeFile(m_fixture->folder(), u"text.pdf"_s, test::makePdf(papers()));
    const DocumentRow row = add(path, { OcrMode::Automatic, kEnglish });
    QCOMPARE(row.state, DocumentState::Ready);
    QCOMPARE(row.ocr, QString());
    QCOMPARE(m_recognised, 0);
    QCOMPARE(page(row, 0).quality, PageQuality::Sound);
}

ADDUCE_TEST(TestOcrIngest)
#include "test_ocr_ingest.moc"
