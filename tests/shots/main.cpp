// Pictures of the window for the handbook and for looking at: `adduce-shots FOLDER [PAPERS]`. Builds a library of the
// papers (build/sample-papers when none are named) in a temporary folder, asks, opens a citation and grabs every tab,
// light, dark and narrow.
#include "core/ask/ask.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include "tests/support/chat_server.h"
#include "tests/support/places.h"
#include "ui/common/theme.h"
#include "ui/common/translation.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/export_dialog.h"
#include "ui/evidence/export_preview.h"
#include "ui/evidence/matrix_view.h"
#include "ui/history/history_page.h"
#include "ui/library/document_page.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_side.h"
#include "ui/settings/add_server_dialog.h"
#include "ui/settings/model_download_dialog.h"
#include "ui/settings/model_keeper.h"
#include "ui/settings/settings_dialog.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 600'000;

class Shots
{
public:
    Shots(MainWindow &window, Theme &theme, QString folder)
        : m_window(window)
        , m_theme(theme)
        , m_folder(std::move(folder))
    {
    }
    [[nodiscard]] Theme &theme() { return m_theme; }

    void ask(const QString &question)
    {
        m_window.ask().ask(question);
        wait([&] { return !m_window.ask().isRunning(); });
        QTest::qWait(50); // the page scrolls to the new answer
    }
    void grab(const QString &name) { grab(name, m_window); }
    void grab(const QString &name, QWidget &widget)
    {
        QTest::qWait(150); // layout, pages
        widget.grab().save(QDir(m_folder).filePath(name + u".png"_s));
        std::puts(qPrintable(name));
    }
    void grabBoth(const QString &name) { grabBoth(name, m_window); }
    void grabBoth(const QString &name, QWidget &widget)
    {
        grab(name + u"-light"_s, widget);
        m_theme.apply(ThemeChoice::Dark);
        waitForPages();
        grab(name + u"-dark"_s, widget);
        m_theme.apply(ThemeChoice::Light);
        waitForPages();
    }
    /// In a window of a laptop, too.
    void grabAll(const QString &name)
    {
        grabBoth(name);
        m_window.resize(1024, 700);
        waitForPages();
        grabBoth(name + u"-narrow"_s);
        m_window.resize(1440, 900);
        waitForPages();
    }
    void waitForPages() { QTest::qWait(700); }
    static void wait(const std::function<bool()> &done)
    {
        if (!QTest::qWaitFor(done, kPatience))
            std::fputs("adduce-shots: waited in vain\n", stderr);
    }

private:
    MainWindow &m_window;
    Theme &m_theme;
    QString m_folder;
};

AnswerView *lastAnswer(MainWindow &window)
{
    const auto &turns = window.ask().threadView().turns();
    return turns.empty() ? nullptr : turns.back()->view();
}

void openFirstCitation(MainWindow &window, Shots &shots)
{
    AnswerView *view = lastAnswer(window);
    if (!view || view->chipCount() == 0)
        return;
    view->setFocus();
    view->focusSentence(std::min(1, static_cast<int>(view->sentences().size()) - 1));
    QTest::keyClick(view, Qt::Key_Return);
    Shots::wait([&] { return window.reader().isShowing(); });
    shots.waitForPages();
}

/// Collections and tags, as a user would have some.
void fileSome(MainWindow &window, const Library &library)
{
    Database database = library.open();
    CollectionStore store(database);
    std::vector<DocumentId> documents;
    for (const DocumentRow &row : window.job().rows())
        documents.push_back(row.id);
    const auto some = [&](std::size_t from, std::size_t count) {
        return std::span(documents).subspan(
            std::min(from, documents.size()), std::min(count, documents.size() - std::min(from, documents.size())));
    };
    store.add(store.obtain(u"Econometrics/Covariances"_s), some(1, 2));
    store.add(store.obtain(u"Econometrics"_s), some(3, 2));
    store.add(store.obtain(u"Survival"_s), some(8, 1));
    store.tag(some(0, 3), u"to read"_s);
    window.library().reload();
}

/// Threads as they are after some weeks of work.
void markSome(MainWindow &window)
{
    HistoryPage &history = window.history();
    history.toggleTag(u"covariances"_s, true);
    history.toggleTag(u"thesis ch. 2"_s, true);
    history.duplicateChosen();
    history.pinChosen();
    history.checkChosen();
    QTest::qWait(1500);
}

void keepEvidence(MainWindow &window)
{
    EvidencePage &page = window.evidence();
    page.keepAsTable(u"Chapter 2: covariances"_s);
    EvidenceModel &model = page.model();
    model.setData(model.index(1, EvidenceModel::Notes), u"Compare with the simulations."_s, Qt::EditRole);
    model.setData(model.index(0, EvidenceModel::Claim), u"There are many kinds of clustered covariances."_s, Qt::EditRole);
    QTest::qWait(300);
    page.checkQuotes();
    page.table().chooseRow(3);
    QTest::qWait(2500);
}

void showExport(MainWindow &window, Shots &shots)
{
    emit window.evidence().exportWanted({ {}, window.evidence().place().table });
    auto *dialog = window.findChild<ExportDialog *>();
    if (!dialog)
        return;
    dialog->setFormat(ExportFormat::Pdf);
    Shots::wait([&] { return !dialog->preview().isBusy(); });
    shots.grabBoth(u"export"_s, *dialog);
    dialog->reject();
}

void fillMatrix(MainWindow &window)
{
    window.evidence().showMatrix(true);
    MatrixView &matrix = window.evidence().matrix();
    std::vector<DocumentId> papers;
    for (const DocumentRow &row : window.job().rows())
        papers.push_back(row.id);
    papers.resize(std::min<std::size_t>(papers.size(), 6));
    matrix.addPapers(papers);
    for (const QString &question : { u"How are standard errors estimated?"_s, u"Which model is fitted?"_s, u"What is tested?"_s })
        matrix.addQuestion(question);
    Shots::wait([&] { return !matrix.isRunning(); });
    QTest::qWait(500);
}

void showReader(MainWindow &window, Shots &shots)
{
    ReaderPanel &reader = window.reader();
    auto *side = reader.findChild<ReaderSide *>();
    side->show(ReaderSide::Show::Thumbnails);
    side->setCurrentPage(reader.view().currentPage());
    reader.find();
    reader.findChild<FindBar *>()->box().setText(u"hurdle"_s);
    QTest::qWait(1500);
    shots.grabBoth(u"reader-find"_s);
    reader.closeTopmost();
    side->show(ReaderSide::Show::Outline);
    const int page = reader.view().currentPage();
    Shots::wait([&] { return reader.cache().text(page) != nullptr; });
    const SelectableText &text = *reader.cache().text(page);
    reader.view().select(page, text.sentenceAt(text.size() / 2));
    shots.grab(u"reader-selected-light"_s);
    reader.view().select(page, {});
    side->show(ReaderSide::Show::Nothing);
}

void tour(MainWindow &window, Shots &shots, const Library &library, QSettings &settings, const QString &papers)
{
    shots.grabAll(u"first-run"_s);
    window.addPaths({ papers });
    Shots::wait([&] { return !window.job().isRunning(); });
    fileSome(window, library);
    shots.grabAll(u"library"_s);
    emit window.library().detailsWanted(window.job().rows().front());
    if (auto *page = window.findChild<DocumentPage *>()) {
        QTest::qWait(500);
        shots.grabBoth(u"document"_s, *page);
        page->tabs().setCurrentIndex(2);
        shots.grabBoth(u"document-tables"_s, *page);
        page->close();
    }
    showSettings(
        { settings, shots.theme(), window.spaces(), window.models(), window.shortcuts() }, &window, SettingsPage::Reading);
    if (auto *dialog = window.findChild<QDialog *>(u"settings"_s)) {
        shots.grabBoth(u"settings"_s, *dialog);
        dialog->findChild<QTabWidget *>()->setCurrentIndex(static_cast<int>(SettingsPage::Retrieval));
        shots.grabBoth(u"settings-retrieval"_s, *dialog);
        dialog->findChild<QTabWidget *>()->setCurrentIndex(static_cast<int>(SettingsPage::Search));
        shots.grabBoth(u"settings-search"_s, *dialog);
        dialog->findChild<QTabWidget *>()->setCurrentIndex(static_cast<int>(SettingsPage::Appearance));
        shots.grabBoth(u"settings-appearance"_s, *dialog);
        dialog->findChild<QTabWidget *>()->setCurrentIndex(static_cast<int>(SettingsPage::Keyboard));
        shots.grabBoth(u"settings-keyboard"_s, *dialog);
        ModelDownloadDialog download;
        download.setAttribute(Qt::WA_DeleteOnClose, false);
        download.show();
        shots.grabBoth(u"settings-download"_s, download);
        dialog->close();
    }
    shots.ask(u"How are clustered standard errors estimated?"_s);
    shots.ask(u"When is a zero-inflated model preferred to a hurdle model?"_s);
    openFirstCitation(window, shots);
    shots.grabAll(u"ask"_s);
    if (AnswerView *view = lastAnswer(window); view && view->chipCount() > 0) {
        QTest::keyClick(view, Qt::Key_Space);
        shots.grab(u"card-light"_s);
        QTest::keyClick(&window, Qt::Key_Escape);
    }
    window.ask().closeTopmost();
    showReader(window, shots);
    window.readerDock().hide();
    if (auto *opener = window.ask().threadView().turns().back()->findChild<StatusLine *>(); opener && opener->trace())
        opener->trace()->click();
    shots.grabAll(u"trace"_s);
    shots.ask(u"What is the capital of Mongolia?"_s);
    shots.grabAll(u"no-evidence"_s);
    window.showTab(MainWindow::HistoryTab);
    markSome(window);
    shots.grabAll(u"history"_s);
    window.history().list().findBox().setText(u"standard errors"_s);
    QTest::qWait(500);
    shots.grabAll(u"history-found"_s);
    window.history().list().findBox().clear();
    window.showTab(MainWindow::EvidenceTab);
    keepEvidence(window);
    shots.grabAll(u"evidence"_s);
    showExport(window, shots);
    fillMatrix(window);
    shots.grabAll(u"matrix"_s);
    window.evidence().showMatrix(false);
    window.showTab(MainWindow::EvaluationTab);
    window.evaluation().tools().setProfiles({ u"adduce"_s, u"portal"_s, u"keyword"_s });
    window.evaluation().run();
    Shots::wait([&] { return !window.evaluation().isRunning(); });
    window.evaluation().run(); // compared with the run before
    Shots::wait([&] { return !window.evaluation().isRunning(); });
    shots.grabAll(u"evaluation"_s);
    window.evaluation().table().selectRow(0);
    shots.grab(u"evaluation-answer-light"_s);
}

/// A model is tested and writes; what it makes up is taken out; then its server fails in several ways.
void tourOfModels(MainWindow &window, Shots &shots, QSettings &settings)
{
    test::ChatServer server(2);
    ModelChoice local;
    local.base = server.base();
    local.model = u"tiny-8b"_s;
    local.modelContext = 16384;
    ModelChoice hosted;
    hosted.base = QUrl(u"https://api.example.org/v1"_s);
    hosted.model = u"large-2"_s;
    hosted.modelContext = 400'000;
    ModelKeeper &models = window.models();
    models.change([&](ModelSettings &all) {
        all.add(local);
        all.add(hosted);
        all.used[ModelTask::Answer] = local.id();
    });
    models.test(local.id());
    Shots::wait([&] { return !models.isRunning(); });
    showSettings({ settings, shots.theme(), window.spaces(), models, window.shortcuts() }, &window);
    if (auto *dialog = window.findChild<QDialog *>(u"settings"_s)) {
        shots.grabBoth(u"settings-models"_s, *dialog);
        for (const SettingsPage page : { SettingsPage::Prompts, SettingsPage::Privacy }) {
            dialog->findChild<QTabWidget *>()->setCurrentIndex(static_cast<int>(page));
            shots.grabBoth(page == SettingsPage::Prompts ? u"settings-prompts"_s : u"settings-privacy"_s, *dialog);
        }
        AddServerDialog add(models);
        add.setAttribute(Qt::WA_DeleteOnClose, false);
        add.show();
        shots.grabBoth(u"settings-add-server"_s, add);
        dialog->close();
    }
    window.showTab(MainWindow::AskTab);
    window.ask().newThread();
    const QString question = u"How are clustered standard errors estimated?"_s;
    shots.ask(question);
    if (auto *status = window.ask().threadView().turns().back()->findChild<StatusLine *>(); status && status->removed())
        status->removed()->click();
    shots.grabBoth(u"ask-removed"_s);
    window.ask().newThread();
    models.change([&](ModelSettings &all) {
        all.use(local.id(), ModelTask::Rank);
        all.use(local.id(), ModelTask::Judge);
    });
    shots.ask(question);
    if (auto *status = window.ask().threadView().turns().back()->findChild<StatusLine *>(); status && status->trace())
        status->trace()->click();
    shots.grabBoth(u"trace-ranked"_s);
    models.change([](ModelSettings &all) {
        all.used.erase(ModelTask::Rank);
        all.used.erase(ModelTask::Judge);
    });
    window.ask().newThread();
    server.setMode(test::ChatServer::Mode::HangsInTheMiddle);
    window.ask().ask(question);
    Shots::wait([&] { return lastAnswer(window) && !lastAnswer(window)->sentences().empty(); });
    shots.grabBoth(u"ask-streaming"_s);
    window.ask().stop();
    Shots::wait([&] { return !window.ask().isRunning(); });
    shots.grab(u"ask-stopped-light"_s);
    for (const auto &[mode, name] : { std::pair(test::ChatServer::Mode::NeedsKey, u"ask-no-key-light"_s),
             std::pair(test::ChatServer::Mode::IsNoModelServer, u"ask-wrong-address-light"_s) }) {
        window.ask().newThread();
        server.setMode(mode);
        shots.ask(question);
        shots.grab(name);
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    installTranslations(application);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fputs("usage: adduce-shots FOLDER [PAPERS]\n", stderr);
        return 2;
    }
    const QString papers = arguments.value(2, test::inSources(u"build/sample-papers"_s));
    if (!QDir(papers).exists() || !QDir().mkpath(arguments[1])) {
        std::fputs("adduce-shots: no papers, or no place for the pictures\n", stderr);
        return 1;
    }
    const QTemporaryDir place;
    QSettings settings(place.filePath(u"window.ini"_s), QSettings::IniFormat);
    Theme theme;
    theme.apply(ThemeChoice::Light);
    const Library library(place.filePath(u"library.adduce"_s));
    const Retriever retriever(library);
    const Ask ask(library, retriever, {});
    const WorkerProgram worker = test::docworker();
    const Services services { library, ask, worker, {}, settings, theme, papers };
    MainWindow window(services);
    window.resize(1440, 900);
    window.show();
    Shots shots(window, theme, arguments[1]);
    tour(window, shots, library, settings, papers);
    tourOfModels(window, shots, settings);
    return 0;
}
