#pragma once
#include "core/library/removed_papers.h"
#include "ui/common/latest_read.h"
#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace adduce {

class DocumentEditing;
class PlainLabel;

/// The papers that were removed: they are put back, and read again, or forgotten for good.
class RemovedPapersDialog : public QDialog
{
    Q_OBJECT

public:
    RemovedPapersDialog(LibraryThread &library, DocumentEditing &editing, QWidget *parent = nullptr);

signals:
    void failed(const adduce::Error &error);

private:
    struct Listed
    {
        RemovedPaper paper;
        bool isThere = true; ///< its file
    };
    void layOut();
    void fill();
    void list(const std::vector<Listed> &papers);
    void showState();
    [[nodiscard]] std::vector<RemovedPaperId> chosen() const;

    LatestRead m_reading;
    DocumentEditing &m_editing;
    QTreeWidget *m_list;
    PlainLabel *m_empty;
    QPushButton *m_putBack;
    QPushButton *m_forget;
};

} // namespace adduce
