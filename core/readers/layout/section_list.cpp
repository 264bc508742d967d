#include "core/readers/layout/section_list.h"

#include "core/readers/layout/unlabelled_abstract.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isCapitals(const QString &text)
{
    return text.size() > 3 && text == text.toUpper();
}

/// "3" of "3", 0 of "3.1" and of letters.
int topNumber(const QString &number)
{
    bool ok = false;
    const int value = number.toInt(&ok);
    return ok ? value : 0;
}

bool beginsPaper(const Section &section)
{
    return section.type == SectionType::Abstract || section.type == SectionType::Introduction
        || section.type == SectionType::Background;
}

} // namespace

bool SectionList::isIn(SectionType type) const
{
    return m_current >= 0 && m_entries[static_cast<std::size_t>(m_current)].section.type == type;
}

/// Sentences in bold, or a part of an abstract with its text.
bool SectionList::isStatement(const Section &section) const
{
    constexpr qsizetype kLongestLabel = 40;
    static const QRegularExpression sentences(u"[\\p{Ll}\\p{Nd})]\\. +\\p{Lu}"_s, QRegularExpression::UseUnicodePropertiesOption);
    return section.number.isEmpty() && section.title.size() > kLongestLabel
        && ((isIn(SectionType::Abstract) && section.title.contains(u": "_s)) || sentences.match(section.title).hasMatch());
}

/// The items of a numbered list in running text begin again; the sections of a paper count up.
bool SectionList::breaksNumbering(const Section &section) const
{
    const int number = topNumber(section.number);
    return number > 0 && number <= m_lastNumber && (section.title.contains(u": "_s) || section.title.size() > 60);
}

/// Journal names in bold and initials are no sections: what ends the references looks as their own heading does.
bool SectionList::isInsideReferences(const Section &section, const Line &line) const
{
    return !line.isOutlined && isIn(SectionType::References) && section.type == SectionType::Other
        && (line.size < m_referencesLook.size - 0.3 || line.font != m_referencesLook.font
            || (section.number.size() == 1 && section.title.contains(u". "_s)));
}

bool SectionList::open(const QString &heading, const Line &style, int page)
{
    Section section = sectionFrom(heading, style, m_body, page);
    if (section.title.isEmpty() || isInsideReferences(section, style)
        || (!m_areKnown && section.title.compare(u"open access"_s, Qt::CaseInsensitive) == 0))
        return true; // a heading of nothing
    if (!m_areKnown && (isStatement(section) || breaksNumbering(section)))
        return false;
    if (m_isLate && section.type == SectionType::Abstract && section.title.startsWith(u"summary"_s, Qt::CaseInsensitive))
        section.type = SectionType::Conclusion;
    m_isLate = m_isLate || section.type == SectionType::Methods || section.type == SectionType::Results;
    if (const int number = topNumber(section.number.section(u'.', 0, 0)); number > 0)
        m_lastNumber = number;
    const Look look { style.size, style.font, style.isBold, style.isItalic, isCapitals(heading) };
    if (section.type == SectionType::References)
        m_referencesLook = look;
    m_entries.push_back({ std::move(section), look });
    m_current = m_before = static_cast<int>(m_entries.size()) - 1;
    return true;
}

int SectionList::openRunIn(const RunInHead &head, int page, bool isAside)
{
    const bool isPart = head.type == SectionType::Abstract && isIn(SectionType::Abstract);
    Section section;
    section.title = head.title;
    section.type = head.type;
    section.level = isPart ? 2 : 1;
    section.page = page;
    m_entries.push_back({ std::move(section), {} });
    const int opened = static_cast<int>(m_entries.size()) - 1;
    if (isAside)
        return opened;
    // An abstract lasts until another heading, and so does what follows back matter; keywords and the like are a paragraph.
    const auto isBack = [&](int at) { return at >= 0 && isBackMatter(m_entries[static_cast<std::size_t>(at)].section.type); };
    if (head.type == SectionType::Abstract || (isBack(opened) && isBack(m_current)))
        m_before = opened;
    m_current = opened;
    return opened;
}

void SectionList::endParagraph(bool isWhole)
{
    const auto isBack = [&](int at) { return at >= 0 && isBackMatter(m_entries[static_cast<std::size_t>(at)].section.type); };
    if (!isBack(m_current) || (isWhole && !isBack(m_current - 1)))
        m_current = m_before;
}

void SectionList::addPublishersNote(int page)
{
    m_notesPage = m_notesPage < 0 ? page : m_notesPage;
}

/// What looks like a heading above the abstract or the introduction (the kind of article, the authors) is front matter, and so are
/// headings on the first page without text under them.
std::size_t SectionList::frontSections(const std::vector<Content> &contents) const
{
    auto first = std::ranges::find_if(m_entries, beginsPaper, &Entry::section);
    if (first == m_entries.end()) // "Methodology" above the abstract is a kind of article
        first = std::ranges::find(m_entries, SectionType::Methods, [](const Entry &entry) { return entry.section.type; });
    if (first != m_entries.end() && first->section.page <= 1)
        return static_cast<std::size_t>(std::distance(m_entries.begin(), first));
    if (m_areKnown)
        return 0;
    std::size_t empty = 0;
    while (empty < m_entries.size() && m_entries[empty].section.page == 0 && !contents[empty].hasText)
        ++empty;
    return empty < m_entries.size() ? empty : 0;
}

bool SectionList::hasAbstract() const
{
    return std::ranges::any_of(
        m_entries, [](const Entry &entry) { return entry.section.type == SectionType::Abstract && entry.section.page <= 1; });
}

bool SectionList::isStronger(const Look &a, const Look &b)
{
    if (std::abs(a.size - b.size) > 0.3)
        return a.size > b.size;
    if (a.isBold != b.isBold)
        return a.isBold;
    if (a.isCapitals != b.isCapitals)
        return a.isCapitals;
    return !a.isItalic && b.isItalic;
}

/// Headings without numbers are as high as they look beside those of a paper's main parts.
void SectionList::rankByLook()
{
    const auto isMain = [](const Entry &entry) {
        const SectionType type = entry.section.type;
        return entry.look.size > 0 && entry.section.number.isEmpty()
            && (type == SectionType::Introduction || type == SectionType::Methods || type == SectionType::Results
                || type == SectionType::Discussion || type == SectionType::Conclusion);
    };
    std::vector<std::pair<Look, int>> looks; // of main parts, with how many have them
    for (const Entry &entry : m_entries)
        if (isMain(entry)) {
            const auto known = std::ranges::find(looks, entry.look, &std::pair<Look, int>::first);
            if (known == looks.end())
                looks.emplace_back(entry.look, 1);
            else
                ++known->second;
        }
    if (looks.empty())
        return;
    const Look main = std::ranges::max_element(looks, [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second < b.second : isStronger(b.first, a.first);
    })->first;
    std::vector<Look> weaker;
    for (const Entry &entry : m_entries)
        if (entry.look.size > 0 && entry.section.number.isEmpty() && entry.look != main && !isStronger(entry.look, main)
            && std::ranges::find(weaker, entry.look) == weaker.end())
            weaker.push_back(entry.look);
    std::ranges::sort(weaker, isStronger);
    for (Entry &entry : m_entries) {
        if (entry.look.size <= 0 || !entry.section.number.isEmpty())
            continue;
        const auto rank = std::ranges::find(weaker, entry.look) - weaker.begin();
        entry.section.level = rank == std::ssize(weaker) ? 1 : std::min(3, 2 + static_cast<int>(rank));
    }
}

/// A name that stands over nothing, as a journal's does beside its logo: no text before the next heading of its rank.
bool SectionList::isEmpty(std::size_t at, const Content &content) const
{
    const Section &section = m_entries[at].section;
    const bool hasParts = at + 1 < m_entries.size() && m_entries[at + 1].section.level > section.level;
    return section.type == SectionType::Other && section.number.isEmpty() && !hasParts && !content.hasMore;
}

std::vector<SectionList::Content> SectionList::contentsOf(const std::vector<Sentence> &sentences) const
{
    std::vector<Content> contents(m_entries.size());
    for (const Sentence &sentence : sentences) {
        if (sentence.section < 0)
            continue;
        Content &content = contents[static_cast<std::size_t>(sentence.section)];
        content.hasText = content.hasText || sentence.kind == SentenceKind::Body;
        content.hasMore = content.hasMore || (sentence.kind != SentenceKind::Heading && sentence.kind != SentenceKind::Footnote);
    }
    return contents;
}

std::vector<Section> SectionList::finish(std::vector<Sentence> &sentences, std::vector<Table> &tables)
{
    rankByLook();
    const std::vector<Content> contents = contentsOf(sentences);
    const std::size_t front = frontSections(contents);
    std::vector<Section> sections;
    const TextRange abstract = m_entries.size() > front && !hasAbstract() ? unlabelledAbstract(sentences, front) : TextRange {};
    if (abstract.length > 0) {
        const int page = sentences[static_cast<std::size_t>(abstract.start)].parts.front().page;
        sections.push_back({ {}, u"Abstract"_s, SectionType::Abstract, 1, page });
    }
    std::vector<int> places(m_entries.size(), -1); // of the sections as they were opened
    for (std::size_t i = front; i < m_entries.size(); ++i) {
        if (m_areKnown || !isEmpty(i, contents[i]))
            sections.push_back(std::move(m_entries[i].section));
        places[i] = static_cast<int>(sections.size()) - 1;
    }
    if (m_notesPage >= 0)
        sections.push_back({ {}, u"Publisher's notes"_s, SectionType::BackMatter, 1, m_notesPage });
    const auto place = [&](int section) {
        if (section == kPublishersNotes)
            return static_cast<int>(sections.size()) - 1;
        return section < 0 ? -1 : places[static_cast<std::size_t>(section)];
    };
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const int at = place(sentences[i].section);
        const bool isInAbstract =
            at < 0 && static_cast<int>(i) >= abstract.start && static_cast<int>(i) < abstract.start + abstract.length;
        sentences[i].section = isInAbstract ? 0 : at;
    }
    for (Table &table : tables)
        table.section = place(table.section);
    return sections;
}

} // namespace adduce
