#pragma once
#include "core/readers/layout/layout.h"
#include <QHash>
#include <mupdf/fitz.h>
#include <utility>
#include <vector>

namespace adduce {

/// Counts of a few different keys; a line has one or two.
class Votes
{
public:
    void add(int key, int count);
    void clear() { m_counts.clear(); }
    /// The key with most votes; of equals the larger. 0 without any.
    [[nodiscard]] int winner() const;

private:
    std::vector<std::pair<int, int>> m_counts;
};

/// How a font looks.
struct FontStyle
{
    int font = 0; ///< the same number for all subsets of one font
    bool isBold = false;
    bool isItalic = false;
    bool isMonospaced = false;
};

/// The looks of a line's characters, and what most of them have. Kept from line to line of a page, whose fonts live as long: to ask one
/// for its style is not free.
class LookVotes
{
public:
    void startLine();

    /// A character that is no space, behind `units` UTF-16 units of the line.
    void vote(fz_context *context, const fz_stext_char &c, int units)
    {
        if (c.font != m_run.font || c.size != m_run.size)
            startRun(context, c);
        ++m_run.characters;
        if (m_inLead)
            m_lead = units;
        m_units = units;
    }

    /// Ends the line, and gives it the look of most of its characters.
    void decide(Line &line);

private:
    /// Characters that follow each other and look alike.
    struct Run
    {
        fz_font *font = nullptr;
        float size = 0; ///< points
        FontStyle style;
        int characters = 0;
    };

    void startRun(fz_context *context, const fz_stext_char &c);
    void endRun();
    FontStyle styleOf(fz_context *context, fz_font *font);

    QHash<fz_font *, FontStyle> m_styles;
    Run m_run;
    int m_first = 0; // font of the line's first character
    bool m_inLead = true;
    int m_lead = 0; // units of the line up to where the font of its first character ends
    int m_units = 0;
    Votes m_sizes; // tenths of a point
    Votes m_fonts;
    int m_characters = 0; // of the runs that have ended
    int m_bold = 0;
    int m_italic = 0;
    int m_monospaced = 0;
};

} // namespace adduce
