#include "core/settings/search.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/retrieval_settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Every number of retrieval, as the user sets it.
class TestRetrievalSettings : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberHasAName();
    void changesAreStoredAndTakenBack();
    void methodsAndOptionalNumbers();
    void aProfileIsChosen();
    void senselessSettingsAreDefaults();
    void theNextQuestionIsFoundWithThem();
};

namespace {

struct OpenPage
{
    QTemporaryDir folder;
    QSettings settings { folder.filePath(u"a.ini"_s), QSettings::IniFormat };
    RetrievalSettingsPage page { settings };

    [[nodiscard]] QDoubleSpinBox *box(const QString &name) const
    {
        for (QDoubleSpinBox *box : page.findChildren<QDoubleSpinBox *>())
            if (box->accessibleName() == name)
                return box;
        return nullptr;
    }
    [[nodiscard]] QToolButton *undo(const QString &name) const
    {
        for (QToolButton *button : page.findChildren<QToolButton *>())
            if (button->accessibleName().endsWith(name))
                return button;
        return nullptr;
    }
};

} // namespace

void TestRetrievalSettings::everyNumberHasAName()
{
    const OpenPage f;
    QSet<QString> names;
    for (const QDoubleSpinBox *box : f.page.findChildren<QDoubleSpinBox *>()) {
        QVERIFY2(!box->accessibleName().contains(u'_'), qPrintable(box->accessibleName())); // the key itself
        names.insert(box->accessibleName());
    }
    QCOMPARE(names.size(), qsizetype(retrievalFields().size() + optionalRetrievalFields().size()));
    QCOMPARE(f.page.findChildren<QComboBox *>().size(), 3); // the profile and two methods
}

void TestRetrievalSettings::changesAreStoredAndTakenBack()
{
    const OpenPage f;
    const QString name = RetrievalSettingsPage::tr("Floor of the fused score");
    QVERIFY(f.undo(name)->isHidden());
    f.box(name)->setValue(0.4);
    QCOMPARE(loadRetrieval(f.settings).minimumQuality, 0.4);
    QVERIFY(!f.undo(name)->isHidden());
    f.undo(name)->click();
    QVERIFY(loadRetrieval(f.settings) == RetrievalParameters {});
    QVERIFY(f.undo(name)->isHidden());
}

void TestRetrievalSettings::methodsAndOptionalNumbers()
{
    const OpenPage f;
    const QString fusion = RetrievalSettingsPage::tr("How words and meaning become one score");
    for (QComboBox *box : f.page.findChildren<QComboBox *>())
        if (box->accessibleName() == fusion) {
            box->setCurrentIndex(3);
            emit box->activated(3);
        }
    QVERIFY(loadRetrieval(f.settings).fusion.method == FusionMethod::ReciprocalRank);

    const QString floor = RetrievalSettingsPage::tr("Likeness that is needed where only the meaning matches");
    QCOMPARE(f.box(floor)->text(), RetrievalSettingsPage::tr("none"));
    f.box(floor)->setValue(0.3);
    QCOMPARE(loadRetrieval(f.settings).fusion.similarityFloor, std::optional(0.3));
    f.box(floor)->setValue(f.box(floor)->minimum());
    QCOMPARE(loadRetrieval(f.settings).fusion.similarityFloor, std::nullopt);

    auto *adaptive = f.page.findChild<QCheckBox *>();
    adaptive->click();
    QVERIFY(!loadRetrieval(f.settings).adaptiveK);
    QVERIFY(adaptive->accessibleName().contains(adaptive->text())); // what is ticked
    f.undo(RetrievalSettingsPage::tr("Candidates"))->click();
    QVERIFY(loadRetrieval(f.settings).adaptiveK == AdaptiveK {});
    f.undo(fusion)->click();
    QVERIFY(loadRetrieval(f.settings) == RetrievalParameters {});
}

void TestRetrievalSettings::aProfileIsChosen()
{
    OpenPage f;
    auto *profiles = f.page.findChild<QComboBox *>();
    profiles->setCurrentIndex(profiles->findData(u"portal"_s));
    emit profiles->activated(profiles->currentIndex());
    QVERIFY(loadRetrieval(f.settings) == retrievalProfile(u"portal"_s));
    const RetrievalSettingsPage again(f.settings);
    QCOMPARE(again.findChild<QComboBox *>()->currentData().toString(), u"portal"_s);
    f.page.reset();
    QVERIFY(loadRetrieval(f.settings) == RetrievalParameters {});
}

void TestRetrievalSettings::senselessSettingsAreDefaults()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
    for (const QString &text : { u"{"_s, u"[1]"_s, u"{\"final_k\": -3, \"fusion\": 7}"_s, QString() }) {
        settings.setValue(u"search/retrieval"_s, text);
        QVERIFY2(loadRetrieval(settings) == RetrievalParameters {}, qPrintable(text));
    }
}

void TestRetrievalSettings::theNextQuestionIsFoundWithThem()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    RetrievalParameters parameters;
    parameters.finalK = 2;
    saveRetrieval(f.settings, parameters);
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const Answer *answer = f.window->ask().threadView().turns().back()->answer();
    QVERIFY(answer);
    QCOMPARE(answer->trace[u"parameters"_s][u"retrieval"_s][u"final_k"_s].toInt(), 2);
}

ADDUCE_TEST(TestRetrievalSettings)
#include "test_retrieval_settings.moc"
