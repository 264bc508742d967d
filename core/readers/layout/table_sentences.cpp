#include "core/readers/layout/table_sentences.h"

#include "core/readers/layout/caption_label.h"

#include "core/readers/layout/table_runs.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QString kCellEnd = u" | "_s;

struct RowText
{
    ParagraphText text;
    QStringList cells;
};

RowText textOf(const std::vector<std::vector<std::size_t>> &row, const std::vector<PlacedLine> &lines, const KnownWords &known,
    Stemmer &stem)
{
    RowText whole;
    for (const auto &cell : row) {
        std::vector<PlacedLine> of;
        for (const std::size_t i : cell)
            of.push_back(lines[i]);
        ParagraphText text = joinLines(of, known, stem);
        whole.cells << text.text.simplified();
        if (text.text.isEmpty())
            continue;
        if (!whole.text.text.isEmpty()) {
            whole.text.text += kCellEnd;
            whole.text.origins.resize(whole.text.origins.size() + static_cast<std::size_t>(kCellEnd.size()));
        }
        const auto shift = static_cast<int>(whole.text.lines.size());
        for (ParagraphText::Origin origin : text.origins) {
            origin.line = origin.line < 0 ? -1 : origin.line + shift;
            whole.text.origins.push_back(origin);
        }
        whole.text.text += text.text;
        whole.text.lines.insert(whole.text.lines.end(), text.lines.begin(), text.lines.end());
    }
    return whole;
}

} // namespace

TableComposer::TableComposer(std::vector<Sentence> &sentences, const KnownWords &known, Stemmer &stem)
    : m_sentences(sentences)
    , m_known(known)
    , m_stem(stem)
{
}

bool TableComposer::goesOn(const TableGrid &grid, int page) const
{
    return !m_tables.empty() && m_caption.ordinal < 0 && m_page == page - 1 && m_columns == grid.columns;
}

void TableComposer::take(const TableGrid &grid, const std::vector<PlacedLine> &lines, int section)
{
    const int page = lines.front().page;
    const bool further = goesOn(grid, page);
    if (!further)
        m_tables.push_back({ m_caption.label, m_caption.ordinal, section, 0, {} });
    Table &table = m_tables.back();
    int header = 0;
    for (const auto &row : grid.rows) {
        const RowText text = textOf(row, lines, m_known, m_stem);
        const bool repeated =
            further && header < table.headerRows && table.rows[static_cast<std::size_t>(header)].cells == text.cells;
        ++header;
        std::vector<Sentence> sentences = sentencesOf(text.text, false);
        if (sentences.empty() || repeated)
            continue;
        Sentence &sentence = sentences.front();
        sentence.kind = SentenceKind::Table;
        sentence.section = section;
        // Readers disagree on the order of cells, unless the file draws them in it.
        sentence.isDoubtful = sentence.isDoubtful || !isDrawnInOneRun(text.text, 0, static_cast<int>(text.text.text.size()));
        table.rows.push_back({ static_cast<int>(m_sentences.size()), text.cells });
        m_sentences.push_back(std::move(sentence));
    }
    if (!further)
        table.headerRows = std::min(grid.headerRows, static_cast<int>(table.rows.size()));
    m_bare = !further && m_caption.ordinal < 0;
    m_caption = {};
    m_page = page;
    m_columns = grid.columns;
    if (table.rows.empty())
        m_tables.pop_back();
}

void TableComposer::takeCaption(const QString &text, int ordinal)
{
    const CaptionLabel found = captionLabel(text);
    const QString label = found.isTable ? found.text : QString();
    if (label.isEmpty())
        return;
    if (m_bare) {
        m_tables.back().label = label;
        m_tables.back().caption = ordinal;
        m_bare = false;
        return;
    }
    m_caption = { label, ordinal };
}

void TableComposer::endOfTurn()
{
    m_caption = {};
    m_bare = false;
}

} // namespace adduce
