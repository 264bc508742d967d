#include "core/evidence/selected_quote.h"

#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/threads/quote_check.h"

namespace adduce {

std::optional<Citation> selectedQuote(
    Database &database, const QString &sha256, int page, const QString &text, std::vector<QRectF> rects)
{
    const auto row = sha256.isEmpty() ? std::nullopt : DocumentStore(database).findByHash(sha256);
    const auto stored = row ? TextStore(database).page(row->id, page - 1) : std::nullopt;
    if (!stored)
        return std::nullopt;
    Citation citation;
    citation.document = row->id;
    citation.sha256 = sha256;
    citation.source = shortName(*row);
    citation.title = displayTitle(*row);
    citation.path = row->path;
    citation.page = page;
    citation.pageCount = row->pages;
    citation.label = stored->label;
    citation.quote = text.simplified();
    citation.rects = std::move(rects);
    if (lookForQuote(database, citation) != QuoteOutcome::Found)
        return std::nullopt;
    return citation;
}

} // namespace adduce
