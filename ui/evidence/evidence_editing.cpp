#include "ui/evidence/evidence_editing.h"

#include "core/library/database.h"
#include "core/library/library.h"
#include <QPointer>
#include <QUndoStack>

namespace adduce {

class EvidenceEditing::Step : public QUndoCommand
{
public:
    Step(EvidenceEditing &editing, const QString &text, EvidenceChange change)
        : QUndoCommand(text)
        , m_editing(&editing)
        , m_change(std::move(change))
    {
    }
    void undo() override { make(m_change.inverse()); }
    void redo() override { make(m_change); }

private:
    void make(const EvidenceChange &change)
    {
        if (m_editing && !m_editing->apply(change))
            setObsolete(true);
    }
    QPointer<EvidenceEditing> m_editing;
    EvidenceChange m_change;
};

class EvidenceEditing::MatrixStep : public QUndoCommand
{
public:
    MatrixStep(EvidenceEditing &editing, const QString &text, MatrixChange change)
        : QUndoCommand(text)
        , m_editing(&editing)
        , m_change(std::move(change))
    {
    }
    void undo() override { make(m_change.inverse()); }
    void redo() override { make(m_change); }

private:
    void make(const MatrixChange &change)
    {
        if (m_editing && !m_editing->apply(change))
            setObsolete(true);
    }
    QPointer<EvidenceEditing> m_editing;
    MatrixChange m_change;
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

bool EvidenceEditing::apply(const EvidenceChange &change)
{
    if (!attempt([&](Database &database) { EvidenceStore(database).apply(change); }))
        return false;
    emit changed(change.table);
    return true;
}

bool EvidenceEditing::apply(const MatrixChange &change)
{
    if (!attempt([&](Database &database) { MatrixStore(database).apply(change); }))
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

void EvidenceEditing::push(const QString &what, EvidenceChange change)
{
    m_undo.push(new Step(*this, what, std::move(change)));
}

EvidenceTableId EvidenceEditing::create(const QString &name, std::vector<EvidenceRow> rows)
{
    EvidenceTableId id;
    attempt([&](Database &database) { id = EvidenceStore(database).newTableId(); });
    if (id)
        push(tr("New table"), { id, {}, name, {}, placed(id, std::move(rows)) });
    return id;
}

void EvidenceEditing::rename(const EvidenceTable &table, const QString &name)
{
    if (name != table.name)
        push(tr("Rename table"), { table.id, table.name, name, {}, {} });
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
        m_undo.push(new MatrixStep(*this, {}, { table.id, std::move(matrix), {} }));
    push({}, { table.id, table.name, {}, std::move(rows), {} });
    m_undo.endMacro();
}

void EvidenceEditing::addRows(const EvidenceTable &table, std::vector<EvidenceRow> rows)
{
    const auto count = static_cast<int>(rows.size());
    std::vector<PlacedRow> put = placed(table.id, std::move(rows));
    if (!put.empty())
        push(tr("Add %n row(s)", nullptr, count), { table.id, table.name, table.name, {}, std::move(put) });
}

void EvidenceEditing::removeRows(const EvidenceTable &table, std::vector<PlacedRow> rows)
{
    if (!rows.empty())
        push(tr("Delete %n row(s)", nullptr, static_cast<int>(rows.size())),
            { table.id, table.name, table.name, std::move(rows), {} });
}

void EvidenceEditing::replaceRow(
    const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after, const QString &what)
{
    if (!(before.row == after))
        push(what, { table.id, table.name, table.name, { before }, { { after, before.place } } });
}

void EvidenceEditing::changeMatrix(const QString &what, MatrixChange change)
{
    m_undo.push(new MatrixStep(*this, what, std::move(change)));
}

} // namespace adduce
