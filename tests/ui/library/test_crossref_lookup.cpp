#include "core/library/current_documents.h"
#include "tests/support/crossref_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/crossref_lookup.h"
#include "ui/library/document_editing.h"

#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Nothing is sent before the user has allowed it; what comes back is taken in and told.
class TestCrossrefLookup : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void isAskedForOnce();
    void papersThatStayHereAreNotLookedUp();
    void refusingSendsNothing();
    void countsAreTold();
    void troubleIsTold();

private:
    DocumentRow rowWithDoi(const QString &doi);
    std::unique_ptr<test::WindowFixture> m_fixture;
};

namespace {

QMessageBox *question(QWidget *window)
{
    return window->findChild<QMessageBox *>();
}

} // namespace

void TestCrossrefLookup::init()
{
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->show();
    m_fixture->add(m_fixture->writePaper(u"a.md"_s));
}

DocumentRow TestCrossrefLookup::rowWithDoi(const QString &doi)
{
    const DocumentRow row = currentDocuments(m_fixture->library).front();
    Metadata metadata;
    metadata.doi = doi;
    metadata.setOrigin(MetadataField::Doi, FieldOrigin::User);
    m_fixture->window->findChild<DocumentEditing *>()->setMetadata(row.id, {}, metadata);
    m_fixture->settle();
    return currentDocuments(m_fixture->library).front();
}

void TestCrossrefLookup::papersThatStayHereAreNotLookedUp()
{
    const test::CrossrefServer server(test::http("200 OK", test::kWork));
    m_fixture->configuration.change([](Configuration &now) { now.online.usesCrossref = true; });
    CrossrefLookup lookup(m_fixture->services);
    lookup.setService(server.service());
    const QSignalSpy said(&lookup, &CrossrefLookup::said);
    DocumentRow row = rowWithDoi(u"10.1000/naps"_s);
    row.isLocalOnly = true;
    lookup.askFor({ row }, m_fixture->window.get());
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(server.asked(), 0);
    QVERIFY(said[0][0].toString().contains(u"this computer"_s));
}

void TestCrossrefLookup::isAskedForOnce()
{
    const test::CrossrefServer server(test::http("200 OK", test::kWork));
    CrossrefLookup lookup(m_fixture->services);
    lookup.setService(server.service());
    const QSignalSpy said(&lookup, &CrossrefLookup::said);
    const DocumentRow row = rowWithDoi(u"10.1000/naps"_s);
    lookup.askFor({ row }, m_fixture->window.get());
    QVERIFY(question(m_fixture->window.get()));
    QCOMPARE(server.asked(), 0);
    question(m_fixture->window.get())->defaultButton()->click();
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(m_fixture->configuration.load().online.usesCrossref);
    QCOMPARE(currentDocuments(m_fixture->library).front().venue, u"Sleep"_s);
    QTRY_VERIFY(!question(m_fixture->window.get()));
    lookup.askFor({ row }, m_fixture->window.get());
    QVERIFY(!question(m_fixture->window.get()));
    QTRY_COMPARE(said.size(), 2);
    QCOMPARE(server.asked(), 1); // its answer is kept
}

void TestCrossrefLookup::refusingSendsNothing()
{
    const test::CrossrefServer server(test::http("200 OK", test::kWork));
    CrossrefLookup lookup(m_fixture->services);
    lookup.setService(server.service());
    lookup.askFor({ rowWithDoi(u"10.1000/naps"_s) }, m_fixture->window.get());
    question(m_fixture->window.get())->reject();
    QTRY_VERIFY(!question(m_fixture->window.get()));
    QVERIFY(!m_fixture->configuration.load().online.usesCrossref);
    QCOMPARE(server.asked(), 0);
    QVERIFY(currentDocuments(m_fixture->library).front().venue.isEmpty());
}

void TestCrossrefLookup::countsAreTold()
{
    const test::CrossrefServer server(test::http("404 Not Found", "Resource not found."));
    CrossrefLookup lookup(m_fixture->services);
    lookup.setService(server.service());
    const QSignalSpy said(&lookup, &CrossrefLookup::said);
    const DocumentRow row = rowWithDoi(u"10.1000/naps"_s);
    lookup.lookUp({ row, {} });
    lookup.lookUp({ row }); // after the first
    QTRY_COMPARE(said.size(), 2);
    QCOMPARE(said.front().front().toString(), u"Crossref: 0 paper(s) found, 1 not known there, 1 without a DOI"_s);
    QCOMPARE(said.back().front().toString(), u"Crossref: 0 paper(s) found, 1 not known there"_s);
}

void TestCrossrefLookup::troubleIsTold()
{
    const test::CrossrefServer server(test::http("500 Oh", "x"));
    CrossrefLookup lookup(m_fixture->services);
    lookup.setService(server.service());
    QList<ErrorKind> failed;
    connect(&lookup, &CrossrefLookup::failed, this, [&](const Error &error) { failed << error.kind(); });
    const QSignalSpy changed(&lookup, &CrossrefLookup::changed);
    lookup.lookUp({ rowWithDoi(u"10.1000/naps"_s) });
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(failed, QList<ErrorKind> { ErrorKind::Unreachable });
}

ADDUCE_TEST(TestCrossrefLookup)
#include "test_crossref_lookup.moc"
