#pragma once
#include "core/evidence/matrix.h"
#include <QWidget>

class QVBoxLayout;

namespace adduce {

class MatrixModel;

/// Which papers say otherwise than the chosen cell, and what: a line for each, which leads to its cell. Hidden without any.
class ConflictLines : public QWidget
{
    Q_OBJECT

public:
    explicit ConflictLines(QWidget *parent = nullptr);

    void setCell(const MatrixModel &matrix, const QModelIndex &index); ///< invalid: none is chosen

signals:
    void cellWanted(const adduce::CellPlace &place);

private:
    QVBoxLayout *m_column;
};

} // namespace adduce
