#include "ui/library/wanted_papers_dialog.h"

#include "core/library/database.h"
#include "core/workspace/workspace.h"
#include "ui/common/library_step.h"
#include "ui/common/widgets.h"
#include "ui/jobs/library_job.h"
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QUndoStack>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum WantedColumn
{
    Title,
    Authors,
    Year,
    Venue,
    File,
    Columns
};

/// Of the files that are named, the first that is there: it waits to be read, or could not be. Looks at the disk.
QString fileOf(const Reference &reference)
{
    const auto found = std::ranges::find_if(reference.files, [](const QString &path) { return QFileInfo(path).isFile(); });
    return found == reference.files.end() ? QString() : QFileInfo(*found).fileName();
}

} // namespace

WantedPapersDialog::WantedPapersDialog(const Services &services, LibraryJob &job, QUndoStack &undo, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_job(job)
    , m_undo(undo)
    , m_finder(new PaperFinder(services, this))
    , m_list(new QTreeWidget)
    , m_empty(
          hint(tr("Every reference has its paper. Those that BibTeX, RIS, CSL and Zotero name without one are kept here until "
                  "their paper is added.")))
    , m_said(hint({}))
    , m_find(primaryButton(tr("Find free copies"), u"edit-find"_s))
    , m_attach(button(tr("Choose its file..."), u"document-open"_s))
    , m_remove(button(tr("Remove"), u"list-remove"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("References without a paper"));
    m_list->setHeaderLabels({ tr("Title"), tr("Authors"), tr("Year"), tr("Published in"), tr("File") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("References without a paper"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Title, QHeaderView::Stretch);
    m_list->installEventFilter(this);
    auto *close = button(tr("Close"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *one : { m_find, m_attach, m_remove, m_stop }) {
        one->setAutoDefault(false);
        buttons->addWidget(one);
    }
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(
        hint(tr("They are not searched. When the paper is added, however it comes, its reference describes it and goes "
                "from here. To find free copies, titles are sent to Europe PMC and Crossref, and to OpenAlex and "
                "Unpaywall where Settings has a key or an e-mail for them.")));
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_said);
    column->addLayout(buttons);
    resizeInSight(*this, { space(190), space(110) });

    connect(m_find, &QPushButton::clicked, this, &WantedPapersDialog::findCopies);
    connect(m_attach, &QPushButton::clicked, this, &WantedPapersDialog::chooseFile);
    connect(m_remove, &QPushButton::clicked, this, &WantedPapersDialog::removeChosen);
    connect(m_stop, &QPushButton::clicked, m_finder, &PaperFinder::stop);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &WantedPapersDialog::showState);
    connect(m_list, &QTreeWidget::customContextMenuRequested, this, &WantedPapersDialog::openMenu);
    connect(&job, &LibraryJob::changed, this, &WantedPapersDialog::fill);
    connect(&job, &LibraryJob::finished, this, &WantedPapersDialog::fill);
    connect(m_finder, &PaperFinder::progressed, this, [this](int paper, qint64 done) {
        say(tr("Fetching %1 (%2)")
                .arg(m_finding[static_cast<std::size_t>(paper)].reference.title, QLocale().formattedDataSize(done)));
    });
    connect(m_finder, &PaperFinder::fetched, this, [this](int paper, const QString &path) {
        ++m_foundCopies;
        say(tr("Added, and being read: %1").arg(m_finding[static_cast<std::size_t>(paper)].reference.title));
        m_job.add({ path });
    });
    connect(m_finder, &PaperFinder::notFetched, this, [this](int paper, const Error &error) {
        say(m_finding[static_cast<std::size_t>(paper)].reference.title + u": "_s + sentence(error));
    });
    connect(m_finder, &PaperFinder::failed, this, [this](const Error &error) { say(sentence(error)); });
    connect(m_finder, &PaperFinder::finished, this, [this] {
        say(tr("Free copies found: %L1 of %L2.").arg(m_foundCopies).arg(m_finding.size()));
        showState();
    });
    QAction *takeBack = undo.createUndoAction(this); // the window's own is out of reach meanwhile
    takeBack->setShortcut(QKeySequence::Undo);
    addAction(takeBack);
    say({});
    fill();
}

void WantedPapersDialog::done(int result)
{
    m_finder->stop();
    QDialog::done(result);
}

bool WantedPapersDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        removeChosen();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void WantedPapersDialog::fill()
{
    m_services.libraryThread.read(
        this,
        [](Database &database) {
            Listed listed { WantedPapers(database).list(), {} };
            for (const WantedPaper &paper : listed.papers)
                listed.files << fileOf(paper.reference);
            return listed;
        },
        [this](const Listed &listed) { show(listed); });
}

void WantedPapersDialog::show(const Listed &listed)
{
    if (listed.papers != m_papers || listed.files != m_files) {
        std::vector<WantedPaperId> selected;
        for (const WantedPaper &paper : chosen())
            selected.push_back(paper.id);
        m_papers = listed.papers;
        m_files = listed.files;
        m_list->clear();
        for (qsizetype i = 0; i < m_files.size(); ++i) {
            const WantedPaper &paper = m_papers[static_cast<std::size_t>(i)];
            const Reference &r = paper.reference;
            auto *item = new QTreeWidgetItem(m_list,
                { r.title, displayNames(r.authors).mid(0, 3).join(u", "_s), r.year > 0 ? QString::number(r.year) : QString(),
                    r.venue, m_files[i].isEmpty() ? tr("no PDF yet") : tr("%1, not read").arg(m_files[i]) });
            item->setToolTip(Title, plainTip(r.doi.isEmpty() ? r.title : r.title + u'\n' + r.doi));
            item->setToolTip(Authors, plainTip(displayNames(r.authors).join(u", "_s)));
            item->setSelected(std::ranges::find(selected, paper.id) != selected.end());
        }
        for (const WantedColumn column : { Authors, Year, Venue, File }) {
            m_list->resizeColumnToContents(column);
            m_list->setColumnWidth(column, std::min(m_list->columnWidth(column), space(40)));
        }
    }
    showState();
}

std::vector<WantedPaper> WantedPapersDialog::chosen() const
{
    std::vector<WantedPaper> papers;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->isSelected())
            papers.push_back(m_papers[static_cast<std::size_t>(i)]);
    return papers;
}

void WantedPapersDialog::findCopies()
{
    if (!m_services.configuration.current().online.web.isAllowed)
        return say(tr("The web may not be searched yet. Allow it in Settings, Privacy."));
    m_finding = chosen();
    if (m_finding.empty())
        m_finding = m_papers;
    m_foundCopies = 0;
    say(tr("Looking for free copies…"));
    m_finder->fetchWanted(m_finding);
    showState();
}

void WantedPapersDialog::chooseFile()
{
    auto *dialog =
        new QFileDialog(this, tr("The file of the paper"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &WantedPapersDialog::attach);
    dialog->open();
}

void WantedPapersDialog::attach(const QString &path)
{
    const std::vector<WantedPaper> papers = chosen();
    if (papers.size() != 1)
        return;
    m_services.libraryThread.write(
        this, [id = papers.front().id, path](Database &database) { WantedPapers(database).attach(id, path); },
        [this, path] {
            say(tr("Added, and being read: %1").arg(QFileInfo(path).fileName()));
            m_job.add({ path });
            fill();
        });
}

void WantedPapersDialog::removeChosen()
{
    const std::vector<WantedPaper> papers = chosen();
    if (papers.empty() || m_finder->isRunning())
        return;
    const auto make = [papers](Database &database) {
        for (const WantedPaper &paper : papers)
            WantedPapers(database).remove(paper.id);
        return true;
    };
    const auto takeBack = [papers](Database &database) {
        for (const WantedPaper &paper : papers)
            WantedPapers(database).restore(paper);
    };
    LibraryStep::perform(m_undo, m_services.libraryThread, this, tr("Remove references"), { make, takeBack },
        { [this](bool) { fill(); }, [this](const Error &error) { emit failed(error); } });
    say(tr("%Ln reference(s) removed. Undo brings them back.", nullptr, static_cast<int>(papers.size())));
}

void WantedPapersDialog::openMenu(const QPoint &at)
{
    const std::vector<WantedPaper> papers = chosen();
    if (papers.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QPushButton *one : { m_find, m_attach, m_remove })
        menu->addAction(one->icon(), one->text(), one, &QPushButton::click)->setEnabled(one->isEnabled());
    const QString doi = papers.front().reference.doi;
    menu->addAction(tr("Copy DOI"), this, [doi] { QApplication::clipboard()->setText(doi); })
        ->setEnabled(papers.size() == 1 && !doi.isEmpty());
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void WantedPapersDialog::showState()
{
    const bool isRunning = m_finder->isRunning();
    const auto count = chosen().size();
    m_list->setVisible(!m_papers.empty());
    m_empty->setVisible(m_papers.empty());
    m_find->setEnabled(!isRunning && !m_papers.empty());
    m_attach->setEnabled(!isRunning && count == 1);
    m_remove->setEnabled(!isRunning && count > 0);
    m_stop->setVisible(isRunning);
}

void WantedPapersDialog::say(const QString &text)
{
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

} // namespace adduce
