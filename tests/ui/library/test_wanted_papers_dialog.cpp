#include "core/library/current_documents.h"
#include "core/references/wanted_papers.h"
#include "tests/support/loopback_server.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/librarian.h"
#include "ui/library/wanted_papers_dialog.h"

#include <QSignalSpy>
#include <QTreeWidget>
#include <QUndoStack>

using namespace adduce;
using namespace Qt::StringLiterals;

/// References without a paper: listed, found, attached, removed.
class TestWantedPapersDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutAnyItSaysWhatItIsFor();
    void theyAreListed();
    void aFileIsAttached();
    void freeCopiesAreFetched();
    void nothingIsSentBeforeItIsAllowed();
    void removingCanBeUndone();

private:
    void keep(const QStringList &titles) const;
    void open();
    void select(int row) const { list().topLevelItem(row)->setSelected(true); }
    [[nodiscard]] QTreeWidget &list() const { return *m_dialog->findChild<QTreeWidget *>(); }
    [[nodiscard]] QPushButton &named(const QString &text) const;
    [[nodiscard]] bool says(const QString &text) const;

    std::unique_ptr<test::WindowFixture> m_fixture;
    QUndoStack m_undo;
    std::unique_ptr<WantedPapersDialog> m_dialog;
};

void TestWantedPapersDialog::init()
{
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->show();
}

void TestWantedPapersDialog::cleanup()
{
    m_dialog.reset();
    m_undo.clear();
    m_fixture.reset();
}

void TestWantedPapersDialog::keep(const QStringList &titles) const
{
    std::vector<Reference> references;
    for (const QString &title : titles) {
        Reference reference;
        reference.title = title;
        reference.year = 2021;
        reference.venue = u"Sleep"_s;
        references.push_back(reference);
    }
    Database database = m_fixture->library.open();
    WantedPapers(database).keep(references);
}

void TestWantedPapersDialog::open()
{
    m_dialog =
        std::make_unique<WantedPapersDialog>(m_fixture->services, m_fixture->window->job(), m_undo, m_fixture->window.get());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    m_dialog->open();
    m_fixture->settle();
}

QPushButton &TestWantedPapersDialog::named(const QString &text) const
{
    const auto buttons = m_dialog->findChildren<QPushButton *>();
    return **std::ranges::find(buttons, text, &QPushButton::text);
}

bool TestWantedPapersDialog::says(const QString &text) const
{
    return std::ranges::any_of(m_dialog->findChildren<PlainLabel *>(),
        [&](const PlainLabel *label) { return label->isVisible() && label->text().contains(text); });
}

void TestWantedPapersDialog::withoutAnyItSaysWhatItIsFor()
{
    open();
    QVERIFY(says(u"Every reference has its paper."_s));
    QVERIFY(!list().isVisible());
    QVERIFY(!named(u"Find free copies"_s).isEnabled());
}

void TestWantedPapersDialog::theyAreListed()
{
    keep({ u"The effects of naps on recall"_s, u"The effects of coffee on recall"_s });
    open();
    QCOMPARE(list().topLevelItemCount(), 2);
    QCOMPARE(list().topLevelItem(0)->text(0), u"The effects of coffee on recall"_s);
    QCOMPARE(list().topLevelItem(0)->text(2), u"2021"_s);
    QCOMPARE(list().topLevelItem(0)->text(4), u"no PDF yet"_s);
    QVERIFY(!named(u"Choose its file..."_s).isEnabled()); // of none
    select(0);
    QVERIFY(named(u"Choose its file..."_s).isEnabled());
    select(1);
    QVERIFY(!named(u"Choose its file..."_s).isEnabled()); // of two
}

void TestWantedPapersDialog::aFileIsAttached()
{
    keep({ u"The effects of coffee on recall"_s });
    open();
    select(0);
    m_dialog->attach(m_fixture->writePaper(u"scan.md"_s));
    QTRY_COMPARE_WITH_TIMEOUT(list().topLevelItemCount(), 0, 60'000);
    m_fixture->settle();
    const std::vector<DocumentRow> documents = currentDocuments(m_fixture->library);
    QCOMPARE(documents.size(), std::size_t(1));
    QCOMPARE(documents.front().title, u"The effects of coffee on recall"_s);
    QCOMPARE(documents.front().venue, u"Sleep"_s);
}

void TestWantedPapersDialog::freeCopiesAreFetched()
{
    keep({ u"The effects of naps on recall"_s, u"The effects of coffee on recall"_s });
    const QByteArray pdf = test::makePdf({ { test::textColumn({ u"A nap of thirty minutes improves recall."_s }) } });
    const test::LoopbackServer server([&](const QByteArray &request) -> test::Script {
        if (request.startsWith("GET /pdf"))
            return "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nConnection: close\r\n\r\n" + pdf;
        if (request.startsWith("GET /pmc"))
            return test::http("200 OK", R"({"resultList": {"result": []}})");
        return test::http("200 OK",
            R"({"results": [{"title": "The Effects of Naps on Recall", "publication_year": 2021, "open_access": {"is_oa": true},
                "best_oa_location": {"pdf_url": ")"
                + ("http://" + request.mid(request.indexOf("Host: ") + 6).split('\r').first())
                + R"(/pdf"}}], "message": {"items": []}})");
    });
    PaperServices services;
    services.crossref.works = server.url(u"/works"_s);
    services.europePmc.search = server.url(u"/pmc"_s);
    services.openAlex = OpenAlexSearch { .works = server.url(u"/works"_s), .key = u"k"_s };
    m_fixture->configuration.change([](Configuration &now) { now.online.web.isAllowed = true; });
    open();
    m_dialog->finder().setServices(services);
    m_dialog->finder().setAllowsLoopback(true);
    named(u"Find free copies"_s).click(); // of all, as none is chosen
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->finder().isRunning() && says(u"Free copies found: 1 of 2."_s), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(list().topLevelItemCount(), 1, 60'000);
    QCOMPARE(list().topLevelItem(0)->text(0), u"The effects of coffee on recall"_s);
    m_fixture->settle();
    QCOMPARE(currentDocuments(m_fixture->library).front().venue, u"Sleep"_s);
}

void TestWantedPapersDialog::nothingIsSentBeforeItIsAllowed()
{
    keep({ u"The effects of naps on recall"_s });
    open();
    named(u"Find free copies"_s).click();
    QVERIFY(!m_dialog->finder().isRunning());
    QVERIFY(says(u"The web may not be searched yet."_s));
    QVERIFY(m_fixture->gate.records(10).empty());
}

void TestWantedPapersDialog::removingCanBeUndone()
{
    keep({ u"The effects of naps on recall"_s, u"The effects of coffee on recall"_s });
    open();
    select(0);
    QTest::keyClick(&list(), Qt::Key_Delete);
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QTest::keySequence(m_dialog.get(), QKeySequence::Undo);
    QTRY_COMPARE(list().topLevelItemCount(), 2);
    QCOMPARE(list().topLevelItem(0)->text(0), u"The effects of coffee on recall"_s);
}

ADDUCE_TEST(TestWantedPapersDialog)
#include "test_wanted_papers_dialog.moc"
