// The cited sentences of the document in the reader: their marks, the one in focus, and the steps between them.
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/reader/reader_panel.h"

namespace adduce {

using namespace Qt::StringLiterals;

const Citation *ReaderPanel::focused() const
{
    const bool isAny = !m_history.isEmpty() && !m_isElsewhere && !m_accepted && !m_history.here().citation.quote.isEmpty();
    return isAny ? &m_history.here().citation : nullptr;
}

void ReaderPanel::mark()
{
    std::vector<PageMark> marks;
    if (!m_accepted) {
        for (const Citation &other : others())
            marks.push_back({ other, false });
        if (const Citation &here = m_history.here().citation; !here.quote.isEmpty())
            marks.push_back({ here, focused() != nullptr });
    }
    m_view->setMarks(std::move(marks));
    showPlace();
}

void ReaderPanel::followCitation(const Citation &citation)
{
    followSentence({ citation });
}

void ReaderPanel::followSentence(const std::vector<Citation> &citations)
{
    if (m_history.isEmpty() || m_count == 0)
        return;
    const auto isHere = [this](const Citation &citation) { return !citation.sha256.isEmpty() && citation.sha256 == m_sha256; };
    const auto followed = std::ranges::find_if(citations, isHere);
    if (followed == citations.end()) {
        m_isElsewhere = true;
        return mark();
    }
    const Place &here = m_history.here();
    std::vector<Citation> others = here.others; // the one that was in focus stays marked
    const auto add = [&](const Citation &other) {
        const auto same = [&](const Citation &known) { return isSameQuote(known, other); };
        if (!other.quote.isEmpty() && std::ranges::none_of(others, same))
            others.push_back(other);
    };
    add(here.citation);
    std::ranges::for_each(citations, add);
    visit(*followed, std::move(others));
}

std::vector<Citation> ReaderPanel::others() const
{
    const Place &place = m_history.here();
    std::vector<Citation> others;
    const auto add = [&](const Citation &other) {
        const auto same = [&](const Citation &c) { return isSameQuote(c, other); };
        if (other.sha256 == place.citation.sha256 && !same(place.citation) && std::ranges::none_of(others, same))
            others.push_back(other);
    };
    std::ranges::for_each(place.others, add);
    std::ranges::for_each(m_everCited, add);
    return others;
}

/// The cited sentences of the document in its order, the one in focus among them.
static std::vector<Citation> inOrder(const Citation &focus, std::vector<Citation> others)
{
    others.push_back(focus);
    std::stable_sort(others.begin(), others.end(), [](const Citation &a, const Citation &b) {
        const auto top = [](const Citation &c) { return c.rects.empty() ? 0.0 : c.rects.front().top(); };
        return std::pair(a.page, top(a)) < std::pair(b.page, top(b));
    });
    return others;
}

void ReaderPanel::stepMark(int direction)
{
    if (!focused())
        return;
    const Citation focus = *focused();
    const std::vector<Citation> all = inOrder(focus, others());
    const auto target = (std::ranges::find(all, focus) - all.begin()) + direction;
    if (target < 0 || target >= std::ssize(all))
        return;
    const Citation &citation = all[static_cast<std::size_t>(target)];
    followCitation(citation);
    emit citationClicked(citation);
}

/// The quote that is marked, for those who do not see the page; empty without one.
QString ReaderPanel::markedWords() const
{
    return focused() ? tr("Marked: “%1”").arg(focused()->quote.simplified()) : QString();
}

/// Where one is among the cited sentences, or what is selected, and what can be done with it.
void ReaderPanel::showFoot()
{
    const bool selected = isShowing() && !m_accepted && m_view->selectedPage() >= 0;
    const Citation *citation = isShowing() ? focused() : nullptr;
    m_foot->setVisible(selected || citation);
    m_steps->setVisible(!selected);
    m_citing->setVisible(!selected && citation);
    if (selected)
        return m_footText->setText(tr("Selected: “%1”").arg(m_view->selectedText().simplified()));
    if (!citation)
        return;
    const std::vector<Citation> all = inOrder(*citation, others());
    const auto at = std::ranges::find(all, *citation);
    QStringList parts { tr("Cited sentence %1 of %2").arg(at - all.begin() + 1).arg(all.size()) };
    if (!citation->section.isEmpty())
        parts << tr("section %1").arg(citation->section);
    m_footText->setText(parts.join(u" · "_s));
    int answers = 0;
    try {
        Database database = m_services.library.open();
        answers = static_cast<int>(ThreadStore(database).quoting(*citation).size());
    } catch (const Error &) {
        answers = 0; // the foot is of use without it
    }
    m_citing->setText(tr("Cited in %n thread(s)", nullptr, answers));
    m_citing->setVisible(answers > 0);
}

} // namespace adduce
