#pragma once
#include <QWidget>

namespace adduce {

/// What may be tried where no sentence of a paper answers the question of a cell (SF7): its nearest sentences, the other papers, other words.
class CellSteps : public QWidget
{
    Q_OBJECT

public:
    explicit CellSteps(QWidget *parent = nullptr);

signals:
    void nearestWanted(); ///< sentences of the paper, the nearest first
    void othersWanted(); ///< the same question asked of all papers
    void rewordWanted(); ///< another question beside it
};

} // namespace adduce
