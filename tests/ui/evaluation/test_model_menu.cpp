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
    void severalSpacesAreOffered();
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

void TestModelMenu::severalSpacesAreOffered()
{
    using Spaces = std::vector<std::optional<SpaceChoice>>;
    const SpaceChoice learned;
    const SpaceChoice model { SpaceProvider::Static, u"f1"_s, u"/models/potion-base-8M"_s };
    ModelMenu menu;
    const auto before = menu.actions().size();
    menu.setSpaces({ learned });
    QCOMPARE(menu.actions().size(), before); // nothing to choose of
    QCOMPARE(menu.spaces(), Spaces { std::nullopt });
    menu.setSpaces({ learned, model });
    QCOMPARE(menu.spaces(), Spaces { std::nullopt }); // that in use
    QCOMPARE(menu.actions().last()->text(), u"Search by the vectors of potion-base-8M"_s);
    menu.actions().last()->trigger();
    QCOMPARE(menu.spaces(), Spaces { model });
    QCOMPARE(menu.words(), u"No model, potion-base-8M"_s);
    menu.actions().at(menu.actions().size() - 2)->trigger();
    QCOMPARE(menu.spaces(), (Spaces { learned, model }));
    menu.setSpaces({ learned });
    QCOMPARE(menu.spaces(), Spaces { learned }); // the other is gone
}

ADDUCE_TEST(TestModelMenu)
#include "test_model_menu.moc"
