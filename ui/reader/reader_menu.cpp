#include "ui/reader/reader_menu.h"

#include "ui/common/icons.h"
#include "ui/reader/copy_saver.h"
#include "ui/reader/link_opener.h"
#include "ui/reader/page_printer.h"
#include "ui/reader/page_view.h"
#include "ui/reader/quote_actions.h"
#include "ui/reader/quote_foot.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_highlights.h"
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

ReaderMenu::ReaderMenu(const Parts &parts, QWidget &panel)
    : QObject(&panel)
    , m_parts(parts)
    , m_panel(panel)
{
}

void ReaderMenu::show(const QPoint &at)
{
    const bool isOpen = m_parts.file.isOpen();
    const bool isFile = !m_parts.file.path().isEmpty();
    auto *menu = new QMenu(&m_panel);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPoint onPages = m_parts.view.viewport()->mapFromGlobal(at);
    if (const auto link = isOpen ? m_parts.view.mouse().linkAt(onPages) : std::nullopt)
        m_parts.links.addActions(*menu, *link);
    if (const auto highlight = isOpen ? m_parts.view.mouse().highlightAt(onPages) : std::nullopt)
        m_parts.highlights.addActions(*menu, *highlight);
    addQuote(*menu);
    menu->addSeparator();
    menu->addAction(icon(u"edit-find"_s), tr("Find in this document"), this, &ReaderMenu::findWanted)->setEnabled(isOpen);
    m_parts.links.addMenu(*menu)->setEnabled(isOpen);
    menu->addAction(tr("Print..."), &m_parts.printer, &PagePrinter::choose)->setEnabled(isOpen);
    menu->addAction(icon(u"document-export"_s), tr("Save a copy with highlights..."), &m_parts.copies,
            [this] { m_parts.copies.choose(m_parts.highlights.own()); })
        ->setEnabled(m_parts.copies.canSave() && !m_parts.highlights.own().empty());
    menu->addAction(
            icon(u"document-open"_s), tr("Open in another program"), &m_parts.file, [this] { m_parts.file.openOutside(false); })
        ->setEnabled(isFile);
    menu->addAction(icon(u"folder"_s), tr("Show in its folder"), &m_parts.file, [this] { m_parts.file.openOutside(true); })
        ->setEnabled(isFile);
    menu->popup(at);
}

void ReaderMenu::addQuote(QMenu &menu)
{
    QuoteActions *quotes = &m_parts.quotes;
    TextSelection *selection = &m_parts.view.selection();
    const bool isSelected = selection->page() >= 0;
    const bool isQuotable = isSelected || m_parts.foot.hasQuote();
    menu.addAction(icon(u"edit-copy"_s), tr("Copy"), selection, &TextSelection::copy)->setEnabled(isSelected);
    menu.addAction(tr("Copy with citation"), quotes, &QuoteActions::copyWithCitation)->setEnabled(isQuotable);
    menu.addSeparator();
    menu.addAction(icon(u"ask-about"_s), tr("Ask about this"), quotes, &QuoteActions::ask)->setEnabled(isQuotable);
    menu.addAction(icon(u"add-evidence"_s), tr("Add to evidence"), quotes, &QuoteActions::addToEvidence)->setEnabled(isQuotable);
    addHighlighting(menu, isQuotable);
}

void ReaderMenu::addHighlighting(QMenu &menu, bool isQuotable)
{
    ReaderHighlights *highlights = &m_parts.highlights;
    QMenu *colours = menu.addMenu(icon(u"highlight"_s), tr("Highlight"));
    highlights->fillMenu(*colours);
    colours->addSeparator();
    colours->addAction(icon(u"document-edit"_s), tr("Highlight and write a note"), highlights, &ReaderHighlights::makeWithNote);
    colours->setEnabled(isQuotable);
}

} // namespace adduce
