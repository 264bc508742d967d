#include "core/readers/layout/order_trust.h"

#include <algorithm>

namespace adduce {

namespace {

constexpr int kFewest = 2; // sentences that are torn
constexpr int kProseBeside = 40; // characters on either side: a label or a formula that came between is shorter
constexpr double kShare = 0.1; // of the sentences of the page

/// Whether the second stretch is where a reader looks for the next line: below the first, and not beside it.
bool liesBelow(const SentencePart &above, const SentencePart &below)
{
    const QRectF &last = above.rects.back();
    const QRectF &next = below.rects.front();
    return next.top() > last.top() && next.left() < last.right() && next.right() > last.left();
}

/// The page on which a sentence goes on in another column, or above; -1 where it does nowhere. What is interrupted by a formula or a figure
/// goes on below it.
int tornOn(const Sentence &sentence)
{
    for (std::size_t i = 1; i < sentence.parts.size(); ++i) {
        const SentencePart &above = sentence.parts[i - 1];
        const SentencePart &below = sentence.parts[i];
        if (std::min(above.length, below.length) >= kProseBeside && above.page == below.page && !above.rects.empty()
            && !below.rects.empty() && !liesBelow(above, below))
            return below.page;
    }
    return -1;
}

} // namespace

std::vector<int> pagesInUncertainOrder(const Document &document)
{
    struct Counts
    {
        int all = 0;
        int torn = 0;
    };
    std::vector<Counts> pages(document.pages.size());
    for (const Sentence &sentence : document.sentences) {
        if (sentence.kind != SentenceKind::Body || sentence.parts.empty())
            continue;
        ++pages[static_cast<std::size_t>(sentence.parts.front().page)].all;
        if (const int page = sentence.isDoubtful ? tornOn(sentence) : -1; page >= 0)
            ++pages[static_cast<std::size_t>(page)].torn;
    }
    std::vector<int> uncertain;
    for (std::size_t p = 0; p < pages.size(); ++p)
        if (pages[p].torn >= kFewest && pages[p].torn >= kShare * pages[p].all)
            uncertain.push_back(static_cast<int>(p));
    return uncertain;
}

} // namespace adduce
