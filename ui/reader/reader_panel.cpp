#include "ui/reader/reader_panel.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/highlights/highlight_colours.h"
#include "ui/reader/copy_saver.h"
#include "ui/reader/document_parts.h"
#include "ui/reader/document_search.h"
#include "ui/reader/file_message.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/link_opener.h"
#include "ui/reader/page_announcer.h"
#include "ui/reader/page_printer.h"
#include "ui/reader/quote_foot.h"
#include "ui/reader/reader_menu.h"
#include "ui/reader/reader_side.h"
#include <QKeyEvent>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

ReaderPanel::ReaderPanel(const Services &services, HighlightEditing &editing, FileWriting &writing, QWidget *parent)
    : QWidget(parent)
    , m_reading(services.libraryThread)
    , m_cache(services.worker)
    , m_view(new PageView(m_cache))
    , m_file(new ReaderFile(services, m_cache, this))
    , m_places(new ReaderPlaces(services.library, *m_file, *m_view, this))
    , m_quotes(new QuoteActions(services.libraryThread, *m_file, *m_places, m_view->selection(), this))
    , m_highlights(new ReaderHighlights(services, editing, { *m_file, *m_view, *m_quotes, *m_places }, this))
    , m_links(new LinkOpener(*m_view, m_cache, m_labels, *this))
    , m_copies(new CopySaver(services, *m_file, writing, *this))
    , m_printer(new PagePrinter(services.worker, *m_file, *this))
    , m_find(new FindBar)
    , m_search(new DocumentSearch(*m_find, *m_view, m_cache, this))
    , m_side(new ReaderSide(services, m_highlights->pane()))
    , m_message(new FileMessage(*m_file, *m_view))
    , m_stack(new QStackedWidget)
    , m_toolbar(new ReaderToolbar(*m_view, *m_side, *m_places, services.settings))
    , m_foot(new QuoteFoot(services.libraryThread, *m_file, *m_places, m_view->selection(), *m_quotes, *m_highlights))
    , m_menu(new ReaderMenu({ *m_view, *m_file, *m_quotes, *m_highlights, *m_links, *m_copies, *m_printer, *m_foot }, *this))
    , m_announcer(new PageAnnouncer(*m_view, *m_file, *m_places, m_labels, *this))
{
    layOut();
    connectFile();
    connectPages();
    connectActions();
    if (const double zoom = services.settings.value(u"reader/zoom"_s, 0.0).toDouble(); zoom > 0)
        m_view->setZoom(zoom);
    showPlace();
}

void ReaderPanel::layOut()
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_find->hide();
    all->addWidget(m_toolbar);
    all->addWidget(line());
    all->addWidget(m_find);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_message);
    auto *empty = emptyNote(tr("Choose a paper in the library to read it here."));
    m_stack->addWidget(empty);
    m_stack->setCurrentWidget(empty);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_side);
    middle->addWidget(m_stack, 1);
    all->addLayout(middle, 1);
    all->addWidget(m_foot);
}

void ReaderPanel::connectFile()
{
    connect(m_file, &ReaderFile::titleChanged, this, [this](const QString &title) {
        m_stack->setCurrentWidget(m_view); // what the message said is over
        emit titleChanged(title);
    });
    connect(m_file, &ReaderFile::opening, this, [this] {
        m_view->setPageCount(0);
        m_view->setMarks({});
        m_search->clear();
    });
    connect(m_file, &ReaderFile::opened, this, &ReaderPanel::begin);
    connect(m_file, &ReaderFile::accepted, m_stack, [this] { m_stack->setCurrentWidget(m_view); });
    connect(m_file, &ReaderFile::said, this, &ReaderPanel::said);
    connect(&m_cache, &PageCache::outlineRead, m_side, &ReaderSide::setOutline);
    connect(m_message, &FileMessage::shown, this, [this] {
        m_stack->setCurrentWidget(m_message);
        showPlace();
    });
    connect(m_message, &FileMessage::spoken, m_announcer, &PageAnnouncer::say);
    connect(m_message, &FileMessage::acceptWanted, m_places, &ReaderPlaces::acceptFile);
    connect(m_message, &FileMessage::lookWanted, m_places, [this] {
        m_places->acceptFile();
        m_search->open(m_file->citation().quote.simplified());
    });
}

/// Of a small page, which is light in every theme.
static std::vector<ReaderSide::Stroke> strokesOn(int page, const PageView &view, const ReaderPlaces &places)
{
    std::vector<ReaderSide::Stroke> strokes;
    for (const Highlight &highlight : view.highlights().on(page))
        for (const QRectF &rect : view.highlights().rects(highlight))
            strokes.push_back({ rect, swatchColour(highlight.colour, false) });
    for (const Citation &citation : places.focused() ? places.cited() : std::vector<Citation> {})
        if (citation.page == page + 1)
            for (const QRectF &rect : citation.rects)
                strokes.push_back({ rect, coloursFor(false).accent });
    return strokes;
}

void ReaderPanel::connectPages()
{
    connect(m_view, &PageView::currentPageChanged, this, &ReaderPanel::showPlace);
    connect(m_view, &PageView::currentPageChanged, m_side, &ReaderSide::setCurrentPage);
    connect(m_view, &PageView::laidOut, this, &ReaderPanel::showPlace);
    connect(&m_view->caret(), &CaretController::moved, m_announcer, &PageAnnouncer::describe);
    connect(&m_view->mouse(), &PageMouse::markClicked, this, [this](const Citation &citation) {
        m_places->followSentence({ citation });
        emit citationClicked(citation);
    });
    connect(m_places, &ReaderPlaces::changed, this, &ReaderPanel::showPlace);
    connect(m_places, &ReaderPlaces::arrived, m_announcer, &PageAnnouncer::sayArrival);
    connect(m_places, &ReaderPlaces::stepped, this, &ReaderPanel::citationClicked);
    connect(m_links, &LinkOpener::jumped, m_places, [this](const PagePoint &from) { m_places->jumped(from); });
    connect(m_search, &DocumentSearch::began, m_places, &ReaderPlaces::endWalk);
    connect(m_search, &DocumentSearch::shown, m_places, [this](const PagePoint &from) { m_places->jumped(from, Walk::Matches); });
    m_side->setStrokes([this](int page) { return strokesOn(page, *m_view, *m_places); });
    connect(m_highlights, &ReaderHighlights::changed, m_side, &ReaderSide::updateStrokes);
    connect(m_places, &ReaderPlaces::changed, m_side, &ReaderSide::updateStrokes);
    connect(&m_cache, &PageCache::textRead, m_side, &ReaderSide::updateStrokes);
    connect(m_side, &ReaderSide::pageChosen, m_places, &ReaderPlaces::goToPage);
}

void ReaderPanel::connectActions()
{
    connect(m_view, &PageView::menuWanted, m_menu, &ReaderMenu::show);
    connect(m_menu, &ReaderMenu::findWanted, this, &ReaderPanel::find);
    connect(m_copies, &CopySaver::said, this, &ReaderPanel::said);
    connect(m_printer, &PagePrinter::failed, this, [this](const Error &error) { emit said(sentence(error)); });
    connect(m_highlights, &ReaderHighlights::said, this, &ReaderPanel::said);
    connect(m_highlights, &ReaderHighlights::listWanted, m_toolbar, &ReaderToolbar::showHighlights);
    connect(&m_cache, &PageCache::textRead, m_foot, [this](int page) {
        if (page == m_view->selection().page())
            m_foot->showQuote();
    });
    connect(m_toolbar, &ReaderToolbar::findWanted, this, &ReaderPanel::find);
    connect(m_toolbar, &ReaderToolbar::menuWanted, m_menu, &ReaderMenu::show);
    connect(m_toolbar, &ReaderToolbar::pageTyped, this, [this](const QString &typed) {
        if (const auto page = m_labels.pageOf(typed))
            m_places->goToPage(*page);
        m_view->setFocus();
        showPlace();
    });
    connect(m_links, &LinkOpener::said, this, &ReaderPanel::said);
    connect(m_quotes, &QuoteActions::askWanted, this, &ReaderPanel::askWanted);
    connect(m_quotes, &QuoteActions::evidenceWanted, this, &ReaderPanel::evidenceWanted);
    connect(m_quotes, &QuoteActions::said, this, &ReaderPanel::said);
    connect(m_foot, &QuoteFoot::threadWanted, this, &ReaderPanel::threadWanted);
}

void ReaderPanel::begin(bool isCited)
{
    const bool wasTyping = m_message->closePassword();
    m_labels.setPages(m_file->pageCount());
    m_view->setPageCount(m_file->pageCount());
    m_side->setDocument(m_file->path(), m_file->encoding(), m_file->pageCount());
    const auto show = [this](const DocumentParts &parts) {
        m_labels.setLabels(parts.labels);
        if (parts.outline.empty()) // not read by the library, as with a password
            m_cache.readOutline();
        else
            m_side->setOutline(parts.outline);
        showPlace();
    };
    const auto read = [document = m_file->citation().document](Database &database) { return documentParts(database, document); };
    m_reading.run(this, read, show, [show](const Error &) { show({}); });
    m_places->reloadCited();
    m_search->restart();
    if (!isCited)
        return m_message->sayDiffers();
    m_stack->setCurrentWidget(m_view);
    m_places->arrive();
    if (wasTyping)
        m_view->setFocus(Qt::OtherFocusReason);
    showPlace();
}

void ReaderPanel::find()
{
    const QString selected = m_view->selection().text().simplified();
    m_search->open(selected.size() < 80 ? selected : QString());
}

bool ReaderPanel::closeTopmost()
{
    if (m_search->close())
        return true;
    const bool caret = m_view->caret().isOn();
    m_view->caret().leave();
    return caret;
}

void ReaderPanel::showPlace()
{
    m_toolbar->showWays(*m_file, m_labels);
    m_toolbar->showPage(*m_file, m_labels);
    m_foot->showQuote();
    if (!m_file->isOpen())
        return;
    m_announcer->namePage();
    m_announcer->describe();
}

void ReaderPanel::keyPressEvent(QKeyEvent *event)
{
    const int direction = event->modifiers() & Qt::ShiftModifier ? -1 : 1;
    if (event->key() == Qt::Key_F3 || (event->key() == Qt::Key_G && event->modifiers() & Qt::ControlModifier))
        return m_find->step(direction);
    if (event->key() == Qt::Key_N)
        return m_places->step(direction);
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_H)
        return m_highlights->make();
    if (isPlain && event->key() == Qt::Key_M)
        return m_highlights->makeWithNote();
    if (isPlain && event->key() >= Qt::Key_1 && event->key() < Qt::Key_1 + static_cast<int>(kHighlightColours))
        return m_highlights->make(static_cast<HighlightColour>(event->key() - Qt::Key_1));
    QWidget::keyPressEvent(event);
}

} // namespace adduce
