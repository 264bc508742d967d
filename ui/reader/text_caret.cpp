#include "ui/reader/text_caret.h"

#include "core/text/words.h"
#include <QTextBoundaryFinder>
#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

using Line = SelectableText::Line;

int clamped(const SelectableText &text, int place)
{
    return std::clamp(place, 0, lastCaretPlace(text));
}

/// Index of the line that holds a place; `text` has a line.
std::size_t lineAt(const SelectableText &text, int place)
{
    const auto behind = std::ranges::upper_bound(text.lines(), place, {}, &Line::first);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, behind - text.lines().begin() - 1));
}

double xOf(const SelectableText &text, const Line &line, int place)
{
    const bool leftwards = text.box(line.first).left() > text.box(line.end - 1).left();
    const bool behind = place >= line.end;
    const QRectF box = text.box(behind ? line.end - 1 : place);
    return leftwards == behind ? box.left() : box.right();
}

/// The place of a line that is nearest to `x`.
int nearestOn(const SelectableText &text, const Line &line, double x)
{
    int best = line.first;
    for (int place = line.first; place <= line.end; ++place)
        if (!(place < line.end && text.text()[place].isLowSurrogate())
            && std::abs(xOf(text, line, place) - x) < std::abs(xOf(text, line, best) - x))
            best = place;
    return best;
}

std::optional<int> wordFrom(const SelectableText &text, int place, bool forward)
{
    std::optional<int> before;
    for (const QStringView word : wordsIn(text.text())) {
        const auto start = static_cast<int>(word.data() - QStringView(text.text()).data());
        if (forward && start > place)
            return start;
        if (start < place)
            before = start;
    }
    const int end = forward ? lastCaretPlace(text) : 0;
    return !forward && before ? before : place == end ? std::nullopt : std::optional(end);
}

std::optional<int> characterFrom(const SelectableText &text, int place, bool forward)
{
    if (place == (forward ? lastCaretPlace(text) : 0))
        return std::nullopt;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.text());
    finder.setPosition(place);
    return clamped(text, static_cast<int>(forward ? finder.toNextBoundary() : finder.toPreviousBoundary()));
}

} // namespace

bool isForward(CaretMove move)
{
    return move == CaretMove::NextCharacter || move == CaretMove::NextWord || move == CaretMove::NextLine
        || move == CaretMove::LineEnd;
}

bool isVertical(CaretMove move)
{
    return move == CaretMove::NextLine || move == CaretMove::PreviousLine;
}

int lastCaretPlace(const SelectableText &text)
{
    return std::max(0, text.size() - 1);
}

std::optional<int> movedCaret(const SelectableText &text, int place, CaretMove move, double x)
{
    if (text.lines().empty())
        return std::nullopt;
    const int from = clamped(text, place);
    const std::size_t line = lineAt(text, from);
    switch (move) {
    case CaretMove::NextCharacter:
    case CaretMove::PreviousCharacter:
        return characterFrom(text, from, isForward(move));
    case CaretMove::NextWord:
    case CaretMove::PreviousWord:
        return wordFrom(text, from, isForward(move));
    case CaretMove::NextLine:
        return line + 1 < text.lines().size() ? std::optional(nearestOn(text, text.lines()[line + 1], x)) : std::nullopt;
    case CaretMove::PreviousLine:
        return line > 0 ? std::optional(nearestOn(text, text.lines()[line - 1], x)) : std::nullopt;
    case CaretMove::LineStart:
        return text.lines()[line].first;
    case CaretMove::LineEnd:
        return text.lines()[line].end;
    }
    return std::nullopt;
}

int enteringCaret(const SelectableText &text, CaretMove move, double x)
{
    if (isVertical(move))
        return nearestOn(text, isForward(move) ? text.lines().front() : text.lines().back(), x);
    return isForward(move) ? 0 : lastCaretPlace(text);
}

std::optional<int> firstCaretBetween(const SelectableText &text, double top, double bottom)
{
    const auto seen = std::ranges::find_if(
        text.lines(), [&](const Line &line) { return line.box.center().y() > top && line.box.center().y() < bottom; });
    return seen == text.lines().end() ? std::nullopt : std::optional(seen->first);
}

QRectF caretRect(const SelectableText &text, int place)
{
    if (text.lines().empty())
        return {};
    const int at = clamped(text, place);
    const Line &line = text.lines()[lineAt(text, at)];
    return { xOf(text, line, at), line.box.top(), 0, line.box.height() };
}

QString caretLine(const SelectableText &text, int place)
{
    if (text.lines().empty())
        return {};
    const Line &line = text.lines()[lineAt(text, clamped(text, place))];
    return text.text({ line.first, line.end });
}

} // namespace adduce
