#include "ui/reader/reader_places.h"

#include "ui/reader/cited_order.h"
#include "ui/reader/page_view.h"
#include "ui/reader/reader_file.h"

namespace adduce {

ReaderPlaces::ReaderPlaces(const Library &library, ReaderFile &file, PageView &view, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_view(view)
    , m_lookup(library)
{
    connect(&file, &ReaderFile::opening, this, [this] {
        m_everCited.clear();
        m_warned.clear();
    });
    connect(&view, &PageView::jumped, this, [this](const PagePoint &from) { jumped(from); });
    connect(&m_lookup, &MarkedSentences::found, this,
        [this](const QString &sha256, const std::vector<Citation> &citations, const std::vector<Citation> &warned) {
            if (sha256 != m_file.sha256() || m_history.isEmpty())
                return;
            m_everCited = citations;
            m_warned = warned;
            mark();
        });
}

void ReaderPlaces::openCitation(const Citation &citation, const std::vector<Citation> &others)
{
    leave();
    if (open({ citation, others })) {
        visit(citation, others);
        m_history.endWalk(); // it was asked for, not passed by
        emit arrived();
    } else {
        m_history.endWalk();
        m_history.go({ citation, others });
    }
    emit changed();
}

void ReaderPlaces::openDocument(const DocumentRow &row, int page)
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

void ReaderPlaces::followSentence(const std::vector<Citation> &citations)
{
    if (m_history.isEmpty() || m_file.pageCount() == 0)
        return;
    const auto isHere = [this](const Citation &citation) {
        return !citation.sha256.isEmpty() && citation.sha256 == m_file.sha256();
    };
    const auto followed = std::ranges::find_if(citations, isHere);
    if (followed == citations.end()) {
        m_isElsewhere = true;
        return mark();
    }
    std::vector<Citation> others = m_history.here().others;
    addQuote(others, m_history.here().citation); // the one that was in focus stays marked
    for (const Citation &citation : citations)
        addQuote(others, citation);
    visit(*followed, std::move(others));
}

void ReaderPlaces::step(int direction)
{
    if (!focused())
        return;
    const auto next = stepFrom(*focused(), cited(), direction);
    if (!next)
        return;
    followSentence({ *next });
    emit stepped(*next);
}

void ReaderPlaces::back()
{
    leave();
    if (m_history.goBack())
        comeBack();
}

void ReaderPlaces::forward()
{
    leave();
    if (m_history.goForward())
        comeBack();
}

void ReaderPlaces::comeBack()
{
    if (open(m_history.here()))
        arrive();
    emit changed();
}

bool ReaderPlaces::open(const Place &place)
{
    return m_file.open(place.citation, place.seen.has_value());
}

void ReaderPlaces::leave()
{
    if (m_file.isOpen() && !m_history.isEmpty())
        m_history.leave(m_view.position());
}

void ReaderPlaces::arrive()
{
    const Place &place = m_history.here();
    m_isElsewhere = false;
    mark();
    if (place.seen)
        m_view.goTo(*place.seen);
    else
        m_view.showMark(place.citation);
    emit arrived();
}

void ReaderPlaces::acceptFile()
{
    m_file.accept();
    m_view.setMarks({});
    m_view.goToPage(m_history.here().citation.page - 1);
    emit changed();
}

/// To a sentence of the document that is open.
void ReaderPlaces::visit(const Citation &citation, std::vector<Citation> others)
{
    leave();
    if (!m_view.isInSight(m_history.here().citation))
        m_history.endWalk(); // one has read on since
    m_view.showMark(citation);
    m_history.go({ citation, std::move(others), m_view.position() }, Walk::Sentences);
    m_isElsewhere = false;
    mark();
}

void ReaderPlaces::goToPage(int page)
{
    const PagePoint from = m_view.position();
    m_view.goToPage(page);
    jumped(from);
}

void ReaderPlaces::jumped(const PagePoint &from, Walk walk)
{
    if (!m_file.isOpen() || m_history.isEmpty())
        return;
    m_history.leave(from);
    Place to = m_history.here();
    to.seen = m_view.position();
    m_history.go(std::move(to), walk);
    emit changed();
}

void ReaderPlaces::reloadCited()
{
    if (!m_file.sha256().isEmpty())
        m_lookup.find(m_file.sha256());
}

void ReaderPlaces::mark()
{
    std::vector<PageMark> marks;
    if (!m_file.isAccepted()) {
        for (const Citation &other : citedBeside(m_history.here(), m_everCited))
            marks.push_back({ other, false });
        if (const Citation &here = m_history.here().citation; !here.quote.isEmpty())
            marks.push_back({ here, focused() != nullptr });
        for (const Citation &place : m_warned)
            marks.push_back({ place, false, true });
    }
    m_view.setMarks(std::move(marks));
    emit changed();
}

const Citation *ReaderPlaces::focused() const
{
    const bool isAny =
        !m_history.isEmpty() && !m_isElsewhere && !m_file.isAccepted() && !m_history.here().citation.quote.isEmpty();
    return isAny ? &m_history.here().citation : nullptr;
}

std::vector<Citation> ReaderPlaces::cited() const
{
    return inOrder(*focused(), citedBeside(m_history.here(), m_everCited));
}

} // namespace adduce
