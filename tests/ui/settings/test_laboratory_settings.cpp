#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/style.h"
#include "ui/common/widgets.h"
#include "ui/jobs/laboratory_keeper.h"
#include "ui/settings/laboratory_settings_page.h"

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
    void whatIsNoAddressIsSaid_data();
    void whatIsNoAddressIsSaid();
    void aLaboratoryThatIsAwayIsSaid();
    void aLibraryOfALaboratorySaysSo();
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

ADDUCE_TEST(TestLaboratorySettings)
#include "test_laboratory_settings.moc"
