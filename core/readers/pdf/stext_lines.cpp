#include "core/readers/pdf/stext_lines.h"

#include "core/text/letters.h"

#include <QHashFunctions>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostCharacters = 2'000'000; // of one line

struct Style
{
    int font = 0;
    bool isBold = false;
    bool isItalic = false;
    bool isMonospaced = false;
};

/// Subsets of one font have names of their own ("ABCDEF+Times", "Times+20"): the same number for all of them.
int fontNumber(const char *name)
{
    QByteArrayView view(name);
    if (view.size() > 7 && view[6] == '+')
        view = view.sliced(7);
    if (const qsizetype plus = view.indexOf('+'); plus > 0)
        view = view.first(plus);
    return static_cast<int>(qHash(view, 0) & 0x7fffffff);
}

bool isBold(fz_context *context, fz_font *font)
{
    const char *name = fz_font_name(context, font);
    return fz_font_is_bold(context, font) != 0 || std::strstr(name, "Bold") || std::strstr(name, "bold")
        || std::strstr(name, "Black") || std::strstr(name, "CMBX") || std::strstr(name, "Demi") || std::strstr(name, "Medi");
}

bool isMonospaced(fz_context *context, fz_font *font)
{
    const char *name = fz_font_name(context, font);
    // TeX's typewriter faces do not say so in their flags.
    return fz_font_is_monospaced(context, font) != 0 || std::strstr(name, "Courier") || std::strstr(name, "Mono")
        || std::strstr(name, "CMTT") || std::strstr(name, "SLTT") || std::strstr(name, "CMITT") || std::strstr(name, "LMMono")
        || std::strstr(name, "SFTT") || std::strstr(name, "SFST");
}

bool isCode(int code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff;
}

/// Counts of a few different keys; a line has one or two.
class Votes
{
public:
    void add(int key)
    {
        if (m_counts.empty() || m_counts[m_last].first != key) {
            const auto at = std::ranges::find(m_counts, key, &std::pair<int, int>::first);
            m_last = static_cast<std::size_t>(std::distance(m_counts.begin(), at));
            if (at == m_counts.end())
                m_counts.emplace_back(key, 0);
        }
        ++m_counts[m_last].second;
    }

    /// The key with most votes; of equals the larger. 0 without any.
    [[nodiscard]] int winner() const
    {
        std::pair<int, int> best { 0, 0 };
        for (const auto &count : m_counts)
            if (count.second > best.second || (count.second == best.second && count.first > best.first))
                best = count;
        return best.first;
    }

private:
    std::vector<std::pair<int, int>> m_counts;
    std::size_t m_last = 0;
};

/// The looks of a line's characters, and what most of them have. Kept from line to line: asking a font for its style is
/// not free.
class LookVotes
{
public:
    void startLine()
    {
        m_sizes = {};
        m_fonts = {};
        m_characters = m_bold = m_italic = m_monospaced = 0;
        m_lead = m_units = 0;
        m_inLead = true;
    }

    /// A character that is no space, behind `units` of the line.
    void vote(fz_context *context, const fz_stext_char &c, int units)
    {
        if (c.font != m_font) {
            m_font = c.font;
            m_style = { fontNumber(fz_font_name(context, m_font)), isBold(context, m_font),
                fz_font_is_italic(context, m_font) != 0, isMonospaced(context, m_font) };
        }
        if (m_characters == 0)
            m_first = m_style;
        if (m_inLead && m_style.font == m_first.font)
            m_lead = units;
        else
            m_inLead = false;
        m_units = units;
        ++m_characters;
        m_sizes.add(static_cast<int>(std::lround(c.size * 10)));
        m_fonts.add(m_style.font);
        m_bold += m_style.isBold;
        m_italic += m_style.isItalic;
        m_monospaced += m_style.isMonospaced;
    }

    void decide(Line &line) const
    {
        line.size = m_sizes.winner() / 10.0;
        line.font = m_fonts.winner();
        line.isBold = m_bold * 2 > m_characters;
        line.isItalic = m_italic * 2 > m_characters;
        line.isMonospaced = m_monospaced * 2 > m_characters;
        line.lead = m_lead < m_units ? m_lead : 0;
    }

private:
    fz_font *m_font = nullptr; // of the character before
    Style m_style;
    Style m_first; // of the line's first character
    bool m_inLead = true;
    int m_lead = 0; // units of the line up to where the font of its first character ends
    int m_units = 0;
    Votes m_sizes; // tenths of a point
    Votes m_fonts;
    int m_characters = 0;
    int m_bold = 0;
    int m_italic = 0;
    int m_monospaced = 0;
};

/// Set over or before the character that precedes it, and off its baseline: one of two stacked indices.
bool isStacked(const fz_stext_char &c, const fz_rect &box, fz_point before)
{
    return box.x0 < before.x + 0.1F * c.size && std::abs(c.origin.y - before.y) > 0.5F;
}

/// Adds what the code stands for; how many UTF-16 units that are.
qsizetype append(QString &text, int code)
{
    if (code >= 0x20 && code < 0xd800 && !isCode(code)) { // by far the most
        text += QChar(code);
        return 1;
    }
    const QString characters = charactersOf(code);
    text += characters;
    return characters.size();
}

/// The box of what is not hidden; MuPDF's has all of the line in it.
fz_rect visibleBox(const fz_stext_line &line)
{
    fz_rect box = fz_empty_rect;
    for (const fz_stext_char *c = line.first_char; c; c = c->next)
        if (!isHidden(*c))
            box = fz_union_rect(box, fz_rect_from_quad(c->quad));
    return box;
}

/// How high the characters of the line's size reach. Fonts of typewriters and of mathematics claim far more than their
/// letters fill, and with it the middle of the lines around them: none counts for more than `kHighest`.
std::pair<float, float> bodyOf(const fz_stext_line &from, double size)
{
    constexpr double kHighest = 1.2; // em
    float top = 0;
    float bottom = 0;
    bool none = true;
    for (const fz_stext_char *c = from.first_char; c; c = c->next) {
        if (isHidden(*c) || std::abs(double(c->size) - size) > 0.1)
            continue;
        const fz_rect box = fz_rect_from_quad(c->quad);
        const float middle = (box.y0 + box.y1) / 2;
        const float reach = std::min(box.y1 - box.y0, static_cast<float>(kHighest * size)) / 2;
        top = none ? middle - reach : std::min(top, middle - reach);
        bottom = none ? middle + reach : std::max(bottom, middle + reach);
        none = false;
    }
    return none ? std::pair(from.bbox.y0, from.bbox.y1) : std::pair(top, bottom);
}

/// The characters whose middles do not lie well between the line's top and bottom.
std::vector<Reach> reachesOf(const std::vector<float> &middles, const Line &line)
{
    constexpr float kAround = 0.5; // points around a middle
    std::vector<Reach> reaches;
    for (int unit = 0; const float middle : middles) {
        const Reach reach { unit++, middle - kAround, middle + kAround };
        if (double(reach.top) < line.top || double(reach.bottom) > line.bottom)
            reaches.push_back(reach);
    }
    return reaches;
}

Line lineFrom(fz_context *context, const fz_stext_line &from, fz_point origin, int block, LookVotes &votes)
{
    Line line;
    std::size_t length = 0;
    for (const fz_stext_char *c = from.first_char; c; c = c->next)
        ++length;
    line.text.reserve(static_cast<qsizetype>(length));
    line.extents.reserve(length);
    std::vector<float> middles; // of each UTF-16 unit
    middles.reserve(length);
    line.block = block;
    line.isHorizontal = from.wmode == 0 && std::abs(from.dir.y) < 0.05F && from.dir.x > 0;
    votes.startLine();
    fz_point before { -1e9F, 0 }; // left edge and baseline of the character before
    bool whole = true;
    for (const fz_stext_char *c = from.first_char; c && line.text.size() < kMostCharacters; c = c->next) {
        whole = whole && !isHidden(*c);
        if (isHidden(*c))
            continue;
        const fz_rect box = fz_rect_from_quad(c->quad);
        const qsizetype units = append(line.text, c->c);
        const QChar first = units > 0 ? line.text[line.text.size() - units] : QChar();
        const bool space = units > 0 && first.isSpace();
        const bool stacked = units > 0 && !space && isStacked(*c, box, before) && first.direction() == QChar::DirL;
        if (isCode(c->c) || stacked)
            line.unsure.push_back(static_cast<int>(line.text.size() - units));
        for (qsizetype unit = 0; unit < units; ++unit) { // nearly always one
            line.extents.push_back({ box.x0 - origin.x, box.x1 - origin.x });
            middles.push_back((box.y0 + box.y1) / 2 - origin.y);
        }
        if (units == 0)
            continue;
        line.baseline = static_cast<double>(c->origin.y - origin.y);
        if (space)
            continue;
        before = { box.x0, c->origin.y };
        votes.vote(context, *c, static_cast<int>(line.text.size()));
    }
    votes.decide(line);
    const auto [top, bottom] = bodyOf(from, line.size);
    line.top = static_cast<double>(top - origin.y);
    line.bottom = static_cast<double>(bottom - origin.y);
    line.reaches = reachesOf(middles, line);
    const fz_rect box = whole ? from.bbox : visibleBox(from);
    line.box = QRectF(QPointF(double(box.x0 - origin.x), double(box.y0 - origin.y)),
        QPointF(double(box.x1 - origin.x), double(box.y1 - origin.y)));
    return line;
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
    LookVotes votes;
    int number = firstBlock;
    for (const fz_stext_block *block = text.first_block; block; block = block->next) {
        if (block->type != FZ_STEXT_BLOCK_TEXT)
            continue;
        for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next) {
            Line taken = lineFrom(context, *line, origin, number, votes);
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
    struct Letter
    {
        int drawn; ///< number of the call that drew it
        int code;
    };
    std::vector<Letter> letters;
    for (const fz_stext_page *part : { text.seen, text.unseen })
        for (const fz_stext_block *block = part->first_block; block; block = block->next)
            if (block->type == FZ_STEXT_BLOCK_TEXT)
                for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next)
                    for (const fz_stext_char *c = line->first_char; c; c = c->next)
                        letters.push_back({ textNumber(*c), c->c });
    if (text.unseen->first_block) // else they are in their order
        std::ranges::stable_sort(letters, {}, &Letter::drawn);
    QString characters;
    characters.reserve(static_cast<qsizetype>(letters.size()));
    for (const Letter &letter : letters)
        append(characters, letter.code);
    return DrawnText(characters);
}

} // namespace adduce
