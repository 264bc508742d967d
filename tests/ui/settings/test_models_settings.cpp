#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "tests/support/chat_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/status_line.h"
#include "ui/settings/add_server_dialog.h"
#include "ui/settings/model_details.h"
#include "ui/settings/models_settings_page.h"
#include "ui/settings/privacy_settings_page.h"
#include "ui/settings/prompts_settings_page.h"
#include "ui/shell/menu_chip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTextEdit>
#include <QTreeWidget>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::ChatServer;

class TestModelsSettings : public QObject
{
    Q_OBJECT

private slots:
    void aServerIsAdded();
    void plainHttpToAnotherComputerNeedsConsent();
    void oneWrites();
    void changesOfAModelAreStored();
    void aTestFillsIn();
    void theWindowAsksTheModel();
    void stopInTheMiddle();
    void aServerThatIsGoneLeavesQuotes();
    void promptsAreChangedAndReset();
    void aPromptOfTheProfileIsSaid();
    void localOnlyHoldsAtOnce();
    void aKeyIsNowhere();

private:
    static ModelChoice local(const ChatServer &server);
    static QPushButton *buttonCalled(const QWidget &in, const QString &text);
};

ModelChoice TestModelsSettings::local(const ChatServer &server)
{
    ModelChoice choice;
    choice.base = server.base();
    choice.model = u"tiny-8b"_s;
    return choice;
}

QPushButton *TestModelsSettings::buttonCalled(const QWidget &in, const QString &text)
{
    for (QPushButton *button : in.findChildren<QPushButton *>())
        if (button->text() == text)
            return button;
    return nullptr;
}

void TestModelsSettings::aServerIsAdded()
{
    const ChatServer server;
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    AddServerDialog dialog(keeper);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    auto *add = buttonCalled(dialog, u"Add"_s);
    QVERIFY(!add->isEnabled());
    auto edits = dialog.findChildren<QLineEdit *>();
    const auto edit = [&](const QString &name) {
        return *std::ranges::find_if(edits, [&](const QLineEdit *one) { return one->accessibleName() == name; });
    };
    edit(u"Address"_s)->setText(server.base().toString());
    edit(u"Key"_s)->setText(u"canary-key-7391"_s);
    buttonCalled(dialog, u"Show its models"_s)->click();
    auto *models = dialog.findChild<QListWidget *>();
    QTRY_COMPARE(models->count(), 2);
    models->setCurrentRow(1);
    QCOMPARE(edit(u"Model"_s)->text(), u"tiny-8b"_s);
    QVERIFY(add->isEnabled());
    add->click();
    QCOMPARE(keeper.models().models.size(), std::size_t(1));
    QCOMPARE(keeper.models().models[0].modelContext, 16384);
    QCOMPARE(keeper.keys().keyFor(server.base()), QByteArray("canary-key-7391"));
    QVERIFY(fixture.configuration.load().models == keeper.models());
}

void TestModelsSettings::plainHttpToAnotherComputerNeedsConsent()
{
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    AddServerDialog dialog(keeper);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    for (QLineEdit *edit : dialog.findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == u"Address"_s)
            edit->setText(u"http://192.168.1.5:11434"_s);
        if (edit->accessibleName() == u"Model"_s)
            edit->setText(u"tiny"_s);
    }
    auto *plain = dialog.findChild<QCheckBox *>();
    QVERIFY(plain->isVisible());
    QVERIFY(!buttonCalled(dialog, u"Add"_s)->isEnabled());
    QVERIFY(!buttonCalled(dialog, u"Show its models"_s)->isEnabled());
    plain->setChecked(true);
    buttonCalled(dialog, u"Add"_s)->click();
    QVERIFY(keeper.models().models.at(0).allowsPlain);
    ModelDetails details(keeper); // and the mark stays
    details.setModel(keeper.models().models.at(0).id());
    details.show();
    bool isMarked = false;
    for (const QLabel *label : details.findChildren<QLabel *>())
        isMarked = isMarked || (label->isVisible() && label->text().contains(u"Not encrypted"_s));
    QVERIFY(isMarked);
}

void TestModelsSettings::oneWrites()
{
    const ChatServer server;
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    keeper.change([&](ModelSettings &models) { models.add(local(server)); });
    ModelsSettingsPage page(keeper);
    auto *list = page.findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked); // no model
    list->topLevelItem(1)->setCheckState(0, Qt::Checked);
    QTRY_VERIFY(keeper.models().usedFor(ModelTask::Answer));
    QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Unchecked);
    list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QTRY_VERIFY(!keeper.models().usedFor(ModelTask::Answer));
    QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked);
    list->setCurrentItem(list->topLevelItem(1));
    buttonCalled(page, u"Remove"_s)->click();
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(keeper.models().models.empty());
}

void TestModelsSettings::changesOfAModelAreStored()
{
    const ChatServer server;
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    keeper.change([&](ModelSettings &models) { models.add(local(server)); });
    ModelDetails details(keeper);
    details.setModel(local(server).id());
    details.findChild<QSpinBox *>()->setValue(12'000);
    for (QCheckBox *use : details.findChildren<QCheckBox *>())
        use->setChecked(true);
    const ModelSettings stored = fixture.configuration.load().models;
    QCOMPARE(stored.models[0].contextTokens, 12'000);
    QVERIFY(stored.usedFor(ModelTask::Answer));
    QVERIFY(stored.usedFor(ModelTask::Rank));
    QVERIFY(stored.usedFor(ModelTask::Judge));
}

void TestModelsSettings::aTestFillsIn()
{
    const ChatServer server;
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    keeper.change([&](ModelSettings &models) { models.add(local(server)); });
    ModelDetails details(keeper);
    details.setModel(local(server).id());
    buttonCalled(details, u"Test"_s)->click();
    QVERIFY(keeper.isRunning());
    QTRY_VERIFY(!keeper.isRunning());
    QCOMPARE(keeper.models().models[0].report.formKept, 6);
    QStringList shown;
    for (const QLabel *label : details.findChildren<QLabel *>())
        shown << label->text();
    QVERIFY(shown.contains(u"6 of 6"_s));
    QVERIFY(buttonCalled(details, u"Test again"_s));
}

void TestModelsSettings::theWindowAsksTheModel()
{
    const ChatServer server(1);
    test::WindowFixture fixture;
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    fixture.useModel(local(server));
    fixture.askAndWait(u"Did sprint performance change after fasting?"_s);
    const Answer *answer = fixture.window->ask().threadView().turns().back()->answer();
    QVERIFY(answer);
    QVERIFY(answer->writer.has_value());
    QCOMPARE(answer->removed.size(), std::size_t(1));
    QVERIFY(!answer->sentences.empty());
    auto *status = fixture.window->ask().threadView().turns().back()->findChild<StatusLine *>();
    QVERIFY(status->removed());
    status->removed()->click();
    fixture.window->models().change([](ModelSettings &models) { models.used.clear(); });
    fixture.askAndWait(u"Did sprint performance change after fasting?"_s);
    QVERIFY(!fixture.window->ask().threadView().turns().back()->answer()->writer);
}

void TestModelsSettings::stopInTheMiddle()
{
    const ChatServer server(1, ChatServer::Mode::HangsInTheMiddle); // the lie comes last, and is cut
    test::WindowFixture fixture;
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    fixture.useModel(local(server));
    fixture.window->ask().ask(u"Did sprint performance change after fasting?"_s);
    QTRY_VERIFY(std::ranges::any_of(server.requests(), [](const QByteArray &request) { return request.startsWith("POST"); }));
    AskPage &ask = fixture.window->ask();
    const auto come = [&] { return ask.threadView().turns().back()->view(); };
    QTRY_VERIFY_WITH_TIMEOUT(come() && !come()->content().sentences().empty(), 60'000);
    const std::vector<AnswerSentence> shown = come()->content().sentences();
    ask.asker().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!ask.isRunning(), 20'000); // the server holds the connection for ever
    const Answer *answer = ask.threadView().turns().back()->answer();
    QVERIFY(answer && std::ranges::any_of(answer->caveats, [](const CaveatNote &note) { return note.kind == Caveat::Partial; }));
    QCOMPARE(answer->sentences.size(), shown.size());
    QCOMPARE(answer->sentences.front().text, shown.front().text); // what was seen stays
    QVERIFY(!answer->sentences.front().citations.empty());
    Database database = fixture.library.open();
    const auto kept = ThreadStore(database).find(ask.opened().id());
    QVERIFY(kept);
    QCOMPARE(kept->turns.front().answer.sentences.size(), shown.size());
}

void TestModelsSettings::aServerThatIsGoneLeavesQuotes()
{
    test::WindowFixture fixture;
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    ModelChoice gone;
    gone.base = QUrl(u"http://127.0.0.1:1/v1"_s);
    gone.model = u"tiny"_s;
    fixture.useModel(gone);
    fixture.askAndWait(u"Did sprint performance change after fasting?"_s);
    const Answer *answer = fixture.window->ask().threadView().turns().back()->answer();
    QVERIFY(answer);
    QCOMPARE(answer->verdict, Verdict::Answered);
    QVERIFY(!answer->writer);
    QVERIFY(std::ranges::any_of(answer->caveats, [](const CaveatNote &note) { return note.kind == Caveat::ModelFailed; }));
}

void TestModelsSettings::aPromptOfTheProfileIsSaid()
{
    const QTemporaryDir place;
    PromptStore prompts(place.filePath(u"prompts"_s));
    const ConfigurationFile configuration(place.filePath(u"configuration.json"_s));
    PromptsSettingsPage page(prompts, configuration);
    page.show();
    const QString said =
        PromptsSettingsPage::tr("The profile in use has a prompt of its own for this task, which is used instead of this one.");
    const auto says = [&] {
        return std::ranges::any_of(
            page.findChildren<PlainLabel *>(), [&](PlainLabel *label) { return label->text() == said && !label->isHidden(); });
    };
    QVERIFY(!says());
    configuration.change([](Configuration &now) { now.profile.prompts[u"answer"_s] = builtInPrompt(PromptTask::Answer); });
    page.hide();
    page.show(); // the profile was chosen on another page
    QVERIFY(says());
    auto *task = page.findChild<QComboBox *>();
    task->setCurrentIndex(1);
    emit task->activated(1);
    QVERIFY(!says());
}

void TestModelsSettings::promptsAreChangedAndReset()
{
    const QTemporaryDir place;
    PromptStore prompts(place.filePath(u"prompts"_s));
    const ConfigurationFile configuration(place.filePath(u"configuration.json"_s));
    PromptsSettingsPage page(prompts, configuration);
    auto *text = page.findChild<QPlainTextEdit *>();
    auto *save = page.findChild<QPushButton *>();
    QVERIFY(!save->isEnabled());
    auto *changes = page.findChild<QTextEdit *>();
    QVERIFY(changes->isHidden());
    text->setPlainText(u"Be brief.\n"_s + text->toPlainText());
    QCOMPARE(changes->toPlainText(), u"+ Be brief."_s);
    QVERIFY(save->isEnabled());
    save->click();
    QVERIFY(prompts.text(PromptTask::Answer).startsWith(u"Be brief."_s));
    text->setPlainText(u"nothing"_s);
    save->click(); // refused, and said why
    QVERIFY(prompts.text(PromptTask::Answer).startsWith(u"Be brief."_s));
    page.reset();
    QCOMPARE(text->toPlainText(), builtInPrompt(PromptTask::Answer));
    QVERIFY(!prompts.isChanged(PromptTask::Answer));

    // What is typed stays while another prompt is looked at, and its changes are told line by line.
    auto *task = page.findChild<QComboBox *>();
    QVERIFY(changes->isHidden());
    text->setPlainText(builtInPrompt(PromptTask::Answer) + u"\nBe kind."_s);
    QCOMPARE(changes->toPlainText(), u"+ Be kind."_s);
    for (const int index : { 1, 0 }) {
        task->setCurrentIndex(index);
        emit task->activated(index);
        QCOMPARE(changes->isHidden(), index == 1);
    }
    QVERIFY(text->toPlainText().endsWith(u"Be kind."_s));
}

void TestModelsSettings::localOnlyHoldsAtOnce()
{
    test::WindowFixture fixture;
    PrivacySettingsPage page(fixture.configuration, fixture.gate);
    const auto boxes = page.findChildren<QCheckBox *>();
    boxes[0]->setChecked(true);
    QVERIFY(fixture.gate.rules().isLocalOnly);
    QVERIFY(!boxes[1]->isEnabled());
    page.reset();
    QVERIFY(!fixture.gate.rules().isLocalOnly);
}

void TestModelsSettings::aKeyIsNowhere()
{
    const QByteArray canary = "canary-key-7391";
    const ChatServer server(1);
    test::WindowFixture fixture;
    fixture.gate.setLedger(fixture.place.filePath(u"requests.jsonl"_s));
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    ModelKeeper &models = fixture.window->models();
    models.keys().set(server.base(), canary);
    fixture.useModel(local(server));
    models.test(local(server).id());
    QTRY_VERIFY(!models.isRunning());
    fixture.askAndWait(u"Did sprint performance change after fasting?"_s);
    QVERIFY(server.requests().last().contains(canary)); // it was sent to its server
    fixture.settings.sync();
    int files = 0;
    for (QDirIterator it(fixture.place.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext(); ++files) {
        QFile file(it.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(canary), qPrintable(file.fileName()));
    }
    QVERIFY(files >= 3); // library, settings, ledger
}

ADDUCE_TEST(TestModelsSettings)
#include "test_models_settings.moc"
