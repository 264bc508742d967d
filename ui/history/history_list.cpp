#include "ui/history/history_list.h"

#include "core/threads/thread_store.h"
#include "ui/common/widgets.h"
#include "ui/history/history_foot.h"
#include "ui/history/thread_delegate.h"
#include "ui/history/thread_filter_bar.h"
#include "ui/history/thread_search_box.h"
#include <QListView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

/// What there is, as it is read.
struct HistoryList::Listed
{
    std::vector<ThreadRow> rows;
    QStringList tags;
    int deleted = 0;
    bool isBin = false;
};

HistoryList::HistoryList(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_library(services.libraryThread)
    , m_reading(services.libraryThread)
    , m_model(new ThreadListModel(this))
    , m_delegate(new ThreadDelegate(this))
    , m_find(new ThreadSearchBox(services.library, services.libraryThread, *m_model, *m_delegate))
    , m_filters(new ThreadFilterBar)
    , m_list(new QListView)
    , m_foot(new HistoryFoot)
{
    setMinimumWidth(space(48));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true); // rows are as high as their titles at the width that the list has now
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("Threads"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(line());
    column->addWidget(m_list, 1);
    column->addWidget(line());
    column->addWidget(m_foot);
    connect(m_find, &ThreadSearchBox::aboutToShow, this, [this] { m_quiet = true; });
    connect(m_find, &ThreadSearchBox::shown, this, [this] {
        m_quiet = false;
        select(m_current);
    });
    connect(m_find, &ThreadSearchBox::failed, this, &HistoryList::failed);
    connect(m_filters, &ThreadFilterBar::changed, this, &HistoryList::applyFilters);
    connect(m_foot, &HistoryFoot::binToggled, this, [this] { showBin(!m_wantsBin); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (m_quiet)
            return;
        m_wanted.reset();
        m_current = index.isValid() ? m_model->row(index.row()).id : ThreadId {};
        emit chosen();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_quiet)
            showCount();
    });
    connect(m_list, &QListView::activated, this, &HistoryList::activated);
    connect(m_list, &QListView::customContextMenuRequested, this,
        [this](const QPoint &at) { emit menuWanted(m_list->viewport()->mapToGlobal(at)); });
}

QWidget *HistoryList::makeHead()
{
    leadInto(*m_find, *m_list);
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(space(4), space(2), space(4), space(2));
    column->setSpacing(space(2));
    column->addWidget(m_find);
    column->addWidget(m_filters);
    return head;
}

void HistoryList::reload()
{
    const auto read = [wantsBin = m_wantsBin](Database &database) {
        const ThreadStore store(database);
        Listed listed { {}, store.tags(), store.countDeleted(), false };
        listed.isBin = wantsBin && listed.deleted > 0;
        listed.rows = store.list(listed.isBin);
        return listed;
    };
    m_isReading = true;
    m_reading.run(
        this, read, [this](Listed listed) { show(std::move(listed)); },
        [this](const Error &error) {
            m_isReading = false;
            m_wantsBin = m_bin;
            emit failed(error);
        });
}

void HistoryList::show(Listed listed)
{
    m_isReading = false;
    m_bin = m_wantsBin = listed.isBin;
    m_tags = listed.tags;
    m_quiet = true;
    m_model->setRows(std::move(listed.rows));
    m_quiet = false;
    m_filters->setRows(m_model->all());
    applyFilters();
    m_foot->setBin(m_bin, listed.deleted);
    select(std::exchange(m_wanted, {}).value_or(m_current));
}

void HistoryList::applyFilters()
{
    const ThreadFilter filter = m_filters->filter();
    if (filter == m_model->filter())
        return;
    m_quiet = true;
    m_model->setFilter(filter);
    m_quiet = false;
    select(m_current);
}

void HistoryList::select(ThreadId id)
{
    if (m_isReading)
        m_wanted = id;
    const int found = m_model->bringRow(id);
    if (m_isReading && found < 0)
        return;
    const int row = std::max(0, found);
    m_quiet = true;
    if (m_model->rowCount() > 0) {
        const QModelIndex index = m_model->index(row);
        m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_current = m_model->row(row).id;
    } else if (!m_model->isSearching() && m_model->all().empty()) {
        m_current = {};
    }
    m_quiet = false;
    showCount();
    emit chosen();
}

void HistoryList::reveal(ThreadId id)
{
    if (m_bin)
        showBin(false);
    m_wantsBin = false;
    m_current = id;
    if (m_model->bringRow(id) < 0) {
        m_filters->clear();
        applyFilters();
        m_find->showAll();
    }
    select(id);
}

std::vector<ThreadId> HistoryList::selected() const
{
    std::vector<ThreadId> ids;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        ids.push_back(m_model->row(index.row()).id);
    return ids;
}

void HistoryList::showCount()
{
    const int all = static_cast<int>(m_model->all().size());
    const int shown = m_model->countShown();
    const auto chosen = static_cast<int>(m_list->selectionModel()->selectedIndexes().size());
    m_foot->setCount(chosen > 1 ? tr("%Ln chosen", nullptr, chosen)
            : m_bin             ? tr("%Ln deleted thread(s)", nullptr, all)
            : shown == all      ? tr("%Ln thread(s)", nullptr, all)
                                : tr("%1 of %Ln thread(s)", nullptr, all).arg(shown));
}

void HistoryList::showBin(bool bin)
{
    m_wantsBin = bin;
    m_foot->offerUndo({});
    reload();
}

QString HistoryList::emptyWords() const
{
    if (m_model->all().empty())
        return tr("No thread yet. What you ask is kept here as it is answered.");
    if (m_model->isLike())
        return tr("No saved question is like this one.");
    if (m_model->isSearching())
        return tr("No thread has all of these words in its questions, answers, quotes or sources.");
    return tr("No thread is like that. Choose other filters.");
}

} // namespace adduce
