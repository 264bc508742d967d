#include "core/highlights/highlight_places.h"

#include "core/evidence/selected_quote.h"
#include "core/guardrails/quote.h"
#include "core/highlights/annotated_copy.h"
#include "core/highlights/highlight_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/document_versions.h"
#include "core/library/text_store.h"

#include <QHash>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The pages of a document as quotes are looked for in them, each read once.
class Pages
{
public:
    Pages(Database &database, const DocumentRow &document)
        : m_store(database)
        , m_document(document)
    {
    }

    /// The page that the quote stands on: `page`, or else the nearest one, 1-based; 0: nowhere.
    int find(const QString &quote, int page)
    {
        const QString wanted = comparable(quote);
        for (int distance = 0; distance < std::max(page, m_document.pages); ++distance)
            for (const int at : { page + distance, page - distance })
                if (at >= 1 && at <= m_document.pages && indexOfQuote(wanted, comparableText(at)) >= 0)
                    return at;
        return 0;
    }
    [[nodiscard]] std::optional<Page> page(int page) const { return m_store.page(m_document.id, page - 1); }

private:
    const QString &comparableText(int at)
    {
        const auto known = m_texts.constFind(at);
        if (known != m_texts.constEnd())
            return *known;
        const auto stored = page(at);
        return *m_texts.insert(at, stored ? comparable(stored->text) : QString());
    }

    TextStore m_store;
    const DocumentRow &m_document;
    QHash<int, QString> m_texts;
};

qsizetype placeOn(const std::optional<Page> &page, const QString &quote)
{
    const std::vector<QuoteRange> ranges = page ? quoteRanges(quote, page->text) : std::vector<QuoteRange> {};
    return ranges.empty() ? 0 : ranges.front().first;
}

/// What is read today of the file whose former version has these bytes; none while that is not read yet.
std::optional<DocumentRow> currentVersionOf(Database &database, const QString &sha256)
{
    const DocumentStore documents(database);
    auto version = documents.findByHash(sha256);
    while (version && version->supersededBy)
        version = documents.find(version->supersededBy);
    return version && version->state == DocumentState::Ready ? version : std::nullopt;
}

} // namespace

Highlight highlightOf(Database &database, const Citation &quote, HighlightColour colour)
{
    const auto document = DocumentStore(database).findByHash(quote.sha256);
    const auto page = document ? TextStore(database).page(document->id, quote.page - 1) : std::nullopt;
    return { .id = {},
        .sha256 = quote.sha256,
        .title = quote.title,
        .page = quote.page,
        .place = placeOn(page, quote.quote),
        .label = quote.label,
        .quote = quote.quote,
        .rects = quote.rects,
        .colour = colour,
        .note = {},
        .madeAt = QDateTime::currentDateTimeUtc() };
}

Citation citationOf(Database &database, const Highlight &highlight)
{
    Citation citation;
    citation.sha256 = highlight.sha256;
    citation.source = citation.title = highlight.title;
    citation.page = highlight.page;
    citation.label = highlight.label;
    citation.quote = highlight.quote;
    citation.rects = highlight.rects;
    if (const auto row = DocumentStore(database).findByHash(highlight.sha256)) {
        citation.document = row->id;
        citation.source = shortName(*row);
        citation.title = displayTitle(*row);
        citation.path = row->path;
        citation.pageCount = row->pages;
    }
    return citation;
}

Highlight markOfFile(const QString &sha256, const PageAnnotation &mark)
{
    Highlight made;
    made.sha256 = sha256;
    made.page = mark.page + 1;
    made.quote = mark.words.simplified();
    made.rects = mark.rects;
    made.colour = nearestColour(mark.colour);
    QString note = mark.note;
    note.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n').replace(QChar::Nbsp, u' ');
    made.note = mark.author.isEmpty() || note.isEmpty() ? note : mark.author + u": "_s + note;
    return made;
}

std::optional<Highlight> adopted(Database &database, const Highlight &markOfFile)
{
    const auto quote = selectedQuote(database, markOfFile.sha256, markOfFile.page, markOfFile.quote, markOfFile.rects);
    if (!quote)
        return std::nullopt;
    Highlight made = highlightOf(database, *quote, markOfFile.colour);
    made.note = markOfFile.note;
    return made;
}

int moveToCurrentVersions(Database &database)
{
    HighlightStore store(database);
    HighlightChange change;
    const std::vector<QString> papers = store.papers();
    const QHash<QString, bool> isFormer = papers.empty() ? QHash<QString, bool> {} : formerVersions(database);
    for (const QString &sha256 : papers) {
        const auto current = isFormer.value(sha256) ? currentVersionOf(database, sha256) : std::nullopt;
        if (!current)
            continue;
        Pages pages(database, *current);
        for (const Highlight &before : store.of(sha256))
            if (const int found = pages.find(before.quote, before.page)) {
                const auto page = pages.page(found);
                Highlight after = before;
                after.sha256 = current->sha256;
                after.page = found;
                after.label = page->label;
                after.place = placeOn(page, after.quote);
                after.rects.clear();
                change.taken.push_back(before);
                change.put.push_back(std::move(after));
            }
    }
    store.apply(change);
    return static_cast<int>(change.put.size());
}

std::vector<QRectF> rectsOf(const Highlight &highlight, const std::vector<TextLine> &lines)
{
    if (!highlight.rects.empty())
        return highlight.rects;
    QString text;
    for (const TextLine &line : lines)
        text += line.text + u'\n';
    const std::vector<QuoteRange> found = quoteRanges(highlight.quote, text);
    std::vector<QRectF> rects;
    if (found.empty())
        return rects;
    qsizetype first = 0; // of the line
    for (const TextLine &line : lines) {
        QRectF all;
        for (qsizetype unit = std::max(found.front().first - first, qsizetype(0));
            unit <= std::min(found.front().last - first, line.text.size() - 1)
            && unit < static_cast<qsizetype>(line.boxes.size());
            ++unit)
            all = all.united(line.boxes[static_cast<std::size_t>(unit)]); // a null one changes nothing
        if (!all.isEmpty())
            rects.push_back(all);
        first += line.text.size() + 1;
    }
    return rects;
}

} // namespace adduce
