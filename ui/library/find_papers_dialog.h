#pragma once
#include "ui/library/paper_finder.h"
#include <QDialog>

class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace adduce {

class PlainLabel;

/// Papers that services know on a question, of which those that anybody may read can be fetched into the library.
class FindPapersDialog : public QDialog
{
    Q_OBJECT

public:
    FindPapersDialog(const Services &services, const QString &question, QWidget *parent = nullptr);

    [[nodiscard]] PaperFinder &finder() { return *m_finder; }

signals:
    void fetched(const QStringList &paths); ///< they are queued: to be read now

protected:
    void done(int result) override; ///< what is under way is stopped

private:
    void search();
    void list(const FoundPapers &found);
    void fetchChosen();
    void showState();
    void say(const QString &text);
    [[nodiscard]] std::vector<QTreeWidgetItem *> chosen() const;

    const Services &m_services;
    PaperFinder *m_finder;
    QLineEdit *m_question;
    QPushButton *m_search;
    QTreeWidget *m_list;
    PlainLabel *m_said;
    QProgressBar *m_progress;
    QPushButton *m_fetch;
    QPushButton *m_stop;
    std::vector<FoundPaper> m_papers; ///< a row each
    std::vector<QTreeWidgetItem *> m_fetching; ///< rows of those that are fetched now
};

} // namespace adduce
