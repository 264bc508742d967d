#include "core/highlights/highlight.h"

#include "core/base/tr.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

QString words(HighlightColour colour)
{
    switch (colour) {
    case HighlightColour::Yellow:
        return tr("Yellow");
    case HighlightColour::Green:
        return tr("Green");
    case HighlightColour::Blue:
        return tr("Blue");
    case HighlightColour::Pink:
        return tr("Pink");
    case HighlightColour::Purple:
        return tr("Purple");
    }
    return {};
}

QString pageWords(const Highlight &highlight)
{
    return tr("p. %1").arg(highlight.label.isEmpty() ? QString::number(highlight.page) : highlight.label);
}

bool speaksOf(const Highlight &highlight, const QString &words)
{
    const QString text = foldWord(highlight.quote + u'\n' + highlight.note + u'\n' + highlight.title);
    const QStringList wanted = foldWord(words).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted, [&](const QString &word) { return text.contains(word); });
}

} // namespace adduce
