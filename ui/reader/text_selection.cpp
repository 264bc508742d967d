#include "ui/reader/text_selection.h"

#include "core/text/words.h"
#include "ui/reader/page_cache.h"
#include <QClipboard>
#include <QGuiApplication>

namespace adduce {

TextSelection::TextSelection(PageCache &cache, QObject *parent)
    : QObject(parent)
    , m_cache(cache)
{
}

void TextSelection::select(int page, const LetterRange &range)
{
    if (page == m_page && range == m_range)
        return;
    m_page = page;
    m_range = range;
    emit changed();
}

QString TextSelection::text()
{
    const SelectableText *of = page() < 0 ? nullptr : m_cache.text(m_page);
    return of ? of->text(m_range) : QString();
}

std::vector<QRectF> TextSelection::rects()
{
    const SelectableText *of = page() < 0 ? nullptr : m_cache.text(m_page);
    return of ? of->rects(m_range) : std::vector<QRectF> {};
}

void TextSelection::takeWholeWords()
{
    const SelectableText *of = page() < 0 ? nullptr : m_cache.text(m_page);
    if (!of)
        return;
    LetterRange whole = m_range;
    const auto isWithinWord = [&](int unit) { // where words have spaces between them
        return unit < of->size() && !isUnspaced(of->text()[unit].unicode());
    };
    if (const LetterRange first = of->wordAt(whole.first);
        isWithinWord(whole.first) && first.first < whole.first && whole.first < first.end)
        whole.first = first.first;
    if (const LetterRange last = of->wordAt(whole.end); isWithinWord(whole.end) && last.first < whole.end && whole.end < last.end)
        whole.end = last.end;
    select(m_page, whole);
}

void TextSelection::copy()
{
    if (const QString selected = text(); !selected.isEmpty())
        QGuiApplication::clipboard()->setText(selected);
}

} // namespace adduce
