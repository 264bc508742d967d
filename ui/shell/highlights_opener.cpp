#include "ui/shell/highlights_opener.h"

#include "core/highlights/highlight_places.h"
#include "core/library/library.h"

namespace adduce {

HighlightsOpener::HighlightsOpener(const Services &services, QUndoStack &undo, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_parent(window)
    , m_editing(services.libraryThread, undo)
{
}

void HighlightsOpener::open()
{
    if (!m_window) {
        m_window = new HighlightsWindow(m_services, m_editing, m_writing, m_parent);
        connect(m_window, &HighlightsWindow::opened, this, &HighlightsOpener::opened);
    }
    m_window->comeForward();
}

void HighlightsOpener::keep()
{
    if (m_window)
        m_window->keep();
}

void HighlightsOpener::close()
{
    if (m_window)
        m_window->close();
}

void HighlightsOpener::reload()
{
    const auto move = [](Database &database) { moveToCurrentVersions(database); };
    if (m_services.library.readOnly() == ReadOnly::No)
        m_services.libraryThread.write(this, move, [] { }, [](const Error &) { }); // they are shown where they are
    if (m_window)
        m_window->reload();
}

} // namespace adduce
