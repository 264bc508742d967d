#pragma once
#include <QAction>
#include <QDialog>

class QLineEdit;
class QListWidget;

namespace adduce {

/// Every action by its name: type, choose, Enter.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const QList<QAction *> &actions, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QString &text);
    void run();

    QList<QAction *> m_actions;
    QLineEdit *m_find;
    QListWidget *m_list;
};

} // namespace adduce
