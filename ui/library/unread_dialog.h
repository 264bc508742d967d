#pragma once
#include "core/library/document_store.h"
#include "ui/common/latest_read.h"
#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace adduce {

class DocumentEditing;
class LibraryJob;
class PlainLabel;

/// The documents that could not be read: why each was not, and what to do about it.
class UnreadDialog : public QDialog
{
    Q_OBJECT

public:
    UnreadDialog(LibraryThread &library, LibraryJob &job, DocumentEditing &editing, QWidget *parent = nullptr);

signals:
    void openWanted(const adduce::DocumentRow &row); ///< where a password can be typed
    void failed(const adduce::Error &error);

private:
    void layOut();
    void fill();
    void list(const std::vector<DocumentRow> &rows);
    void showState();
    [[nodiscard]] std::vector<DocumentRow> chosen() const;

    LatestRead m_reading;
    LibraryJob &m_job;
    DocumentEditing &m_editing;
    std::vector<DocumentRow> m_rows;
    QTreeWidget *m_list;
    PlainLabel *m_empty;
    PlainLabel *m_what; ///< of the current one
    PlainLabel *m_next;
    QPushButton *m_again;
    QPushButton *m_open;
    QPushButton *m_folder;
    QPushButton *m_remove;
};

} // namespace adduce
