#include "core/readers/layout/flow.h"

#include "core/readers/layout/paragraph.h"
#include "core/readers/layout/references.h"
#include "core/readers/layout/table_sentences.h"
#include "core/text/stemmer.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Some words, and not a letter-spaced string.
bool isProse(const QString &text)
{
    constexpr int kFewest = 4;
    int words = 0;
    int loose = 0;
    for (const QStringView word : QStringView(text).split(u' ', Qt::SkipEmptyParts)) {
        words += std::ranges::count_if(word, [](QChar c) { return c.isLetter(); }) > 1;
        loose += word.size() == 1;
    }
    return words >= kFewest && loose <= words;
}

SentenceKind kindOf(LineRole role)
{
    switch (role) {
    case LineRole::Heading:
    case LineRole::Title:
        return SentenceKind::Heading;
    case LineRole::Caption:
        return SentenceKind::Caption;
    case LineRole::Footnote:
        return SentenceKind::Footnote;
    case LineRole::Table:
        return SentenceKind::Table;
    case LineRole::Code:
        return SentenceKind::Code;
    default:
        return SentenceKind::Body;
    }
}

/// Every word of the document that no line end cuts, and its stem.
QSet<QString> vocabularyOf(const std::vector<PageLayout> &pages, Stemmer &stem)
{
    QSet<QStringView> seen; // as printed, so that each is folded once
    QSet<QString> vocabulary;
    bool cut = false; // does a word go on from the line before?
    for (const PageLayout &page : pages)
        for (const Line &line : page.lines) {
            const QStringView text = QStringView(line.text).trimmed();
            std::vector<QStringView> words = wordsIn(text);
            if (cut && !words.empty())
                words.erase(words.begin());
            cut = text.endsWith(u'-') || text.endsWith(QChar(0x2010)) || text.endsWith(QChar(0x00ad));
            if (cut && !words.empty())
                words.pop_back();
            for (const QStringView word : words) {
                if (seen.contains(word))
                    continue;
                seen.insert(word);
                const QString folded = foldWord(word);
                vocabulary.insert(folded);
                vocabulary.insert(stem(folded));
            }
        }
    return vocabulary;
}

/// The state while the lines go by.
class Composer
{
public:
    Composer(const std::vector<PageLayout> &pages, const BodyStyle &body)
        : m_pages(pages)
        , m_body(body)
        , m_vocabulary(vocabularyOf(pages, m_stem))
    {
    }

    void take(const PlacedLine &placed, LineRole role)
    {
        if (role == LineRole::Heading || role == LineRole::Title) {
            if (m_heading.empty() || placed.line->isOutlined || !joinsHeading(placed, role)) {
                endHeading();
                endParagraph();
            }
            m_headingRole = role;
            m_heading.push_back(placed);
            return;
        }
        endHeading();
        if (isInReferences() && role != LineRole::Caption) {
            m_references.push_back(placed);
            return;
        }
        if (role == LineRole::Body) {
            if (!m_paragraph.empty() && startsNewParagraph(m_paragraph.back(), placed, m_body))
                endParagraph();
            m_paragraph.push_back(placed);
            return;
        }
        if (m_asides.empty() || m_asides.back().role != role || m_asides.back().grid
            || !sameAside(m_asides.back().lines.back(), placed))
            m_asides.push_back({ role, {}, nullptr });
        m_asides.back().lines.push_back(placed);
    }

    /// A table, at its first line. `lines` are those of the page.
    void take(const TableGrid &grid, const std::vector<PlacedLine> &lines)
    {
        endHeading();
        if (!isInReferences()) {
            m_asides.push_back({ LineRole::Table, lines, &grid });
            return;
        }
        // Numbers beside entries stand like a table too.
        std::vector<std::size_t> numbers;
        for (const auto &row : grid.rows)
            for (const auto &cell : row)
                numbers.insert(numbers.end(), cell.begin(), cell.end());
        std::ranges::sort(numbers);
        for (const std::size_t i : numbers)
            m_references.push_back(lines[i]);
    }

    /// Lines of this page and of later ones may still be told; `next` is the page to come.
    [[nodiscard]] std::size_t firstPageHeld(std::size_t next) const
    {
        const auto hold = [&](const std::vector<PlacedLine> &lines) {
            if (!lines.empty())
                next = std::min(next, static_cast<std::size_t>(lines.front().page));
        };
        hold(m_heading);
        hold(m_paragraph);
        hold(m_references);
        for (const Aside &aside : m_asides)
            hold(aside.lines);
        return next;
    }

    Document finish()
    {
        endHeading();
        endParagraph();
        dropFrontSections();
        Document document;
        for (const PageLayout &page : m_pages)
            document.pages.push_back({ page.label, page.size, pageText(page) });
        document.sections = std::move(m_sections);
        document.sentences = std::move(m_sentences);
        document.tables = m_tables.finish();
        return document;
    }

private:
    struct Aside
    {
        LineRole role;
        std::vector<PlacedLine> lines; ///< of the aside; with a grid, all of the page
        const TableGrid *grid = nullptr;
    };

    [[nodiscard]] bool joinsHeading(const PlacedLine &placed, LineRole role) const
    {
        const Line &above = *m_heading.back().line;
        const Line &below = *placed.line;
        return role == m_headingRole && placed.page == m_heading.back().page && std::abs(above.size - below.size) < 0.3
            && above.isBold == below.isBold && (above.font == below.font || below.text.front().isLower())
            && below.baseline - above.baseline < 1.6 * std::max(m_body.lineHeight, 1.2 * above.size)
            && below.baseline - above.baseline > -0.5 && sectionFrom(below.text.simplified(), below, m_body, 0).number.isEmpty();
    }

    [[nodiscard]] bool sameAside(const PlacedLine &above, const PlacedLine &below) const
    {
        return above.page == below.page
            && (above.line->block == below.line->block || !startsNewParagraph(above, below, m_body)
                || below.line->baseline - above.line->baseline < 1.3 * std::max(m_body.lineHeight, above.line->size));
    }

    void endHeading()
    {
        if (m_heading.empty())
            return;
        const std::vector<PlacedLine> lines = std::move(m_heading);
        m_heading.clear();
        const ParagraphText text = joinLines(lines, m_vocabulary, m_stem);
        Section section = sectionFrom(text.text.simplified(), *lines.front().line, m_body, lines.front().page);
        if (m_headingRole == LineRole::Heading && !section.title.isEmpty() && !isInsideReferences(section, *lines.front().line)) {
            if (section.type == SectionType::Other)
                section.type = typeOfParent(section.number);
            m_sections.push_back(section);
            if (section.type == SectionType::References)
                m_referencesHeading = lines.front().line;
        }
        add(text, SentenceKind::Heading, false);
    }

    /// "2.1 Participants" belongs to the methods when "2" are the methods.
    [[nodiscard]] SectionType typeOfParent(const QString &number) const
    {
        const qsizetype dot = number.lastIndexOf(u'.');
        const auto parent = std::find_if(m_sections.rbegin(), m_sections.rend(),
            [&](const Section &s) { return dot > 0 && s.number == QStringView(number).first(dot); });
        return parent == m_sections.rend() ? SectionType::Other : parent->type;
    }

    /// Journal names in bold and initials are no sections: what ends the references looks as their own heading does.
    [[nodiscard]] bool isInsideReferences(const Section &section, const Line &line) const
    {
        return !line.isOutlined && !m_sections.empty() && m_sections.back().type == SectionType::References
            && section.type == SectionType::Other
            && (line.size < m_referencesHeading->size - 0.3 || line.font != m_referencesHeading->font
                || (section.number.size() == 1 && section.title.contains(u". "_s)));
    }

    /// What looks like a heading above the abstract or the introduction (the kind of article, the authors) is front
    /// matter, no section.
    void dropFrontSections()
    {
        const auto begins = [](const Section &s) {
            return s.type == SectionType::Abstract || s.type == SectionType::Introduction || s.type == SectionType::Background;
        };
        auto first = std::ranges::find_if(m_sections, begins);
        if (first == m_sections.end()) // "Methodology" above the abstract is a kind of article
            first = std::ranges::find(m_sections, SectionType::Methods, &Section::type);
        if (first == m_sections.end() || first->page > 1)
            return;
        const auto dropped = static_cast<int>(std::distance(m_sections.begin(), first));
        m_sections.erase(m_sections.begin(), first);
        for (Sentence &sentence : m_sentences)
            sentence.section = std::max(-1, sentence.section - dropped);
        m_tables.dropSections(dropped);
    }

    [[nodiscard]] bool isInReferences() const { return !m_sections.empty() && m_sections.back().type == SectionType::References; }

    void endReferences()
    {
        for (const auto &entry : referenceEntries(m_references, m_body))
            add(joinLines(entry, m_vocabulary, m_stem), SentenceKind::Reference, false);
        m_references.clear();
    }

    void endParagraph()
    {
        endReferences();
        if (!m_paragraph.empty())
            add(joinLines(m_paragraph, m_vocabulary, m_stem), SentenceKind::Body, true);
        m_paragraph.clear();
        for (const Aside &aside : m_asides) {
            if (aside.role == LineRole::Caption)
                m_tables.takeCaption(aside.lines.front().line->text, static_cast<int>(m_sentences.size()));
            if (aside.grid)
                m_tables.take(*aside.grid, aside.lines, static_cast<int>(m_sections.size()) - 1);
            else
                add(joinLines(aside.lines, m_vocabulary, m_stem), kindOf(aside.role),
                    aside.role != LineRole::Table && aside.role != LineRole::Code);
        }
        m_asides.clear();
        m_tables.endOfTurn();
    }

    void add(const ParagraphText &text, SentenceKind kind, bool split)
    {
        const int section = static_cast<int>(m_sections.size()) - 1;
        for (Sentence &sentence : sentencesOf(text, split)) {
            // Labels of a figure and loose cells are small print too, but say nothing by themselves.
            sentence.kind = kind == SentenceKind::Footnote && !isProse(sentence.text) ? SentenceKind::Table : kind;
            sentence.section = section;
            m_sentences.push_back(std::move(sentence));
        }
    }

    const std::vector<PageLayout> &m_pages;
    const BodyStyle &m_body;
    Stemmer m_stem;
    QSet<QString> m_vocabulary;
    std::vector<PlacedLine> m_paragraph;
    std::vector<PlacedLine> m_heading;
    LineRole m_headingRole = LineRole::Heading;
    std::vector<Aside> m_asides;
    std::vector<PlacedLine> m_references;
    const Line *m_referencesHeading = nullptr; ///< of the last such section
    std::vector<Section> m_sections;
    std::vector<Sentence> m_sentences;
    TableComposer m_tables { m_sentences, m_vocabulary, m_stem };
};

} // namespace

Document composeDocument(std::vector<PageLayout> &pages, const std::vector<PageStructure> &structures, const BodyStyle &body)
{
    Composer composer(pages, body);
    std::size_t reported = 0; // pages
    for (std::size_t p = 0; p < pages.size(); ++p) {
        const auto &[roles, tables] = structures[p];
        std::vector<PlacedLine> placed;
        int offset = 0;
        for (std::size_t i = 0; i < pages[p].lines.size(); ++i) {
            const Line &line = pages[p].lines[i];
            placed.push_back({ &line, static_cast<int>(p), offset, static_cast<int>(i),
                pages[p].drawn.isEmpty() ? nullptr : &pages[p].drawn });
            offset += static_cast<int>(line.text.size()) + 1; // and the line end of pageText
        }
        std::vector<const TableGrid *> gridOf(placed.size());
        for (const TableGrid &grid : tables)
            for (const auto &row : grid.rows)
                for (const auto &cell : row)
                    for (const std::size_t i : cell)
                        gridOf[i] = &grid;
        QSet<const TableGrid *> seenTables;
        for (std::size_t i = 0; i < placed.size(); ++i) {
            if (const TableGrid *grid = gridOf[i]; grid && !seenTables.contains(grid)) {
                composer.take(*grid, placed);
                seenTables.insert(grid);
            } else if (!grid && roles[i] != LineRole::Margin) {
                composer.take(placed[i], roles[i]);
            }
        }
        for (; reported < composer.firstPageHeld(p + 1); ++reported)
            for (Line &line : pages[reported].lines)
                line.extents = std::vector<Extent>(); // {} would keep the memory
    }
    return composer.finish();
}

} // namespace adduce
