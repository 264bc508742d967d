#pragma once
#include "core/documents/document.h"
#include "core/readers/layout/paragraph.h"
#include "core/readers/layout/table_grid.h"

namespace adduce {

/// Turns the tables of a document into rows, one sentence each, as they come by in reading order.
class TableComposer
{
public:
    /// `sentences` is the document's list so far; rows are appended to it.
    TableComposer(std::vector<Sentence> &sentences, const KnownWords &known, Stemmer &stem);

    /// `lines` are all of the page, by number. A table without a caption at the top of a page that is as wide as the
    /// one before goes on with it; its header is not told again.
    void take(const TableGrid &grid, const std::vector<PlacedLine> &lines, int section);
    /// A caption whose first sentence has this ordinal stands right before the next table, or after the last one.
    void takeCaption(const QString &text, int ordinal);
    /// What follows has nothing to do with what came before.
    void endOfTurn();

    [[nodiscard]] std::vector<Table> finish() { return std::move(m_tables); }

private:
    struct Caption
    {
        QString label;
        int ordinal = -1;
    };
    [[nodiscard]] bool goesOn(const TableGrid &grid, int page) const;

    std::vector<Sentence> &m_sentences;
    const KnownWords &m_known;
    Stemmer &m_stem;
    std::vector<Table> m_tables;
    Caption m_caption; ///< waits for its table
    bool m_bare = false; ///< the last table waits for its caption
    int m_page = -1; ///< of the last table
    std::size_t m_columns = 0; ///< of the last table
};

} // namespace adduce
