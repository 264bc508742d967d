#include "core/readers/pdf/look_votes.h"

#include <QByteArrayView>
#include <QHashFunctions>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace adduce {

namespace {

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

} // namespace

void Votes::add(int key, int count)
{
    const auto at = std::ranges::find(m_counts, key, &std::pair<int, int>::first);
    if (at == m_counts.end())
        m_counts.emplace_back(key, count);
    else
        at->second += count;
}

int Votes::winner() const
{
    std::pair<int, int> best { 0, 0 };
    for (const auto &count : m_counts)
        if (count.second > best.second || (count.second == best.second && count.first > best.first))
            best = count;
    return best.first;
}

void LookVotes::startLine()
{
    m_sizes.clear();
    m_fonts.clear();
    m_characters = m_bold = m_italic = m_monospaced = 0;
    m_lead = m_units = 0;
    m_inLead = true;
    m_run = {};
}

void LookVotes::startRun(fz_context *context, const fz_stext_char &c)
{
    endRun();
    m_run = { c.font, c.size, styleOf(context, c.font), 0 };
    if (m_characters == 0)
        m_first = m_run.style.font;
    m_inLead = m_inLead && m_run.style.font == m_first;
}

void LookVotes::endRun()
{
    if (m_run.characters == 0)
        return;
    m_characters += m_run.characters;
    m_sizes.add(static_cast<int>(std::lround(m_run.size * 10)), m_run.characters);
    m_fonts.add(m_run.style.font, m_run.characters);
    m_bold += m_run.style.isBold ? m_run.characters : 0;
    m_italic += m_run.style.isItalic ? m_run.characters : 0;
    m_monospaced += m_run.style.isMonospaced ? m_run.characters : 0;
}

FontStyle LookVotes::styleOf(fz_context *context, fz_font *font)
{
    const auto known = m_styles.constFind(font);
    if (known != m_styles.cend())
        return *known;
    const FontStyle style { fontNumber(fz_font_name(context, font)), isBold(context, font), fz_font_is_italic(context, font) != 0,
        isMonospaced(context, font) };
    m_styles.insert(font, style);
    return style;
}

void LookVotes::decide(Line &line)
{
    endRun();
    line.size = m_sizes.winner() / 10.0;
    line.font = m_fonts.winner();
    line.isBold = m_bold * 2 > m_characters;
    line.isItalic = m_italic * 2 > m_characters;
    line.isMonospaced = m_monospaced * 2 > m_characters;
    line.lead = m_lead < m_units ? m_lead : 0;
}

} // namespace adduce
