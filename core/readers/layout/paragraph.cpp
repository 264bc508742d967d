#include "core/readers/layout/paragraph.h"

#include "core/text/clean.h"
#include "core/text/stemmer.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isHyphen(QChar c)
{
    return c == u'-' || c.unicode() == 0x2010 || c.unicode() == 0x00ad;
}

bool beginsListItem(QStringView text)
{
    constexpr QStringView kMarks = u"•◦▪–●■□[(";
    constexpr qsizetype kLongestMark = 6; // "(viii)"
    const QStringView head = text.trimmed().first(std::min(kLongestMark, text.trimmed().size()));
    // Nearly every line: no expression is needed to see that.
    if (head.isEmpty() || (!kMarks.contains(head.front()) && !head.contains(u'.') && !head.contains(u')')))
        return false;
    static const QRegularExpression mark(
        u"^\\s*([•◦▪–●■□]\\s*|\\(?(\\d{1,3}|[a-zA-Z]|[ivxIVX]{2,4})[.)]\\s+|\\[\\d+\\]\\s*)\\S"_s);
    return mark.match(text).hasMatch();
}

/// The letters at the end of `before` and at the start of `after`: the two halves of a word cut by a line end.
std::pair<QString, QString> halves(const QString &before, const QString &after)
{
    qsizetype start = before.size();
    while (start > 0 && before[start - 1].isLetterOrNumber())
        --start;
    qsizetype end = 0;
    while (end < after.size() && after[end].isLetterOrNumber())
        ++end;
    return { before.mid(start), after.left(end) };
}

/// Appends one line, cleaned character by character so that each keeps its origin.
void append(ParagraphText &to, int line)
{
    constexpr qsizetype kLongestLigature = 3;
    const QString &text = to.lines[static_cast<std::size_t>(line)].line->text;
    const auto others = std::ranges::count_if(text, [](QChar c) { return !isPlain(c); });
    const qsizetype before = to.text.size();
    bool isBehindSpace = before == 0 || to.text.back() == u' ';
    to.text.resize(before + text.size() + others * (kLongestLigature - 1));
    QChar *end = to.text.data() + before;
    const auto add = [&](QChar c, qsizetype at) {
        const bool space = c.isSpace();
        if (space && isBehindSpace)
            return;
        *end++ = space ? QChar(u' ') : c;
        to.origins.push_back({ line, static_cast<int>(at) });
        isBehindSpace = space;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (others == 0 || isPlain(text[i])) {
            add(text[i], i);
            continue;
        }
        for (const QChar c : splitLigatures(text.mid(i, 1)))
            add(c, i);
    }
    to.text.truncate(end - to.text.constData());
    while (to.text.endsWith(u' ')) {
        to.text.chop(1);
        to.origins.pop_back();
    }
}

/// One rectangle for the part of a line between two of its characters. It is as high as the line's own characters and
/// holds the middle of those that are raised or large, so that it takes nothing of its neighbours.
QRectF rectOf(const Line &line, int first, int last)
{
    constexpr float kNarrow = 0.5; // points on either side of what has no width of its own, as accents may
    auto [left, right] = line.extents[static_cast<std::size_t>(first)];
    for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i) {
        left = std::min(left, line.extents[i].left);
        right = std::max(right, line.extents[i].right);
    }
    if (left == right) {
        left -= kNarrow;
        right += kNarrow;
    }
    double top = line.top;
    double bottom = line.bottom;
    for (const Reach &reach : line.reaches)
        if (reach.unit >= first && reach.unit <= last) {
            top = std::min(top, double(reach.top));
            bottom = std::max(bottom, double(reach.bottom));
        }
    return { QPointF(double(left), top), QPointF(double(right), bottom) };
}

/// What stands between two lines of one sentence on their page: nothing, or something else?
bool touches(const PlacedLine &above, const PlacedLine &below)
{
    return above.page == below.page && below.number == above.number + 1
        && (below.line->box.top() >= above.line->box.top() - 2) // not up into another column
        && below.line->box.left() < above.line->box.right() + 3 * above.line->size;
}

/// Characters that programs read differently, whatever their order: accents that stand apart from their letter, the parts of
/// large formulae, mathematical alphabets, private codes, and what could not be read at all.
bool isUnreadable(QChar c)
{
    struct Range
    {
        char16_t first;
        char16_t last;
    };
    static constexpr std::array kRanges { Range { 0xa8, 0xa8 }, Range { 0xaf, 0xaf }, Range { 0xb4, 0xb4 },
        Range { 0x2c6, 0x2dd }, Range { 0x300, 0x36f }, Range { 0x2200, 0x2211 }, Range { 0x2218, 0x221d },
        Range { 0x221f, 0x223b }, Range { 0x2295, 0x22ff }, Range { 0x27c0, 0x2aff },
        Range { 0xd835, 0xd835 }, // the high half of U+1D400 to U+1D7FF
        Range { 0xe000, 0xf8ff }, Range { 0xfffd, 0xfffd } };
    const char16_t u = c.unicode();
    if (u < kRanges.front().first) // nearly every character
        return u == u'`';
    return std::ranges::any_of(kRanges, [u](Range r) { return u >= r.first && u <= r.last; });
}

bool hasUnreadableCharacters(const QString &text)
{
    return std::ranges::any_of(text, isUnreadable);
}

/// Signs that stand in formulae, whose parts programs put in an order of their own: Greek, comparisons, arrows.
bool hasFormulaSigns(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) {
        const char16_t u = c.unicode();
        return u >= 0x370 && (u <= 0x3ff || (u >= 0x2190 && u <= 0x22ff));
    });
}

/// An exponent or an index set as a line of its own: programs put it before, behind or into its neighbour.
bool isShifted(const Line &above, const Line &below)
{
    constexpr double kSameRow = 0.5; // points
    const double step = std::abs(below.baseline - above.baseline);
    return step > kSameRow && step < 0.6 * std::max(above.size, below.size);
}

Sentence sentenceAt(const ParagraphText &text, const TextRange &range)
{
    Sentence sentence;
    sentence.text = text.text.mid(range.start, range.length);
    int current = -1;
    int first = 0;
    int last = 0;
    bool isSuspect = hasFormulaSigns(sentence.text);
    const auto close = [&] {
        if (current < 0)
            return;
        const PlacedLine &placed = text.lines[static_cast<std::size_t>(current)];
        const auto isHere = [&](int unit) { return unit >= first && unit <= last + 1; }; // a lost one counts on either side
        isSuspect = isSuspect || placed.line->isDoubtful || std::ranges::any_of(placed.line->unsure, isHere);
        const int start = placed.offset + first;
        bool goesOn = false;
        if (!sentence.parts.empty() && sentence.parts.back().page == placed.page) {
            const PlacedLine &above = text.lines[static_cast<std::size_t>(current) - 1];
            goesOn = touches(above, placed);
            // From one column to another, or over something else: how it is drawn tells it from two halves of two sentences.
            isSuspect = isSuspect || isShifted(*above.line, *placed.line) || (!goesOn && placed.drawn);
        }
        if (!goesOn)
            sentence.parts.push_back({ placed.page, start, 0, {} });
        SentencePart &part = sentence.parts.back();
        part.length = placed.offset + last + 1 - part.start;
        part.rects.push_back(rectOf(*placed.line, first, last));
    };
    for (int i = range.start; i < range.start + range.length; ++i) {
        const auto &origin = text.origins[static_cast<std::size_t>(i)];
        if (origin.line < 0)
            continue;
        if (origin.line != current) {
            close();
            current = origin.line;
            first = last = origin.at;
        }
        first = std::min(first, origin.at);
        last = std::max(last, origin.at);
    }
    close();
    sentence.isDoubtful =
        hasUnreadableCharacters(sentence.text) || (isSuspect && !isDrawnInOneRun(text, range.start, range.length));
    return sentence;
}

} // namespace

bool isDrawnInOneRun(const ParagraphText &text, int start, int length)
{
    QString run;
    const PlacedLine *before = nullptr;
    const auto isDrawn = [&] { return !before || (before->drawn && before->drawn->holds(run)); };
    for (int i = start; i < start + length; ++i) {
        const auto &origin = text.origins[static_cast<std::size_t>(i)];
        if (origin.line < 0)
            continue;
        const PlacedLine &line = text.lines[static_cast<std::size_t>(origin.line)];
        if (before && before->page != line.page) {
            if (!isDrawn())
                return false;
            run.clear();
        }
        before = &line;
        run += text.text[i];
    }
    return isDrawn();
}

QString pageText(const PageLayout &page)
{
    qsizetype length = 0;
    for (const Line &line : page.lines)
        length += line.text.size() + 1;
    QString text;
    text.reserve(length);
    for (const Line &line : page.lines)
        text.append(line.text).append(u'\n');
    return text;
}

bool endsSentence(QStringView text)
{
    constexpr QStringView kEnds = u".!?:。？！";
    constexpr QStringView kBehind = u"\"”’)],–-"; // and the number of a note
    qsizetype end = text.size();
    while (end > 0 && text[end - 1].isSpace())
        --end;
    while (end > 0 && (kBehind.contains(text[end - 1]) || (text[end - 1] >= u'0' && text[end - 1] <= u'9')))
        --end;
    return end > 0 && kEnds.contains(text[end - 1]);
}

bool startsNewParagraph(const PlacedLine &above, const PlacedLine &below, const BodyStyle &body)
{
    const Line &a = *above.line;
    const Line &b = *below.line;
    const bool ended = endsSentence(a.text);
    const QStringView next = QStringView(b.text).trimmed();
    if (above.page != below.page || b.box.top() < a.box.top() - 2) {
        // A new page or column goes on with the paragraph unless that had ended.
        return ended && !next.front().isLower();
    }
    if (!ended && (next.front().isLower() || isHyphen(QStringView(a.text).trimmed().back())))
        return false;
    const double step = b.baseline - a.baseline;
    // What stands in brackets amid a sentence ("neuropeptide Y / (n) of") looks like an item, too.
    const bool isItem =
        beginsListItem(next) && (ended || b.block != a.block || (!next.startsWith(u'(') && !next.startsWith(u'[')));
    if (step > 1.7 * body.lineHeight || isItem)
        return true;
    if (b.block != a.block)
        return ended;
    const bool indented = b.box.left() > a.box.left() + 0.8 * body.size && b.box.left() < a.box.left() + 4 * body.size;
    return ended && indented;
}

bool beginsMidSentence(QStringView text)
{
    text = text.trimmed();
    const auto end = std::ranges::find_if(text, [](QChar c) { return c.isSpace() || QStringView(u",.;)").contains(c); });
    return end - text.begin() > 1 && std::all_of(text.begin(), end, [](QChar c) { return c >= u'a' && c <= u'z'; });
}

ParagraphText joinLines(const std::vector<PlacedLine> &lines, const KnownWords &known, Stemmer &stem)
{
    ParagraphText joined;
    joined.lines = lines;
    qsizetype length = 0;
    for (const PlacedLine &placed : lines)
        length += placed.line->text.size() + 1;
    joined.text.reserve(length);
    joined.origins.reserve(static_cast<std::size_t>(length));
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const QString &text = lines[static_cast<std::size_t>(i)].line->text;
        if (!joined.text.isEmpty() && !QStringView(text).trimmed().isEmpty()) {
            const QString &above = lines[static_cast<std::size_t>(i) - 1].line->text;
            const bool soft = QStringView(above).trimmed().endsWith(QChar(0x00ad));
            const QString next = isHyphen(joined.text.back()) ? splitLigatures(text).trimmed() : QString();
            if (!next.isEmpty() && next.front().isLetterOrNumber()) {
                const auto [before, after] = halves(joined.text.chopped(1), next);
                if (isPrintersHyphen(before, after, known, stem)) {
                    joined.text.chop(1);
                    joined.origins.pop_back();
                } else if (before.isEmpty()) {
                    joined.text += u' '; // a dash
                    joined.origins.emplace_back();
                }
            } else if (!soft) {
                joined.text += u' ';
                joined.origins.emplace_back();
            }
        }
        append(joined, i);
    }
    return joined;
}

std::vector<Sentence> sentencesOf(const ParagraphText &text, bool split)
{
    return sentencesOf(text, { 0, static_cast<int>(text.text.size()) }, split);
}

std::vector<Sentence> sentencesOf(const ParagraphText &text, const TextRange &range, bool split)
{
    const QString part = text.text.mid(range.start, range.length);
    std::vector<TextRange> ranges;
    if (split)
        ranges = splitSentences(part);
    else if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
        ranges.push_back({ static_cast<int>(part.indexOf(trimmed)), static_cast<int>(trimmed.size()) });
    std::vector<Sentence> sentences;
    for (const TextRange &each : ranges) {
        Sentence sentence = sentenceAt(text, { range.start + each.start, each.length });
        const bool says =
            !split || std::ranges::any_of(sentence.text, [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
        if (sentence.parts.empty() || !says) // the dot of a list's item
            continue;
        sentence.startsParagraph = sentences.empty();
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

} // namespace adduce
