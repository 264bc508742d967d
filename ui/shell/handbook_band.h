#pragma once
#include <QToolBar>

namespace adduce {

/// The band over the handbook's window, by which it is told from that of the papers: what is asked here, and the way back.
class HandbookBand : public QToolBar
{
    Q_OBJECT

public:
    HandbookBand();

signals:
    void papersWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace adduce
