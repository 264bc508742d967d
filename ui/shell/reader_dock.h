#pragma once
#include "core/highlights/highlight.h"
#include "core/library/document_store.h"
#include "ui/common/services.h"
#include <QDockWidget>

namespace adduce {

class FileWriting;
class HighlightEditing;
class ReaderPanel;
struct Citation;

/// The reader beside the tab: it opens when a page is wanted.
class ReaderDock : public QDockWidget
{
    Q_OBJECT

public:
    ReaderDock(const Services &services, HighlightEditing &editing, FileWriting &writing);

    [[nodiscard]] ReaderPanel &panel() const { return *m_panel; }
    void bringUp();
    void openCitation(const Citation &citation, const std::vector<Citation> &others);
    void openDocument(const DocumentRow &row, int page); ///< 0-based
    void openStart(const DocumentRow &row); ///< of the document
    void openHighlight(const Citation &citation, HighlightId highlight);
    void follow(const std::vector<Citation> &citations); ///< while it is open
    void keepZoom(QSettings &settings) const;

signals:
    void broughtUp(); ///< it takes its place in the window

private:
    ReaderPanel *m_panel;
};

} // namespace adduce
