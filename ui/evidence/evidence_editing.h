#pragma once
#include "core/base/error.h"
#include "core/evidence/evidence_steps.h"
#include <QObject>
#include <functional>

class QUndoStack;

namespace adduce {

class LibraryThread;

/// Tables of evidence and their matrices as a user edits them: each change is made by the library's thread, and is one step that
/// can be undone.
class EvidenceEditing : public QObject
{
    Q_OBJECT

public:
    using Kept = std::function<void(bool isKept)>; ///< called once, after changed() or failed()

    EvidenceEditing(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr);

    /// A new table with these rows; `made` is told which it is, or none when it cannot be kept.
    void create(const QString &name, std::vector<EvidenceRow> rows, std::function<void(EvidenceTableId)> made = {});
    /// A new table whose matrix is made up on the library's thread, in one step.
    void createMatrix(const QString &name, std::function<MatrixChange(Database &, EvidenceTableId)> work,
        std::function<void(EvidenceTableId)> made = {});
    void rename(const EvidenceTable &table, const QString &name);
    void remove(const EvidenceTable &table);
    void addRows(const EvidenceTable &table, std::vector<EvidenceRow> rows, Kept then = {}); ///< behind the last
    void removeRows(const EvidenceTable &table, std::vector<PlacedRow> rows);
    /// Not kept: what was typed is the caller's still.
    void replaceRow(
        const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after, const QString &what, Kept then = {});
    void changeMatrix(const QString &what, MatrixChange change);
    /// The same for a change that depends on what is there: it is made up on the library's thread.
    void changeMatrix(const QString &what, std::function<MatrixChange(Database &)> work);

signals:
    void changed(adduce::EvidenceTableId table);
    void failed(const adduce::Error &error);

private:
    using Changes = std::vector<EvidenceStep>; ///< one step, in this order
    void perform(
        const QString &what, std::function<Changes(Database &)> work, std::function<void(EvidenceTableId)> kept, Kept then = {});
    void perform(const QString &what, EvidenceChange change, Kept then = {});

    LibraryThread &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
