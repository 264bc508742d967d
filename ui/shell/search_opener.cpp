#include "ui/shell/search_opener.h"

namespace adduce {

SearchOpener::SearchOpener(const Services &services, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_parent(window)
{
}

void SearchOpener::open(const QString &words)
{
    if (!m_window) {
        m_window = new SearchWindow(m_services, m_parent);
        connect(m_window, &SearchWindow::citationActivated, this,
            [this](const Citation &citation) { emit citationActivated(citation, { citation }); });
        connect(m_window, &SearchWindow::pageWanted, this, &SearchOpener::pageWanted);
        connect(m_window, &SearchWindow::evidenceWanted, this, &SearchOpener::evidenceWanted);
        connect(m_window, &SearchWindow::askWanted, this, &SearchOpener::askWanted);
    }
    m_window->search(words);
}

void SearchOpener::reload()
{
    if (m_window)
        m_window->reload();
}

} // namespace adduce
