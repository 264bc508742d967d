#pragma once
#include "core/readers/layout/run_in_heads.h"
#include "core/readers/layout/structure.h"
#include <vector>

namespace adduce {

/// The sections of a document while its lines go by, and which of them text belongs to.
class SectionList
{
public:
    /// `headingsAreKnown`: by the file, and not by how they look: each is one.
    explicit SectionList(const BodyStyle &body, bool headingsAreKnown = false)
        : m_body(body)
        , m_areKnown(headingsAreKnown)
    {
    }

    /// A heading with lines of its own. False for what only looks like one (a list item with a number, a journal's name between
    /// references): its lines are text.
    bool open(const QString &heading, const Line &style, int page);
    /// The section of a head that shares its line with text. `isAside`: of a footnote, which the running text goes on behind.
    int openRunIn(const RunInHead &head, int page, bool isAside);
    /// A paragraph ends, and with it what a head in its first line was about, unless back matter goes on. `isWhole`: its last sentence ended.
    void endParagraph(bool isWhole);
    /// What the publisher says stands in a section of its own, wherever it is printed.
    static constexpr int kPublishersNotes = -2; ///< until finish()
    void addPublishersNote(int page);

    [[nodiscard]] int current() const { return m_current; } ///< ordinal; -1 before the first
    [[nodiscard]] bool isIn(SectionType type) const;

    /// The sections with their levels; the ordinals of sentences and tables are changed with them. Front matter that looked like sections
    /// is none, an abstract without a heading is one.
    std::vector<Section> finish(std::vector<Sentence> &sentences, std::vector<Table> &tables);

private:
    /// How a heading looks; those of one rank look alike.
    struct Look
    {
        double size = 0; ///< points; 0 for a head within a line
        int font = 0; ///< as Line::font
        bool isBold = false;
        bool isItalic = false;
        bool isCapitals = false;

        friend bool operator==(const Look &, const Look &) = default;
    };
    struct Entry
    {
        Section section;
        Look look;
    };

    [[nodiscard]] bool isStatement(const Section &section) const;
    [[nodiscard]] bool breaksNumbering(const Section &section) const;
    [[nodiscard]] bool isInsideReferences(const Section &section, const Line &line) const;
    /// What stands under a heading.
    struct Content
    {
        bool hasText = false; ///< running text
        bool hasMore = false; ///< anything but footnotes
    };
    [[nodiscard]] std::vector<Content> contentsOf(const std::vector<Sentence> &sentences) const; ///< one an entry
    [[nodiscard]] std::size_t frontSections(const std::vector<Content> &contents) const;
    [[nodiscard]] bool hasAbstract() const;
    [[nodiscard]] bool isEmpty(std::size_t at, const Content &content) const;
    [[nodiscard]] static bool isStronger(const Look &a, const Look &b);
    void rankByLook();

    const BodyStyle &m_body;
    bool m_areKnown;
    std::vector<Entry> m_entries;
    int m_current = -1;
    int m_before = -1; ///< what goes on behind the paragraph of a head
    Look m_referencesLook; ///< of the last such section
    int m_notesPage = -1;
    int m_lastNumber = 0; ///< of a section of the highest level
    bool m_isLate = false; ///< behind methods or results
};

} // namespace adduce
