#include "ui/library/find_papers_dialog.h"

#include "core/workspace/workspace.h"
#include "ui/common/widgets.h"
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum Column
{
    Title,
    Authors,
    Year,
    Copy,
    Columns
};

QString copyWords(const FoundPaper &paper)
{
    if (!paper.isOpen())
        return FindPapersDialog::tr("no free copy known");
    return paper.licence.isEmpty() ? FindPapersDialog::tr("free to read") : FindPapersDialog::tr("free, %1").arg(paper.licence);
}

} // namespace

FindPapersDialog::FindPapersDialog(const Services &services, const QString &question, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_finder(new PaperFinder(services, this))
    , m_question(new QLineEdit(question.simplified()))
    , m_search(button(tr("Search"), u"edit-find"_s))
    , m_list(new QTreeWidget)
    , m_said(hint({}))
    , m_progress(new QProgressBar)
    , m_fetch(primaryButton(tr("Add to the library"), u"list-add"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find papers on a question"));
    m_question->setAccessibleName(tr("Question"));
    m_list->setHeaderLabels({ tr("Title"), tr("Authors"), tr("Year"), tr("Copy") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Papers"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Title, QHeaderView::Stretch);
    m_progress->setAccessibleName(tr("Progress"));
    auto *ask = new QHBoxLayout;
    ask->addWidget(m_question, 1);
    ask->addWidget(m_search);
    auto *buttons = new QHBoxLayout;
    auto *close = button(tr("Close"));
    close->setAutoDefault(false);
    m_search->setDefault(true);
    buttons->addWidget(m_progress, 1);
    buttons->addStretch(1);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_fetch);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->addLayout(ask);
    column->addWidget(hint(tr("The words above are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings "
                              "has a key or an e-mail for them. A free copy is fetched from where they say that it lies.")));
    column->addWidget(m_list, 1);
    column->addWidget(m_said);
    column->addLayout(buttons);
    resizeInSight(*this, { space(190), space(120) });

    connect(m_search, &QPushButton::clicked, this, &FindPapersDialog::search);
    connect(m_fetch, &QPushButton::clicked, this, &FindPapersDialog::fetchChosen);
    connect(m_stop, &QPushButton::clicked, m_finder, &PaperFinder::stop);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_list, &QTreeWidget::itemChanged, this, &FindPapersDialog::showState);
    connect(m_question, &QLineEdit::textChanged, this, &FindPapersDialog::showState);
    connect(m_finder, &PaperFinder::found, this, &FindPapersDialog::list);
    connect(m_finder, &PaperFinder::progressed, this, [this](int paper, qint64 done, qint64 total) {
        constexpr int kPercent = 100;
        m_progress->setRange(0, total > 0 ? kPercent : 0);
        m_progress->setValue(total > 0 ? static_cast<int>(done * kPercent / total) : 0);
        const FoundPaper &fetching =
            m_papers[static_cast<std::size_t>(m_list->indexOfTopLevelItem(m_fetching[static_cast<std::size_t>(paper)]))];
        say(tr("Fetching %1 (%2)").arg(fetching.title, QLocale().formattedDataSize(done)));
    });
    connect(m_finder, &PaperFinder::fetched, this, [this](int paper, const QString &path) {
        QTreeWidgetItem *item = m_fetching[static_cast<std::size_t>(paper)];
        item->setText(Copy, tr("added"));
        item->setData(Title, Qt::CheckStateRole, {});
        say(tr("Added, and being read: %1").arg(item->text(Title)));
        emit fetched({ path });
    });
    connect(m_finder, &PaperFinder::notFetched, this, [this](int paper, const Error &error) {
        QTreeWidgetItem *item = m_fetching[static_cast<std::size_t>(paper)];
        item->setText(Copy, tr("could not be fetched"));
        item->setToolTip(Copy, plainTip(sentence(error)));
        say(item->text(Title) + u": "_s + sentence(error));
    });
    connect(m_finder, &PaperFinder::failed, this,
        [this](const Error &error) { say(error.kind() == ErrorKind::Stopped ? tr("Stopped.") : sentence(error)); });
    connect(m_finder, &PaperFinder::finished, this, &FindPapersDialog::showState);
    say({});
    showState();
    if (services.configuration.current().online.web.isAllowed)
        search();
    else
        say(tr("The web may not be searched yet. Allow it in Settings, Privacy."));
}

void FindPapersDialog::done(int result)
{
    m_finder->stop();
    QDialog::done(result);
}

void FindPapersDialog::search()
{
    if (m_question->text().trimmed().isEmpty())
        return;
    m_list->clear();
    m_papers.clear();
    say(tr("Searching…"));
    m_finder->find(m_question->text());
    showState();
}

void FindPapersDialog::list(const FoundPapers &found)
{
    m_papers = found.papers;
    for (const FoundPaper &paper : m_papers) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(Title, paper.title);
        item->setToolTip(Title, plainTip(paper.venue.isEmpty() ? paper.title : paper.title + u"\n"_s + paper.venue));
        item->setText(Authors, paper.authors.mid(0, 3).join(u", "_s));
        item->setText(Year, paper.year > 0 ? QString::number(paper.year) : QString());
        item->setText(Copy, copyWords(paper));
        if (paper.isOpen())
            item->setCheckState(Title, Qt::Unchecked);
        else
            item->setDisabled(true);
    }
    for (const Column column : { Authors, Year, Copy })
        m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(Authors, std::min(m_list->columnWidth(Authors), space(50)));
    QStringList said { m_papers.empty() ? tr("No paper was found.")
                                        : tr("%Ln paper(s) found.", nullptr, static_cast<int>(m_papers.size())) };
    for (const Error &error : found.errors)
        said << sentence(error);
    say(said.join(u' '));
}

std::vector<QTreeWidgetItem *> FindPapersDialog::chosen() const
{
    std::vector<QTreeWidgetItem *> rows;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (QTreeWidgetItem *item = m_list->topLevelItem(i); item->checkState(Title) == Qt::Checked)
            rows.push_back(item);
    return rows;
}

void FindPapersDialog::fetchChosen()
{
    m_fetching = chosen();
    std::vector<FoundPaper> papers;
    for (QTreeWidgetItem *item : m_fetching)
        papers.push_back(m_papers[static_cast<std::size_t>(m_list->indexOfTopLevelItem(item))]);
    m_finder->fetch(papers);
    showState();
}

void FindPapersDialog::showState()
{
    const bool isRunning = m_finder->isRunning();
    m_progress->setVisible(isRunning);
    if (!isRunning)
        m_progress->setRange(0, 0);
    m_stop->setVisible(isRunning);
    m_question->setEnabled(!isRunning);
    m_list->setEnabled(!isRunning);
    m_search->setEnabled(!isRunning && !m_question->text().trimmed().isEmpty());
    m_fetch->setEnabled(!isRunning && !chosen().empty());
}

void FindPapersDialog::say(const QString &text)
{
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

} // namespace adduce
