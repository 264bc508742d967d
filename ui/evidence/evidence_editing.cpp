#include "ui/evidence/evidence_editing.h"

#include "ui/common/library_step.h"

namespace adduce {

static EvidenceTableId tableOf(const EvidenceStep &change)
{
    return std::visit([](const auto &one) { return one.table; }, change);
}

EvidenceEditing::EvidenceEditing(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void EvidenceEditing::perform(
    const QString &what, std::function<Changes(Database &)> work, std::function<void(EvidenceTableId)> kept, Kept then)
{
    const auto changes = std::make_shared<std::optional<Changes>>();
    const auto make = [changes, work = std::move(work)](Database &database) {
        if (!*changes)
            *changes = work(database);
        applyAll(database, **changes);
        return !(*changes)->empty();
    };
    const auto undo = [changes](Database &database) { takeBack(database, changes->value_or(Changes {})); };
    struct Once
    {
        std::function<void(EvidenceTableId)> kept;
        Kept then;
    };
    const auto once = std::make_shared<Once>(Once { std::move(kept), std::move(then) });
    const auto done = [this, changes, once](bool isChanged) {
        const EvidenceTableId table = isChanged ? tableOf((*changes)->front()) : EvidenceTableId {};
        if (isChanged)
            emit changed(table);
        if (const auto report = std::exchange(once->kept, {}))
            report(table);
        if (const auto report = std::exchange(once->then, {}))
            report(true);
    };
    const auto fail = [this, once](const Error &error) {
        emit failed(error);
        if (const auto report = std::exchange(once->kept, {}))
            report({});
        if (const auto report = std::exchange(once->then, {}))
            report(false);
    };
    LibraryStep::perform(m_undo, m_library, this, what, { make, undo }, { done, fail });
}

void EvidenceEditing::perform(const QString &what, EvidenceChange change, Kept then)
{
    perform(what, [change = std::move(change)](Database &) { return Changes { change }; }, {}, std::move(then));
}

void EvidenceEditing::create(const QString &name, std::vector<EvidenceRow> rows, std::function<void(EvidenceTableId)> made)
{
    const auto work = [name, rows = std::move(rows)](Database &database) { return Changes { newTable(database, name, rows) }; };
    perform(tr("New table"), work, std::move(made));
}

void EvidenceEditing::createMatrix(
    const QString &name, std::function<MatrixChange(Database &, EvidenceTableId)> work, std::function<void(EvidenceTableId)> made)
{
    const auto make = [name, work = std::move(work)](Database &database) {
        const EvidenceTableId id = EvidenceStore(database).newTableId();
        return Changes { EvidenceChange { id, {}, name, {}, {} }, work(database, id) };
    };
    perform(tr("New table"), make, std::move(made));
}

void EvidenceEditing::rename(const EvidenceTable &table, const QString &name)
{
    if (name != table.name)
        perform(tr("Rename table"), EvidenceChange { table.id, table.name, name, {}, {} });
}

void EvidenceEditing::remove(const EvidenceTable &table)
{
    perform(tr("Delete table"), [table](Database &database) { return tableRemoved(database, table); }, {});
}

void EvidenceEditing::addRows(const EvidenceTable &table, std::vector<EvidenceRow> rows, Kept then)
{
    const auto count = static_cast<int>(rows.size());
    const auto work = [table, rows = std::move(rows)](
                          Database &database) { return Changes { rowsBehind(database, table, rows) }; };
    perform(tr("Add %Ln row(s)", nullptr, count), work, {}, std::move(then));
}

void EvidenceEditing::removeRows(const EvidenceTable &table, std::vector<PlacedRow> rows)
{
    if (!rows.empty())
        perform(tr("Delete %Ln row(s)", nullptr, static_cast<int>(rows.size())),
            EvidenceChange { table.id, table.name, table.name, std::move(rows), {} });
}

void EvidenceEditing::replaceRow(
    const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after, const QString &what, Kept then)
{
    perform(what, EvidenceChange { table.id, table.name, table.name, { before }, { { after, before.place } } }, std::move(then));
}

void EvidenceEditing::changeMatrix(const QString &what, MatrixChange change)
{
    perform(what, [change = std::move(change)](Database &) { return Changes { change }; }, {});
}

void EvidenceEditing::changeMatrix(const QString &what, std::function<MatrixChange(Database &)> work)
{
    const auto changes = [work = std::move(work)](Database &database) {
        MatrixChange change = work(database);
        return isNothing(change) ? Changes {} : Changes { std::move(change) };
    };
    perform(what, changes, {});
}

} // namespace adduce
