#include "core/readers/pdf/stext_lines.h"

#include "core/readers/layout/accents.h"
#include "core/readers/layout/visual_order.h"
#include "core/readers/pdf/look_votes.h"
#include "core/readers/pdf/stext_walk.h"
#include "core/text/letters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostCharacters = 2'000'000; // of one line

bool isCode(int code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff;
}

/// Set over or before the character that precedes it, and off its baseline: one of two stacked indices.
bool isStacked(const fz_stext_char &c, const fz_rect &box, fz_point before)
{
    return box.x0 < before.x + 0.1F * c.size && std::abs(c.origin.y - before.y) > 0.5F;
}

/// Adds what the code stands for; how many UTF-16 units that are.
std::size_t append(std::u16string &text, int code)
{
    if (code >= 0x20 && code < 0xd800 && !isCode(code)) { // by far the most
        text += static_cast<char16_t>(code);
        return 1;
    }
    const QString characters = charactersOf(code);
    text += characters.toStdU16String();
    return static_cast<std::size_t>(characters.size());
}

/// As fz_rect_from_quad, which is called for each character in the millions.
fz_rect boxOf(const fz_quad &quad)
{
    const auto [left, right] = std::minmax({ quad.ul.x, quad.ll.x, quad.ur.x, quad.lr.x });
    const auto [top, bottom] = std::minmax({ quad.ul.y, quad.ll.y, quad.ur.y, quad.lr.y });
    return { left, top, right, bottom };
}

/// The next character with this one, where this is its accent: drawn over it, whichever way the line runs.
std::optional<fz_stext_char> accentedBy(const fz_stext_char &accent)
{
    constexpr int kFirstAccent = 0xa8;
    constexpr int kLastAccent = 0x2dd;
    const fz_stext_char *next = accent.next;
    if (!next || (accent.c != '`' && (accent.c < kFirstAccent || accent.c > kLastAccent))) // nearly always
        return std::nullopt;
    const int letter = !isHidden(accent) && !isHidden(*next) ? letterWithAccent(accent.c, next->c) : 0;
    if (letter == 0)
        return std::nullopt;
    const fz_rect over = boxOf(accent.quad);
    const fz_rect under = boxOf(next->quad);
    const float across = (over.x0 + over.x1) / 2;
    const float down = (over.y0 + over.y1) / 2;
    if (across < under.x0 || across > under.x1 || down < under.y0 || down > under.y1)
        return std::nullopt;
    fz_stext_char both = *next;
    both.c = letter;
    return both;
}

/// Each character of a line, a letter and its accent as one.
template <class Visit> void forCharacters(const fz_stext_line &line, const Visit &visit)
{
    for (const fz_stext_char *c = line.first_char; c; c = c->next)
        if (const auto letter = accentedBy(*c)) {
            visit(*letter);
            c = c->next;
        } else
            visit(*c);
}

/// The box of what is not hidden; MuPDF's has all of the line in it.
fz_rect visibleBox(const fz_stext_line &line)
{
    fz_rect box = fz_empty_rect;
    for (const fz_stext_char *c = line.first_char; c; c = c->next)
        if (!isHidden(*c))
            box = fz_union_rect(box, boxOf(c->quad));
    return box;
}

/// From where to where a UTF-16 unit reaches, and the size of its font.
struct Height
{
    float top = 0;
    float bottom = 0;
    float size = 0;

    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
};

/// How high the characters of the line's size reach. Fonts of typewriters and of mathematics claim far more than their
/// letters fill, and with it the middle of the lines around them: none counts for more than `kHighest`.
std::pair<float, float> bodyOf(const std::vector<Height> &heights, fz_rect line, double size)
{
    constexpr double kHighest = 1.2; // em
    float top = 0;
    float bottom = 0;
    bool none = true;
    for (const Height &height : heights) {
        if (std::abs(double(height.size) - size) > 0.1)
            continue;
        const float middle = height.middle();
        const float reach = std::min(height.bottom - height.top, static_cast<float>(kHighest * size)) / 2;
        top = none ? middle - reach : std::min(top, middle - reach);
        bottom = none ? middle + reach : std::max(bottom, middle + reach);
        none = false;
    }
    return none ? std::pair(line.y0, line.y1) : std::pair(top, bottom);
}

/// The characters whose middles do not lie well between the line's top and bottom.
std::vector<Reach> reachesOf(const std::vector<Height> &heights, const Line &line, float originY)
{
    constexpr float kAround = 0.5; // points around a middle
    std::vector<Reach> reaches;
    for (int unit = 0; const Height &height : heights) {
        const float middle = height.middle() - originY;
        const Reach reach { unit++, middle - kAround, middle + kAround };
        if (double(reach.top) < line.top || double(reach.bottom) > line.bottom)
            reaches.push_back(reach);
    }
    return reaches;
}

/// Makes the lines of one page. What it counts and measures by is kept from line to line.
class LineMaker
{
public:
    LineMaker(fz_context *context, fz_point origin)
        : m_context(context)
        , m_origin(origin)
    {
    }

    Line lineFrom(const fz_stext_line &from, int block)
    {
        Line line;
        std::size_t length = 0;
        for (const fz_stext_char *c = from.first_char; c; c = c->next)
            ++length;
        line.extents.reserve(length);
        line.block = block;
        line.isHorizontal = from.wmode == 0 && std::abs(from.dir.y) < 0.05F && from.dir.x > 0;
        m_text.clear();
        m_heights.clear();
        m_votes.startLine();
        fz_point before { -1e9F, 0 }; // left edge and baseline of the character before
        bool whole = true;
        forCharacters(from, [&](const fz_stext_char &c) {
            if (isHidden(c))
                whole = false;
            else if (m_text.size() < kMostCharacters)
                take(c, line, before);
        });
        line.text = QStringView(m_text).toString();
        m_votes.decide(line);
        const auto [top, bottom] = bodyOf(m_heights, from.bbox, line.size);
        line.top = static_cast<double>(top - m_origin.y);
        line.bottom = static_cast<double>(bottom - m_origin.y);
        line.reaches = reachesOf(m_heights, line, m_origin.y);
        const fz_rect box = whole ? from.bbox : visibleBox(from);
        line.box = QRectF(QPointF(double(box.x0 - m_origin.x), double(box.y0 - m_origin.y)),
            QPointF(double(box.x1 - m_origin.x), double(box.y1 - m_origin.y)));
        return line;
    }

private:
    void take(const fz_stext_char &c, Line &line, fz_point &before)
    {
        const fz_rect box = boxOf(c.quad);
        const std::size_t units = append(m_text, c.c);
        const QChar first = units > 0 ? QChar(m_text[m_text.size() - units]) : QChar();
        const bool space = units > 0 && first.isSpace();
        const bool stacked = units > 0 && !space && isStacked(c, box, before) && first.direction() == QChar::DirL;
        if (isCode(c.c) || stacked)
            line.unsure.push_back(static_cast<int>(m_text.size() - units));
        for (std::size_t unit = 0; unit < units; ++unit) { // nearly always one
            line.extents.push_back({ box.x0 - m_origin.x, box.x1 - m_origin.x });
            m_heights.push_back({ box.y0, box.y1, c.size });
        }
        if (units == 0)
            return;
        line.baseline = static_cast<double>(c.origin.y - m_origin.y);
        if (space)
            return;
        before = { box.x0, c.origin.y };
        m_votes.vote(m_context, c, static_cast<int>(m_text.size()));
    }

    fz_context *m_context;
    fz_point m_origin;
    LookVotes m_votes;
    std::u16string m_text; // of the line
    std::vector<Height> m_heights; // of each UTF-16 unit of the line
};

/// All characters of a line, in the order in which the line is read.
void appendAsRead(std::u16string &text, const fz_stext_line &line)
{
    const std::size_t begin = text.size();
    std::vector<Extent> extents;
    bool isPlain = true;
    forCharacters(line, [&](const fz_stext_char &c) {
        append(text, c.c);
        isPlain = isPlain && c.c < kFirstRightToLeft;
    });
    if (isPlain)
        return;
    forCharacters(line, [&](const fz_stext_char &c) {
        const fz_rect box = boxOf(c.quad);
        std::u16string units;
        extents.insert(extents.end(), append(units, c.c), { box.x0, box.x1 });
    });
    const std::u16string drawn = text.substr(begin);
    const std::vector<std::size_t> order = readingOrder(drawn, extents);
    for (std::size_t place = 0; place < order.size(); ++place)
        text[begin + place] = drawn[order[place]];
}

/// On or near a page: sums and orders of what lies beyond all measure, or nowhere, mean nothing.
bool standsSomewhere(const Line &line)
{
    constexpr double kFar = 1e6; // points
    const auto near = [](double value) { return std::abs(value) < kFar; }; // false for what is no number
    return near(line.box.left()) && near(line.box.right()) && near(line.box.top()) && near(line.box.bottom())
        && near(line.baseline) && near(line.size);
}

} // namespace

// Fonts of TeX without a table to Unicode hand over their own codes: the ligatures and
// dashes of the encodings OT1 and T1 stand among the control characters.
QString charactersOf(int code)
{
    static const std::array<QString, 5> ligatures { u"ff"_s, u"fi"_s, u"fl"_s, u"ffi"_s, u"ffl"_s };
    if (!isCode(code))
        return QString::fromUcs4(reinterpret_cast<const char32_t *>(&code), 1);
    if (code >= 0x1b && code <= 0x1f)
        return ligatures[static_cast<std::size_t>(code - 0x1b)];
    if (code >= 0x0b && code <= 0x0f)
        return ligatures[static_cast<std::size_t>(code - 0x0b)];
    if (code == 0x10 || code == 0x11)
        return code == 0x10 ? u"“"_s : u"”"_s;
    if (code == 0x15 || code == 0x16)
        return code == 0x15 ? u"–"_s : u"—"_s;
    return {};
}

std::vector<Line> linesFrom(fz_context *context, const fz_stext_page &text, fz_point origin, int firstBlock)
{
    std::vector<Line> lines;
    LineMaker maker(context, origin);
    int number = firstBlock;
    for (const fz_stext_block *block = text.first_block; block; block = block->next) {
        if (block->type != FZ_STEXT_BLOCK_TEXT)
            continue;
        for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next) {
            Line taken = maker.lineFrom(*line, number);
            putInReadingOrder(taken);
            taken.order = static_cast<int>(lines.size());
            if (!QStringView(taken.text).trimmed().isEmpty() && standsSomewhere(taken))
                lines.push_back(std::move(taken));
        }
        ++number;
    }
    return lines;
}

DrawnText drawnText(const PageStext &text)
{
    std::u16string characters;
    if (!text.unseen->first_block) { // they are in their order
        forLines(text.seen, [&](const fz_stext_line &line) { appendAsRead(characters, line); });
        return DrawnText(QStringView(characters).toString());
    }
    struct Letter
    {
        int drawn; ///< number of the call that drew it
        int code;
    };
    std::vector<Letter> letters;
    for (const fz_stext_page *part : { text.seen, text.unseen })
        forLines(part, [&](const fz_stext_line &line) {
            forCharacters(line, [&](const fz_stext_char &c) { letters.push_back({ textNumber(c), c.c }); });
        });
    std::ranges::stable_sort(letters, {}, &Letter::drawn);
    for (const Letter &letter : letters)
        append(characters, letter.code);
    return DrawnText(QStringView(characters).toString());
}

} // namespace adduce
