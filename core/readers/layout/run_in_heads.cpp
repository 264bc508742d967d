#include "core/readers/layout/run_in_heads.h"

#include "core/readers/layout/section_names.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestHead = 60; // characters of a head

/// The words that lead a paragraph up to a colon, a dash or a full stop.
const QRegularExpression &markedHead()
{
    static const QRegularExpression head(
        u"^(\\p{Lu}[\\p{L}’'/ -]{3,58}?)\\s*(?::|\\.\\s?[—–]|\\s[—–-]\\s|[—–]|\\.(?=\\s+\\p{Lu}))\\s*"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return head;
}

/// Nearly every paragraph: what ends its first words is no colon, dash or full stop, so that no expression is needed to see it.
bool cannotBeMarked(const QString &text)
{
    const auto isOfHead = [](QChar c) { return c.isLetter() || c.isSpace() || QStringView(u"’'/-").contains(c); };
    const auto end = std::ranges::find_if_not(text, isOfHead);
    const bool isMarked = end != text.end() && QStringView(u":.—–").contains(*end);
    return text.isEmpty() || !text.front().isUpper() || (!isMarked && !text.contains(u" - "_s));
}

/// The parts of an abstract.
const QRegularExpression &partName()
{
    static const QRegularExpression part(
        u"^(background|introduction|context|rationale|purposes?|aims?|objectives?|hypothes[ie]s|importance|"
        "(materials? (and|&) |patients? and |subjects and )?methods?( ?/ ?designs?)?|methodology|(study )?designs?|design and "
        "methods|setting|patients|"
        "participants|interventions?|measurements|main outcome measures?|outcomes?|exposures?|data sources?|study selection|data "
        "extraction|(main )?results?( and discussion)?|findings|(discussion and )?conclusions?( and "
        "relevance)?|discussion|interpretation|significance|limitations|"
        "trial registration|registration|clinical "
        "relevance|implications|funding|hintergrund|ziel|methoden?|ergebnisse|schlussfolgerung(en)?|"
        "contexte|objectifs?|méthodes?|résultats|antecedentes|objetivos?|métodos?|resultados|conclusi(ón|ones))$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return part;
}

/// The label of a head; none for what is no head here.
std::optional<SectionType> typeOf(const QString &title, bool inAbstract)
{
    constexpr qsizetype kMostWords = 5; // but for the parts of an abstract
    if (inAbstract && partName().match(title).hasMatch())
        return SectionType::Abstract;
    if (title.count(u' ') >= kMostWords)
        return std::nullopt;
    const SectionType type = standardType(title);
    static const QRegularExpression front(
        u"^(key ?words( and phrases)?|index terms|schlüsselwörter|mots[- ]clés|palabras clave)$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression abstract(
        u"^(abstract|summary|synopsis|highlights|key points|zusammenfassung|résumé|resumen)$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    if (front.match(title).hasMatch())
        return SectionType::Front;
    if (abstract.match(title).hasMatch())
        return SectionType::Abstract;
    // An abstract that lists what a work is made of may call a part so.
    return !inAbstract && isBackMatter(type) ? std::optional(type) : std::nullopt;
}

/// The characters of the line that begins here which look different from the rest of it; 0 inside a line.
int leadAt(const ParagraphText &text, int at)
{
    const auto &origin = text.origins[static_cast<std::size_t>(at)];
    if (origin.line < 0 || (at > 0 && text.origins[static_cast<std::size_t>(at) - 1].line == origin.line))
        return 0;
    const Line &line = *text.lines[static_cast<std::size_t>(origin.line)].line;
    return std::max(0, line.lead - origin.at);
}

std::optional<RunInHead> headAt(const ParagraphText &text, int at, bool inAbstract)
{
    const QString rest = text.text.mid(at, kLongestHead + 4);
    if (const int lead = leadAt(text, at); lead > 2 && lead <= kLongestHead) {
        QString title = rest.left(lead).simplified();
        while (!title.isEmpty() && !title.back().isLetterOrNumber())
            title.chop(1);
        if (const auto type = typeOf(title, inAbstract)) {
            int length = lead;
            while (at + length < text.text.size() && (text.text[at + length].isSpace() || text.text[at + length] == u':'))
                ++length;
            return RunInHead { at, length, title, *type };
        }
    }
    if (cannotBeMarked(rest))
        return std::nullopt;
    if (const auto match = markedHead().match(rest); match.hasMatch()) {
        const QString title = match.captured(1).simplified();
        if (const auto type = typeOf(title, inAbstract))
            return RunInHead { at, static_cast<int>(match.capturedLength()), title, *type };
    }
    return std::nullopt;
}

/// Where a part of an abstract can begin: a line, or a sentence, perhaps behind a number in brackets.
std::vector<int> placesForParts(const ParagraphText &text)
{
    std::vector<int> places;
    int line = -1;
    for (int i = 0; i < text.text.size(); ++i) {
        const int of = text.origins[static_cast<std::size_t>(i)].line;
        const bool startsLine = of >= 0 && of != line;
        line = of >= 0 ? of : line;
        const bool startsSentence = i > 1 && text.text[i - 1] == u' ' && QStringView(u".;:?!)").contains(text.text[i - 2]);
        if ((startsLine || startsSentence || i == 0) && text.text[i].isUpper())
            places.push_back(i);
    }
    return places;
}

} // namespace

std::vector<RunInHead> runInHeads(const ParagraphText &text, bool inAbstract)
{
    std::vector<RunInHead> heads;
    int next = 0; // behind the last head
    if (const auto first = text.text.isEmpty() ? std::nullopt : headAt(text, 0, inAbstract)) {
        heads.push_back(*first);
        next = first->length;
        inAbstract = inAbstract || first->type == SectionType::Abstract;
    }
    if (!inAbstract)
        return heads;
    for (const int at : placesForParts(text))
        if (at >= next)
            if (const auto head = headAt(text, at, true)) {
                heads.push_back(*head);
                next = at + head->length;
            }
    return heads;
}

bool isPublishersNote(const QString &paragraph)
{
    static const QRegularExpression start(
        u"^\\W*(open access(?=\\W*$|\\s+(this|edited|citation))|citation:|(to |how to )?cite (this|as)\\b|copyright\\b|©|\\(c\\) "
        u"\\d{4}|disclaimer/?\\s?publisher|publisher['’]?s? note|"
        "(academic |handling |guest |associate )?editors?:|edited by\\b|reviewed "
        "by\\b|received:?\\s+\\d|submitted:|accepted:?\\s+\\d|published:?\\s+\\d|"
        "type \\w+ published|published online\\b|published by the\\b|licensee\\b|licen[cs]e authors of papers|this (is "
        "an|article is) (an )?open[- ]access|"
        "this article is (distributed|licensed|published)|to view a copy of this licen[cs]e|the creative commons|"
        "(and release the work|distributed|which permits|permits unrestricted)\\b.{0,60}\\b(licen[cs]e|terms|creative commons)|"
        "creative commons attribution|the images or other third party material|if material is not included in the article|"
        "(\\*\\s*)?correspond(ence|ing author)\\b|full list of author information|communicated by\\b|present address|submit your (next )?manuscript|ready to submit your research)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return start.match(paragraph.left(200)).hasMatch();
}

} // namespace adduce
