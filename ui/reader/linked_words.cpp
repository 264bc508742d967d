#include "ui/reader/linked_words.h"

namespace adduce {

namespace {

/// Characters whose middle lies on it.
QString wordsOn(const SelectableText &text, const QRectF &rect)
{
    QString words;
    for (const SelectableText::Line &line : text.lines()) {
        if (!line.box.intersects(rect))
            continue;
        words += u' ';
        for (int unit = line.first; unit < line.end; ++unit)
            if (rect.contains(text.box(unit).center()))
                words += text.text()[unit];
    }
    return words.simplified();
}

bool leadToTheSame(const PageLink &a, const PageLink &b)
{
    return a.page == b.page && a.point == b.point && a.address == b.address;
}

} // namespace

std::vector<LinkedWords> linkedWords(const SelectableText &text, std::span<const PageLink> links)
{
    std::vector<LinkedWords> all;
    for (const PageLink &link : links) {
        const QString words = wordsOn(text, link.rect);
        if (!all.empty() && leadToTheSame(all.back().link, link))
            all.back().words = (all.back().words + u' ' + words).simplified();
        else
            all.push_back({ link, words });
    }
    return all;
}

std::optional<PageLink> topLink(std::span<const PageLink> links, const QPointF &point)
{
    const auto top = std::find_if(links.rbegin(), links.rend(), [&](const PageLink &link) { return link.rect.contains(point); });
    return top == links.rend() ? std::nullopt : std::optional(*top);
}

} // namespace adduce
