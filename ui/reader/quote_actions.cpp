#include "ui/reader/quote_actions.h"

#include "core/answer/answer_words.h"
#include "core/evidence/selected_quote.h"
#include "ui/common/library_thread.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_places.h"
#include "ui/reader/text_selection.h"
#include <QClipboard>
#include <QGuiApplication>

namespace adduce {

using namespace Qt::StringLiterals;

QuoteActions::QuoteActions(
    LibraryThread &library, const ReaderFile &file, const ReaderPlaces &places, TextSelection &selection, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_file(file)
    , m_places(places)
    , m_selection(selection)
{
}

void QuoteActions::find(const std::function<void(const std::optional<Citation> &quote)> &then)
{
    if (!m_file.isOpen() || m_file.isAccepted())
        return then(std::nullopt);
    if (m_selection.page() < 0) {
        const Citation *citation = m_places.focused();
        return then(citation ? std::optional(*citation) : std::nullopt);
    }
    m_selection.takeWholeWords();
    const auto quote = [sha256 = m_file.sha256(), page = m_selection.page() + 1, text = m_selection.text(),
                           rects = m_selection.rects()](
                           Database &database) { return selectedQuote(database, sha256, page, text, rects); };
    m_library.read(this, quote, then, [then](const Error &) { then(std::nullopt); });
}

void QuoteActions::withQuote(const std::function<void(const Citation &quote)> &then)
{
    if (m_selection.page() < 0 && !m_places.focused())
        return emit said(tr("Select words on a page first."));
    find([this, then](const std::optional<Citation> &quote) {
        if (quote)
            then(*quote);
        else
            emit said(tr("The selected words do not stand on the page in this order, so that they cannot be quoted. "
                         "Select a stretch of one column."));
    });
}

void QuoteActions::addToEvidence()
{
    withQuote([this](const Citation &quote) { emit evidenceWanted(quote); });
}

void QuoteActions::ask()
{
    m_selection.takeWholeWords();
    const QString selected = m_selection.text().simplified();
    if (!selected.isEmpty())
        emit askWanted(selected);
    else if (const Citation *citation = m_places.focused())
        emit askWanted(citation->quote);
}

void QuoteActions::copyWithCitation()
{
    find([](const std::optional<Citation> &quote) {
        if (quote)
            QGuiApplication::clipboard()->setText(u"“%1” (%2)"_s.arg(quote->quote, chipText(*quote)));
    });
}

} // namespace adduce
