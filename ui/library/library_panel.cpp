#include "ui/library/library_panel.h"

#include "ui/common/theme.h"
#include "ui/library/library_delegate.h"
#include <QClipboard>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

LibraryPanel::LibraryPanel(LibraryJob &job, QWidget *parent)
    : QWidget(parent)
    , m_job(job)
    , m_model(new LibraryModel(this))
    , m_filter(new LibraryFilter(this))
    , m_find(new QLineEdit)
    , m_list(new QListView)
    , m_count(new PlainLabel({}, Type::Caption))
{
    m_filter->setSourceModel(m_model);
    m_find->setPlaceholderText(tr("Find title, author or file"));
    m_find->setAccessibleName(tr("Find in the library"));
    m_find->addAction(icon(u"edit-find"_s, Tone::Secondary), QLineEdit::LeadingPosition);
    m_find->setClearButtonEnabled(true);
    m_count->setSecondary(true);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new LibraryDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setMouseTracking(true);
    m_list->setAccessibleName(tr("Documents"));

    auto *head = new QVBoxLayout;
    head->setContentsMargins(space(3), space(1), space(3), space(2));
    head->setSpacing(space(2));
    head->addWidget(m_find);
    head->addWidget(m_count);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(head);
    all->addWidget(line());
    all->addWidget(m_list, 1);
    all->addWidget(makeFoot());
    setMinimumWidth(space(42));

    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setWords(text);
        updateCount();
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        const DocumentRow &row = m_model->row(m_filter->mapToSource(index).row());
        if (row.state == DocumentState::Ready)
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
    connect(&job, &LibraryJob::pageRead, m_model, &LibraryModel::setReadingPage);
    auto *detailsKey = new QAction(tr("Details..."), m_list);
    detailsKey->setShortcuts({ QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter) });
    detailsKey->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(detailsKey);
    connect(detailsKey, &QAction::triggered, this, [this] {
        for (const DocumentRow &row : selected())
            emit detailsWanted(row);
    });
    auto *removeKey = new QAction(tr("Remove from the library"), m_list);
    removeKey->setShortcut(QKeySequence::Delete);
    removeKey->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(removeKey);
    connect(removeKey, &QAction::triggered, this, &LibraryPanel::askToRemove);
    reload();
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
    } catch (const Error &error) {
        emit failed(error);
    }
    updateCount();
    if (m_removing.empty())
        showDetails();
}

void LibraryPanel::updateCount()
{
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(shown == all ? tr("%n document(s)", nullptr, all)
                                  : tr("%1 of %n document(s)", nullptr, all).arg(QLocale().toString(shown)));
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
    QStringList paths;
    std::vector<DocumentId> scans;
    for (const DocumentRow &row : selected())
        if (row.state == DocumentState::NeedsOcr)
            scans.push_back(row.id);
        else
            paths << row.path;
    m_job.add(paths);
    if (!scans.empty())
        m_job.recognise(scans);
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

void LibraryPanel::showMenu(const QPoint &position)
{
    const std::vector<DocumentRow> rows = selected();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (rows.size() == 1) {
        const DocumentRow row = rows.front();
        QAction *open = menu->addAction(icon(u"document-open"_s), tr("Open"), this, [this, row] { emit documentActivated(row); });
        open->setEnabled(row.state == DocumentState::Ready);
        menu->addAction(icon(u"edit-copy"_s), tr("Copy the name used in citations"), this,
            [row] { QGuiApplication::clipboard()->setText(shortName(row)); });
        menu->addAction(icon(u"document-edit"_s), tr("Details..."), QKeySequence(Qt::ALT | Qt::Key_Return), this,
            [this, row] { emit detailsWanted(row); });
        menu->addAction(icon(u"folder"_s), tr("Show in folder"), this,
            [row] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(row.path).path())); });
        menu->addSeparator();
    }
    if (!rows.empty()) {
        const bool scans = std::ranges::any_of(rows, [](const DocumentRow &row) { return row.state == DocumentState::NeedsOcr; });
        menu->addAction(
            icon(u"view-refresh"_s), scans ? tr("Recognise text (OCR)") : tr("Read again"), this, &LibraryPanel::retry);
        menu->addAction(icon(u"edit-delete"_s), tr("Remove from the library..."), this, &LibraryPanel::askToRemove);
        menu->addSeparator();
    }
    menu->addAction(icon(u"list-add"_s), tr("Add files..."), this, &LibraryPanel::addFiles);
    menu->addAction(icon(u"folder"_s), tr("Add a folder..."), this, &LibraryPanel::addFolder);
    menu->popup(m_list->viewport()->mapToGlobal(position));
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
    QObject::connect(dialog, &QFileDialog::filesSelected, &job, &LibraryJob::add);
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
