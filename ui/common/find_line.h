#pragma once
#include "ui/common/widgets.h"

class QLineEdit;

namespace adduce {

/// A line to find words in what is read: how often they occur, from one place to the next by Return, and back by Shift+Return.
class FindLine : public QWidget
{
    Q_OBJECT

public:
    explicit FindLine(const QString &name, QWidget *parent = nullptr); ///< "Find in this document"

    void open(const QString &words = {}); ///< shows it, with the focus; without words those of before
    [[nodiscard]] QString words() const; ///< without space around them
    [[nodiscard]] QLineEdit &box() { return *m_words; }
    void showCount(int match, int count, bool isLooking = false); ///< 0-based

signals:
    void wordsChanged(const QString &words); ///< empty: nothing is to be found
    void stepped(int direction); ///< 1: to the next match, -1: to the one before
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_words;
    PlainLabel *m_count;
};

} // namespace adduce
