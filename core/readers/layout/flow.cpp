#include "core/readers/layout/flow.h"

#include "core/readers/layout/caption_label.h"
#include "core/readers/layout/headings.h"
#include "core/readers/layout/paragraph.h"
#include "core/readers/layout/references.h"
#include "core/readers/layout/run_in_heads.h"
#include "core/readers/layout/section_list.h"
#include "core/readers/layout/section_names.h"
#include "core/readers/layout/shown_words.h"
#include "core/readers/layout/table_sentences.h"
#include "core/text/stemmer.h"
#include "core/text/words.h"

#include <algorithm>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Some words, and not a letter-spaced string. Where a script puts no spaces between its words, they are told by their letters.
bool isProse(const QString &text)
{
    constexpr qsizetype kFewest = 4;
    constexpr qsizetype kLettersAWord = 3; // of such a script
    qsizetype words = 0;
    qsizetype loose = 0;
    for (const QStringView word : QStringView(text).split(u' ', Qt::SkipEmptyParts)) {
        const auto letters = std::ranges::count_if(word, [](QChar c) { return c.isLetter(); });
        const auto unspaced = std::ranges::count_if(word, [](QChar c) { return c.isLetter() && isUnspaced(c.unicode()); });
        words += std::max<qsizetype>(letters > 1, unspaced / kLettersAWord);
        loose += word.size() == 1;
    }
    return words >= kFewest && loose <= words;
}

/// Ends a paragraph, and not only a line before a list.
bool isAtAnEnd(const QString &text)
{
    return endsSentence(text) && !QStringView(text).trimmed().endsWith(u':');
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

/// A sentence that a listing cuts in two is found by either half, and none of them is told: it says nothing by itself.
void doubtHalves(std::span<Sentence> paragraph, bool isBehindListing, bool isBeforeListing)
{
    if (paragraph.empty())
        return;
    Sentence &first = paragraph.front();
    Sentence &last = paragraph.back();
    first.isDoubtful = first.isDoubtful || (isBehindListing && first.text.front().isLower());
    last.isDoubtful = last.isDoubtful || (isBeforeListing && !endsSentence(last.text));
}

/// How many of the first lines in a frame are its title: they are stronger than what follows and no sentence, or have a label ("Box 2").
std::size_t boxTitleLength(std::span<const PlacedLine> lines)
{
    constexpr std::size_t kMost = 3; // lines
    std::size_t length = 1;
    while (length < lines.size() && sameLook(*lines[length - 1].line, *lines[length].line))
        ++length;
    if (length < lines.size() && length <= kMost) {
        const Line &title = *lines[length - 1].line;
        const Line &text = *lines[length].line;
        if (isStronger(title, text) && !endsSentence(title.text))
            return length;
    }
    return captionLabel(lines.front().line->text).text.isEmpty() ? 0 : 1;
}

/// The state while the lines go by.
class Composer
{
public:
    Composer(const std::vector<PageLayout> &pages, const BodyStyle &body, const FlowContext &context)
        : m_body(body)
        , m_known(shownWords(pages, context.dictionary))
        , m_sections(body, context.blocksAreKnown)
        , m_blocksAreKnown(context.blocksAreKnown)
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
        if (isInReferences() && role != LineRole::Caption && role != LineRole::Boxed) {
            m_references.push_back(placed);
            return;
        }
        if (role == LineRole::Body) {
            // What stands around a listing does not follow each other on the page, though the sentence may go on.
            const bool isBehindCode = !m_asides.empty() && m_asides.back().role == LineRole::Code;
            if (isBehindCode || (!m_paragraph.empty() && isNewParagraph(placed)))
                endParagraph(isBehindCode);
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

    /// All but the pages.
    Document finish()
    {
        endHeading();
        endParagraph();
        Document document;
        document.tables = m_tables.finish();
        document.sections = m_sections.finish(m_sentences, document.tables);
        document.sentences = std::move(m_sentences);
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
        return above.page == below.page && above.line->frame == below.line->frame
            && (above.line->frame >= 0 || above.line->block == below.line->block || !startsNewParagraph(above, below, m_body)
                || below.line->baseline - above.line->baseline < 1.3 * std::max(m_body.lineHeight, above.line->size));
    }

    [[nodiscard]] bool isNewParagraph(const PlacedLine &placed) const
    {
        const PlacedLine &above = m_paragraph.back();
        const bool isOther = above.page == placed.page && above.line->block != placed.line->block;
        return (m_blocksAreKnown && isOther) || startsNewParagraph(above, placed, m_body);
    }

    void endHeading()
    {
        if (m_heading.empty())
            return;
        const std::vector<PlacedLine> lines = std::move(m_heading);
        m_heading.clear();
        const ParagraphText text = joinLines(lines, m_known, m_stem);
        const bool isText = m_headingRole == LineRole::Heading
            && !m_sections.open(text.text.simplified(), *lines.front().line, lines.front().page);
        if (isText)
            m_paragraph = lines;
        else
            add(text, whole(text), SentenceKind::Heading, m_sections.current());
    }

    [[nodiscard]] bool isInReferences() const { return m_sections.isIn(SectionType::References); }

    void endReferences()
    {
        for (const auto &entry : referenceEntries(m_references, m_body)) {
            const ParagraphText text = joinLines(entry, m_known, m_stem);
            add(text, whole(text), SentenceKind::Reference, m_sections.current());
        }
        m_references.clear();
    }

    /// `isAtListing`: a listing stands between it and the next.
    void endParagraph(bool isAtListing = false)
    {
        endReferences();
        const bool isWhole = m_paragraph.empty() || isAtAnEnd(m_paragraph.back().line->text);
        if (!m_paragraph.empty()) {
            const std::size_t first = m_sentences.size();
            addProse(joinLines(m_paragraph, m_known, m_stem), SentenceKind::Body);
            doubtHalves(std::span(m_sentences).subspan(first), m_isBehindListing, isAtListing);
        }
        m_isBehindListing = isAtListing;
        m_paragraph.clear();
        for (const Aside &aside : m_asides)
            addAside(aside);
        m_asides.clear();
        m_tables.endOfTurn();
        m_sections.endParagraph(isWhole);
    }

    void addAside(const Aside &aside)
    {
        if (aside.grid) {
            m_tables.take(*aside.grid, aside.lines, m_sections.current());
            return;
        }
        if (aside.role == LineRole::Caption)
            m_tables.takeCaption(aside.lines.front().line->text, static_cast<int>(m_sentences.size()));
        const ParagraphText text = joinLines(aside.lines, m_known, m_stem);
        const auto isNote = [](const PlacedLine &placed) { return isPublishersNote(placed.line->text); };
        const bool canBeNote = aside.role == LineRole::Footnote || aside.role == LineRole::Table || aside.role == LineRole::Boxed;
        if (canBeNote && std::ranges::any_of(aside.lines, isNote))
            addPublishersNote(text);
        else if (aside.role == LineRole::Boxed)
            addBoxed(aside.lines);
        else if (aside.role == LineRole::Footnote)
            addProse(text, SentenceKind::Footnote);
        else
            add(text, whole(text), kindOf(aside.role), m_sections.current());
    }

    /// What stands in a frame: a section by the title that its first lines are, or paragraphs of this one.
    void addBoxed(std::span<const PlacedLine> lines)
    {
        int section = m_sections.current();
        if (const std::size_t title = boxTitleLength(lines); title > 0) {
            const ParagraphText text = joinLines({ lines.begin(), lines.begin() + std::ptrdiff_t(title) }, m_known, m_stem);
            const QString name = text.text.simplified();
            section = m_sections.openRunIn({ 0, 0, name, standardType(name) }, lines.front().page, true);
            add(text, whole(text), SentenceKind::Heading, section);
            lines = lines.subspan(title);
        }
        for (std::size_t begin = 0; begin < lines.size();) {
            std::size_t end = begin + 1;
            while (end < lines.size() && !startsNewParagraph(lines[end - 1], lines[end], m_body))
                ++end;
            const ParagraphText text =
                joinLines({ lines.begin() + std::ptrdiff_t(begin), lines.begin() + std::ptrdiff_t(end) }, m_known, m_stem);
            add(text, whole(text), SentenceKind::Body, section);
            begin = end;
        }
    }

    void addPublishersNote(const ParagraphText &text)
    {
        m_sections.addPublishersNote(text.lines.front().page);
        add(text, whole(text), SentenceKind::Footnote, SectionList::kPublishersNotes);
    }

    /// A paragraph, its heads told from what stands under them.
    void addProse(const ParagraphText &text, SentenceKind kind)
    {
        const int page = text.lines.front().page;
        const bool isAside = kind == SentenceKind::Footnote;
        if (!isAside && (page < 2 || m_sections.isIn(SectionType::BackMatter)) && isPublishersNote(text.text)) {
            addPublishersNote(text);
            return;
        }
        int section = m_sections.current();
        int next = 0;
        for (const RunInHead &head : runInHeads(text, !isAside && m_sections.isIn(SectionType::Abstract))) {
            add(text, { next, head.start - next }, kind, section);
            section = m_sections.openRunIn(head, page, isAside);
            add(text, { head.start, head.length }, SentenceKind::Heading, section);
            next = head.start + head.length;
        }
        add(text, { next, static_cast<int>(text.text.size()) - next }, kind, section);
    }

    [[nodiscard]] static TextRange whole(const ParagraphText &text) { return { 0, static_cast<int>(text.text.size()) }; }

    void add(const ParagraphText &text, const TextRange &range, SentenceKind kind, int section)
    {
        const bool split = kind == SentenceKind::Body || kind == SentenceKind::Footnote || kind == SentenceKind::Caption;
        for (Sentence &sentence : sentencesOf(text, range, split)) {
            // Labels of a figure and loose cells are small print too, but say nothing by themselves.
            sentence.kind = kind == SentenceKind::Footnote && !isProse(sentence.text) ? SentenceKind::Table : kind;
            sentence.section = section;
            m_sentences.push_back(std::move(sentence));
        }
    }

    const BodyStyle &m_body;
    Stemmer m_stem;
    KnownWords m_known;
    std::vector<PlacedLine> m_paragraph;
    std::vector<PlacedLine> m_heading;
    LineRole m_headingRole = LineRole::Heading;
    std::vector<Aside> m_asides;
    std::vector<PlacedLine> m_references;
    SectionList m_sections;
    bool m_blocksAreKnown;
    bool m_isBehindListing = false;
    std::vector<Sentence> m_sentences;
    TableComposer m_tables { m_sentences, m_known, m_stem };
};

} // namespace

Document composeDocument(std::vector<PageLayout> &pages, const std::vector<PageStructure> &structures, const BodyStyle &body,
    const FlowContext &context)
{
    Composer composer(pages, body, context);
    std::vector<Page> told;
    const auto tell = [&told](PageLayout &page) {
        told.push_back({ page.label, page.size, pageText(page) });
        page.lines = std::vector<Line>(); // {} would keep the memory
        page.drawn = {};
    };
    for (std::size_t p = 0; p < pages.size(); ++p) {
        const auto &[roles, tables] = structures[p];
        std::vector<PlacedLine> placed;
        int offset = 0;
        for (std::size_t i = 0; i < pages[p].lines.size(); ++i) {
            const Line &line = pages[p].lines[i];
            placed.push_back({ &line, static_cast<int>(p), offset, static_cast<int>(i),
                pages[p].drawn.isKnown() ? &pages[p].drawn : nullptr });
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
        while (told.size() < composer.firstPageHeld(p + 1))
            tell(pages[told.size()]);
    }
    Document document = composer.finish();
    while (told.size() < pages.size())
        tell(pages[told.size()]);
    document.pages = std::move(told);
    return document;
}

} // namespace adduce
