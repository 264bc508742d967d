#pragma once
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/jobs/library_job.h"
#include "ui/library/document_facts.h"
#include <QDialog>
#include <future>

class QTabWidget;
class QUndoStack;
class QVBoxLayout;

namespace adduce {

class DocumentEditing;
class EncodingChoice;
class FactList;
class LibraryJob;
class MetadataEditor;
class NoteEditor;
class TablesView;
class TagEditor;

/// All that the library knows of one document: its metadata to be edited, its parts, its tables, what it hides, its
/// versions and the threads that cite it.
class DocumentPage : public QDialog
{
    Q_OBJECT

public:
    DocumentPage(const Services &services, LibraryJob &job, DocumentEditing &editing, QUndoStack &undo, DocumentId document,
        QWidget *parent = nullptr);
    ~DocumentPage() override;

    void reload(); ///< in a thread of its own; `loaded` follows
    [[nodiscard]] DocumentId document() const { return m_document; }
    [[nodiscard]] MetadataEditor &editor() { return *m_editor; }
    [[nodiscard]] QTabWidget &tabs() { return *m_tabs; }
    [[nodiscard]] EncodingChoice &encoding() { return *m_encoding; }

signals:
    void loaded();
    void pageWanted(const adduce::DocumentRow &row, int page); ///< 0-based
    void threadWanted(adduce::ThreadId thread);
    void documentWanted(const adduce::DocumentRow &row); ///< another version
    void failed(const adduce::Error &error);

protected:
    void done(int result) override;

private:
    void showFacts(DocumentFacts facts);
    void fillTabs();
    QWidget *makeUnkept();
    QWidget *makeButtons(QUndoStack &undo);
    void connectEditors();
    void connectPlaces();
    [[nodiscard]] bool isWriting() const; ///< something that was typed
    void forgetTyped();
    void setTab(QWidget *page, const QString &title, std::size_t count);

    const Services &m_services;
    DocumentId m_document;
    DocumentFacts m_facts;
    std::future<void> m_reading;
    bool m_stale = false; ///< it changed while it was read
    bool m_isClosing = false; ///< once what was typed is saved
    PlainLabel *m_title;
    PlainLabel *m_line;
    QVBoxLayout *m_notices;
    QWidget *m_unkept; ///< what was typed could not be saved when the page was to close
    QTabWidget *m_tabs;
    MetadataEditor *m_editor;
    TagEditor *m_tags;
    NoteEditor *m_note;
    TablesView *m_tables;
    EncodingChoice *m_encoding;
    FactList *m_contents, *m_hidden, *m_versions, *m_citing;
};

} // namespace adduce
