#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include "ui/evidence/evidence_state.h"
#include <QMenu>

namespace adduce {

class ColumnMenu;
class LaboratorySharing;
class LibraryThread;
class MatrixCommands;
class RowCommands;
class TableCommands;

/// What can be done with the evidence that is shown: all that the toolbar has, and what needs no button.
class TableMenu : public QMenu
{
    Q_OBJECT

public:
    /// `columns`: a menu in this one.
    TableMenu(LibraryThread &library, TableCommands &tables, RowCommands &rows, MatrixCommands &matrix, QMenu &columns,
        QWidget *parent = nullptr);
    void setState(const EvidenceState &state, EvidenceTableId table); ///< `table`: that is shown, if any

signals:
    void personalDataWanted(bool shown); ///< or masked again
    void failed(const adduce::Error &error);

private:
    void fill();

    TableCommands &m_tables;
    RowCommands &m_rows;
    MatrixCommands &m_matrix;
    QMenu &m_columns;
    ColumnMenu *m_questions; ///< to be added
    LaboratorySharing *m_sharing;
    EvidenceState m_state;
    EvidenceTableId m_table;
    bool m_showsPersonalData = false;
};

} // namespace adduce
