// What is done with the table of evidence that is shown, and with its rows.
#include "core/ask/answer_words.h"
#include "core/evidence/matrix_store.h"
#include "core/export/evidence_csv.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/threads/quote_check_run.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_preview.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/paper_chooser.h"
#include "ui/evidence/quote_chooser.h"
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

void EvidencePage::askForName(const QString &title, const QString &name, const std::function<void(const QString &)> &take)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, [take](const QString &typed) {
        if (!typed.simplified().isEmpty())
            take(typed.simplified());
    });
    dialog->open();
}

void EvidencePage::newTable()
{
    askForName(tr("New table"), {}, [this](const QString &name) {
        if (const EvidenceTableId id = m_editing->create(name, {}))
            show({ id, {} });
    });
}

void EvidencePage::renameTable()
{
    if (const auto table = keptTable())
        askForName(
            tr("Rename table"), table->name, [this, kept = *table](const QString &name) { m_editing->rename(kept, name); });
}

void EvidencePage::removeTable()
{
    if (const auto table = keptTable())
        m_editing->remove(*table);
}

void EvidencePage::chooseImport()
{
    auto *dialog = new QFileDialog(this, tr("Import evidence"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("Exported evidence (*.csv);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &EvidencePage::importCsv);
    dialog->open();
}

void EvidencePage::exportTable()
{
    if (m_export->isEnabled())
        emit exportWanted(m_place.table ? ExportWish { {}, m_place.table } : ExportWish { { m_place.thread }, {} });
}

void EvidencePage::fillTableMenu()
{
    m_tableMenu->clear();
    m_tableMenu->addAction(icon(u"list-add"_s), tr("New table..."), this, &EvidencePage::newTable);
    m_tableMenu->addAction(icon(u"document-import"_s), tr("Import CSV..."), this, &EvidencePage::chooseImport);
    m_tableMenu->addSeparator();
    if (isMatrixShown()) {
        m_tableMenu->addAction(icon(u"list-add"_s), tr("Add question..."), this, &EvidencePage::addQuestion);
        m_tableMenu->addAction(icon(u"list-add"_s), tr("Add papers..."), this, &EvidencePage::addPapers);
    }
    m_tableMenu->addAction(icon(u"list-add"_s), tr("Add row"), this, &EvidencePage::addEmptyRow);
    m_tableMenu->addAction(icon(u"quote-exact"_s), tr("Check all quotes"), this, &EvidencePage::checkQuotes)
        ->setEnabled(m_check->isEnabled());
    m_columnMenu->setTitle(tr("Columns"));
    m_tableMenu->addMenu(m_columnMenu);
    if (!keptTable())
        return;
    m_tableMenu->addSeparator();
    m_tableMenu->addAction(icon(u"document-edit"_s), tr("Rename table..."), this, &EvidencePage::renameTable);
    m_tableMenu->addAction(icon(u"edit-delete"_s), tr("Delete table"), this, &EvidencePage::removeTable);
}

void EvidencePage::fillColumnMenu()
{
    m_columnMenu->clear();
    m_table->fillColumnMenu(*m_columnMenu);
    m_columnMenu->addSeparator();
    QAction *preview = m_columnMenu->addAction(tr("Preview of the page"));
    preview->setCheckable(true);
    preview->setChecked(m_preview->isVisible());
    connect(preview, &QAction::toggled, this, [this](bool shown) {
        m_services.settings.setValue(u"evidence/preview"_s, shown);
        showPreview();
    });
}

void EvidencePage::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid())
        return;
    const bool cited = m_model->row(m_table->modelRow(index)).citation.has_value();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"document-open"_s), tr("Open in reader"), this, [this, index] { open(index); })->setEnabled(cited);
    menu->addAction(icon(u"edit-copy"_s), tr("Copy with citation"), this, [this] {
        QStringList texts;
        for (const PlacedRow &placed : m_table->selectedRows())
            texts << (placed.row.citation
                    ? u"%1 “%2” (%3)"_s.arg(placed.row.claim, placed.row.citation->quote, chipText(*placed.row.citation))
                    : placed.row.claim);
        QGuiApplication::clipboard()->setText(texts.join(u'\n'));
    });
    if (m_model->isEditable()) {
        menu->addSeparator();
        menu->addAction(icon(u"document-edit"_s), tr("Edit claim"), this,
            [this, index] { m_table->edit(index.siblingAtColumn(EvidenceModel::Claim)); });
        menu->addAction(tr("Edit note"), this, [this, index] { m_table->edit(index.siblingAtColumn(EvidenceModel::Notes)); });
        menu->addAction(tr("Choose a quote..."), this, &EvidencePage::chooseQuote);
        menu->addSeparator();
        menu->addAction(icon(u"edit-delete"_s), tr("Delete"), this, &EvidencePage::removeSelected);
    } else {
        menu->addAction(icon(u"add-evidence"_s), tr("Add to a table"), this, [this] {
            std::vector<EvidenceRow> rows;
            for (PlacedRow &placed : m_table->selectedRows())
                rows.push_back(std::move(placed.row));
            addRows(std::move(rows));
        });
    }
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void EvidencePage::addQuestion()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add question"));
    dialog->setLabelText(tr("What each paper is asked"));
    dialog->resize(space(110), dialog->sizeHint().height());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &text) {
        if (!text.simplified().isEmpty())
            m_matrix->addQuestion(text);
    });
    dialog->open();
}

void EvidencePage::addPapers()
{
    std::vector<DocumentRow> rows;
    std::vector<DocumentId> ticked;
    try {
        Database database = m_services.library.open();
        const Matrix &matrix = m_matrix->model().matrix();
        for (DocumentRow &row : DocumentStore(database).list())
            if (!row.supersededBy && std::ranges::find(matrix.papers, row.id, &MatrixPaper::document) == matrix.papers.end())
                rows.push_back(std::move(row));
        if (const DocumentScope scope = CollectionStore(database).resolve(m_scope))
            ticked = *scope; // what is searched is likely what is compared
    } catch (const Error &error) {
        emit failed(error);
    }
    auto *chooser = new PaperChooser(rows, ticked, this);
    connect(chooser, &PaperChooser::papersChosen, m_matrix, &MatrixView::addPapers);
    chooser->open();
}

std::optional<EvidenceTable> EvidencePage::target()
{
    if (auto shown = keptTable())
        return shown;
    const auto last = std::ranges::find(m_kept, m_lastTable, &EvidenceTable::id);
    if (last != m_kept.end())
        return *last;
    if (!m_kept.empty())
        return m_kept.front();
    const EvidenceTableId made = m_editing->create(tr("Evidence"), {});
    fillPlaces();
    const auto found = std::ranges::find(m_kept, made, &EvidenceTable::id);
    return found == m_kept.end() ? std::nullopt : std::optional(*found);
}

void EvidencePage::addRows(std::vector<EvidenceRow> rows)
{
    if (rows.empty())
        return;
    const auto count = static_cast<int>(rows.size());
    for (EvidenceRow &row : rows)
        row.addedAt = QDateTime::currentDateTimeUtc();
    const auto table = target();
    if (!table)
        return;
    m_editing->addRows(*table, std::move(rows));
    m_lastTable = table->id;
    m_services.settings.setValue(u"evidence/table"_s, m_lastTable.value);
    emit said(tr("%n row(s) added to “%1”", nullptr, count).arg(table->name));
}

void EvidencePage::addEmptyRow()
{
    const auto table = target();
    if (!table)
        return;
    EvidenceRow row;
    row.addedAt = QDateTime::currentDateTimeUtc();
    m_editing->addRows(*table, { row });
    show({ table->id, {} });
    showMatrix(false);
    m_find->clear();
    m_table->chooseRow(m_model->rowCount() - 1);
    m_table->edit(m_table->currentIndex());
}

void EvidencePage::removeSelected()
{
    if (const auto table = keptTable())
        m_editing->removeRows(*table, m_table->selectedRows());
}

void EvidencePage::keepAsTable(const QString &name)
{
    std::vector<EvidenceRow> rows;
    for (const PlacedRow &placed : m_model->rows())
        rows.push_back(placed.row);
    if (const EvidenceTableId id = m_editing->create(name, std::move(rows)))
        show({ id, {} });
}

void EvidencePage::chooseQuote()
{
    const auto table = keptTable();
    const int at = m_table->currentRow();
    if (!table || at < 0)
        return;
    const PlacedRow before = m_model->placed(at);
    auto *chooser = new QuoteChooser(m_services, before.row.claim, {}, this);
    connect(chooser, &QuoteChooser::chosen, this, [this, table = *table, before](const Citation &citation) {
        EvidenceRow after = before.row;
        after.citation = citation;
        after.confidence.reset(); // it was of another quote
        after.question.clear();
        m_editing->replaceRow(table, before, after, tr("Choose a quote"));
    });
    chooser->open();
}

void EvidencePage::checkQuotes()
{
    std::vector<Citation> citations;
    for (const PlacedRow &placed : m_model->rows())
        if (placed.row.citation)
            citations.push_back(*placed.row.citation);
    try {
        Database database = m_services.library.open();
        if (m_place.table)
            for (const auto &[place, cell] : MatrixStore(database).find(m_place.table).cells)
                if (cell.citation)
                    citations.push_back(*cell.citation);
    } catch (const Error &error) {
        emit failed(error);
    }
    check(std::move(citations));
}

void EvidencePage::check(std::vector<Citation> citations)
{
    if (m_run)
        return;
    m_run = new QuoteCheckRun(m_services.library, std::move(citations), this);
    showTools();
    connect(m_run, &QuoteCheckRun::progressed, this,
        [this](int done, int total) { m_count->setText(tr("Looking for quote %1 of %2").arg(done).arg(total)); });
    connect(m_run, &QuoteCheckRun::done, this, [this](const std::vector<QuoteCheck> &checks) {
        const auto lost =
            std::ranges::count_if(checks, [](const QuoteCheck &check) { return check.outcome != QuoteOutcome::Found; });
        emit said(lost == 0 ? tr("%n quote(s) checked: all stand on their pages", nullptr, static_cast<int>(checks.size()))
                            : tr("%n quote(s) not found as cited", nullptr, static_cast<int>(lost)));
    });
    connect(m_run, &QuoteCheckRun::failed, this, &EvidencePage::failed);
    connect(m_run, &QuoteCheckRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        readChecks();
        m_matrix->readChecks();
        showTools();
        showRow();
        showFoot();
        emit checked();
    });
}

void EvidencePage::importCsv(const QString &path)
{
    constexpr qint64 kMostBytes = 64 << 20;
    try {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
        if (file.size() > kMostBytes)
            throw Error(ErrorKind::TooLarge, path);
        Database database = m_services.library.open();
        std::vector<EvidenceRow> rows = readEvidenceCsv(database, file.readAll(), path);
        if (const EvidenceTableId id = m_editing->create(QFileInfo(path).completeBaseName(), std::move(rows))) {
            show({ id, {} });
            checkQuotes();
        }
    } catch (const Error &error) {
        emit failed(error);
    }
}

} // namespace adduce
