#pragma once
#include <QWidget>

namespace adduce {

class AskedQuestion;

/// A question and its answer on one row, which opens them.
class FoldedTurn : public QWidget
{
    Q_OBJECT

public:
    explicit FoldedTurn(const AskedQuestion &asked, QWidget *parent = nullptr);

signals:
    void opened();
};

} // namespace adduce
