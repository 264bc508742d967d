#pragma once
#include "core/highlights/highlight.h"
#include "core/library/document_store.h"
#include "ui/common/services.h"
#include "ui/reader/reader_tabs.h"
#include <QDockWidget>

namespace adduce {

class FileWriting;
class HighlightEditing;
class ReaderPanel;
struct Citation;

/// The reader beside the tab: it opens when a page is wanted. A paper that is open in a tab of it is shown there, any other one in the
/// current tab.
class ReaderDock : public QDockWidget
{
    Q_OBJECT

public:
    ReaderDock(const Services &services, HighlightEditing &editing, FileWriting &writing);

    [[nodiscard]] ReaderTabs &tabs() const { return *m_tabs; }
    [[nodiscard]] ReaderPanel &panel() const { return m_tabs->current(); }
    void bringUp();
    void openCitation(const Citation &citation, const std::vector<Citation> &others);
    void openDocument(const DocumentRow &row, int page); ///< 0-based
    void openStart(const DocumentRow &row); ///< of the document
    void openInNewTab(const DocumentRow &row);
    void openBeside(const DocumentRow &row); ///< on the other side
    void openHighlight(const Citation &citation, HighlightId highlight);
    void moveToOtherSide(); ///< the current paper
    void step(int direction); ///< to the next tab, of a reader that is seen; as with the following
    void closeTab();
    void follow(const std::vector<Citation> &citations); ///< while it is open
    void keepZoom(QSettings &settings) const;

signals:
    void broughtUp(); ///< it takes its place in the window
    void moved(); ///< another paper or page is shown
    void citationClicked(const adduce::Citation &citation); ///< a mark on the page
    void askWanted(const QString &quote);
    void evidenceWanted(const adduce::Citation &citation);
    void threadWanted(adduce::ThreadId thread);
    void said(const QString &text);

private:
    void connectPanel(ReaderPanel &panel);
    void widen(); ///< for two papers
    ReaderPanel &panelFor(const QString &sha256);

    ReaderTabs *m_tabs;
};

} // namespace adduce
