#pragma once
#include <QWidget>

namespace adduce {

class PlainLabel;

/// In place of a list without rows: what that means, and the way back.
class EmptyNote : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyNote(QWidget *parent = nullptr);
    void setText(const QString &text);

signals:
    void backWanted(); ///< to all papers

private:
    PlainLabel *m_text;
};

} // namespace adduce
