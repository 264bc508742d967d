#include "core/export/export.h"
#include "core/export/export_request.h"
#include "core/library/collection_store.h"
#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/question/study_aspect.h"
#include "tests/shots/shots.h"
#include "tests/support/pdf_maker.h"
#include "ui/answer/also_said.h"
#include "ui/answer/rating_bar.h"
#include "ui/answer/status_line.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/export_dialog.h"
#include "ui/evidence/export_preview.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/rows_pane.h"
#include "ui/evidence/table_commands.h"
#include "ui/history/evidence_note.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_search_box.h"
#include "ui/history/replay_dialog.h"
#include "ui/history/thread_commands.h"
#include "ui/history/verify_dialog.h"
#include "ui/library/document_page.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_side.h"
#include "ui/settings/model_download_dialog.h"
#include "ui/settings/settings_dialog.h"

#include <QBuffer>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace adduce::shots {

namespace {

/// Collections and tags, as a user would have some.
void fileSome(MainWindow &window, const Library &library)
{
    Database database = library.open();
    CollectionStore store(database);
    std::vector<DocumentId> documents;
    for (const DocumentRow &row : currentDocuments(library))
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
    QTest::qWait(300);
}

/// Threads as they are after some weeks of work.
void markSome(MainWindow &window)
{
    ThreadCommands &commands = window.history().commands();
    commands.toggleTag(u"covariances"_s, true);
    commands.toggleTag(u"thesis ch. 2"_s, true);
    commands.duplicate();
    QTest::qWait(300);
    commands.pin();
    commands.checkQuotes();
    QTest::qWait(1500);
}

void keepEvidence(MainWindow &window)
{
    EvidencePage &page = window.evidence();
    page.tableCommands().keepAs(u"Chapter 2: covariances"_s);
    QTest::qWait(500);
    EvidenceModel &model = page.rows().model();
    model.setData(model.index(1, EvidenceModel::Notes), u"Compare with the simulations."_s, Qt::EditRole);
    model.setData(model.index(0, EvidenceModel::Claim), u"There are many kinds of clustered covariances."_s, Qt::EditRole);
    QTest::qWait(300);
    page.tableCommands().checkQuotes();
    page.rows().table().chooseRow(3);
    QTest::qWait(2500);
}

void showExport(MainWindow &window, Shots &shots)
{
    emit window.evidence().exportWanted({ {}, window.evidence().tables().place().table });
    auto *dialog = window.findChild<ExportDialog *>();
    if (!dialog)
        return;
    dialog->setFormat(ExportFormat::Pdf);
    Shots::wait([&] { return !dialog->preview().isBusy(); });
    shots.grabBoth(u"export"_s, *dialog);
    dialog->reject();
}

/// Two papers that give another number for the same thing.
void showDifference(MainWindow &window, Shots &shots, const QString &place)
{
    window.addPaths({ test::writeFile(place, u"Brook 2021.md"_s,
                          "# Iron in club runners\n\nIn 2021 we looked at blood samples of a running club. The prevalence of "
                          "iron deficiency among "
                          "endurance runners was 26%. Most of them did not know.\n"),
        test::writeFile(place, u"Lake 2022.md"_s,
            "# Iron before the season\n\nBefore the season we tested the runners of three clubs. Among endurance runners the "
            "prevalence of iron "
            "deficiency was 31%. Few took supplements.\n") });
    Shots::wait([&] { return !window.job().isRunning(); });
    window.showTab(MainWindow::AskTab);
    window.ask().newThread();
    shots.ask(u"What is the prevalence of iron deficiency among endurance runners?"_s);
    shots.grabAll(u"differing"_s);
}

/// A paper that is replaced after it was quoted, and what that changes.
void showNewPaper(MainWindow &window, Shots &shots, const QString &place)
{
    window.addPaths({ test::writeFile(place, u"Lake 2022.md"_s,
        "# Iron before the season\n\nBefore the season we tested the runners of three clubs. Among endurance runners the "
        "prevalence of iron deficiency was 33%, once two wrong samples were taken out. Few took supplements.\n") });
    auto *note = window.history().findChild<EvidenceNote *>();
    window.showTab(MainWindow::HistoryTab);
    window.history().reveal(window.ask().opened().id());
    Shots::wait([&] { return note->isVisible(); });
    shots.grabAll(u"new-papers"_s);
    emit note->replayWanted();
    auto *dialog = window.findChild<ReplayDialog *>();
    if (!dialog)
        return;
    Shots::wait([&] { return dialog->tree().topLevelItemCount() > 0; });
    shots.grabBoth(u"replay"_s, *dialog);
    dialog->reject();
}

/// An exported table of which one word was changed.
void showVerified(MainWindow &window, Shots &shots, const Services &services)
{
    const QTemporaryDir place;
    Database database = services.library.open();
    ExportContent content = contentOf(database, { {}, window.evidence().tables().place().table });
    QBuffer table;
    table.open(QIODevice::WriteOnly);
    writeCsv(content, table);
    const QByteArray changed = QByteArray(table.data()).replace("There are many kinds", "There are few kinds");
    VerifyDialog dialog(services.workspace, test::writeFile(place.path(), u"Chapter 2.csv"_s, changed));
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    bool isSettled = false;
    QObject::connect(&dialog, &VerifyDialog::settled, &dialog, [&] { isSettled = true; });
    dialog.show();
    Shots::wait([&] { return isSettled; });
    shots.grabBoth(u"verify"_s, dialog);
}

void fillMatrix(MainWindow &window)
{
    window.evidence().showMatrix(true);
    QTest::qWait(500);
    MatrixView &matrix = window.evidence().matrix();
    std::vector<DocumentId> papers;
    for (const DocumentRow &row : window.library().model().rows())
        papers.push_back(row.id);
    papers.resize(std::min<std::size_t>(papers.size(), 6));
    matrix.commands().addPapers(papers);
    matrix.commands().addQuestions({ u"How are standard errors estimated?"_s, questionFor(StudyAspect::Design),
        questionFor(StudyAspect::MainFinding), questionFor(StudyAspect::Funding) });
    QTest::qWait(500);
    Shots::wait([&] { return !matrix.filler().isRunning(); });
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
    reader.view().selection().select(page, text.sentenceAt(text.size() / 2));
    shots.grab(u"reader-selected-light"_s);
    reader.view().selection().select(page, {});
    side->show(ReaderSide::Show::Nothing);
}

/// A citation of a file whose bytes are not those that were cited.
void showChangedFile(MainWindow &window, Shots &shots)
{
    Citation changed = lastAnswer(window)->content().citation(0);
    const Citation cited = changed;
    changed.sha256.fill(u'0');
    ReaderPanel &reader = window.reader();
    reader.places().openCitation(changed, {});
    Shots::wait([&] { return !reader.file().isOpen() && !reader.file().sha256().isEmpty(); });
    shots.grabAll(u"reader-changed"_s);
    for (auto *button : reader.findChildren<QPushButton *>())
        if (button->text() == u"Look for the quote"_s)
            button->click();
    QTest::qWait(1500);
    shots.grabAll(u"reader-looked"_s);
    reader.closeTopmost();
    reader.places().openCitation(cited, {});
    Shots::wait([&] { return reader.file().isOpen() && reader.view().markCount() > 0; });
}

} // namespace

void tour(MainWindow &window, Shots &shots, const Services &services, const QString &papers)
{
    shots.grabAll(u"first-run"_s);
    window.addPaths({ papers });
    Shots::wait([&] { return !window.job().isRunning(); });
    fileSome(window, services.library);
    shots.grabAll(u"library"_s);
    emit window.library().detailsWanted(window.library().model().rows().front());
    if (auto *page = window.findChild<DocumentPage *>()) {
        QTest::qWait(500);
        shots.grabBoth(u"document"_s, *page);
        page->tabs().setCurrentIndex(2);
        shots.grabBoth(u"document-tables"_s, *page);
        page->close();
    }
    window.openSettings(SettingsPage::Reading);
    if (auto *dialog = window.findChild<QDialog *>(u"settings"_s)) {
        shots.grabBoth(u"settings"_s, *dialog);
        dialog->findChild<QListWidget *>(u"settings pages"_s)->setCurrentRow(static_cast<int>(SettingsPage::Profile));
        shots.grabBoth(u"settings-profile"_s, *dialog);
        dialog->findChild<QListWidget *>(u"settings pages"_s)->setCurrentRow(static_cast<int>(SettingsPage::Search));
        shots.grabBoth(u"settings-search"_s, *dialog);
        dialog->findChild<QListWidget *>(u"settings pages"_s)->setCurrentRow(static_cast<int>(SettingsPage::Appearance));
        shots.grabBoth(u"settings-appearance"_s, *dialog);
        dialog->findChild<QListWidget *>(u"settings pages"_s)->setCurrentRow(static_cast<int>(SettingsPage::Keyboard));
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
    if (auto *rating = window.ask().threadView().turns().back()->findChild<RatingBar *>())
        rating->findChild<QToolButton *>()->click();
    shots.grabAll(u"ask"_s);
    if (AnswerView *view = lastAnswer(window); view && view->content().chipCount() > 0) {
        QTest::keyClick(view, Qt::Key_Space);
        shots.grab(u"card-light"_s);
        QTest::keyClick(&window, Qt::Key_Escape);
    }
    window.ask().closeTopmost();
    if (const auto *also = window.ask().threadView().turns().back()->findChild<AlsoSaid *>()) {
        also->findChild<QToolButton *>()->click();
        shots.grab(u"also-said-light"_s);
        also->findChild<QToolButton *>()->click();
    }
    showReader(window, shots);
    showChangedFile(window, shots);
    window.readerDock().hide();
    if (auto *opener = window.ask().threadView().turns().back()->findChild<StatusLine *>(); opener && opener->trace())
        opener->trace()->click();
    shots.grabAll(u"trace"_s);
    shots.ask(u"What dispersion did the quasi-Poisson model estimate for the doctor visits?"_s);
    shots.grabAll(u"low-confidence"_s);
    shots.ask(u"How do hurdle models forecast the price of electricity?"_s);
    shots.grabAll(u"no-evidence"_s);
    shots.ask(u"How are penguins counted with hurdle models?"_s);
    shots.grabAll(u"answered-in-part"_s);
    shots.ask(u"Which papers are on hurdle models?"_s);
    shots.ask(u"How many papers do I have?"_s);
    shots.grabAll(u"papers"_s);
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
    showVerified(window, shots, services);
    fillMatrix(window);
    shots.grabAll(u"matrix"_s);
    window.evidence().showMatrix(false);
    tourOfEvaluation(window, shots, services);
    const QTemporaryDir place;
    showDifference(window, shots, place.path());
    showNewPaper(window, shots, place.path());
}

} // namespace adduce::shots
