#include "core/readers/layout/outline_headings.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <limits>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostLines = 4; // of a heading

/// How much of a title is its number, with the space behind it.
qsizetype numberLength(QStringView title)
{
    static const QRegularExpression number(
        u"^(?:(?:chapter|section|appendix)\\s+[\\dA-Z.]+[.:]?|\\d+(?:\\.\\d+)*[.:)]?|[A-Z](?:\\.\\d+)+\\.?|[IVX]+\\.)\\s+"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Most lines can have none by their first letters, and no expression looks at them.
    const bool mayHaveOne =
        title.size() > 1 && (title[0].isDigit() || title[1] == u'.' || u"acisvx"_s.contains(title[0], Qt::CaseInsensitive));
    return mayHaveOne ? number.match(title).capturedLength() : 0;
}

/// The letters of a title without its number: outlines and pages differ in the rest.
QString keyOf(const QString &title)
{
    const bool isPlain = std::ranges::all_of(title, [](QChar c) { return c.unicode() < 0x80; }); // nearly always
    const QString spaced = isPlain ? title : title.simplified();
    const QStringView text = QStringView(spaced).trimmed();
    const QStringView named = text.mid(numberLength(text));
    const QString normal = isPlain ? QString() : named.toString().normalized(QString::NormalizationForm_KC);
    QString key;
    for (const QChar c : isPlain ? named : normal)
        if (c.isLetterOrNumber())
            key += c.toCaseFolded();
    return key;
}

bool canBeHeading(LineRole role)
{
    return role == LineRole::Body || role == LineRole::Footnote || role == LineRole::Code || role == LineRole::Heading
        || role == LineRole::Boxed;
}

/// The keys of a page's lines, each made once: a page of a manual has several titles.
std::vector<QString> keysOf(const PageLayout &page)
{
    std::vector<QString> keys;
    keys.reserve(page.lines.size());
    for (const Line &line : page.lines)
        keys.push_back(keyOf(line.text));
    return keys;
}

/// Marks the lines that together are the title, unless they are a heading already.
void mark(PageLayout &page, const std::vector<QString> &keys, const QString &key, std::vector<LineRole> &roles)
{
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        QString together;
        for (std::size_t end = i; end < std::min(page.lines.size(), i + kMostLines) && canBeHeading(roles[end]); ++end) {
            together += keys[end];
            if (!key.startsWith(together))
                break;
            if (together.size() < key.size())
                continue;
            std::fill(roles.begin() + static_cast<std::ptrdiff_t>(i), roles.begin() + static_cast<std::ptrdiff_t>(end) + 1,
                LineRole::Heading);
            page.lines[i].isOutlined = true;
            return;
        }
    }
}

} // namespace

void markOutlined(std::vector<PageLayout> &pages, const std::vector<OutlineItem> &outline, std::vector<PageStructure> &structures)
{
    std::vector<std::optional<std::vector<QString>>> keys(pages.size());
    for (const OutlineItem &item : outline) {
        const auto p = static_cast<std::size_t>(item.page);
        const QString key = keyOf(item.title);
        if (key.size() <= 1 || p >= pages.size())
            continue;
        if (!keys[p])
            keys[p] = keysOf(pages[p]);
        mark(pages[p], *keys[p], key, structures[p].roles);
    }
}

void takeLevels(const std::vector<OutlineItem> &outline, std::vector<Section> &sections)
{
    QHash<std::pair<int, QString>, int> levels;
    for (const OutlineItem &item : outline)
        levels.insert({ item.page, keyOf(item.title) }, item.level);
    std::vector<std::pair<Section *, int>> named;
    int highest = std::numeric_limits<int>::max();
    for (Section &section : sections)
        if (const auto found = levels.constFind({ section.page, keyOf(section.title) }); found != levels.cend()) {
            named.emplace_back(&section, *found);
            highest = std::min(highest, *found);
        }
    for (const auto &[section, level] : named)
        section->level = 1 + level - highest;
}

} // namespace adduce
