#pragma once
#include "ui/evidence/evidence_state.h"
#include <QMenu>

namespace adduce {

class ColumnMenu;
class MatrixCommands;
class RowCommands;
class TableCommands;

/// What can be done with the evidence that is shown: all that the toolbar has, and what needs no button.
class TableMenu : public QMenu
{
    Q_OBJECT

public:
    /// `columns`: a menu in this one.
    TableMenu(TableCommands &tables, RowCommands &rows, MatrixCommands &matrix, QMenu &columns, QWidget *parent = nullptr);
    void setState(const EvidenceState &state) { m_state = state; }

signals:
    void personalDataWanted(bool shown); ///< or masked again

private:
    void fill();

    TableCommands &m_tables;
    RowCommands &m_rows;
    MatrixCommands &m_matrix;
    QMenu &m_columns;
    ColumnMenu *m_questions; ///< to be added
    EvidenceState m_state;
    bool m_showsPersonalData = false;
};

} // namespace adduce
