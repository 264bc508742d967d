#include "core/library/collection_store.h"
#include "core/library/metadata_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/style.h"
#include "ui/common/widgets.h"
#include "ui/jobs/laboratory_keeper.h"
#include "ui/settings/laboratory_settings_page.h"
#include "ui/settings/lost_changes_list.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

class TestLaboratorySettings : public QObject
{
    Q_OBJECT

private slots:
    void anAddressIsNeeded();
    void whatWouldBeSentIsSaid();
    void whatIsNoAddressIsSaid_data();
    void whatIsNoAddressIsSaid();
    void aLaboratoryThatIsAwayIsSaid();
    void aLibraryOfALaboratorySaysSo();
    void whatWasWrittenOverIsPutBack();
};

namespace {

struct ShownPage
{
    WindowFixture f;
    LaboratoryKeeper keeper { f.services };
    LaboratorySettingsPage page { keeper };

    ShownPage() { page.show(); }
    [[nodiscard]] QLineEdit *field(const QString &name) const
    {
        for (auto *edit : page.findChildren<QLineEdit *>())
            if (edit->accessibleName() == name)
                return edit;
        return nullptr;
    }
    [[nodiscard]] QPushButton *join() const
    {
        for (auto *button : page.findChildren<QPushButton *>())
            if (isPrimary(button))
                return button;
        return nullptr;
    }
    [[nodiscard]] bool isSaid(const QString &words) const
    {
        const auto labels = page.findChildren<PlainLabel *>();
        return std::ranges::any_of(
            labels, [&](const PlainLabel *label) { return label->isVisible() && label->text().contains(words); });
    }
};

} // namespace

void TestLaboratorySettings::anAddressIsNeeded()
{
    const ShownPage p;
    QVERIFY(!p.join()->isEnabled());
    p.field(LaboratorySettingsPage::tr("Address"))->setText(u"postgresql://lab.example.org/sleep"_s);
    QVERIFY(p.join()->isEnabled());
    QCOMPARE(p.field(LaboratorySettingsPage::tr("Password"))->echoMode(), QLineEdit::Password);
}

/// Before it is joined: how many papers would go.
void TestLaboratorySettings::whatWouldBeSentIsSaid()
{
    WindowFixture f;
    LaboratoryKeeper keeper { f.services };
    LaboratorySettingsPage page { keeper };
    const auto label = [&page](const QString &beginning) {
        const auto labels = page.findChildren<PlainLabel *>();
        return std::ranges::any_of(
            labels, [&](const PlainLabel *one) { return one->isVisible() && one->text().startsWith(beginning); });
    };
    page.show();
    f.settle();
    QVERIFY(!label(u"0 "_s));
    page.hide();
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    page.show();
    QTRY_VERIFY(label(u"1 "_s));
    {
        Database database = f.library.open();
        CollectionStore(database).keepHere(std::array { DocumentStore(database).list().front().id }, true);
    }
    page.hide();
    page.show();
    QTRY_VERIFY(!label(u"1 "_s));
}

void TestLaboratorySettings::whatIsNoAddressIsSaid_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("a word") << u"lab"_s;
    QTest::newRow("with a password") << u"postgresql://anna:secret@lab.example.org/sleep"_s;
    QTest::newRow("markup") << u"<img src=x>"_s;
}

void TestLaboratorySettings::whatIsNoAddressIsSaid()
{
    QFETCH(const QString, typed);
    const ShownPage p;
    p.field(LaboratorySettingsPage::tr("Address"))->setText(typed);
    p.join()->click();
    QVERIFY(p.isSaid(words(ErrorKind::BadInput, u"x"_s).next));
    QVERIFY(!p.isSaid(u"secret"_s));
    QVERIFY(p.join()->isEnabled());
    QVERIFY(!p.keeper.state());
}

void TestLaboratorySettings::aLaboratoryThatIsAwayIsSaid()
{
    const ShownPage p;
    const QSignalSpy failed(&p.keeper, &LaboratoryKeeper::failed);
    p.field(LaboratorySettingsPage::tr("Address"))
        ->setText(u"postgresql://anna@/sleep?host="_s + p.f.place.path()); // where nobody listens
    p.join()->click();
    QVERIFY(!p.join()->isEnabled()); // meanwhile
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(p.isSaid(words(ErrorKind::LaboratoryAway, u"x"_s).next));
    QVERIFY(p.join()->isEnabled());
}

void TestLaboratorySettings::aLibraryOfALaboratorySaysSo()
{
    ShownPage p;
    {
        Database database = p.f.library.open();
        DeskStore(database).setMembership({ u"postgresql://anna@/sleep?host="_s + p.f.place.path(), u"b"_s, u"c"_s, 7 });
    }
    p.keeper.begin();
    QTRY_VERIFY(p.keeper.trouble()); // it is away
    QVERIFY(p.isSaid(u"/sleep"_s));
    QVERIFY(p.isSaid(LaboratorySettingsPage::tr("Not in step yet")));
    QVERIFY(p.isSaid(words(ErrorKind::LaboratoryAway, u"x"_s).next));
    QVERIFY(!p.field(LaboratorySettingsPage::tr("Address"))->isVisible());
    p.keeper.leave();
    QTRY_VERIFY(!p.keeper.state());
    QVERIFY(p.field(LaboratorySettingsPage::tr("Address"))->isVisible());
    Database database = p.f.library.open();
    QVERIFY(!DeskStore(database).membership());
}

/// Of a real laboratory, in which another member wrote over two titles of the user's.
void TestLaboratorySettings::whatWasWrittenOverIsPutBack()
{
    test::PostgresServer *postgres = test::PostgresServer::installed();
    if (!postgres)
        QSKIP("PostgreSQL 15 or later is not installed");
    const LaboratoryAddress address = postgres->newDatabase(u"written_over"_s);
    ShownPage p;
    test::LibraryFixture other;
    const LaboratoryAccess access { p.f.gate };
    createLaboratory(address, false, access);
    const auto describe = [](Database &database, const QString &title) {
        for (const DocumentRow &row : DocumentStore(database).list()) {
            Metadata metadata = MetadataStore(database).find(row.id);
            metadata.title = title + u' ' + row.sha256.left(1);
            metadata.setOrigin(MetadataField::Title, FieldOrigin::User);
            MetadataStore(database).set(row.id, metadata);
        }
    };
    Database mine = p.f.library.open();
    for (const auto &[name, hash] : { std::pair(u"sleep.pdf"_s, u'a'), std::pair(u"coffee.pdf"_s, u'b') })
        DocumentStore(other.database())
            .setIdentity(other.add(name, test::sleepPaper() + QStringList { name }), QString(64, hash), 9);
    for (Database *database : { &other.database(), &mine }) {
        joinLaboratory(*database, address, access);
        (void)syncLaboratory(*database, {}, access);
    }
    describe(mine, u"Of mine"_s);
    describe(other.database(), u"Of another"_s);
    (void)syncLaboratory(mine, {}, access);
    (void)syncLaboratory(other.database(), {}, access);

    p.keeper.begin();
    const auto choices = [&](const QString &words) {
        QList<QPushButton *> shown;
        for (auto *button : p.page.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == words)
                shown << button;
        return shown;
    };
    const QString putBack = LostChangesList::tr("Put back");
    QTRY_COMPARE_WITH_TIMEOUT(choices(putBack).size(), 2, 20'000);
    QVERIFY(p.isSaid(u"Of mine a"_s) && p.isSaid(u"Of another a"_s));
    for (QPushButton *button : choices(putBack) + choices(LostChangesList::tr("Leave as it is")))
        QVERIFY(button->accessibleName().contains(u"Of another"_s)); // which paper it is about
    const QString first = choices(putBack)[0]->accessibleName().contains(u"Of another a"_s) ? u"a"_s : u"b"_s;
    choices(putBack)[0]->click();
    QTRY_COMPARE_WITH_TIMEOUT(choices(putBack).size(), 1, 20'000);
    choices(LostChangesList::tr("Leave as it is"))[0]->click();
    QTRY_VERIFY_WITH_TIMEOUT(choices(putBack).isEmpty(), 20'000);
    const auto titleThere = [&] { // once the window has sent it by itself
        (void)syncLaboratory(other.database(), {}, access);
        QStringList titles;
        for (const DocumentRow &row : DocumentStore(other.database()).list())
            titles << MetadataStore(other.database()).find(row.id).title;
        titles.sort();
        return titles;
    };
    QTRY_COMPARE_WITH_TIMEOUT(titleThere(),
        first == u"a" ? QStringList({ u"Of another b"_s, u"Of mine a"_s }) : QStringList({ u"Of another a"_s, u"Of mine b"_s }),
        20'000);
    p.keeper.leave();
    QTRY_VERIFY(!p.keeper.state());
}

ADDUCE_TEST(TestLaboratorySettings)
#include "test_laboratory_settings.moc"
