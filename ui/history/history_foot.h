#pragma once
#include <QWidget>

class QToolButton;

namespace adduce {

class ElidedLabel;
class PlainLabel;

/// Under the list of threads: how many there are, the way into the bin and back, and the offer to undo what was just done.
class HistoryFoot : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryFoot(QWidget *parent = nullptr);

    void setCount(const QString &words);
    void setBin(bool isShown, int deleted); ///< `deleted`: how many threads are in it
    void offerUndo(const QString &done); ///< empty takes the offer away

signals:
    void undoWanted();
    void binToggled();
    void importWanted();

private:
    PlainLabel *m_count;
    QToolButton *m_bin;
    QWidget *m_offer;
    ElidedLabel *m_done;
};

} // namespace adduce
