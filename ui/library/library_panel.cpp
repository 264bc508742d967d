#include "ui/library/library_panel.h"

#include "ui/common/theme.h"
#include "ui/library/collection_tree.h"
#include "ui/library/library_delegate.h"
#include "ui/library/library_filter.h"
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QSplitter>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

LibraryPanel::LibraryPanel(LibraryJob &job, LibraryFiling &filing, QWidget *parent)
    : QWidget(parent)
    , m_job(job)
    , m_filing(filing)
    , m_model(new LibraryModel(this))
    , m_filter(new LibraryFilter(this))
    , m_tree(new CollectionTree)
    , m_parts(new QSplitter(Qt::Vertical))
    , m_find(new QLineEdit)
    , m_show(new QComboBox)
    , m_list(new QListView)
    , m_count(new PlainLabel({}, Type::Caption))
{
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new LibraryDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    m_list->setAccessibleName(tr("Documents"));

    auto *documents = new QWidget;
    auto *column = new QVBoxLayout(documents);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(line());
    column->addWidget(makeEmpty(), 1);
    column->addWidget(m_list, 1);
    m_parts->addWidget(m_tree);
    m_parts->addWidget(documents);
    m_parts->setStretchFactor(1, 1);
    m_parts->setChildrenCollapsible(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_parts, 1);
    all->addWidget(makeFoot());
    setMinimumWidth(space(42));
    setTabOrder(m_tree, m_find);
    setTabOrder(m_find, m_show);
    setTabOrder(m_show, m_list);

    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QStringList collections = m_filter->query().collections;
        m_filter->setQuery(parseSearchQuery(text));
        m_filter->query().collections == collections ? updateCount() : updatePlace();
    });
    connect(m_show, &QComboBox::activated, this, [this](int at) {
        m_filter->setShow(kLibraryShows.at(static_cast<std::size_t>(at)));
        updateCount();
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        const DocumentRow &row = m_model->row(m_filter->mapToSource(index).row());
        if (canBeOpened(row))
            emit documentActivated(row);
        else
            showDetails();
    });
    connect(m_list, &QListView::customContextMenuRequested, this, &LibraryPanel::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showDetails();
        emit selectionChanged();
    });
    connect(&job, &LibraryJob::changed, this, &LibraryPanel::reload);
    connect(&filing, &LibraryFiling::changed, this, &LibraryPanel::reload);
    connect(&filing, &LibraryFiling::failed, this, &LibraryPanel::failed);
    connect(&job, &LibraryJob::pageRead, m_model, &LibraryModel::setReadingPage);
    connectTree();
    connect(m_parts, &QSplitter::splitterMoved, this, [this] { m_partsChosen = true; });
    const auto addKey = [this](const QString &text, const QList<QKeySequence> &keys, auto &&does) {
        auto *action = new QAction(text, m_list);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
        connect(action, &QAction::triggered, this, does);
    };
    addKey(tr("Details..."), { QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter) }, [this] {
        for (const DocumentRow &row : selected())
            emit detailsWanted(row);
    });
    addKey(tr("Remove from the library"), { QKeySequence::Delete }, [this] { askToRemove(); });
    reload();
}

QWidget *LibraryPanel::makeHead()
{
    m_find->setPlaceholderText(tr("Find title, author or file"));
    m_find->setAccessibleName(tr("Find in the library"));
    setTip(*m_find, tr("Words, \"exact words\", -without, author:smith, year:2019..2023, in:COLLECTION"));
    makeFindBox(*m_find);
    m_show->setAccessibleName(tr("Which documents are shown"));
    m_show->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_show->setMinimumContentsLength(8);
    m_count->setSecondary(true);
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(space(3), space(2), space(3), space(2));
    column->setSpacing(space(2));
    column->addWidget(m_find);
    column->addWidget(m_show);
    column->addWidget(m_count);
    return head;
}

/// In place of a list without rows: what that means, and the way back.
QWidget *LibraryPanel::makeEmpty()
{
    m_empty = new QWidget;
    m_emptyText = new PlainLabel;
    m_emptyText->setSecondary(true);
    m_emptyText->setWrapping();
    auto *back = linkButton(tr("Show all papers"));
    connect(back, &QToolButton::clicked, this, &LibraryPanel::showEverything);
    auto *column = new QVBoxLayout(m_empty);
    column->setContentsMargins(space(3), space(4), space(3), space(4));
    column->addWidget(m_emptyText);
    column->addWidget(back, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_empty->hide();
    return m_empty;
}

QWidget *LibraryPanel::makeFoot()
{
    m_foot = new QWidget;
    m_footIcon = new IconLabel(u"state-failed"_s, Tone::Error);
    m_footText = new PlainLabel({}, Type::Caption);
    m_footText->setWordWrap(true);
    m_footText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_retry = button(tr("Retry"), u"view-refresh"_s);
    m_remove = button(tr("Remove"), u"edit-delete"_s);
    m_keep = button(tr("Keep"));
    auto *text = new QHBoxLayout;
    text->setSpacing(space(2));
    text->addWidget(m_footIcon, 0, Qt::AlignTop);
    text->addWidget(m_footText, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space(2));
    for (QPushButton *b : { m_retry, m_remove, m_keep })
        buttons->addWidget(b);
    buttons->addStretch(1);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(space(3), space(2), space(3), space(2));
    inner->setSpacing(space(2));
    inner->addLayout(text);
    inner->addLayout(buttons);
    auto *all = new QVBoxLayout(m_foot);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(line());
    all->addLayout(inner);
    m_foot->hide();
    connect(m_retry, &QPushButton::clicked, this, &LibraryPanel::retry);
    connect(m_keep, &QPushButton::clicked, this, &LibraryPanel::showDetails);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const std::vector<DocumentId> removing = std::exchange(m_removing, {});
        try {
            m_job.remove(removing);
        } catch (const Error &error) {
            emit failed(error);
        }
        showDetails();
    });
    return m_foot;
}

void LibraryPanel::reload()
{
    try {
        m_model->setRows(m_job.rows());
        m_duplicates = m_job.duplicates();
        std::set<DocumentId> paired;
        for (const Duplicate &pair : m_duplicates)
            paired.insert({ pair.document, pair.other });
        m_filter->setDuplicates(std::move(paired));
        m_tree->setContents(m_model->rowCount(), m_filing.collections(), m_filing.tags());
        if (!m_partsChosen) { // as high as it needs
            const int tree = m_tree->sizeHint().height();
            m_parts->setSizes({ tree, std::max(tree, m_parts->height() - tree) });
        }
    } catch (const Error &error) {
        emit failed(error);
    }
    updatePlace();
    if (m_removing.empty())
        showDetails();
}

void LibraryPanel::updatePlace()
{
    try {
        m_filter->setDocuments(m_filing.documentsAt(m_tree->place(), m_filter->query()));
    } catch (const Error &error) {
        emit failed(error);
    }
    updateCount();
}

void LibraryPanel::updateCount()
{
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(shown == all ? tr("%n document(s)", nullptr, all)
                                  : tr("%1 of %n document(s)", nullptr, all).arg(QLocale().toString(shown)));
    const bool fresh = m_show->count() == 0;
    for (int i = 0; i < static_cast<int>(kLibraryShows.size()); ++i) {
        const LibraryShow show = kLibraryShows.at(static_cast<std::size_t>(i));
        const auto count = std::ranges::count_if(
            m_model->rows(), [&](const DocumentRow &row) { return shows(show, row, m_filter->duplicates()); });
        const QString text = tr("%1 (%2)").arg(words(show), QLocale().toString(static_cast<qlonglong>(count)));
        if (fresh)
            m_show->addItem(text);
        else if (m_show->itemText(i) != text)
            m_show->setItemText(i, text);
    }
    m_emptyText->setText(m_find->text().trimmed().isEmpty() ? emptyWords(m_filter->show())
                                                            : tr("No paper here has this in its title, authors, year or file."));
    m_empty->setVisible(shown == 0 && all > 0);
    m_list->setVisible(shown > 0 || all == 0);
}

void LibraryPanel::showEverything()
{
    m_find->clear();
    m_show->setCurrentIndex(0);
    m_filter->setShow(LibraryShow::All);
    m_tree->setPlace({});
    updatePlace();
}

void LibraryPanel::select(DocumentId document)
{
    const auto row = std::ranges::find(m_model->rows(), document, &DocumentRow::id);
    if (row == m_model->rows().end())
        return;
    const QModelIndex source = m_model->index(static_cast<int>(row - m_model->rows().begin()));
    if (!m_filter->mapFromSource(source).isValid())
        showEverything();
    m_list->setCurrentIndex(m_filter->mapFromSource(source));
}

QByteArray LibraryPanel::saveState() const
{
    return m_partsChosen ? m_parts->saveState() : QByteArray();
}

void LibraryPanel::restoreState(const QByteArray &state)
{
    m_partsChosen = m_parts->restoreState(state);
}

std::vector<DocumentRow> LibraryPanel::selected() const
{
    std::vector<DocumentRow> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.push_back(m_model->row(m_filter->mapToSource(index).row()));
    return rows;
}

void LibraryPanel::showDetails()
{
    m_removing.clear();
    const std::vector<DocumentRow> rows = selected();
    const QString reason = rows.size() == 1 ? reasonWords(rows.front()) : QString();
    m_foot->setVisible(!reason.isEmpty());
    if (reason.isEmpty())
        return;
    const bool scan = rows.front().state == DocumentState::NeedsOcr;
    m_footIcon->setIcon(scan ? u"state-needs-ocr"_s : u"state-failed"_s, scan ? Tone::Attention : Tone::Error);
    m_footText->setText(reason);
    m_retry->setText(scan ? tr("Recognise text") : tr("Retry"));
    m_retry->show();
    m_remove->hide();
    m_keep->hide();
}

void LibraryPanel::askToRemove()
{
    const std::vector<DocumentRow> rows = selected();
    if (rows.empty())
        return;
    m_removing.clear();
    for (const DocumentRow &row : rows)
        m_removing.push_back(row.id);
    m_footIcon->setIcon(u"edit-delete"_s, Tone::Text);
    m_footText->setText(rows.size() == 1
            ? tr("Remove “%1” from the library? The file stays where it is, and saved answers keep their quotes.")
                  .arg(displayTitle(rows.front()))
            : tr("Remove %n document(s) from the library? The files stay where they are, and saved answers keep their quotes.",
                  nullptr, static_cast<int>(rows.size())));
    m_retry->hide();
    m_remove->show();
    m_keep->show();
    m_foot->show();
    m_keep->setFocus(Qt::TabFocusReason);
}

void LibraryPanel::retry()
{
    std::vector<DocumentId> again;
    std::vector<DocumentId> scans;
    for (const DocumentRow &row : selected())
        (shows(LibraryShow::NeedsOcr, row, {}) ? scans : again).push_back(row.id);
    m_job.readAgain(again);
    if (!scans.empty())
        m_job.recognise(scans);
}

void LibraryPanel::retryFailed()
{
    try {
        m_job.retryFailed();
    } catch (const Error &error) {
        emit failed(error);
    }
}

void LibraryPanel::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

bool LibraryPanel::closeTopmost()
{
    if (m_removing.empty())
        return false;
    showDetails();
    m_list->setFocus();
    return true;
}

void LibraryPanel::addFiles()
{
    chooseFiles(m_job, this);
}

void LibraryPanel::addFolder()
{
    chooseFolder(m_job, this);
}

static QString papersFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void chooseFiles(LibraryJob &job, QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, LibraryPanel::tr("Add papers"), papersFolder(),
        LibraryPanel::tr(
            "Papers (*.pdf *.epub *.xps *.oxps *.docx *.html *.htm *.xhtml *.txt *.text *.md *.markdown);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, &job, [&job](const QStringList &paths) { job.add(paths); });
    dialog->open();
}

void chooseFolder(LibraryJob &job, QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, LibraryPanel::tr("Add a folder of papers"), papersFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    QObject::connect(dialog, &QFileDialog::fileSelected, &job, [&job](const QString &path) { job.add({ path }); });
    dialog->open();
}

} // namespace adduce
