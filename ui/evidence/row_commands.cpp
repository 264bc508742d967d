#include "ui/evidence/row_commands.h"

#include "core/answer/answer_words.h"
#include "ui/common/icons.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_preview.h"
#include "ui/evidence/evidence_tables.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/quote_chooser.h"
#include "ui/evidence/rows_pane.h"
#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

RowCommands::RowCommands(const Services &services, EvidenceTables &tables, RowsPane &rows, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_tables(tables)
    , m_rows(rows)
{
    connect(&rows.table(), &EvidenceView::openWanted, this, &RowCommands::open);
    connect(&rows.table(), &EvidenceView::removeWanted, this, &RowCommands::remove);
    connect(&rows.table(), &QTableView::customContextMenuRequested, this, &RowCommands::showMenu);
    connect(&rows.preview(), &EvidencePreview::openWanted, this, &RowCommands::openCurrent);
    connect(&rows.preview(), &EvidencePreview::checkWanted, this, &RowCommands::check);
    connect(&rows.preview(), &EvidencePreview::chooseWanted, this, &RowCommands::chooseQuote);
    connect(&rows.model(), &EvidenceModel::edited, this, [this](const PlacedRow &before, const EvidenceRow &after) {
        // Later: the view is in the middle of closing the editor.
        const auto work = [this, table = m_tables.shown(), before, after] {
            if (table)
                keep(*table, before, after);
        };
        QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    });
    connect(
        &m_tables, &EvidenceTables::changed, this, &RowCommands::startWriting, Qt::QueuedConnection); // the rows are there then
}

void RowCommands::add(std::vector<EvidenceRow> rows)
{
    if (rows.empty())
        return;
    const auto count = static_cast<int>(rows.size());
    for (EvidenceRow &row : rows)
        row.addedAt = QDateTime::currentDateTimeUtc();
    m_tables.add(std::move(rows),
        [this, count](const EvidenceTable &table) { emit said(tr("%Ln row(s) added to “%1”", nullptr, count).arg(table.name)); });
}

void RowCommands::addEmpty()
{
    EvidenceRow row;
    row.addedAt = QDateTime::currentDateTimeUtc();
    m_tables.add({ row }, [this](const EvidenceTable &table) {
        m_added = table.id;
        emit emptyAdded(table.id);
    });
}

void RowCommands::startWriting()
{
    if (!m_added || m_tables.place().table != *m_added)
        return;
    m_added.reset();
    m_rows.table().chooseRow(m_rows.model().rowCount() - 1);
    m_rows.table().edit(m_rows.table().currentIndex());
}

void RowCommands::addChosen()
{
    std::vector<EvidenceRow> rows;
    for (PlacedRow &placed : m_rows.table().selectedRows())
        rows.push_back(std::move(placed.row));
    add(std::move(rows));
}

void RowCommands::remove()
{
    if (const auto table = m_tables.shown())
        m_tables.editing().removeRows(*table, m_rows.table().selectedRows());
}

void RowCommands::keep(const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after)
{
    const bool isClaim = before.row.claim != after.claim;
    ++m_unkept;
    const auto then = [this, before, after, isClaim](bool isKept) {
        --m_unkept;
        if (!isKept) {
            m_then = {};
            m_rows.model().setRow(before);
            m_rows.table().editAgain(
                before.row.id, isClaim ? EvidenceModel::Claim : EvidenceModel::Notes, isClaim ? after.claim : after.notes);
        } else if (m_unkept == 0)
            if (const auto next = std::exchange(m_then, {}))
                next();
    };
    m_tables.editing().replaceRow(table, before, after, isClaim ? tr("Edit claim") : tr("Edit note"), then);
}

bool RowCommands::finishEditing(const std::function<void()> &then)
{
    m_rows.table().finishEditing();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // the change waits there
    if (m_unkept > 0) {
        m_then = then;
        return false;
    }
    if (then)
        then();
    return true;
}

void RowCommands::open(const QModelIndex &index)
{
    const int row = m_rows.table().modelRow(index);
    if (row < 0 || !m_rows.model().row(row).citation)
        return;
    std::vector<Citation> all;
    for (const PlacedRow &placed : m_rows.model().rows())
        if (placed.row.citation)
            all.push_back(*placed.row.citation);
    emit citationActivated(*m_rows.model().row(row).citation, all);
}

void RowCommands::openCurrent()
{
    open(m_rows.table().currentIndex());
}

void RowCommands::check()
{
    const int row = m_rows.table().currentRow();
    if (const auto &citation = row < 0 ? std::nullopt : m_rows.model().row(row).citation)
        emit checkWanted({ *citation });
}

void RowCommands::copy()
{
    QStringList texts;
    for (const PlacedRow &placed : m_rows.table().selectedRows())
        texts << m_rows.model().shown(placed.row.citation
                ? u"%1 “%2” (%3)"_s.arg(placed.row.claim, placed.row.citation->quote, chipText(*placed.row.citation))
                : placed.row.claim);
    QGuiApplication::clipboard()->setText(texts.join(u'\n'));
}

void RowCommands::chooseQuote()
{
    const auto table = m_tables.shown();
    const int at = m_rows.table().currentRow();
    if (!table || at < 0)
        return;
    const PlacedRow before = m_rows.model().placed(at);
    auto *chooser = new QuoteChooser(m_services, before.row.claim, {}, &m_rows);
    connect(chooser, &QuoteChooser::chosen, this, [this, table = *table, before](const Citation &citation) {
        EvidenceRow after = before.row;
        after.citation = citation;
        after.confidence.reset(); // it was of another quote
        after.question.clear();
        m_tables.editing().replaceRow(table, before, after, tr("Choose a quote"));
    });
    chooser->open();
}

void RowCommands::showMenu(const QPoint &at)
{
    EvidenceView &view = m_rows.table();
    const QModelIndex index = view.indexAt(at);
    if (!index.isValid())
        return;
    const bool cited = m_rows.model().row(view.modelRow(index)).citation.has_value();
    auto *menu = new QMenu(&m_rows);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"document-open"_s), tr("Open in reader"), this, [this, index] { open(index); })->setEnabled(cited);
    menu->addAction(icon(u"edit-copy"_s), tr("Copy with citation"), this, &RowCommands::copy);
    if (m_rows.model().isEditable()) {
        menu->addSeparator();
        const auto write = [&view, index](EvidenceModel::Column column) { view.edit(index.siblingAtColumn(column)); };
        menu->addAction(icon(u"document-edit"_s), tr("Edit claim"), this, [write] { write(EvidenceModel::Claim); });
        menu->addAction(tr("Edit note"), this, [write] { write(EvidenceModel::Notes); });
        menu->addAction(tr("Choose a quote..."), this, &RowCommands::chooseQuote);
        menu->addSeparator();
        menu->addAction(icon(u"edit-delete"_s), tr("Delete"), this, &RowCommands::remove);
    } else {
        menu->addAction(icon(u"add-evidence"_s), tr("Add to a table"), this, &RowCommands::addChosen);
    }
    menu->popup(view.viewport()->mapToGlobal(at));
}

} // namespace adduce
