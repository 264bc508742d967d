// How the reader goes from place to place, and back.
#include "core/ask/page_source.h"
#include "ui/common/live_region.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_panel.h"

#include <QStackedWidget>

namespace adduce {

using namespace Qt::StringLiterals;

void ReaderPanel::openCitation(const Citation &citation, const std::vector<Citation> &others)
{
    leave();
    if (makeOpen({ citation, others })) {
        visit(citation, others);
        m_history.endWalk(); // it was asked for, not passed by
        tellArrival();
    } else {
        m_history.endWalk();
        m_history.go({ citation, others });
    }
    showPlace();
}

void ReaderPanel::openDocument(const DocumentRow &row, int page)
{
    Citation citation;
    citation.document = row.id;
    citation.sha256 = row.sha256;
    citation.source = shortName(row);
    citation.title = displayTitle(row);
    citation.path = row.path;
    citation.page = page + 1;
    citation.pageCount = row.pages;
    openCitation(citation, {});
}

void ReaderPanel::back()
{
    leave();
    if (m_history.goBack())
        comeBack();
}

void ReaderPanel::forward()
{
    leave();
    if (m_history.goForward())
        comeBack();
}

void ReaderPanel::comeBack()
{
    if (makeOpen(m_history.here()))
        arrive();
    showPlace();
}

void ReaderPanel::leave()
{
    if (isShowing() && !m_history.isEmpty())
        m_history.leave(m_view->position());
}

bool ReaderPanel::makeOpen(const Place &place)
{
    const Citation &citation = place.citation;
    m_title = citation.title.isEmpty() ? citation.source : u"%1 – %2"_s.arg(citation.source, citation.title);
    emit titleChanged(m_title);
    const auto [path, encoding] = pageSource(m_services.library, citation);
    const bool isCited =
        path == m_path && encoding == m_encoding && !m_accepted && (m_sha256 == citation.sha256 || citation.sha256.isEmpty());
    const bool isAccepted = m_accepted && place.seen && citation.sha256 == m_insteadOf; // it was seen in its stead
    m_stack->setCurrentWidget(m_view);
    if (m_count > 0 && (isCited || isAccepted))
        return true;
    m_path = path;
    m_count = 0;
    closePassword();
    m_accepted = false;
    m_locating = {};
    m_view->setPageCount(0);
    m_view->setMarks({});
    m_everCited.clear();
    m_find->clearMatches();
    m_encoding = encoding;
    m_cache.setDocument(path, encoding);
    return false;
}

/// At the page, which is open.
void ReaderPanel::arrive()
{
    const Place &place = m_history.here();
    m_isElsewhere = false;
    mark();
    if (place.seen)
        m_view->goTo(*place.seen);
    else
        m_view->showMark(place.citation);
    tellArrival();
}

void ReaderPanel::tellArrival()
{
    m_live->say(tr("%1, page %2").arg(m_title, labelOf(m_view->currentPage())) + u". "_s + markedWords());
}

/// To a sentence of the document that is open.
void ReaderPanel::visit(const Citation &citation, std::vector<Citation> others)
{
    leave();
    if (!m_view->isInSight(m_history.here().citation))
        m_history.endWalk(); // one has read on since
    m_view->showMark(citation);
    m_history.go({ citation, std::move(others), m_view->position() }, Walk::Sentences);
    m_isElsewhere = false;
    mark();
}

void ReaderPanel::jumpToPage(int page)
{
    const PagePoint from = m_view->position();
    m_view->goToPage(page);
    jumped(from);
}

void ReaderPanel::jumped(const PagePoint &from, Walk walk)
{
    if (!isShowing() || m_history.isEmpty())
        return;
    m_history.leave(from);
    Place to = m_history.here();
    to.seen = m_view->position();
    m_history.go(std::move(to), walk);
    showPlace();
}

/// The buttons say where they lead: to another page, or to another document.
void ReaderPanel::showWays()
{
    const auto whereTo = [this](const Place &to) {
        if (m_count == 0 || to.citation.sha256 != m_history.here().citation.sha256)
            return to.citation.source;
        return tr("%1, page %2").arg(to.citation.source, labelOf(to.seen ? to.seen->page : to.citation.page - 1));
    };
    const auto show = [&](QToolButton &button, const QString &text, const Place *to) {
        button.setEnabled(to);
        setTip(button, to ? text + u'\n' + whereTo(*to) : text);
    };
    show(*m_back, tr("Back (Alt+Left)"), m_history.before());
    show(*m_forward, tr("Forward (Alt+Right)"), m_history.after());
}

} // namespace adduce
