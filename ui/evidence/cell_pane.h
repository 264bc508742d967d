#pragma once
#include "core/evidence/matrix.h"
#include "ui/common/widgets.h"

class QModelIndex;

namespace adduce {

class CellSteps;
class ConflictLines;
class MatrixModel;
class QuoteText;

/// A cell of a matrix in its sentence: where that stands, who chose it, and what can be done about it, also where nothing was found.
class CellPane : public QWidget
{
    Q_OBJECT

public:
    explicit CellPane(QWidget *parent = nullptr);

    void setCell(const MatrixModel &matrix, const QModelIndex &index); ///< invalid: none is chosen

signals:
    void openWanted();
    void chooseWanted(); ///< another quote
    void refillWanted();
    void othersWanted(); ///< the question asked of all papers
    void rewordWanted(); ///< the question in other words
    void cellWanted(const adduce::CellPlace &place); ///< of another paper, which says otherwise
    void noneWanted(); ///< the paper does not report it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillMore();

    PlainLabel *m_source;
    ElidedLabel *m_place;
    QuoteText *m_quote;
    ConflictLines *m_conflicts;
    CellSteps *m_steps; ///< of a cell in which nothing was found
    QPushButton *m_open, *m_choose, *m_refill, *m_none;
    QToolButton *m_more; ///< has those of them for which there is no room
};

} // namespace adduce
