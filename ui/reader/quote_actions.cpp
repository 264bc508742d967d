#include "ui/reader/quote_actions.h"

#include "core/answer/answer_words.h"
#include "core/evidence/selected_quote.h"
#include "core/library/database.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_places.h"
#include "ui/reader/text_selection.h"
#include <QClipboard>
#include <QGuiApplication>

namespace adduce {

using namespace Qt::StringLiterals;

QuoteActions::QuoteActions(
    const Library &library, const ReaderFile &file, const ReaderPlaces &places, TextSelection &selection, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_file(file)
    , m_places(places)
    , m_selection(selection)
{
}

std::optional<Citation> QuoteActions::chosen()
{
    if (!m_file.isOpen() || m_file.isAccepted())
        return std::nullopt;
    if (m_selection.page() < 0) {
        const Citation *citation = m_places.focused();
        return citation ? std::optional(*citation) : std::nullopt;
    }
    try {
        Database database = m_library.open();
        return selectedQuote(database, m_file.sha256(), m_selection.page() + 1, m_selection.text(), m_selection.rects());
    } catch (const Error &) {
        return std::nullopt;
    }
}

void QuoteActions::addToEvidence()
{
    if (const auto quote = chosen())
        emit evidenceWanted(*quote);
    else
        emit said(tr("The selected words do not stand on the page in this order, so that they cannot be quoted. "
                     "Select a stretch of one column."));
}

void QuoteActions::ask()
{
    const QString selected = m_selection.text().simplified();
    if (!selected.isEmpty())
        emit askWanted(selected);
    else if (const Citation *citation = m_places.focused())
        emit askWanted(citation->quote);
}

void QuoteActions::copyWithCitation()
{
    if (const auto quote = chosen())
        QGuiApplication::clipboard()->setText(u"“%1” (%2)"_s.arg(quote->quote, chipText(*quote)));
}

} // namespace adduce
