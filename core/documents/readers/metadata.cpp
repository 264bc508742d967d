#include "core/documents/readers/metadata.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOldest = 1900;
constexpr int kNewest = 2100;

QString titleOnPage(const PageLayout &page, const std::vector<LineRole> &roles)
{
    QStringList words;
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] == LineRole::Title)
            words << page.lines[i].text.simplified();
    return words.join(u' ').simplified().left(400);
}

/// The line under the title.
QStringList authorsOnPage(const PageLayout &page, const std::vector<LineRole> &roles)
{
    const auto last = std::find(roles.rbegin(), roles.rend(), LineRole::Title);
    if (last == roles.rend())
        return {};
    const auto below = static_cast<std::size_t>(std::distance(last, roles.rend()));
    QString text;
    for (std::size_t i = below; i < std::min(below + 4, roles.size()); ++i) {
        if (roles[i] == LineRole::Margin)
            continue;
        text += u' ' + page.lines[i].text.simplified();
        const QStringList names = splitAuthors(text);
        if (names.isEmpty())
            break;
        if (!text.trimmed().endsWith(u',') && !text.trimmed().endsWith(u"and"_s))
            return names;
    }
    return splitAuthors(text);
}

/// A year that the first page prints as one of publication.
int yearOnPage(const PageLayout &page)
{
    static const QRegularExpression published(u"(?:©|copyright|published|citation)\\D{0,60}?\\b((?:19|20)\\d\\d)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString text;
    for (const Line &line : page.lines)
        text += line.text + u' ';
    const auto match = published.match(text);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

} // namespace

bool isPlausibleTitle(const QString &title)
{
    static const QRegularExpression machine(
        u"(^microsoft word|^untitled|\\.(docx?|tex|dvi|pdf|indd|qxd|rtf|odt)$|^[\\w.-]+$|^\\W*$|^doi:|\\d\\.\\.\\d|_\\d|\\\\)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return title.size() >= 8 && title.size() < 400 && title.contains(u' ') && !machine.match(title).hasMatch();
}

QStringList splitAuthors(const QString &line)
{
    QString text = line.simplified();
    static const QRegularExpression marks(u"[\\d*†‡§¶#∗⁎⇑✉]+|\\b(PhD|MD|MSc|BSc|Dr|Prof)\\b\\.?|\\([^)]*\\)|\\borcid\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    text.replace(marks, u" "_s);
    static const QRegularExpression parts(u"\\s*(?:,|;|·|•|\\band\\b|&)\\s*"_s);
    static const QRegularExpression name(
        u"^(?:\\p{Lu}[\\p{L}'’.-]*\\s+){1,4}(?:(?:van|von|de|der|den|da|di|la|le|el|al|ter)\\s+){0,3}\\p{Lu}[\\p{L}'’-]+$"_s);
    static const QRegularExpression place(u"\\b(University|Department|Institute|School|Hospital|Center|Centre|Faculty|College|Research|"
                                          "Abstract|Journal|Vignette|Package|Article|Review|Version|Draft)\\b"_s);
    QStringList names;
    for (const QString &part : text.split(parts, Qt::SkipEmptyParts)) {
        const QString candidate = part.simplified();
        if (candidate.size() < 2)
            continue;
        if (!name.match(candidate).hasMatch() || place.match(candidate).hasMatch())
            return {};
        names << candidate;
    }
    return names;
}

Metadata metadataOf(const MupdfDocument &file, const std::vector<PageLayout> &pages, const std::vector<std::vector<LineRole>> &roles)
{
    Metadata metadata;
    const QString title = file.metadata("info:Title");
    metadata.title = isPlausibleTitle(title) ? title : titleOnPage(pages.front(), roles.front());
    const QString author = file.metadata("info:Author");
    metadata.authors = splitAuthors(author);
    if (metadata.authors.isEmpty())
        metadata.authors = authorsOnPage(pages.front(), roles.front());
    metadata.year = yearOnPage(pages.front());
    if (metadata.year == 0) {
        static const QRegularExpression date(u"^D?:?((?:19|20)\\d\\d)"_s);
        const auto match = date.match(file.metadata("info:CreationDate"));
        metadata.year = match.hasMatch() ? match.captured(1).toInt() : 0;
    }
    if (metadata.year < kOldest || metadata.year > kNewest)
        metadata.year = 0;
    return metadata;
}

} // namespace adduce
