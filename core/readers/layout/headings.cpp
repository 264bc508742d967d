#include "core/readers/layout/headings.h"

#include "core/readers/layout/paragraph.h"
#include "core/readers/layout/section_names.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestHeading = 160; // characters of a heading's line
constexpr qsizetype kLongestPlain = 100; // of one that is no larger than running text
constexpr double kLarger = 1.06; // of the body's size

const QRegularExpression &numberPattern()
{
    static const QRegularExpression number(
        uR"re(^((?:chapter|section|appendix)\s+(?:\d+(?:\.\d+)*|[A-Z])\b[.:]?|\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,4}\.|[A-Z]\.(?:\d{1,2}\.?)*)\s+(?=\S))re"_s,
        QRegularExpression::CaseInsensitiveOption);
    return number;
}

/// What no number begins with: nearly every line.
bool cannotHaveNumber(const QString &heading)
{
    if (heading.size() < 2 || heading.front().isDigit() || heading[1] == u'.')
        return heading.size() < 2;
    return !QStringView(u"IVXivx").contains(heading.front()) && !heading.startsWith(u"chapter"_s, Qt::CaseInsensitive)
        && !heading.startsWith(u"section"_s, Qt::CaseInsensitive) && !heading.startsWith(u"appendix"_s, Qt::CaseInsensitive);
}

QString numberOf(const QString &heading)
{
    if (cannotHaveNumber(heading))
        return {};
    const auto match = numberPattern().match(heading);
    if (!match.hasMatch())
        return {};
    const QString number = match.captured(1);
    // "I. Introduction" and "A. Results", but not "a large …"
    if (number.front().isLower() && number.front().isLetter())
        return {};
    return number;
}

bool isInCapitals(const QString &text)
{
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    return letters >= 4 && std::ranges::none_of(text, [](QChar c) { return c.isLower(); });
}

bool hasStandardName(const QString &text)
{
    constexpr qsizetype kLongestName = 60; // with a number
    if (text.size() > kLongestName)
        return false;
    QString bare = text.mid(numberOf(text).size()).trimmed();
    while (bare.endsWith(u'.') || bare.endsWith(u':'))
        bare.chop(1);
    return bare.size() < 40 && !bare.isEmpty() && bare.front().isUpper() && bare.count(u' ') < 4
        && standardType(bare) != SectionType::Other;
}

bool isLarger(const Line &line, const BodyStyle &body)
{
    return line.size >= kLarger * body.size;
}

/// What was typed at a prompt, or a call: programs are often set in a font of their own.
bool isCode(const QString &text)
{
    const auto isSign = [](QChar c) { return QStringView(u"><=$+(").contains(c); };
    if (std::ranges::none_of(text, isSign) && !text.startsWith(u"Call:"_s))
        return false;
    static const QRegularExpression code(u"^(R?>|\\$|\\+ |>>>|Call:)|<-|\\w\\(.*[=\"]|\\(\\)|="_s);
    return code.match(text).hasMatch();
}

/// A sentence in bold or italics, or a sum under a list.
bool isStatement(const QString &text)
{
    static const QRegularExpression verb(u"\\b(is|are|was|were|has|have|had|been|can|could|should|will|would)\\b"_s);
    static const QRegularExpression number(u"\\b\\d+([.,]\\d+)?\\b"_s);
    constexpr int kFewestWords = 9;
    constexpr int kMostNumbers = 2;
    int numbers = 0;
    for (auto match = number.globalMatch(text); match.hasNext(); match.next())
        ++numbers;
    return numbers > kMostNumbers
        || (text.count(u' ') + 1 >= kFewestWords && !text.endsWith(u'?') && verb.match(text).hasMatch());
}

/// Nearly every line: as long as no name of a section is, and set as running text is.
bool isRunningText(const Line &line, const BodyStyle &body)
{
    constexpr qsizetype kLongerThanNames = 60; // characters
    return line.text.size() >= kLongerThanNames && !isLarger(line, body) && !line.isBold && !line.isItalic
        && line.font == body.font && std::ranges::any_of(line.text, [](QChar c) { return c.isLower(); });
}

/// A line that can be (the first line of) a heading by its look.
bool looksLikeHeading(const Line &line, const BodyStyle &body)
{
    if (isRunningText(line, body))
        return false;
    const QString text = line.text.simplified();
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    if (letters < 3 || text.size() > kLongestHeading || letters * 2 < text.size() || isCode(text))
        return false;
    if (!text.front().isUpper() && !text.front().isDigit())
        return line.size > 1.3 * body.size && text.front().isLetter();
    const bool numbered = !numberOf(text).isEmpty();
    if (!numbered && !isLarger(line, body) && isStatement(text))
        return false;
    const bool styled = isLarger(line, body) || (line.isBold && !body.isBold) || (isInCapitals(text) && text.size() > 4)
        || ((line.isItalic || line.font != body.font) && (numbered || text.size() < 80));
    if (!styled)
        return hasStandardName(text) && text.size() < 40;
    if (text.size() > kLongestPlain && !numbered && !isLarger(line, body))
        return false;
    // What stands over small print is small itself: the references of many journals.
    return line.size >= 0.85 * body.size || hasStandardName(text);
}

bool continues(const Line &above, const Line &below, const BodyStyle &body)
{
    const double step = below.baseline - above.baseline;
    constexpr double kFull = 0.6; // of the line below, for a title that goes on there
    const bool isPlain = !isLarger(above, body) && !above.isBold;
    if (isPlain && above.box.width() < kFull * below.box.width())
        return false; // the text under it
    return sameLook(above, below) && step > -0.5 && step < 1.6 * std::max(body.lineHeight, 1.2 * above.size)
        && numberOf(below.text.simplified()).isEmpty();
}

/// A heading stands apart: it begins its own block, or what follows looks different or leaves white.
bool standsApart(const std::vector<Line> &lines, std::size_t begin, std::size_t end, const BodyStyle &body)
{
    const Line &line = lines[begin];
    const bool above = begin == 0 || lines[begin - 1].block != line.block
        || line.baseline - lines[begin - 1].baseline > 1.25 * body.lineHeight || !sameLook(lines[begin - 1], line);
    const bool below = end >= lines.size() || !sameLook(lines[end], line) || lines[end].block != lines[end - 1].block;
    // A run-in heading shares its line with running text.
    const bool alone = end >= lines.size() || std::abs(lines[end].baseline - lines[end - 1].baseline) > 2
        || lines[end].box.left() < lines[end - 1].box.left();
    return above && below && alone;
}

/// Running text, or another heading, stands below. Labels of a figure have other labels there, or the caption.
bool leadsSomewhere(const std::vector<Line> &lines, const std::vector<LineRole> &roles, std::size_t end, const BodyStyle &body)
{
    constexpr qsizetype kRunning = 25; // characters
    constexpr double kNear = 5; // lines
    for (std::size_t i = end; i < lines.size(); ++i) {
        if (roles[i] == LineRole::Margin)
            continue;
        const double step = lines[i].baseline - lines[end - 1].baseline;
        return step < 0
            || (step < kNear * body.lineHeight && (lines[i].text.size() >= kRunning || looksLikeHeading(lines[i], body)));
    }
    return true; // its text begins on the next page
}

/// The text below goes on in the middle of a sentence: the line is one of it, of which most is emphasised.
bool goesOnBelow(const std::vector<Line> &lines, std::size_t end, const BodyStyle &body)
{
    if (end >= lines.size() || lines[end].block != lines[end - 1].block || isLarger(lines[end - 1], body))
        return false;
    const double step = lines[end].baseline - lines[end - 1].baseline;
    return step > 0 && step < 1.4 * body.lineHeight && beginsMidSentence(lines[end].text);
}

bool isNamedOrNumbered(const Line &line)
{
    const QString text = line.text.simplified();
    return !numberOf(text).isEmpty() || hasStandardName(text);
}

/// The title is what is largest on the first page, above everything that looks like running text.
void markTitle(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body)
{
    const auto canBeTitle = [&](std::size_t i) {
        return roles[i] == LineRole::Heading && page.lines[i].box.top() < 0.6 * page.size.height()
            && !isNamedOrNumbered(page.lines[i]);
    };
    double largest = 0;
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (canBeTitle(i) && page.lines[i].text.simplified().size() > 8)
            largest = std::max(largest, page.lines[i].size);
    if (largest < 1.15 * body.size)
        return;
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (canBeTitle(i) && std::abs(page.lines[i].size - largest) < 0.3)
            roles[i] = LineRole::Title;
}

} // namespace

bool sameLook(const Line &a, const Line &b)
{
    return std::abs(a.size - b.size) < 0.3 && a.font == b.font && a.isBold == b.isBold && a.isItalic == b.isItalic;
}

bool isStronger(const Line &head, const Line &text)
{
    return (head.isBold && !text.isBold) || (head.isItalic && !text.isItalic) || head.size >= kLarger * text.size;
}

void markHeadings(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body, bool first)
{
    const auto &lines = page.lines;
    for (std::size_t i = 0; i < lines.size();) {
        if (roles[i] != LineRole::Body || !looksLikeHeading(lines[i], body)) {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        qsizetype length = lines[i].text.size();
        while (end < lines.size() && roles[end] == LineRole::Body && continues(lines[end - 1], lines[end], body)) {
            length += lines[end].text.size();
            ++end;
        }
        // Running text in bold or italics ends as sentences do; so do list items.
        const QString last = lines[end - 1].text.trimmed();
        const bool ended = QStringView(u".,;").contains(last.back()) && !isNamedOrNumbered(lines[i]);
        const bool named = isNamedOrNumbered(lines[i]);
        const bool leads =
            named || (first && lines[i].box.top() < 0.3 * page.size.height()) || leadsSomewhere(lines, roles, end, body);
        const bool isText = !named && goesOnBelow(lines, end, body);
        if (!ended && !isText && leads && length <= kLongestHeading * 2 && end - i <= 5 && standsApart(lines, i, end, body))
            std::fill(roles.begin() + static_cast<std::ptrdiff_t>(i), roles.begin() + static_cast<std::ptrdiff_t>(end),
                LineRole::Heading);
        i = end;
    }
    if (first)
        markTitle(page, roles, body);
}

Section sectionFrom(const QString &heading, const Line &style, const BodyStyle &body, int page)
{
    Section section;
    section.number = numberOf(heading);
    section.title = heading.mid(section.number.size()).trimmed();
    while (section.number.endsWith(u'.') || section.number.endsWith(u':'))
        section.number.chop(1);
    while (section.title.endsWith(u'.') || section.title.endsWith(u':'))
        section.title.chop(1);
    section.type = standardType(section.title);
    if (section.number.startsWith(u"appendix"_s, Qt::CaseInsensitive))
        section.type = SectionType::Supplement;
    if (section.type == SectionType::Abstract && !section.number.isEmpty())
        section.type = SectionType::Conclusion; // "5. Summary" ends a paper
    if (!section.number.isEmpty() && section.number.front().isDigit())
        section.level = 1 + static_cast<int>(section.number.count(u'.'));
    else
        section.level = style.size >= 1.15 * body.size || isInCapitals(heading) ? 1 : style.isBold ? 2 : 3;
    section.page = page;
    return section;
}

} // namespace adduce
