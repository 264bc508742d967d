#include "core/library/database.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/parameter_names.h"
#include "ui/settings/profile_settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Every value that questions are answered by, as the user sets it.
class TestProfileSettings : public QObject
{
    Q_OBJECT

private slots:
    void everyValueHasANameAndAnInput();
    void changesAreStoredAndTakenBack();
    void choicesSwitchesAndOptionalNumbers();
    void aProfileIsChosen();
    void anOwnProfileIsSavedAndRemoved();
    void profilesTravelAsFiles();
    void theNextQuestionIsAnsweredByThem();
    void papersThatAreCutOtherwiseAreCounted();
};

namespace {

struct OpenPage
{
    QTemporaryDir folder;
    ConfigurationFile file { folder.filePath(u"configuration.json"_s) };
    test::LibraryFixture library;
    LibraryThread thread { library.library() };
    ProfileSettingsPage page { file, thread };

    template <class Input> [[nodiscard]] Input *input(const QString &key) const { return page.findChild<Input *>(key); }
    [[nodiscard]] QToolButton *undo(const QString &key) const { return page.findChild<QToolButton *>(u"undo "_s + key); }
    void choose(QComboBox *box, int index) const
    {
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    [[nodiscard]] Parameters stored() const { return file.load().profile.parameters; }
};

} // namespace

void TestProfileSettings::everyValueHasANameAndAnInput()
{
    const OpenPage f;
    QSet<QString> names;
    for (const ParameterField &field : parameterFields()) {
        const auto *input = f.page.findChild<QWidget *>(QString::fromLatin1(field.key));
        QVERIFY2(input, field.key);
        QVERIFY2(nameOf(field) != QLatin1StringView(field.key), field.key);
        QVERIFY2(nameOfPart(field.part()) != field.part(), field.key);
        for (std::size_t i = 0; i < field.choices.size(); ++i)
            QVERIFY2(valueName(field, static_cast<double>(i)) != QLatin1StringView(field.choices[i]), field.choices[i]);
        names << input->accessibleName();
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(parameterFields().size())); // each says which it is
}

void TestProfileSettings::changesAreStoredAndTakenBack()
{
    const OpenPage f;
    const QString key = u"retrieval.minimum_quality"_s;
    QVERIFY(f.undo(key)->isHidden());
    f.input<QDoubleSpinBox>(key)->setValue(0.4);
    QCOMPARE(f.stored().retrieval.minimumQuality, 0.4);
    QVERIFY(!f.undo(key)->isHidden());
    f.undo(key)->click();
    QVERIFY(f.stored() == Parameters {});
    QVERIFY(f.undo(key)->isHidden());
}

void TestProfileSettings::choicesSwitchesAndOptionalNumbers()
{
    const OpenPage f;
    f.choose(f.input<QComboBox>(u"retrieval.fusion"_s), 3);
    QVERIFY(f.stored().retrieval.fusion.method == FusionMethod::ReciprocalRank);

    auto *floor = f.input<QDoubleSpinBox>(u"retrieval.similarity_floor"_s);
    QCOMPARE(floor->text(), ProfileSettingsPage::tr("none"));
    floor->setValue(0.3);
    QCOMPARE(f.stored().retrieval.fusion.similarityFloor, std::optional(0.3));
    floor->setValue(floor->minimum());
    QCOMPARE(f.stored().retrieval.fusion.similarityFloor, std::nullopt);

    f.input<QCheckBox>(u"writing.repair"_s)->click();
    QVERIFY(!f.stored().writing.isRepairing);
    f.undo(u"writing.repair"_s)->click();
    f.undo(u"retrieval.fusion"_s)->click();
    QVERIFY(f.stored() == Parameters {});
}

void TestProfileSettings::aProfileIsChosen()
{
    OpenPage f;
    auto *profiles = f.page.findChild<QComboBox *>();
    f.choose(profiles, profiles->findData(u"portal"_s));
    QVERIFY(f.file.load().profile == *builtInProfile(u"portal"_s));
    const ProfileSettingsPage again(f.file, f.thread);
    QCOMPARE(again.findChild<QComboBox *>()->currentData().toString(), u"portal"_s);
    f.page.reset();
    QVERIFY(f.file.load().profile == *builtInProfile(u"adduce"_s));
}

void TestProfileSettings::anOwnProfileIsSavedAndRemoved()
{
    OpenPage f;
    f.input<QDoubleSpinBox>(u"retrieval.final_k"_s)->setValue(4);
    f.page.saveAs(u"mine"_s);
    QCOMPARE(f.file.load().profiles.front().parameters.retrieval.finalK, 4);
    auto *profiles = f.page.findChild<QComboBox *>();
    QCOMPARE(profiles->currentData().toString(), u"mine"_s);
    QVERIFY(f.undo(u"retrieval.final_k"_s)->isHidden()); // it is what the profile says
    for (const QString &name : { u""_s, u"../mine"_s, u"portal"_s })
        QCOMPARE(test::errorKindOf([&] { f.page.saveAs(name); }), ErrorKind::BadInput);
    f.page.removeOwn();
    QVERIFY(f.file.load().profiles.empty());
    QCOMPARE(profiles->currentData().toString(), u"adduce"_s);
}

void TestProfileSettings::profilesTravelAsFiles()
{
    OpenPage f;
    f.input<QDoubleSpinBox>(u"retrieval.final_k"_s)->setValue(4);
    f.page.saveAs(u"mine"_s);
    const QString path = f.folder.filePath(u"mine.json"_s);
    f.page.exportTo(path);
    OpenPage other;
    other.page.importFrom(path);
    QVERIFY(other.file.load().profile == f.file.load().profile);
    QVERIFY(test::errorOf([&] { other.page.importFrom(f.folder.filePath(u"none.json"_s)); }));
}

void TestProfileSettings::theNextQuestionIsAnsweredByThem()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.configuration.change([](Configuration &now) { now.profile.parameters.retrieval.finalK = 2; });
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const Answer *answer = f.window->ask().threadView().turns().back()->answer();
    QVERIFY(answer);
    QCOMPARE(answer->trace.parameters->retrieval.finalK, 2);
}

void TestProfileSettings::papersThatAreCutOtherwiseAreCounted()
{
    OpenPage f;
    f.library.add(u"sleep"_s, test::sleepPaper());
    f.library.add(u"coffee"_s, test::coffeePaper());
    f.library.database().execute("UPDATE documents SET state = 'ready', profile = iif(id = 1, 'adduce', 'nutor')");
    const auto said = [&](int papers) {
        const QString words =
            ProfileSettingsPage::tr("%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, "
                                    "when you ask next; until then their passages are searched as they are.",
                nullptr, papers);
        return std::ranges::any_of(
            f.page.findChildren<PlainLabel *>(), [&](PlainLabel *label) { return label->text() == words && !label->isHidden(); });
    };
    f.page.show();
    QTRY_VERIFY(said(1));
    f.choose(f.input<QComboBox>(u"chunks.strategy"_s), 3);
    QTRY_VERIFY(said(2));
    f.page.reset();
    QTRY_VERIFY(said(1));
    f.library.database().execute("UPDATE documents SET profile = 'adduce'");
    f.page.hide();
    f.page.show();
    QTRY_VERIFY(!said(1) && !said(2));
}

ADDUCE_TEST(TestProfileSettings)
#include "test_profile_settings.moc"
