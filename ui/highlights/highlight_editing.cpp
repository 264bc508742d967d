#include "ui/highlights/highlight_editing.h"

#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "ui/common/library_step.h"
#include <algorithm>

namespace adduce {

HighlightEditing::HighlightEditing(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(&undo)
{
}

void HighlightEditing::perform(const QString &text, const Plan &plan, const Planned &made, const std::function<void()> &notKept)
{
    if (!m_undo) // the window is going
        return;
    const auto planned = std::make_shared<std::optional<HighlightChange>>(); // a later redo makes the same change
    const auto make = [plan, planned](Database &database) {
        if (!*planned)
            *planned = plan(database);
        return HighlightStore(database).apply(**planned);
    };
    const auto takeBack = [planned](Database &database) { HighlightStore(database).apply((*planned)->inverse()); };
    const auto done = [this, planned, once = std::make_shared<Planned>(made)](bool isChanged) {
        if (isChanged)
            emit changed();
        if (const auto first = std::exchange(*once, {}); first && *planned)
            first(**planned);
    };
    const auto fail = [this, once = std::make_shared<std::function<void()>>(notKept)](const Error &error) {
        if (const auto first = std::exchange(*once, {}))
            first();
        emit failed(error);
    };
    LibraryStep::perform(*m_undo, m_library, this, text, { make, takeBack }, { done, fail });
}

/// The same words where they begin at the same point, or nearly so: a repeated word is another one.
static bool isSamePlace(const Highlight &a, const Highlight &b)
{
    constexpr double kNear = 1; // points
    if (a.page != b.page || a.quote != b.quote)
        return false;
    return a.rects.empty() || b.rects.empty()
        || (a.rects.front().topLeft() - b.rects.front().topLeft()).manhattanLength() < kNear;
}

void HighlightEditing::add(const Citation &quote, HighlightColour colour)
{
    const auto plan = [quote, colour](Database &database) {
        const HighlightStore store(database);
        Highlight made = highlightOf(database, quote, colour);
        const std::vector<Highlight> there = store.of(quote.sha256);
        const auto same = std::ranges::find_if(there, [&](const Highlight &one) { return isSamePlace(one, made); });
        if (same == there.end()) {
            made.id = store.newId();
            return HighlightChange { {}, { made } };
        }
        Highlight coloured = *same;
        coloured.colour = colour;
        return HighlightChange { { *same }, { coloured } };
    };
    perform(tr("Highlight"), plan, [this](const HighlightChange &change) {
        if (!change.put.empty())
            emit added(change.put.front());
    });
}

void HighlightEditing::adopt(const std::vector<Highlight> &marksOfFile)
{
    const auto plan = [marksOfFile](Database &database) {
        HighlightChange change;
        qint64 next = HighlightStore(database).newId().value;
        for (const Highlight &mark : marksOfFile)
            if (auto made = adopted(database, mark)) {
                made->id = { next++ };
                change.put.push_back(std::move(*made));
            }
        return change;
    };
    const auto tell = [this, all = marksOfFile.size()](const HighlightChange &change) {
        if (change.put.size() < all)
            emit said(tr("%1 of %2 marks were taken over. The words of the others do not stand on their page in this order.")
                    .arg(change.put.size())
                    .arg(all));
    };
    perform(tr("Highlights of the file"), plan, tell);
}

void HighlightEditing::change(const Highlight &before, const Highlight &after, const std::function<void()> &notKept)
{
    if (before == after)
        return;
    const QString text = before.note == after.note ? tr("Colour of a highlight") : tr("Note on a highlight");
    perform(text, [before, after](Database &) { return HighlightChange { { before }, { after } }; }, {}, notKept);
}

void HighlightEditing::remove(const std::vector<Highlight> &highlights)
{
    if (!highlights.empty())
        perform(tr("Removal of highlights"), [highlights](Database &) { return HighlightChange { highlights, {} }; });
}

} // namespace adduce
