#include "ui/reader/reader_highlights.h"

#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "core/library/library.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/highlights/highlight_colours.h"
#include "ui/highlights/highlight_editing.h"
#include "ui/highlights/highlight_pane.h"
#include "ui/reader/page_view.h"
#include "ui/reader/quote_actions.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_places.h"
#include <QMenu>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kColour = "reader/highlight-colour"_L1;

ReaderHighlights::ReaderHighlights(const Services &services, HighlightEditing &editing, const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_reading(services.libraryThread)
    , m_editing(editing)
    , m_parts(parts)
    , m_pane(new HighlightPane(editing, false))
    , m_marks(services.worker)
{
    m_pane->setEmptyText(
        tr("Nothing is highlighted in this paper. Select words on a page and press H, or choose a colour from their menu."));
    connect(&parts.file, &ReaderFile::opening, this, [this] {
        m_marks.stop();
        m_ofFile.clear();
        setHighlights({});
    });
    connect(&parts.file, &ReaderFile::opened, this, [this](bool isCited) {
        reload();
        if (isCited)
            m_marks.find(m_parts.file.path());
    });
    connect(&m_marks, &FileMarks::found, this, [this](const QString &sha256, const std::vector<PageAnnotation> &marks) {
        if (sha256 != m_parts.file.sha256())
            return;
        for (const PageAnnotation &mark : marks)
            m_ofFile.push_back(markOfFile(sha256, mark));
        list();
    });
    connect(m_pane, &HighlightPane::adoptWanted, this, [this] {
        std::vector<Highlight> wanted = m_pane->highlights();
        std::erase_if(wanted, [](const Highlight &one) { return one.id || one.quote.isEmpty(); });
        m_editing.adopt(wanted);
    });
    connect(&editing, &HighlightEditing::changed, this, &ReaderHighlights::reload);
    connect(&editing, &HighlightEditing::failed, this, [this] { m_isNoteWanted = false; }); // others say it, once for all readers
    connect(&m_marks, &FileMarks::failed, this, [this](const Error &error) { emit said(sentence(error)); });
    connect(&editing, &HighlightEditing::added, this, [this](const Highlight &highlight) {
        if (highlight.sha256 != m_parts.file.sha256())
            return;
        if (!std::exchange(m_isNoteWanted, false))
            return m_pane->choose(highlight.id);
        emit listWanted();
        m_pane->editNote(highlight.id);
    });
    connect(m_pane, &HighlightPane::opened, this, &ReaderHighlights::goTo);
    connect(&parts.view.mouse(), &PageMouse::highlightClicked, this, [this](HighlightId id) {
        emit listWanted();
        m_pane->choose(id);
    });
}

void ReaderHighlights::reload()
{
    if (!m_parts.file.isOpen() || m_parts.file.isAccepted())
        return setHighlights({});
    m_reading.run(
        this, [sha256 = m_parts.file.sha256()](Database &database) { return HighlightStore(database).of(sha256); },
        [this](const std::vector<Highlight> &highlights) { setHighlights(highlights); },
        [this](const Error &error) { emit said(sentence(error)); });
}

void ReaderHighlights::setHighlights(const std::vector<Highlight> &highlights)
{
    m_own = highlights;
    m_parts.view.setHighlights(highlights);
    emit changed();
    list();
    const auto wanted = std::ranges::find_if(highlights, [this](const Highlight &one) { return one.id == m_wanted; });
    if (wanted == highlights.end())
        return;
    m_wanted.reset();
    goTo(*wanted);
}

void ReaderHighlights::goTo(const Highlight &highlight)
{
    Citation place; // it is not cited: its place alone is looked at
    place.page = highlight.page;
    place.rects = m_parts.view.highlights().rects(highlight);
    if (m_parts.view.isInSight(place))
        return;
    const PagePoint from = m_parts.view.position();
    m_parts.view.showMark(place);
    m_parts.places.jumped(from);
}

void ReaderHighlights::open(const Citation &paper, HighlightId id)
{
    Citation page = paper; // as above
    page.quote.clear();
    page.rects.clear();
    m_parts.places.openCitation(page, {});
    emit listWanted();
    show(id);
}

void ReaderHighlights::list()
{
    std::vector<Highlight> all = m_own;
    int canBeAdopted = 0;
    for (const Highlight &mark : m_ofFile) {
        const auto isThat = [&](const Highlight &own) { return own.page == mark.page && own.quote == mark.quote; };
        if (std::ranges::any_of(m_own, isThat))
            continue;
        canBeAdopted += mark.quote.isEmpty() ? 0 : 1;
        all.push_back(mark);
    }
    std::ranges::stable_sort(all, {}, &Highlight::page);
    m_pane->setHighlights(std::move(all));
    m_pane->offerAdopting(m_services.library.readOnly() == ReadOnly::No ? canBeAdopted : 0);
}

std::vector<Highlight> ReaderHighlights::own() const
{
    return m_own;
}

HighlightColour ReaderHighlights::colour() const
{
    return valueNamed<HighlightColour>(m_services.settings.value(kColour).toString()).value_or(HighlightColour::Yellow);
}

void ReaderHighlights::make(std::optional<HighlightColour> colour, bool withNote)
{
    if (colour && *colour != this->colour()) {
        m_services.settings.setValue(kColour, QString(nameOf(*colour)));
        emit colourChanged();
    }
    const auto add = [this, chosen = this->colour(), withNote](const Citation &quote) {
        m_isNoteWanted = withNote;
        m_editing.add(quote, chosen);
    };
    m_parts.quotes.withQuote(add);
}

void ReaderHighlights::makeWithNote()
{
    make({}, true);
}

void ReaderHighlights::fillMenu(QMenu &menu)
{
    for (QAction *action : colourActions(&menu, colours(menu.palette()).isDark)) {
        const auto colour = static_cast<HighlightColour>(action->data().toInt());
        connect(action, &QAction::triggered, this, [this, colour] { make(colour); });
        menu.addAction(action);
    }
}

void ReaderHighlights::addActions(QMenu &menu, const Highlight &highlight)
{
    menu.addAction(icon(u"document-edit"_s), tr("Write a note"), this, [this, id = highlight.id] {
        emit listWanted();
        m_pane->editNote(id);
    });
    for (QAction *action : colourActions(&menu, colours(menu.palette()).isDark)) {
        Highlight after = highlight;
        after.colour = static_cast<HighlightColour>(action->data().toInt());
        action->setEnabled(after.colour != highlight.colour);
        connect(action, &QAction::triggered, this, [this, highlight, after] { m_editing.change(highlight, after); });
        menu.addAction(action);
    }
    menu.addAction(
        icon(u"edit-delete"_s), tr("Remove the highlight"), this, [this, highlight] { m_editing.remove({ highlight }); });
    menu.addSeparator();
}

void ReaderHighlights::show(HighlightId id)
{
    m_pane->choose(id);
    const std::vector<Highlight> &here = m_pane->highlights();
    if (const auto found = std::ranges::find(here, id, &Highlight::id); found != here.end())
        goTo(*found);
    else
        m_wanted = id;
}

} // namespace adduce
