#pragma once
#include "core/base/error.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include <QObject>

class QUndoStack;

namespace adduce {

class Library;

/// Tables of evidence and their matrices as a user edits them: each change is kept when the call returns, and is one step
/// that can be undone.
class EvidenceEditing : public QObject
{
    Q_OBJECT

public:
    EvidenceEditing(const Library &library, QUndoStack &undo, QObject *parent = nullptr);

    /// A new table with these rows; none when it cannot be kept.
    EvidenceTableId create(const QString &name, std::vector<EvidenceRow> rows);
    void rename(const EvidenceTable &table, const QString &name);
    void remove(const EvidenceTable &table);
    void addRows(const EvidenceTable &table, std::vector<EvidenceRow> rows); ///< behind the last
    void removeRows(const EvidenceTable &table, std::vector<PlacedRow> rows);
    /// False when it could not be kept: what was typed is then the caller's still.
    bool replaceRow(const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after, const QString &what);
    void changeMatrix(const QString &what, MatrixChange change);

signals:
    void changed(adduce::EvidenceTableId table);
    void failed(const adduce::Error &error);

private:
    template <class Change> class Step;
    template <class Work> bool attempt(const Work &work);
    template <class Change> bool apply(const Change &change);
    /// With ids and places behind what is there.
    [[nodiscard]] std::vector<PlacedRow> placed(EvidenceTableId table, std::vector<EvidenceRow> rows);
    template <class Change> bool push(const QString &what, Change change); ///< whether it was made

    const Library &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
