#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/web/web_page.h"
#include "core/workspace/new_papers.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/loopback_server.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

/// Papers that services name: looked for with leave alone, fetched under their names, described as the service does.
class TestNewPapers : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_workspace.reset(); }
    void withoutLeaveNobodyIsAsked();
    void wordsThatStayHereAreNotSent();
    void servicesAreThoseOfTheSettings();
    void aCopyBecomesADocument();
    void theSameBytesAreOneFile();
    void theirReferencesAreKnownAgain_data();
    void theirReferencesAreKnownAgain();
    void aCopyOfAReferenceIsFound();
    void whatIsNoCopyIsRefused_data();
    void whatIsNoCopyIsRefused();

private:
    void allow(const QString &email = {})
    {
        m_workspace->configuration().change([&](Configuration &now) {
            now.online.web.isAllowed = true;
            now.online.web.email = email;
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

namespace {

PageLimits here()
{
    PageLimits limits = paperLimits();
    limits.allowsLoopback = true;
    return limits;
}

FoundPaper paperAt(const QUrl &pdf)
{
    return { u"Naps/and: \"recall\"?"_s, { u"Ann Smith"_s }, 2021, u"10.1/naps"_s, u"Journal of Naps"_s, u"cc-by"_s, pdf };
}

QByteArray pdfOf(const QStringList &lines)
{
    return test::makePdf({ { test::textColumn(lines) } });
}

QByteArray pdfReply(const QByteArray &pdf)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: " + QByteArray::number(pdf.size())
        + "\r\nConnection: close\r\n\r\n" + pdf;
}

} // namespace

void TestNewPapers::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_folder->filePath(u"library.adduce"_s), m_folder->filePath(u"configuration.json"_s) },
        test::docworker());
}

void TestNewPapers::withoutLeaveNobodyIsAsked()
{
    const auto error = errorOf([&] { (void)findPapers(*m_workspace, {}, u"Do naps help?"_s, 5); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::WebNotAllowed);
    QVERIFY(m_workspace->gate().records(10).empty());
}

void TestNewPapers::wordsThatStayHereAreNotSent()
{
    allow();
    const QString secret = u"The third draft of our trial found no effect at all on recall"_s;
    QFile file(m_folder->filePath(u"draft.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(secret.toUtf8() + ".\n");
    file.close();
    (void)readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { .paths = { file.fileName() } }));
    Database database = m_workspace->library().open();
    CollectionStore(database).keepHere(std::array { DocumentStore(database).list().front().id }, true);
    const auto error = errorOf([&] { (void)findPapers(*m_workspace, {}, u"Is it true? "_s + secret, 5); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::DocumentLocalOnly);
    QVERIFY(m_workspace->gate().records(10).empty());
}

void TestNewPapers::servicesAreThoseOfTheSettings()
{
    QVERIFY(!paperServices(*m_workspace).unpaywall);
    allow(u"ann@example.org"_s);
    const PaperServices services = paperServices(*m_workspace);
    QCOMPARE(services.unpaywall->email, u"ann@example.org"_s);
    QCOMPARE(services.crossref.email, u"ann@example.org"_s);
    QVERIFY(!services.openAlex);
}

void TestNewPapers::aCopyBecomesADocument()
{
    const QByteArray pdf = pdfOf({ u"A nap of thirty minutes improves the recall of word pairs."_s });
    const test::LoopbackServer server([&](const QByteArray &) { return pdfReply(pdf); });
    PageLimits limits = here();
    qint64 seen = 0;
    limits.onBytes = [&](qint64 done, qint64 total) {
        QCOMPARE(total, pdf.size());
        seen = done;
    };
    const QString path = fetchPaper(*m_workspace, paperAt(server.url(u"/a.pdf"_s)), limits);
    QCOMPARE(seen, pdf.size());
    QCOMPARE(QFileInfo(path).fileName(), u"Smith 2021 Naps and recall.pdf"_s);
    (void)readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { .paths = { path } }));
    Database database = m_workspace->library().open();
    const DocumentRow row = DocumentStore(database).findByPath(path).value();
    QCOMPARE(row.state, DocumentState::Ready);
    QCOMPARE(row.title, u"Naps/and: \"recall\"?"_s);
    QCOMPARE(row.doi, u"10.1/naps"_s);
    QCOMPARE(row.year, 2021);
}

void TestNewPapers::theSameBytesAreOneFile()
{
    const QByteArray one = pdfOf({ u"A nap helps."_s });
    const QByteArray other = pdfOf({ u"A nap does not help."_s });
    const test::LoopbackServer server(
        [&](const QByteArray &request) { return pdfReply(request.contains("other") ? other : one); });
    const QString first = fetchPaper(*m_workspace, paperAt(server.url(u"/a.pdf"_s)), here());
    QCOMPARE(fetchPaper(*m_workspace, paperAt(server.url(u"/a.pdf"_s)), here()), first);
    const QString second = fetchPaper(*m_workspace, paperAt(server.url(u"/other.pdf"_s)), here());
    QVERIFY(second.endsWith(u" (2).pdf"));
}

void TestNewPapers::theirReferencesAreKnownAgain_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("doi");
    QTest::addColumn<int>("year");
    QTest::addColumn<bool>("isIt");
    QTest::newRow("its DOI") << u"Naps"_s << u"10.1/naps"_s << 1999 << true;
    QTest::newRow("its title") << u"The Effects of Naps: On recall"_s << QString() << 2021 << true;
    QTest::newRow("the year it was printed") << u"The effects of naps on recall"_s << QString() << 2022 << true;
    QTest::newRow("years later") << u"The effects of naps on recall"_s << QString() << 2025 << false;
    QTest::newRow("another DOI") << u"The effects of naps on recall"_s << u"10.1/other"_s << 2021 << false;
    QTest::newRow("another title") << u"The effects of coffee on recall"_s << QString() << 2021 << false;
}

void TestNewPapers::theirReferencesAreKnownAgain()
{
    QFETCH(QString, title);
    QFETCH(QString, doi);
    QFETCH(int, year);
    QFETCH(bool, isIt);
    Reference reference;
    reference.title = u"The effects of naps on recall"_s;
    reference.doi = u"10.1/naps"_s;
    reference.year = 2021;
    FoundPaper closed;
    closed.title = title;
    closed.doi = doi;
    closed.year = year;
    FoundPaper open = closed;
    open.pdf = QUrl(u"https://example.org/naps.pdf"_s);
    const std::vector<FoundPaper> found { paperAt(QUrl(u"https://example.org/other.pdf"_s)), closed, open };
    const std::vector<FoundPaper> others(found.begin() + 1, found.end());
    const FoundPaper *paper = paperOf(reference, others);
    QCOMPARE(paper != nullptr, isIt);
    if (isIt)
        QCOMPARE(*paper, open); // which can be read
    QCOMPARE(paperOf(reference, found), &found.front()); // whose DOI is the reference's
}

void TestNewPapers::aCopyOfAReferenceIsFound()
{
    allow();
    const test::LoopbackServer server([](const QByteArray &request) -> test::Script {
        if (request.contains("/dois/"))
            return test::http("200 OK",
                R"({"doi": "10.1000/naps", "title": "Naps", "is_oa": true, "best_oa_location": {"url_for_pdf": "https://example.org/n.pdf"}})");
        if (request.contains("/pmc"))
            return test::http("200 OK", R"({"resultList": {"result": []}})");
        return test::http("200 OK", R"({"message": {"items": []}})");
    });
    PaperServices services;
    services.crossref.works = server.url(u"/works"_s);
    services.europePmc.search = server.url(u"/pmc"_s);
    Reference reference;
    reference.title = u"The effects of naps on recall"_s;
    reference.doi = u"10.1000/naps"_s;
    QVERIFY(!findCopy(*m_workspace, services, reference));
    services.unpaywall = Unpaywall { .dois = server.url(u"/dois/"_s), .email = u"ann@example.org"_s };
    const auto copy = findCopy(*m_workspace, services, reference);
    QVERIFY(copy);
    QCOMPARE(copy->pdf, QUrl(u"https://example.org/n.pdf"_s));
}

void TestNewPapers::whatIsNoCopyIsRefused_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("a page about it") << QByteArray(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<!doctype html><title>Buy it</title><p>For 30 dollars.</p>")
                                     << ErrorKind::Unsupported;
    QTest::newRow("a page that says it is one")
        << QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n<html>no</html>") << ErrorKind::Unsupported;
    QTest::newRow("nothing") << QByteArray("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n") << ErrorKind::Unreachable;
}

void TestNewPapers::whatIsNoCopyIsRefused()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const auto error = errorOf([&] { (void)fetchPaper(*m_workspace, paperAt(server.url(u"/a.pdf"_s)), here()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), kind);
    const auto without = errorOf([&] { (void)fetchPaper(*m_workspace, paperAt({}), here()); });
    QCOMPARE(without->kind(), ErrorKind::NotOpen);
    QVERIFY(!QFileInfo::exists(paperFolder(m_workspace->libraryPath())));
}

ADDUCE_TEST(TestNewPapers)
#include "test_new_papers.moc"
