#include "tests/support/test_main.h"
#include "ui/evaluation/model_menu.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which models an evaluation is to use.
class TestModelMenu : public QObject
{
    Q_OBJECT

private slots:
    void oneOfTheWritersStays();
    void aWriterThatIsGoneIsNotChosen();
    void aJudgeElsewhereIsAskedOnceItIsTicked_data();
    void aJudgeElsewhereIsAskedOnceItIsTicked();
};

void TestModelMenu::oneOfTheWritersStays()
{
    ModelMenu menu;
    QCOMPARE(menu.words(), u"No model"_s);
    menu.setModels(u"qwen3:8b"_s, {}, false);
    const QSignalSpy changed(&menu, &ModelMenu::changed);
    menu.actions().at(0)->trigger(); // the only one
    QVERIFY(menu.withoutModel() && menu.actions().at(0)->isChecked());
    menu.actions().at(1)->trigger();
    QCOMPARE(menu.words(), u"No model, qwen3:8b"_s);
    menu.actions().at(0)->trigger();
    QCOMPARE(menu.words(), u"qwen3:8b"_s);
    menu.actions().at(1)->trigger();
    QVERIFY(menu.withModel());
    QVERIFY(!changed.empty());
}

void TestModelMenu::aWriterThatIsGoneIsNotChosen()
{
    ModelMenu menu;
    menu.choose(false, true); // there is none
    QVERIFY(menu.withoutModel() && !menu.withModel());
    menu.setModels(u"qwen3:8b"_s, {}, false);
    menu.choose(false, true);
    QVERIFY(!menu.withoutModel() && menu.withModel());
    menu.setModels({}, {}, false);
    QVERIFY(menu.withoutModel() && !menu.withModel());
}

void TestModelMenu::aJudgeElsewhereIsAskedOnceItIsTicked_data()
{
    QTest::addColumn<bool>("isRemote");
    QTest::newRow("on this computer") << false;
    QTest::newRow("on another") << true;
}

void TestModelMenu::aJudgeElsewhereIsAskedOnceItIsTicked()
{
    QFETCH(const bool, isRemote);
    ModelMenu menu;
    QVERIFY(!menu.withJudge());
    menu.setModels({}, u"llama3"_s, isRemote);
    QCOMPARE(menu.withJudge(), !isRemote);
    menu.actions().last()->setChecked(true);
    menu.setModels({}, u"llama3"_s, isRemote); // the same one keeps what was chosen
    QVERIFY(menu.withJudge());
    QCOMPARE(menu.words(), u"No model, judged by llama3"_s);
}

ADDUCE_TEST(TestModelMenu)
#include "test_model_menu.moc"
