#pragma once
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/reader/page_labels.h"
#include "ui/reader/page_view.h"
#include "ui/reader/quote_actions.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_highlights.h"
#include "ui/reader/reader_places.h"
#include "ui/reader/reader_side.h"
#include "ui/reader/reader_toolbar.h"

class QStackedWidget;

namespace adduce {

class CopySaver;
class DocumentSearch;
class FileMessage;
class FileWriting;
class FindBar;
class HighlightEditing;
class LinkOpener;
class PageAnnouncer;
class PagePrinter;
class QuoteFoot;
class ReaderMenu;

/// The reader: the pages of one document with what stands around them.
class ReaderPanel : public QWidget
{
    Q_OBJECT

public:
    ReaderPanel(const Services &services, HighlightEditing &editing, FileWriting &writing, QWidget *parent = nullptr);

    void openDocument(const DocumentRow &row, int page = 0) { m_places->openDocument(row, page); } ///< 0-based
    void find(); ///< what is selected, in this document
    bool closeTopmost(); ///< the find box, or else the caret

    [[nodiscard]] PageView &view() { return *m_view; }
    [[nodiscard]] PageCache &cache() { return m_cache; }
    [[nodiscard]] ReaderFile &file() { return *m_file; }
    [[nodiscard]] ReaderPlaces &places() { return *m_places; }
    [[nodiscard]] QuoteActions &quotes() { return *m_quotes; }
    [[nodiscard]] ReaderHighlights &highlights() { return *m_highlights; }
    [[nodiscard]] PagePrinter &printer() { return *m_printer; }
    [[nodiscard]] ReaderToolbar &toolbar() { return *m_toolbar; }

signals:
    void titleChanged(const QString &title);
    void citationClicked(const adduce::Citation &citation); ///< a mark on the page
    void askWanted(const QString &quote);
    void evidenceWanted(const adduce::Citation &citation);
    void threadWanted(adduce::ThreadId thread);
    void said(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void connectFile(); ///< from what is opened to what is shown
    void connectPages(); ///< from place to place
    void connectActions(); ///< of what stands around the pages
    void begin(bool isCited); ///< with the file that was opened
    void showPlace(); ///< everywhere around the pages

    LatestRead m_reading;
    PageCache m_cache;
    PageLabels m_labels;
    PageView *m_view;
    ReaderFile *m_file;
    ReaderPlaces *m_places;
    QuoteActions *m_quotes;
    ReaderHighlights *m_highlights;
    LinkOpener *m_links;
    CopySaver *m_copies;
    PagePrinter *m_printer;
    FindBar *m_find;
    DocumentSearch *m_search;
    ReaderSide *m_side;
    FileMessage *m_message;
    QStackedWidget *m_stack; ///< the pages, or the message
    ReaderToolbar *m_toolbar;
    QuoteFoot *m_foot;
    ReaderMenu *m_menu;
    PageAnnouncer *m_announcer;
};

} // namespace adduce
