#include "core/library/current_documents.h"
#include "tests/support/loopback_server.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/find_papers_dialog.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Papers on a question: listed, chosen, fetched, read.
class TestFindPapersDialog : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSentBeforeItIsAllowed();
    void whatIsChosenIsFetched();
    void aStopEndsIt();

private:
    [[nodiscard]] static QPushButton *named(const QDialog &dialog, const QString &text)
    {
        for (QPushButton *one : dialog.findChildren<QPushButton *>())
            if (one->text() == text)
                return one;
        return nullptr;
    }
};

namespace {

/// Services that know two papers, of which one has a copy.
struct PaperServers
{
    QByteArray pdf = test::makePdf({ { test::textColumn({ u"A nap of thirty minutes improves recall."_s }) } });
    test::LoopbackServer server { [this](const QByteArray &request) -> test::Script {
        const QByteArray target = request.split(' ').value(1);
        if (target.startsWith("/pdf"))
            return "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nConnection: close\r\n\r\n" + pdf;
        if (target.startsWith("/silent"))
            return test::Script({}, test::Script::End::Hold);
        if (target.startsWith("/pmc"))
            return test::http("200 OK", R"({"resultList": {"result": [{"title": "Closed naps", "doi": "10.1000/b"}]}})");
        return test::http("200 OK",
            R"({"results": [{"title": "Open naps", "doi": "https://doi.org/10.1000/a", "publication_year": 2021,
                "open_access": {"is_oa": true}, "best_oa_location": {"license": "cc-by", "pdf_url": ")"
                + server.url(u"/pdf"_s).toEncoded() + R"("}}], "message": {"items": []}})");
    } };

    [[nodiscard]] PaperServices papers(const QString &pmc = u"/pmc"_s) const
    {
        PaperServices services;
        services.crossref.works = server.url(u"/works"_s);
        services.europePmc.search = server.url(pmc);
        services.openAlex = OpenAlexSearch { .works = server.url(u"/works"_s), .key = u"k"_s };
        return services;
    }
};

void allow(const test::WindowFixture &fixture)
{
    fixture.configuration.change([](Configuration &now) { now.online.web.isAllowed = true; });
}

} // namespace

void TestFindPapersDialog::nothingIsSentBeforeItIsAllowed()
{
    test::WindowFixture fixture;
    const PaperServers services;
    FindPapersDialog dialog(fixture.services, u"Do naps help?"_s);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.finder().setServices(services.papers());
    named(dialog, u"Search"_s)->click();
    QTRY_VERIFY(!dialog.finder().isRunning());
    QCOMPARE(services.server.asked(), 0);
    QCOMPARE(dialog.findChild<QTreeWidget *>()->topLevelItemCount(), 0);
}

void TestFindPapersDialog::whatIsChosenIsFetched()
{
    test::WindowFixture fixture;
    fixture.show();
    const PaperServers services;
    FindPapersDialog dialog(fixture.services, {}, fixture.window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.finder().setServices(services.papers());
    dialog.finder().setAllowsLoopback(true);
    QObject::connect(&dialog, &FindPapersDialog::fetched, fixture.window.get(),
        [&](const QStringList &paths) { fixture.window->addPaths(paths); });
    allow(fixture);
    QVERIFY(!named(dialog, u"Search"_s)->isEnabled()); // for nothing
    dialog.findChild<QLineEdit *>()->setText(u"Do naps help?"_s);
    named(dialog, u"Search"_s)->click();
    auto *list = dialog.findChild<QTreeWidget *>();
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    QTRY_VERIFY(!dialog.finder().isRunning());
    QCOMPARE(list->topLevelItem(0)->text(0), u"Open naps"_s); // which anybody may read first
    QVERIFY(list->topLevelItem(1)->isDisabled());
    QPushButton *fetch = named(dialog, u"Add to the library"_s);
    QVERIFY(!fetch->isEnabled());
    list->topLevelItem(0)->setCheckState(0, Qt::Checked);
    QVERIFY(fetch->isEnabled());
    const QSignalSpy fetched(&dialog, &FindPapersDialog::fetched);
    fetch->click();
    QTRY_COMPARE(fetched.size(), 1);
    QTRY_VERIFY(!dialog.finder().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->job().isRunning() && fixture.library.path().size() > 0
            && !currentDocuments(fixture.library).empty()
            && currentDocuments(fixture.library).front().state == DocumentState::Ready,
        60'000);
    QCOMPARE(currentDocuments(fixture.library).front().title, u"Open naps"_s);
    QCOMPARE(list->topLevelItem(0)->text(3), u"added"_s);
}

void TestFindPapersDialog::aStopEndsIt()
{
    test::WindowFixture fixture;
    const PaperServers services;
    FindPapersDialog dialog(fixture.services, {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.finder().setServices(services.papers(u"/silent"_s));
    allow(fixture);
    dialog.findChild<QLineEdit *>()->setText(u"Do naps help?"_s);
    named(dialog, u"Search"_s)->click();
    QTRY_VERIFY(services.server.asked() >= 1);
    QVERIFY(dialog.finder().isRunning());
    named(dialog, u"Stop"_s)->click();
    QTRY_VERIFY(!dialog.finder().isRunning());
    QVERIFY(named(dialog, u"Search"_s)->isEnabled());
}

ADDUCE_TEST(TestFindPapersDialog)
#include "test_find_papers_dialog.moc"
