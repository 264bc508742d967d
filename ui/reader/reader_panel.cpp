#include "ui/reader/reader_panel.h"

#include "core/library/database.h"
#include "ui/common/live_region.h"
#include "ui/common/theme.h"
#include "ui/reader/cited_sentences.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_side.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

ReaderPanel::ReaderPanel(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_cache(services.worker)
    , m_view(new PageView(m_cache))
    , m_stack(new QStackedWidget)
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_find = new FindBar;
    m_find->hide();
    m_side = new ReaderSide(services);
    m_cited = new CitedSentences(services.library, this);
    m_live = new LiveRegion(this);
    all->addWidget(makeToolbar());
    all->addWidget(line());
    all->addWidget(m_find);
    m_stack->addWidget(m_view);
    m_stack->addWidget(makeMessage());
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_side);
    middle->addWidget(m_stack, 1);
    all->addLayout(middle, 1);
    all->addWidget(makeFoot());

    connect(&m_cache, &PageCache::opened, this, &ReaderPanel::opened);
    connect(&m_cache, &PageCache::failed, this, &ReaderPanel::failed);
    connect(m_view, &PageView::currentPageChanged, this, &ReaderPanel::showPlace);
    connect(m_view, &PageView::zoomChanged, this, &ReaderPanel::showPlace);
    connect(m_view, &PageView::markClicked, this, [this](const Citation &citation) {
        followCitation(citation);
        emit citationClicked(citation);
    });
    connectFind();
    connect(m_side, &ReaderSide::pageChosen, this, &ReaderPanel::jumpToPage);
    connect(m_view, &PageView::jumped, this, [this](const PagePoint &from) { jumped(from); });
    connect(m_view, &PageView::currentPageChanged, m_side, &ReaderSide::setCurrentPage);
    connect(m_view, &PageView::selectionChanged, this, &ReaderPanel::showFoot);
    connect(m_view, &PageView::caretMoved, this, &ReaderPanel::describeView);
    connect(m_view, &PageView::menuWanted, this, &ReaderPanel::showMenu);
    connect(m_view, &PageView::linkClicked, this, &ReaderPanel::followLink);
    m_view->setLinkTips([this](const PageLink &link) { return linkWords(link); });
    connect(m_cited, &CitedSentences::found, this, [this](const QString &sha256, const std::vector<Citation> &citations) {
        if (sha256 != m_sha256 || m_history.isEmpty())
            return;
        m_everCited = citations;
        mark();
    });
    if (const double zoom = services.settings.value(u"reader/zoom"_s, 0.0).toDouble(); zoom > 0)
        m_view->setZoom(zoom);
    m_recolour->setChecked(services.settings.value(u"reader/recolour"_s, true).toBool());
    followTheme();
    say(tr("No page is open."), tr("Choose a citation in an answer, or a document in the library."), false, false);
    showPlace();
}

void ReaderPanel::opened(const QString &path, const QString &sha256, int pages)
{
    if (path != m_path || m_history.isEmpty())
        return;
    const Place &place = m_history.here();
    m_sha256 = sha256;
    m_count = pages;
    const bool unlocked = m_password->hasFocus();
    closePassword();
    m_labels.clear();
    m_view->setPageCount(pages);
    loadOutline();
    m_cited->find(sha256);
    if (m_find->isVisible())
        m_cache.find(m_find->box().text(), 0);
    const bool changed = !place.citation.sha256.isEmpty() && place.citation.sha256 != sha256;
    if (changed && m_locating) {
        say(tr("That is another file: %1.").arg(QFileInfo(path).fileName()),
            tr("Its bytes differ from those of the file that was cited. Choose another, or show this one without marks."), true,
            true);
    } else if (changed) {
        say(tr("This file has changed since it was cited: %1.").arg(path),
            tr("The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one "
               "without marks."),
            true, true);
    } else {
        if (m_locating) {
            try {
                Database database = m_services.library.open();
                DocumentStore(database).setPath(m_locating, path);
            } catch (const Error &error) {
                emit said(sentence(error)); // it is shown all the same, and asked for again the next time
            }
            m_locating = {};
        }
        m_stack->setCurrentWidget(m_view);
        arrive();
        if (unlocked)
            m_view->setFocus(Qt::OtherFocusReason);
    }
    showPlace();
}

void ReaderPanel::failed(const QString &path, const Error &error)
{
    if (path != m_path)
        return;
    if (opensWithPassword(error))
        return askPassword(path);
    closePassword();
    const ErrorWords message = words(error.kind(), error.detail().isEmpty() ? path : error.detail());
    if (error.kind() == ErrorKind::Missing || error.kind() == ErrorKind::Unreadable)
        say(message.what, tr("It may have been moved or renamed. Show where it is now; the answer keeps its quote."), true,
            false);
    else
        say(message.what, message.next, false, false);
}

void ReaderPanel::say(const QString &what, const QString &next, bool locate, bool anyway)
{
    m_what->setText(what);
    m_next->setText(next);
    m_locate->setVisible(locate);
    m_look->setVisible(anyway && !m_history.here().citation.quote.isEmpty());
    m_anyway->setVisible(anyway);
    m_stack->setCurrentIndex(1);
    showPlace();
}

void ReaderPanel::showAnyway()
{
    m_accepted = true;
    m_insteadOf = m_history.here().citation.sha256;
    m_locating = {};
    m_view->setMarks({});
    m_stack->setCurrentWidget(m_view);
    m_view->goToPage(m_history.here().citation.page - 1);
    showPlace();
}

void ReaderPanel::locate()
{
    auto *dialog = new QFileDialog(this, tr("Where is the file now?"), QFileInfo(m_path).path(),
        tr("Papers (*.pdf *.epub *.xps *.oxps *.docx *.html *.htm *.xhtml *.txt *.text *.md *.markdown);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ReaderPanel::locateAt);
    dialog->open();
}

void ReaderPanel::locateAt(const QString &path)
{
    if (m_history.isEmpty())
        return;
    m_locating = m_history.here().citation.document;
    m_path = path;
    m_count = 0;
    m_cache.setDocument(path, m_encoding);
}

bool ReaderPanel::isShowing() const
{
    return m_count > 0 && m_stack->currentWidget() == m_view;
}

} // namespace adduce
