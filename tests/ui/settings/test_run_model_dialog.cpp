#include "tests/support/llama_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/jobs/local_model_runner.h"
#include "ui/settings/models_settings_page.h"
#include "ui/settings/run_model_dialog.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace adduce;
using namespace Qt::StringLiterals;
using State = LocalServer::State;

class TestRunModelDialog : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsRunAndStopped();
    void itRunsOnWhenTheDialogIsClosed();
    void itEndsWithTheProgram();
    void troubleIsSaid();
    void whereNoneIsInstalled();
    void aFileIsDropped();
    void theModelsPageShowsThatItRuns();
};

namespace {

QPushButton *buttonCalled(const QWidget &in, const QString &text)
{
    for (QPushButton *button : in.findChildren<QPushButton *>())
        if (button->text() == text)
            return button;
    return nullptr;
}

bool shows(const QWidget &in, const QString &words)
{
    return std::ranges::any_of(in.findChildren<QLabel *>(),
        [&](const QLabel *label) { return label->isVisible() && label->text().remove(QChar(0x200b)).contains(words); });
}

struct Opened
{
    explicit Opened(ModelKeeper &keeper)
        : dialog(keeper)
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
    }
    void run(const QString &path) const
    {
        file->setText(path);
        start->click();
    }
    RunModelDialog dialog;
    QLineEdit *file = fileOf(dialog);
    QPushButton *start = buttonCalled(dialog, u"Start"_s);
    QPushButton *stop = buttonCalled(dialog, u"Stop"_s);
    QPlainTextEdit *said = dialog.findChild<QPlainTextEdit *>();

private:
    static QLineEdit *fileOf(const RunModelDialog &dialog)
    {
        const auto edits = dialog.findChildren<QLineEdit *>(); // a spin box has one, too
        return *std::ranges::find(edits, u"GGUF file"_s, &QWidget::accessibleName);
    }
};

struct Kept
{
    test::LlamaServer installed;
    test::WindowFixture fixture;
    ModelKeeper keeper { fixture.configuration, fixture.keys, fixture.servers };

    [[nodiscard]] LocalModelRunner &runner() { return keeper.local(); }
    [[nodiscard]] QString writer() const
    {
        const ModelChoice *model = keeper.models().usedFor(ModelTask::Answer);
        return model ? model->model : QString();
    }
};

} // namespace

void TestRunModelDialog::aFileIsRunAndStopped()
{
    Kept k;
    const Opened o(k.keeper);
    QVERIFY(!o.start->isEnabled() && !o.stop->isEnabled()); // nothing is chosen
    o.dialog.findChild<QSpinBox *>()->setValue(4096);
    o.run(k.installed.model());
    QVERIFY(!o.start->isEnabled() && !o.file->isEnabled());
    QVERIFY(o.stop->isEnabled() && o.dialog.findChild<QProgressBar *>()->isVisible());
    QVERIFY(shows(o.dialog, u"tiny-1b.q4 is being loaded"_s));
    QTRY_COMPARE(k.runner().state(), State::Ready);
    QVERIFY(shows(o.dialog, u"tiny-1b.q4 runs on this computer"_s));
    QVERIFY(!o.dialog.findChild<QProgressBar *>()->isVisible());
    QVERIFY(o.said->toPlainText().contains(u"server is listening"_s));
    QCOMPARE(k.writer(), u"tiny-1b.q4"_s);
    QCOMPARE(k.fixture.configuration.load().models.usedFor(ModelTask::Answer)->contextTokens, 4096);
    o.stop->click();
    QTRY_COMPARE(k.runner().state(), State::Off);
    QVERIFY(shows(o.dialog, u"Stopped"_s) && o.start->isEnabled() && !o.stop->isEnabled());
    QCOMPARE(k.writer(), QString());
}

void TestRunModelDialog::itRunsOnWhenTheDialogIsClosed()
{
    Kept k;
    const QString file = k.installed.model();
    {
        Opened o(k.keeper);
        o.run(file);
        QTRY_COMPARE(k.runner().state(), State::Ready);
        o.dialog.reject();
    }
    QCOMPARE(k.runner().state(), State::Ready);
    {
        const Opened again(k.keeper);
        QVERIFY(again.said->toPlainText().contains(u"server is listening"_s) && again.stop->isEnabled());
        QCOMPARE(again.file->text(), file);
        again.stop->click();
        QTRY_COMPARE(k.runner().state(), State::Off);
    }
    ModelKeeper next(k.fixture.configuration, k.fixture.keys, k.fixture.servers); // of the next run of the program
    const Opened o(next);
    QCOMPARE(o.file->text(), file);
    QVERIFY(o.start->isEnabled());
    QVERIFY(!next.local().isRunning()); // unasked
}

void TestRunModelDialog::itEndsWithTheProgram()
{
    test::LlamaServer installed;
    test::WindowFixture fixture;
    auto keeper = std::make_unique<ModelKeeper>(fixture.configuration, fixture.keys, fixture.servers);
    ModelChoice other;
    other.base = QUrl(u"http://127.0.0.1:9/v1"_s);
    other.model = u"other"_s;
    keeper->change([&](ModelSettings &models) {
        models.add(other);
        models.use(other.id(), ModelTask::Answer);
    });
    QString process;
    connect(&keeper->local(), &LocalModelRunner::saidLine, this, [&](const QString &line) {
        if (line.startsWith(u"process "))
            process = line.section(u' ', 1, 1);
    });
    keeper->local().start({ installed.model() });
    QTRY_COMPARE(keeper->local().state(), State::Ready);
    QVERIFY(test::isAlive(process.toLongLong()));
    keeper.reset();
    QVERIFY(!test::isAlive(process.toLongLong()));
    const ModelSettings left = fixture.configuration.load().models;
    QCOMPARE(left.usedFor(ModelTask::Answer)->model, u"other"_s); // who wrote before
    QCOMPARE(left.models.size(), std::size_t(2));
}

void TestRunModelDialog::troubleIsSaid()
{
    Kept k;
    const Opened o(k.keeper);
    o.run(k.installed.file(u"paper.pdf"_s, "%PDF-1.4"));
    QVERIFY(shows(o.dialog, u"no GGUF file"_s) && o.start->isEnabled());
    o.run(k.installed.model("dies"));
    QTRY_COMPARE(k.runner().state(), State::Off);
    QVERIFY(shows(o.dialog, u"before the model was loaded: llama_model_load"_s));
    QVERIFY(k.keeper.models().models.empty());
    o.run(k.installed.model("never")); // closed, and stopped elsewhere
    o.stop->click();
    QTRY_COMPARE(k.runner().state(), State::Off);
    QVERIFY(shows(o.dialog, u"Stopped"_s) && !k.runner().hasFailed());
}

void TestRunModelDialog::whereNoneIsInstalled()
{
    const test::LlamaServer none(test::LlamaServer::Is::Missing);
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    const Opened o(keeper);
    QVERIFY(shows(o.dialog, u"llama.cpp"_s));
    o.file->setText(none.model());
    QVERIFY(!o.start->isEnabled() && !o.file->isEnabled());
}

void TestRunModelDialog::aFileIsDropped()
{
    Kept k;
    Opened o(k.keeper);
    const auto drop = [&](const QString &path) {
        QMimeData data;
        data.setUrls({ QUrl::fromLocalFile(path) });
        QDragEnterEvent enter({ 20, 20 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.setAccepted(false);
        QCoreApplication::sendEvent(&o.dialog, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event({ 20, 20 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&o.dialog, &event);
        return event.isAccepted();
    };
    QVERIFY(!drop(u"/papers/paper.pdf"_s));
    QVERIFY(o.file->text().isEmpty());
    QVERIFY(drop(u"/models/tiny.GGUF"_s));
    QCOMPARE(o.file->text(), u"/models/tiny.GGUF"_s);
}

void TestRunModelDialog::theModelsPageShowsThatItRuns()
{
    Kept k;
    ModelsSettingsPage page(k.keeper);
    page.show();
    auto *stop = buttonCalled(page, u"Stop"_s);
    const auto *list = page.findChild<QTreeWidget *>();
    QVERIFY(buttonCalled(page, u"Run a GGUF file..."_s) && !stop->isVisible());
    k.runner().start({ k.installed.model() });
    QVERIFY(stop->isVisible() && shows(page, u"is being loaded"_s));
    QTRY_COMPARE(k.runner().state(), State::Ready);
    QVERIFY(shows(page, u"tiny-1b.q4 runs on this computer"_s));
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(1)->text(3), u"Running"_s);
    stop->click();
    QTRY_COMPARE(k.runner().state(), State::Off);
    QVERIFY(!stop->isVisible());
    QCOMPARE(list->topLevelItem(1)->text(3), u"Not running here"_s);
}

ADDUCE_TEST(TestRunModelDialog)
#include "test_run_model_dialog.moc"
