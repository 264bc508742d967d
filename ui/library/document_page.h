#pragma once
#include "ui/common/widgets.h"
#include "ui/library/document_facts.h"
#include "ui/jobs/library_job.h"
#include <QDialog>
#include <future>

class QBoxLayout;
class QTabWidget;
class QTreeWidget;
class QUndoStack;

namespace adduce {

class EncodingChoice;
class MetadataEditor;
class TablesView;

/// All that the library knows of one document: its metadata to be edited, its parts, its tables, what it hides, its
/// versions and the threads that cite it.
class DocumentPage : public QDialog
{
    Q_OBJECT

public:
    DocumentPage(const Services &services, LibraryJob &job, QUndoStack &undo, DocumentId document, QWidget *parent = nullptr);
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
    void showNotices();
    void showContents();
    void showHidden();
    void showVersions();
    void showCiting();
    QWidget *makeUnkept();
    QTreeWidget *addList(const QString &name, const QStringList &columns);
    void setTab(QWidget *page, const QString &title, std::size_t count);
    [[nodiscard]] QString labelOf(int page) const; ///< as printed; `page` is 0-based

    const Services &m_services;
    DocumentId m_document;
    DocumentFacts m_facts;
    std::future<void> m_reading;
    bool m_stale = false; ///< it changed while it was read
    PlainLabel *m_title;
    PlainLabel *m_line;
    QBoxLayout *m_notices;
    QWidget *m_unkept; ///< what was typed could not be saved when the page was to close
    QTabWidget *m_tabs;
    MetadataEditor *m_editor;
    TablesView *m_tables;
    EncodingChoice *m_encoding;
    QTreeWidget *m_contents, *m_hidden, *m_versions, *m_citing;
};

} // namespace adduce
