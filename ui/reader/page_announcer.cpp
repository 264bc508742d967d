#include "ui/reader/page_announcer.h"

#include "ui/common/live_region.h"
#include "ui/reader/page_labels.h"
#include "ui/reader/page_view.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_places.h"

namespace adduce {

using namespace Qt::StringLiterals;

PageAnnouncer::PageAnnouncer(
    PageView &view, const ReaderFile &file, const ReaderPlaces &places, const PageLabels &labels, QWidget &window)
    : QObject(&window)
    , m_view(view)
    , m_file(file)
    , m_places(places)
    , m_labels(labels)
    , m_live(new LiveRegion(&window))
{
}

void PageAnnouncer::say(const QString &words)
{
    m_live->say(words);
}

void PageAnnouncer::sayArrival()
{
    say(page() + u". "_s + markedWords());
}

void PageAnnouncer::namePage()
{
    m_view.setAccessibleName(page());
}

void PageAnnouncer::describe()
{
    const QString line = m_view.caret().line().simplified();
    const QString spoken = line.isEmpty() ? markedWords() : tr("Line: “%1”").arg(line);
    if (spoken != m_view.accessibleDescription())
        m_view.setAccessibleDescription(spoken);
}

QString PageAnnouncer::page() const
{
    return tr("%1, page %2").arg(m_file.title(), m_labels.of(m_view.currentPage()));
}

QString PageAnnouncer::markedWords() const
{
    const Citation *citation = m_places.focused();
    return citation ? tr("Marked: “%1”").arg(citation->quote.simplified()) : QString();
}

} // namespace adduce
