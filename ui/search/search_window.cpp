#include "ui/search/search_window.h"

#include "core/answer/answer_words.h"
#include "core/retrieval/search_query.h"
#include "ui/common/live_region.h"
#include "ui/common/widgets.h"
#include "ui/search/passage_delegate.h"
#include "ui/search/passage_list_model.h"
#include "ui/search/search_filter_bar.h"
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QVBoxLayout>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPauseMs = 150; // of typing
constexpr auto kSize = "search/size"_L1;

} // namespace

SearchWindow::SearchWindow(const Services &services, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_reading(services.libraryThread)
    , m_finder(new TextFinder(services, this))
    , m_model(new PassageListModel(this))
    , m_words(new QLineEdit)
    , m_filters(new SearchFilterBar)
    , m_list(new QListView)
    , m_said(new PlainLabel({}, Type::Caption))
    , m_live(new LiveRegion(this))
{
    setWindowTitle(tr("Search everything"));
    m_words->setPlaceholderText(tr("Words that a passage of a paper speaks of"));
    m_words->setAccessibleName(tr("Words to find"));
    setTip(*m_words, tr("Words, \"exact words\", -without, author:smith, year:2019..2023, in:COLLECTION, section:methods"));
    makeFindBox(*m_words);
    m_words->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PassageDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setAccessibleName(tr("Passages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_said->setSecondary(true);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kPauseMs);
    addActions();
    layOut();
    const QSize size = services.settings.value(kSize).toSize();
    resizeInSight(*this, size.isValid() ? size : QSize(space(190), space(150)));
    connect(m_words, &QLineEdit::textChanged, this, [this] {
        m_isListed = false; // what is listed is of other words: nothing is done with it
        updateActions();
        m_typed.start();
    });
    connect(m_words, &QLineEdit::returnPressed, this, &SearchWindow::openCurrent);
    connect(&m_typed, &QTimer::timeout, this, [this] { find(true); });
    connect(m_filters, &SearchFilterBar::changed, this, [this] { find(false); });
    connect(m_finder, &TextFinder::found, this, &SearchWindow::list);
    connect(m_finder, &TextFinder::failed, this, &SearchWindow::failed);
    connect(this, &SearchWindow::failed, this, [this](const Error &error) {
        m_isListed = true;
        m_model->setResults({}, {}); // or they would be taken for what was looked for
        updateActions();
        say(sentence(error));
    });
    connect(m_list, &QListView::activated, this, &SearchWindow::openCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchWindow::updateActions);
    reload();
    find(true);
}

void SearchWindow::addActions()
{
    const auto add = [this](const QString &icon, const QString &text, const QKeySequence &keys, auto does) {
        auto *action = new QAction(adduce::icon(icon), text, this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, does);
        m_onPassage << action;
        m_list->addAction(action);
        addAction(action);
    };
    add(u"document-open"_s, tr("Open the page"), QKeySequence(u"Ctrl+Return"_s), &SearchWindow::openCurrent);
    add(u"add-evidence"_s, tr("Add to evidence"), QKeySequence(u"Ctrl+D"_s), [this] {
        withQuote([this](const Citation &quote) {
            emit evidenceWanted(quote);
            say(tr("Added to evidence: %1").arg(inShort(quote.quote)));
        });
    });
    add(u"ask-about"_s, tr("Ask about it"), QKeySequence(u"Ctrl+L"_s),
        [this] { withQuote([this](const Citation &quote) { emit askWanted(quote.quote); }); });
    add(u"edit-copy"_s, tr("Copy the quote"), QKeySequence(u"Ctrl+Shift+C"_s), [this] {
        withQuote([this](const Citation &quote) {
            QApplication::clipboard()->setText(u"\u201c%1\u201d (%2)"_s.arg(quote.quote, chipText(quote)));
            say(tr("Copied: %1").arg(inShort(quote.quote)));
        });
    });
}

void SearchWindow::layOut()
{
    m_said->setWrapping();
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    for (QAction *action : m_onPassage) {
        auto *tool = new QToolButton;
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        tool->setAutoRaise(true);
        foot->addWidget(tool);
    }
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space(2));
    column->addWidget(m_words);
    column->addWidget(m_filters);
    column->addWidget(line());
    column->addWidget(m_list, 1);
    column->addWidget(line());
    column->addWidget(m_said);
    column->addLayout(foot);
}

void SearchWindow::search(const QString &words)
{
    if (!words.isEmpty())
        m_words->setText(words);
    show();
    raise();
    activateWindow();
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void SearchWindow::reload()
{
    struct Kept
    {
        std::vector<Collection> collections;
        std::set<DocumentId> papers; ///< of what is listed, those that are still there
    };
    const auto read = [listed = m_model->papers()](Database &database) {
        Kept kept { CollectionStore(database).list(), {} };
        const DocumentStore documents(database);
        for (const DocumentId id : listed)
            if (documents.find(id))
                kept.papers.insert(id);
        return kept;
    };
    m_reading.run(this, read, [this](const Kept &kept) {
        m_filters->setCollections(kept.collections);
        m_model->keepPapers(kept.papers);
        updateActions();
    });
}

void SearchWindow::find(bool isTyped)
{
    m_typed.stop();
    m_isListed = false;
    updateActions();
    SearchRequest asked { .words = m_words->text(), .isTyped = isTyped };
    if (parseSearchQuery(asked.words).words.isEmpty()) {
        m_finder->stop();
        list({});
        return say(tr("Type what a passage speaks of. All papers are searched, word by word and by what they mean."));
    }
    m_filters->applyTo(asked);
    m_said->setText(tr("Looking\u2026"));
    m_finder->find(asked);
}

void SearchWindow::list(const SearchResults &results)
{
    m_isWhole = results.isWhole;
    m_isListed = true;
    m_listed = parseSearchQuery(m_words->text()).words;
    m_model->setResults(results, m_listed);
    if (m_model->rowCount() > 0 || !m_filters->isNarrowing())
        m_filters->setChoices(choicesIn(results));
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    updateActions();
    QStringList said;
    if (m_model->rowCount() > 0)
        said << tr("%Ln passage(s)", nullptr, m_model->rowCount()) + u' '
                + tr("of %Ln paper(s)", nullptr, static_cast<int>(m_model->papers().size()));
    else
        said << (m_filters->isNarrowing() ? tr("No passage of these papers speaks of that.") : tr("No passage speaks of that."));
    if (results.serverError)
        said << tr("Searched by words alone: %1").arg(sentence(*results.serverError));
    say(said.join(u" \u2013 "_s));
}

void SearchWindow::say(const QString &text)
{
    m_said->setText(text);
    m_live->say(text);
}

void SearchWindow::updateActions()
{
    for (QAction *action : m_onPassage)
        action->setEnabled(m_isListed && m_list->currentIndex().isValid());
}

void SearchWindow::openCurrent()
{
    if (m_typed.isActive() || (m_isListed && !m_isWhole))
        return find(false);
    const QModelIndex current = m_list->currentIndex();
    if (!m_isListed || !current.isValid())
        return;
    const FoundPassage found = m_model->passage(current.row());
    m_finder->quote(found.passage, m_listed, [this, found](const std::optional<Citation> &quote) {
        if (quote)
            emit citationActivated(*quote);
        else
            emit pageWanted(found.document, found.chunk.firstPage);
    });
}

void SearchWindow::withQuote(std::function<void(const Citation &quote)> then)
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    m_finder->quote(
        m_model->passage(current.row()).passage, m_listed, [this, then = std::move(then)](const std::optional<Citation> &quote) {
            if (quote)
                then(*quote);
            else
                say(tr("Nothing of this passage can be quoted: its words do not stand on the page as they are read."));
        });
}

/// The arrows choose a passage while one types.
bool SearchWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QApplication::sendEvent(m_list, event);
            m_live->say(m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void SearchWindow::hideEvent(QHideEvent *event)
{
    m_services.settings.setValue(kSize, size());
    QDialog::hideEvent(event);
}

} // namespace adduce
