#pragma once
#include "ui/library/paper_finder.h"
#include <QDialog>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
class QUndoStack;

namespace adduce {

class LibraryJob;
class PlainLabel;

/// The references that came without their papers: a free copy is looked for, a file is given, or they are removed, which can be undone.
/// Once a paper is read, its row goes.
class WantedPapersDialog : public QDialog
{
    Q_OBJECT

public:
    WantedPapersDialog(const Services &services, LibraryJob &job, QUndoStack &undo, QWidget *parent = nullptr);

    [[nodiscard]] PaperFinder &finder() { return *m_finder; }
    void attach(const QString &path); ///< it is the paper of the row in hand

signals:
    void failed(const adduce::Error &error);

protected:
    void done(int result) override; ///< what is under way is stopped
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Delete removes

private:
    struct Listed
    {
        std::vector<WantedPaper> papers;
        QStringList files; ///< of each, the name of the one that is there; empty for none
    };
    void fill();
    void show(const Listed &listed);
    void findCopies();
    void chooseFile();
    void removeChosen();
    void openMenu(const QPoint &at);
    void showState();
    void say(const QString &text);
    [[nodiscard]] std::vector<WantedPaper> chosen() const;

    const Services &m_services;
    LibraryJob &m_job;
    QUndoStack &m_undo;
    PaperFinder *m_finder;
    QTreeWidget *m_list;
    PlainLabel *m_empty;
    PlainLabel *m_said;
    QPushButton *m_find;
    QPushButton *m_attach;
    QPushButton *m_remove;
    QPushButton *m_stop;
    std::vector<WantedPaper> m_papers; ///< a row each
    QStringList m_files; ///< as Listed has them
    std::vector<WantedPaper> m_finding; ///< those that copies are looked for now
    int m_foundCopies = 0; ///< of these
};

} // namespace adduce
