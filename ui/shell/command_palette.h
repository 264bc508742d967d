#pragma once
#include "ui/shell/palette_finder.h"
#include <QAction>
#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace adduce {

class LiveRegion;

/// Every action by its name, and papers and threads by theirs: type, choose, Enter. Shown with show(); closes when another window
/// is activated.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const Library &library, const QList<QAction *> &actions, QWidget *parent);

signals:
    void documentChosen(const adduce::DocumentRow &row);
    void threadChosen(adduce::ThreadId thread);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fill(const QString &text);
    void showFound(const PaletteFinds &finds);
    void addGroup(const QString &name);
    QListWidgetItem *addRow(const QString &text, const QString &spoken, int role, qsizetype place);
    void step(int direction); ///< over the names of groups
    void run();

    QList<QAction *> m_actions;
    PaletteFinds m_finds; ///< that are listed
    PaletteFinder *m_finder;
    QLineEdit *m_find;
    QListWidget *m_list;
    LiveRegion *m_live;
};

} // namespace adduce
