#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/metadata_store.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/folder_watching.h"
#include "ui/library/watched_folders.h"
#include "ui/library/zotero_following.h"

#include <QCheckBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QTest>
#include <atomic>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is added to a running Zotero comes into the library, once that is wanted.
class TestZoteroFollowing : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNewArrives();
    void isOffAtFirst();
    void saysThatItDoesNotRun();
    void isChosenAndRemembered();
};

namespace {

/// Has one paper from the moment on that `hasPaper` is set.
struct Followed : test::WindowFixture
{
    std::atomic<bool> hasPaper = false;
    QString paper;
    test::LoopbackServer server { [this](const QByteArray &request) {
        return test::Script(test::http("200 OK", answer(request)));
    } };
    ZoteroFollowing *zotero = nullptr;

    Followed()
    {
        show();
        paper = writePaper(u"of-zotero.md"_s);
        find();
    }
    void find()
    {
        zotero = window->findChild<ZoteroFollowing *>();
        zotero->setService({ .library = server.url(u"/api/users/0/"_s), .timeoutMs = 5'000 });
    }
    [[nodiscard]] QByteArray answer(const QByteArray &request) const
    {
        const auto item = [](const QString &key, QJsonObject data) {
            data[u"dateModified"_s] = u"2999-01-02T10:00:00Z"_s; // later than when it was wanted
            return QJsonObject { { u"key"_s, key }, { u"data"_s, data } };
        };
        QJsonArray reply;
        if (request.startsWith("GET /api/users/0/items/PAPER/children")) {
            QJsonObject file = item(u"FILE"_s, { { u"itemType"_s, u"attachment"_s }, { u"parentItem"_s, u"PAPER"_s } });
            file[u"links"_s] =
                QJsonObject { { u"enclosure"_s, QJsonObject { { u"href"_s, QUrl::fromLocalFile(paper).toString() } } } };
            reply = { file };
        } else if (request.startsWith("GET /api/users/0/items?") && hasPaper) {
            reply = { item(u"PAPER"_s, { { u"itemType"_s, u"journalArticle"_s }, { u"title"_s, u"Fasting and sprinting"_s } }) };
        }
        return QJsonDocument(reply).toJson(QJsonDocument::Compact);
    }
    [[nodiscard]] std::vector<DocumentRow> papers() const
    {
        Database database = library.open();
        return currentDocuments(database);
    }
};

} // namespace

void TestZoteroFollowing::whatIsNewArrives()
{
    Followed f;
    f.zotero->setFollowed(true);
    QTRY_VERIFY2(f.zotero->state().startsWith(u"Followed"_s), qPrintable(f.zotero->state()));
    f.hasPaper = true;
    f.zotero->look();
    QTRY_COMPARE_WITH_TIMEOUT(f.papers().size(), std::size_t(1), 30'000);
    QTRY_COMPARE_WITH_TIMEOUT(f.papers().front().title, u"Fasting and sprinting"_s, 30'000);
    f.hasPaper = false;
    QTRY_VERIFY_WITH_TIMEOUT((f.zotero->look(), f.zotero->state().startsWith(u"Followed"_s)), 30'000); // all of it was kept
    f.settle();
}

void TestZoteroFollowing::isOffAtFirst()
{
    Followed f;
    f.zotero->look();
    QVERIFY(!f.zotero->isFollowed());
    QCOMPARE(f.server.asked(), 0);
}

void TestZoteroFollowing::saysThatItDoesNotRun()
{
    Followed f;
    ZoteroService service;
    {
        const test::LoopbackServer gone([](const QByteArray &) { return QByteArray(); });
        service.library = gone.url(u"/api/users/0/"_s);
    }
    f.zotero->setService(service);
    f.zotero->setFollowed(true);
    QTRY_VERIFY2(f.zotero->state().contains(u"not running"_s), qPrintable(f.zotero->state()));
}

void TestZoteroFollowing::isChosenAndRemembered()
{
    Followed f;
    f.window->findChild<FolderWatching *>()->choose(f.window.get(), *f.zotero);
    auto *dialog = f.window->findChild<WatchedFolders *>();
    auto *box = dialog->findChild<QCheckBox *>();
    QVERIFY(box && !box->isChecked());
    box->click();
    QVERIFY(f.zotero->isFollowed());
    QTRY_VERIFY(std::ranges::any_of(
        dialog->findChildren<QLabel *>(), [](const QLabel *label) { return label->text().startsWith(u"Followed"_s); }));
    f.window.reset();
    f.show();
    f.find();
    QVERIFY(f.zotero->isFollowed());
    f.zotero->setFollowed(false);
    QVERIFY(f.zotero->state().isEmpty());
}

ADDUCE_TEST(TestZoteroFollowing)
#include "test_zotero_following.moc"
