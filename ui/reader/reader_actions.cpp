// What is done with the document in the reader: finding, quoting, asking, opening elsewhere.
#include "core/ask/answer_words.h"
#include "core/evidence/selected_quote.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/threads/thread_store.h"
#include "ui/common/menu_text.h"
#include "ui/reader/cited_sentences.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_panel.h"
#include "ui/reader/reader_side.h"
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

void ReaderPanel::connectFind()
{
    connect(m_find, &FindBar::findWanted, this, [this](const QString &words) {
        m_view->setMatches({});
        m_cache.find(words, m_view->currentPage());
    });
    connect(&m_cache, &PageCache::matchesFound, this, [this](int page, const std::vector<LetterRange> &matches) {
        m_find->addMatches(page, matches);
        m_view->setMatches(m_find->matches());
    });
    connect(&m_cache, &PageCache::findFinished, m_find, &FindBar::finish);
    connect(&m_cache, &PageCache::textRead, this, [this](int page) {
        if (page == m_view->selectedPage())
            showFoot();
    });
    connect(&m_cache, &PageCache::outlineRead, m_side, &ReaderSide::setOutline);
    connect(m_find, &FindBar::matchChosen, this, [this](int page, const LetterRange &match) {
        const PagePoint from = m_view->position();
        m_view->showMatch(page, match);
        jumped(from, Walk::Matches);
    });
    connect(m_find, &FindBar::closed, this, &ReaderPanel::closeTopmost);
}

void ReaderPanel::find()
{
    const QString selected = m_view->selectedText().simplified();
    lookFor(selected.size() < 80 ? selected : QString());
}

void ReaderPanel::lookFor(const QString &words)
{
    m_history.endWalk(); // another search begins
    m_find->open(words);
}

bool ReaderPanel::closeTopmost()
{
    if (m_find->isHidden()) {
        const bool caret = m_view->isCaretOn();
        m_view->leaveCaret();
        return caret;
    }
    m_find->hide();
    m_find->clearMatches();
    m_cache.find({}, 0);
    m_view->setMatches({});
    m_view->setFocus(Qt::OtherFocusReason);
    return true;
}

/// The file's own outline, or the sections that were found in it.
void ReaderPanel::loadOutline()
{
    std::vector<OutlineItem> outline;
    try {
        Database database = m_services.library.open();
        const TextStore texts(database);
        const DocumentId document = m_history.here().citation.document;
        outline = texts.outline(document);
        if (outline.empty())
            for (const Section &section : texts.sections(document))
                outline.push_back({ (section.number + u' ' + section.title).trimmed(), section.level, section.page });
    } catch (const Error &) {
        outline.clear(); // the pages can be read without it
    }
    m_side->setDocument(m_path, m_encoding, m_count, outline);
    if (outline.empty()) // not read by the library, as with a password
        m_cache.readOutline();
}

void ReaderPanel::reloadCited()
{
    if (!m_sha256.isEmpty())
        m_cited->find(m_sha256);
}

std::optional<Citation> ReaderPanel::chosenQuote()
{
    if (m_history.isEmpty() || !isShowing() || m_accepted)
        return std::nullopt;
    if (m_view->selectedPage() < 0) {
        const Citation *citation = focused();
        return citation ? std::optional(*citation) : std::nullopt;
    }
    try {
        Database database = m_services.library.open();
        return selectedQuote(database, m_sha256, m_view->selectedPage() + 1, m_view->selectedText(), m_view->selectedRects());
    } catch (const Error &) {
        return std::nullopt;
    }
}

void ReaderPanel::addToEvidence()
{
    if (const auto quote = chosenQuote())
        emit evidenceWanted(*quote);
    else
        emit said(tr("The selected words do not stand on the page in this order, so that they cannot be quoted. "
                     "Select a stretch of one column."));
}

void ReaderPanel::askAbout()
{
    const QString selected = m_view->selectedText().simplified();
    if (!selected.isEmpty())
        emit askWanted(selected);
    else if (const Citation *citation = focused())
        emit askWanted(citation->quote);
}

void ReaderPanel::fillCitingMenu()
{
    QMenu &menu = *m_citing->menu();
    menu.clear();
    try {
        Database database = m_services.library.open();
        for (const ThreadRow &row : ThreadStore(database).quoting(m_history.here().citation))
            menu.addAction(menuText(row.marks.title.left(100)), this, [this, id = row.id] { emit threadWanted(id); });
    } catch (const Error &error) {
        emit said(sentence(error));
    }
}

void ReaderPanel::openOutside(bool folder)
{
    if (m_path.isEmpty())
        return;
    const QFileInfo file(m_path);
    const QString what = folder ? file.absolutePath() : file.absoluteFilePath();
    if (!QFileInfo::exists(what) || !QDesktopServices::openUrl(QUrl::fromLocalFile(what)))
        emit said(tr("No other program opened it: %1.").arg(what));
}

void ReaderPanel::showMenu(const QPoint &at)
{
    const bool selected = m_view->selectedPage() >= 0;
    const bool quotable = selected || (m_foot->isVisible() && m_steps->isVisible());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto link = isShowing() ? m_view->linkAt(m_view->viewport()->mapFromGlobal(at)) : std::nullopt)
        addLinkActions(*menu, *link);
    menu->addAction(icon(u"edit-copy"_s), tr("Copy"), m_view, &PageView::copy)->setEnabled(selected);
    menu->addAction(tr("Copy with citation"), this,
            [this] {
                if (const auto quote = chosenQuote())
                    QGuiApplication::clipboard()->setText(u"“%1” (%2)"_s.arg(quote->quote, chipText(*quote)));
            })
        ->setEnabled(quotable);
    menu->addSeparator();
    menu->addAction(icon(u"ask-about"_s), tr("Ask about this"), this, &ReaderPanel::askAbout)->setEnabled(quotable);
    menu->addAction(icon(u"add-evidence"_s), tr("Add to evidence"), this, &ReaderPanel::addToEvidence)->setEnabled(quotable);
    menu->addSeparator();
    menu->addAction(icon(u"edit-find"_s), tr("Find in this document"), this, &ReaderPanel::find)->setEnabled(isShowing());
    makeLinksMenu(*menu)->setEnabled(isShowing());
    menu->addAction(icon(u"document-open"_s), tr("Open in another program"), this, [this] { openOutside(false); })
        ->setEnabled(!m_path.isEmpty());
    menu->addAction(icon(u"folder"_s), tr("Show in its folder"), this, [this] { openOutside(true); })
        ->setEnabled(!m_path.isEmpty());
    menu->popup(at);
}

} // namespace adduce
