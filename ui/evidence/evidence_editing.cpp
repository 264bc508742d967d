#include "ui/evidence/evidence_editing.h"

#include "core/library/database.h"
#include "core/library/library.h"
#include <QPointer>
#include <QUndoStack>
#include <type_traits>

namespace adduce {

/// A change of rows or of a matrix: both can be made and taken back.
template <class Change> class EvidenceEditing::Step : public QUndoCommand
{
public:
    Step(EvidenceEditing &editing, const QString &text, Change change)
        : QUndoCommand(text)
        , m_editing(&editing)
        , m_change(std::move(change))
    {
    }
    void undo() override { make(m_change.inverse()); }
    void redo() override { make(m_change); }

private:
    void make(const Change &change)
    {
        if (m_editing && !m_editing->apply(change))
            setObsolete(true);
    }
    QPointer<EvidenceEditing> m_editing;
    Change m_change;
};

EvidenceEditing::EvidenceEditing(const Library &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

template <class Work> bool EvidenceEditing::attempt(const Work &work)
{
    try {
        Database database = m_library.open();
        work(database);
        return true;
    } catch (const Error &error) {
        emit failed(error);
        return false;
    }
}

template <class Change> bool EvidenceEditing::apply(const Change &change)
{
    using Store = std::conditional_t<std::is_same_v<Change, MatrixChange>, MatrixStore, EvidenceStore>;
    if (!attempt([&](Database &database) { Store(database).apply(change); }))
        return false;
    emit changed(change.table);
    return true;
}

std::vector<PlacedRow> EvidenceEditing::placed(EvidenceTableId table, std::vector<EvidenceRow> rows)
{
    std::vector<PlacedRow> placed;
    attempt([&](Database &database) {
        const EvidenceStore store(database);
        const std::vector<PlacedRow> there = store.rows(table);
        double place = there.empty() ? 0 : there.back().place;
        qint64 id = store.newRowId().value;
        for (EvidenceRow &row : rows) {
            row.id = { id++ };
            placed.push_back({ std::move(row), ++place });
        }
    });
    return placed;
}

template <class Change> bool EvidenceEditing::push(const QString &what, Change change)
{
    bool made = true;
    const auto watch = connect(this, &EvidenceEditing::failed, this, [&made] { made = false; });
    m_undo.push(new Step<Change>(*this, what, std::move(change)));
    disconnect(watch);
    return made;
}

EvidenceTableId EvidenceEditing::create(const QString &name, std::vector<EvidenceRow> rows)
{
    EvidenceTableId id;
    attempt([&](Database &database) { id = EvidenceStore(database).newTableId(); });
    if (id)
        push(tr("New table"), EvidenceChange { id, {}, name, {}, placed(id, std::move(rows)) });
    return id;
}

void EvidenceEditing::rename(const EvidenceTable &table, const QString &name)
{
    if (name != table.name)
        push(tr("Rename table"), EvidenceChange { table.id, table.name, name, {}, {} });
}

void EvidenceEditing::remove(const EvidenceTable &table)
{
    std::vector<PlacedRow> rows;
    MatrixPart matrix;
    const bool read = attempt([&](Database &database) {
        rows = EvidenceStore(database).rows(table.id);
        Matrix all = MatrixStore(database).find(table.id);
        matrix = { std::move(all.questions), std::move(all.papers), {} };
        for (auto &[place, cell] : all.cells)
            matrix.cells.push_back(std::move(cell));
    });
    if (!read)
        return;
    m_undo.beginMacro(tr("Delete table"));
    if (matrix != MatrixPart {})
        push({}, MatrixChange { table.id, std::move(matrix), {} });
    push({}, EvidenceChange { table.id, table.name, {}, std::move(rows), {} });
    m_undo.endMacro();
}

void EvidenceEditing::addRows(const EvidenceTable &table, std::vector<EvidenceRow> rows)
{
    const auto count = static_cast<int>(rows.size());
    std::vector<PlacedRow> put = placed(table.id, std::move(rows));
    if (!put.empty())
        push(tr("Add %n row(s)", nullptr, count), EvidenceChange { table.id, table.name, table.name, {}, std::move(put) });
}

void EvidenceEditing::removeRows(const EvidenceTable &table, std::vector<PlacedRow> rows)
{
    if (!rows.empty())
        push(tr("Delete %n row(s)", nullptr, static_cast<int>(rows.size())),
            EvidenceChange { table.id, table.name, table.name, std::move(rows), {} });
}

bool EvidenceEditing::replaceRow(
    const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after, const QString &what)
{
    return before.row == after
        || push(what, EvidenceChange { table.id, table.name, table.name, { before }, { { after, before.place } } });
}

void EvidenceEditing::changeMatrix(const QString &what, MatrixChange change)
{
    push(what, std::move(change));
}

} // namespace adduce
