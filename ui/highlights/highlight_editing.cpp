#include "ui/highlights/highlight_editing.h"

#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "ui/common/library_step.h"
#include <algorithm>

namespace adduce {

HighlightEditing::HighlightEditing(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
{
}

void HighlightEditing::perform(const QString &text, const std::function<HighlightChange(Database &)> &plan, bool isNew)
{
    // Planned once, by the library's thread; a later redo makes the same change.
    const auto planned = std::make_shared<std::optional<HighlightChange>>();
    const auto make = [plan, planned](Database &database) {
        if (!*planned)
            *planned = plan(database);
        return HighlightStore(database).apply(**planned);
    };
    const auto takeBack = [planned](Database &database) { HighlightStore(database).apply((*planned)->inverse()); };
    const auto done = [this, planned, told = std::make_shared<bool>(!isNew)](bool isChanged) {
        if (isChanged)
            emit changed();
        if (!std::exchange(*told, true) && *planned && !(*planned)->put.empty())
            emit added((*planned)->put.front());
    };
    LibraryStep::perform(
        m_undo, m_library, this, text, { make, takeBack }, { done, [this](const Error &error) { emit failed(error); } });
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
    perform(tr("Highlight"), plan, true);
}

void HighlightEditing::adopt(const std::vector<Highlight> &marksOfFile)
{
    perform(tr("Highlights of the file"), [marksOfFile](Database &database) {
        HighlightChange change;
        qint64 next = HighlightStore(database).newId().value;
        for (const Highlight &mark : marksOfFile)
            if (auto made = adopted(database, mark)) {
                made->id = { next++ };
                change.put.push_back(std::move(*made));
            }
        return change;
    });
}

void HighlightEditing::change(const Highlight &before, const Highlight &after)
{
    if (before == after)
        return;
    perform(before.note == after.note ? tr("Colour of a highlight") : tr("Note on a highlight"),
        [before, after](Database &) { return HighlightChange { { before }, { after } }; });
}

void HighlightEditing::remove(const std::vector<Highlight> &highlights)
{
    if (!highlights.empty())
        perform(tr("Removal of highlights"), [highlights](Database &) { return HighlightChange { highlights, {} }; });
}

} // namespace adduce
