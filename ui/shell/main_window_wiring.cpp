// What each part of the window tells the others.
#include "core/ingest/folder_watch.h"
#include "core/settings/search.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/matrix_view.h"
#include "ui/history/history_page.h"
#include "ui/library/crossref_lookup.h"
#include "ui/library/reference_export.h"
#include "ui/library/reference_import.h"
#include "ui/jobs/model_keeper.h"
#include "ui/settings/search_settings_page.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/main_window.h"
#include <QDockWidget>
#include <QStackedWidget>

namespace adduce {

using namespace Qt::StringLiterals;

void MainWindow::connectPages()
{
    connectCitations();
    connectThreads();
    connectLibrary();
    connectModels();
    connectJobs();
    connectWords();
}

/// From a citation to its page, and from the page to what cites it.
void MainWindow::connectCitations()
{
    connect(&m_ask->threadView(), &ThreadView::citationActivated, this, &MainWindow::openCitation);
    connect(m_history, &HistoryPage::citationActivated, this, &MainWindow::openCitation);
    connect(m_evidence, &EvidencePage::citationActivated, this, &MainWindow::openCitation);
    connect(m_evaluation, &EvaluationPage::citationActivated, this, &MainWindow::openCitation);
    const auto follow = [this](const std::vector<Citation> &citations) {
        if (m_readerDock->isVisible())
            m_reader->followSentence(citations);
    };
    connect(&m_ask->threadView(), &ThreadView::sentenceFocused, this, follow);
    connect(m_history, &HistoryPage::sentenceFocused, this, follow);
    connect(m_evaluation, &EvaluationPage::sentenceFocused, this, follow);
    connect(m_reader, &ReaderPanel::citationClicked, this, [this](const Citation &citation) {
        if (m_pages->currentWidget() == m_ask)
            m_ask->threadView().showCitation(citation);
        else if (m_pages->currentWidget() == m_history)
            m_history->threadView().showCitation(citation);
        else if (m_pages->currentWidget() == m_evaluation)
            m_evaluation->threadView().showCitation(citation);
    });
    for (ThreadView *view : { &m_ask->threadView(), &m_history->threadView(), &m_evaluation->threadView() })
        connect(view, &ThreadView::evidenceWanted, m_evidence, &EvidencePage::addRows);
    connect(m_reader, &ReaderPanel::evidenceWanted, this,
        [this](const Citation &citation) { m_evidence->addRows({ { {}, {}, citation, {}, {}, {}, {} } }); });
    connect(m_reader, &ReaderPanel::askWanted, this, [this](const QString &quote) {
        showTab(AskTab);
        m_ask->box().quote(quote);
    });
    connect(m_reader, &ReaderPanel::threadWanted, this, [this](ThreadId thread) {
        m_ask->openThread(thread);
        showTab(AskTab);
    });
}

/// What one tab changes, the others show.
void MainWindow::connectThreads()
{
    connect(m_ask, &AskPage::threadSaved, this, [this](ThreadId thread) {
        m_history->reload();
        m_evidence->select(thread);
        m_reader->reloadCited();
    });
    connect(m_history, &HistoryPage::openInAsk, this, [this](ThreadId thread) {
        m_ask->openThread(thread);
        showTab(AskTab);
    });
    connect(m_history, &HistoryPage::changed, this, [this] {
        m_evidence->reload();
        m_ask->reloadMarks();
    });
    connect(m_history, &HistoryPage::checked, m_ask, &AskPage::reloadNotes);
    connect(m_evidence, &EvidencePage::checked, this, [this] {
        m_ask->reloadNotes();
        m_history->reload();
    });
    connect(m_ask, &AskPage::threadMarked, this, [this] {
        m_history->reload();
        m_evidence->reload();
    });
}

void MainWindow::connectLibrary()
{
    connect(m_library, &LibraryPanel::documentActivated, this, &MainWindow::openDocument);
    connect(m_library, &LibraryPanel::filesDropped, this, &MainWindow::addPaths);
    connect(m_library, &LibraryPanel::detailsWanted, this, &MainWindow::showDetails);
    connect(m_job, &LibraryJob::changed, this, &MainWindow::libraryChanged);
    connect(m_filing, &LibraryFiling::changed, this, &MainWindow::libraryChanged);
    connect(m_import, &ReferenceImport::changed, m_job, &LibraryJob::changed);
    connect(m_library, &LibraryPanel::lookUpWanted, this,
        [this](const std::vector<DocumentRow> &rows) { m_crossref->askFor(rows, this); });
    connect(m_crossref, &CrossrefLookup::changed, m_job, &LibraryJob::changed);
    connect(m_watch, &FolderWatch::changed, m_job, &LibraryJob::rescan);
    connect(&m_ask->firstRun(), &FirstRun::filesWanted, m_library, &LibraryPanel::addFiles);
    connect(&m_ask->firstRun(), &FirstRun::folderWanted, m_library, &LibraryPanel::addFolder);
    connect(&m_ask->firstRun(), &FirstRun::referencesWanted, this, &MainWindow::chooseReferences);
    connect(&m_ask->firstRun(), &FirstRun::trialWanted, this,
        [this] { addPaths({ m_services.sampleFolder.isEmpty() ? m_services.handbook : m_services.sampleFolder }); });
    connect(&m_ask->threadView(), &ThreadView::papersWanted, m_library, &LibraryPanel::addFiles);
    connect(&m_ask->threadView(), &ThreadView::libraryWanted, this, [this] {
        m_libraryDock->show();
        m_library->find();
    });
}

/// Who answers, in every tab that asks.
void MainWindow::connectModels()
{
    connect(m_models, &ModelKeeper::changed, this, &MainWindow::showModel);
    connect(m_models, &ModelKeeper::changed, m_evaluation, &EvaluationPage::modelsChanged);
    const auto fill = [this](Question &question) {
        question.model = m_models->answerModel();
        question.rankers = m_models->rankModels();
        question.retrieval = loadRetrieval(m_services.settings);
    };
    m_ask->setModels(fill);
    m_evidence->matrix().setModels(fill);
    m_evaluation->setModels(
        [this] { return EvaluationModels { m_models->answerModel(), m_models->rankModels(), m_models->judgeModel() }; });
    m_evaluation->modelsChanged();
    showModel();
    connect(m_ask, &AskPage::runningChanged, this, [this](bool running) {
        if (running)
            rememberRecents();
    });
}

/// What takes long is told at the foot, and stopped from there.
void MainWindow::connectJobs()
{
    auto *exporter = new Exporter(m_services, this);
    showWriting(exporter->writing(), SideJob::Export);
    showWriting(m_referenceExport->writing(), SideJob::References);
    const auto chooseExport = [this, exporter](const std::vector<ThreadId> &threads) { exporter->choose({ threads, {} }, this); };
    connect(m_ask, &AskPage::exportWanted, this, chooseExport);
    connect(m_history, &HistoryPage::exportWanted, this, chooseExport);
    connect(m_evidence, &EvidencePage::exportWanted, this,
        [this, exporter](const ExportWish &wish) { exporter->choose(wish, this); });
    connect(m_evaluation, &EvaluationPage::progressed, this, [this](int done, int total) {
        m_jobBar->setSideJob(
            SideJob::Evaluation, total > 0 ? tr("Evaluating %1 of %2").arg(done).arg(total) : QString(), done, total);
    });
    connect(&m_evidence->matrix(), &MatrixView::progressed, this, [this](int done, int total) {
        m_jobBar->setSideJob(SideJob::Matrix,
            total > 0 ? tr("Filling the matrix: %1 of %n cell(s)", nullptr, total).arg(done) : QString(), done, total);
    });
    connect(m_spaces, &SpaceJob::progressed, this, [this] {
        constexpr int kThousand = 1000;
        const SpaceProgress &p = m_spaces->progress();
        m_jobBar->setSideJob(SideJob::Space, stageText(p), p.all > 0 ? static_cast<int>(p.done * kThousand / p.all) : 0,
            p.all > 0 ? kThousand : 0);
    });
    connect(m_jobBar, &JobBar::sideJobStopped, this, [this](SideJob job) {
        if (job == SideJob::Evaluation)
            m_evaluation->stop();
        else if (job == SideJob::Matrix)
            m_evidence->matrix().stop();
        else if (job == SideJob::Space)
            m_spaces->stop();
    });
}

void MainWindow::showWriting(FileWriting &writing, SideJob job)
{
    connect(&writing, &FileWriting::progressed, this, [this, job](const QString &name, int done, int total) {
        m_jobBar->setSideJob(job, name.isEmpty() ? QString() : tr("Writing %1").arg(name), done, total);
    });
    connect(m_jobBar, &JobBar::sideJobStopped, &writing, [&writing, job](SideJob stopped) {
        if (stopped == job)
            writing.stop();
    });
    connect(&writing, &FileWriting::written, this, [this](const QString &paths) { m_jobBar->say(tr("Written: %1").arg(paths)); });
    connect(&writing, &FileWriting::stopped, this,
        [this](const QString &path) { m_jobBar->say(tr("Stopped; nothing was written: %1").arg(path)); });
    connect(&writing, &FileWriting::failed, this, &MainWindow::say);
}

/// What is said at the foot of the window: what was done, and what went wrong.
void MainWindow::connectWords()
{
    const auto tell = [this](const QString &text) { m_jobBar->say(text); };
    connect(m_reader, &ReaderPanel::said, this, tell);
    connect(m_history, &HistoryPage::said, this, tell);
    connect(m_evidence, &EvidencePage::said, this, tell);
    connect(m_evaluation, &EvaluationPage::said, this, tell);
    connect(m_library, &LibraryPanel::said, this, tell);
    connect(m_import, &ReferenceImport::said, this, tell);
    connect(m_crossref, &CrossrefLookup::said, this, tell);
    connect(m_ask, &AskPage::said, this, [this](const QString &text) { m_jobBar->say(text, Notifications::Kind::Trouble); });
    connect(m_ask, &AskPage::failed, this, &MainWindow::say);
    connect(m_history, &HistoryPage::failed, this, &MainWindow::say);
    connect(m_evidence, &EvidencePage::failed, this, &MainWindow::say);
    connect(m_evaluation, &EvaluationPage::failed, this, &MainWindow::say);
    connect(m_library, &LibraryPanel::failed, this, &MainWindow::say);
    connect(m_job, &LibraryJob::failed, this, &MainWindow::say);
    connect(m_import, &ReferenceImport::failed, this, &MainWindow::say);
    connect(m_crossref, &CrossrefLookup::failed, this, &MainWindow::say);
    connect(m_spaces, &SpaceJob::failed, this, &MainWindow::say);
}

} // namespace adduce
