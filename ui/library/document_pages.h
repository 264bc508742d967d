#pragma once
#include "core/library/document_store.h"
#include "ui/common/services.h"
#include <QObject>

class QUndoStack;

namespace adduce {

class DocumentEditing;
class LibraryJob;

/// The pages of documents that are open beside a window: one a document.
class DocumentPages : public QObject
{
    Q_OBJECT

public:
    DocumentPages(const Services &services, LibraryJob &job, DocumentEditing &editing, QUndoStack &undo, QWidget *window);

    void show(const DocumentRow &row); ///< raises the one that is open
    bool close(); ///< all, keeping what is being typed; false: one cannot keep it and stays, in sight

signals:
    void pageWanted(const adduce::DocumentRow &row, int page); ///< 0-based
    void threadWanted(adduce::ThreadId thread);
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    LibraryJob &m_job;
    DocumentEditing &m_editing;
    QUndoStack &m_undo;
    QWidget *m_window;
};

} // namespace adduce
