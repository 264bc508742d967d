#include "ui/history/history_list.h"

#include "core/ask/answer_words.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/common/widgets.h"
#include "ui/history/thread_delegate.h"
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kNoModel = "\n"; // of a name that no model has

QComboBox *filterBox(const QString &name)
{
    auto *box = new QComboBox;
    box->setAccessibleName(name);
    box->setFont(typeFont(Type::Caption));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(1);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

/// Fills a filter anew and keeps what was chosen while it is still there.
void fill(QComboBox *box, const QString &any, const std::vector<std::pair<QString, QVariant>> &choices)
{
    const QVariant chosen = box->currentData();
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItem(any);
    for (const auto &[text, value] : choices)
        box->addItem(text.simplified().left(80), value);
    box->setCurrentIndex(std::max(0, chosen.isValid() ? box->findData(chosen) : 0));
    box->setEnabled(!choices.empty());
}

} // namespace

HistoryList::HistoryList(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new ThreadListModel(this))
    , m_delegate(new ThreadDelegate(this))
    , m_finder(new ThreadFinder(services.library, this))
    , m_find(new QLineEdit)
    , m_tag(filterBox(tr("Tag")))
    , m_scope(filterBox(tr("Scope")))
    , m_writer(filterBox(tr("Model")))
    , m_confidence(filterBox(tr("Confidence")))
    , m_list(new QListView)
    , m_count(new PlainLabel({}, Type::Caption))
    , m_binButton(linkButton({}))
    , m_undoBar(new QWidget)
    , m_undoText(new ElidedLabel(Type::Caption))
{
    setMinimumWidth(space(48));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
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
    column->addWidget(makeFoot());
    connect(m_finder, &ThreadFinder::found, this, &HistoryList::showFound);
    connect(m_finder, &ThreadFinder::failed, this, &HistoryList::failed);
    connect(m_find, &QLineEdit::textChanged, this, &HistoryList::search);
    for (QComboBox *box : { m_tag, m_scope, m_writer, m_confidence })
        connect(box, &QComboBox::activated, this, &HistoryList::applyFilters);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (m_quiet)
            return;
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
    m_find->setPlaceholderText(tr("Find in questions, answers and quotes"));
    m_find->setAccessibleName(tr("Find a thread"));
    makeFindBox(*m_find);
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(space(4), space(2), space(4), space(2));
    column->setSpacing(space(2));
    column->addWidget(m_find);
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    for (QComboBox *box : { m_tag, m_scope, m_writer, m_confidence }) // each its share of what its name needs
        row->addWidget(box, box->fontMetrics().horizontalAdvance(box->accessibleName()) + space(9));
    column->addLayout(row);
    return head;
}

QWidget *HistoryList::makeFoot()
{
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(space(4), space(1), space(2), space(1));
    column->setSpacing(0);
    auto *undo = linkButton(tr("Undo"));
    auto *bar = new QHBoxLayout(m_undoBar);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(m_undoText, 1);
    bar->addWidget(undo);
    m_undoBar->hide();
    m_count->setSecondary(true);
    auto *importing = linkButton(tr("Import..."));
    setTip(*importing, tr("Takes in a thread that was exported as JSON, and checks its quotes"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_binButton);
    row->addWidget(importing);
    column->addWidget(m_undoBar);
    column->addLayout(row);
    connect(undo, &QToolButton::clicked, this, &HistoryList::undoWanted);
    connect(importing, &QToolButton::clicked, this, &HistoryList::importWanted);
    connect(m_binButton, &QToolButton::clicked, this, [this] { showBin(!m_bin); });
    return foot;
}

void HistoryList::reload()
{
    int deleted = 0;
    m_quiet = true;
    try {
        Database database = m_services.library.open();
        const ThreadStore store(database);
        deleted = store.countDeleted();
        m_bin = m_bin && deleted > 0;
        m_model->setRows(store.list(m_bin));
    } catch (const Error &error) {
        emit failed(error);
    }
    m_quiet = false;
    fillFilters();
    m_binButton->setVisible(deleted > 0 || m_bin);
    m_binButton->setText(m_bin ? tr("Back to the threads") : tr("%n deleted", nullptr, deleted));
    select(m_current);
}

void HistoryList::fillFilters()
{
    QStringList tags, scopes, models;
    bool without = false;
    for (const ThreadRow &row : m_model->all()) {
        tags << row.marks.tags;
        scopes << row.scopes;
        models << row.models;
        without = without || row.models.isEmpty();
    }
    const auto choices = [](QStringList names, const QString &nameless) {
        names.removeDuplicates();
        names.sort(Qt::CaseInsensitive);
        std::vector<std::pair<QString, QVariant>> result;
        for (const QString &name : names)
            result.emplace_back(name.isEmpty() ? nameless : name, name);
        return result;
    };
    fill(m_tag, tr("Tag"), choices(tags, {}));
    fill(m_scope, tr("Scope"), choices(scopes, tr("All documents")));
    auto writers = choices(models, {});
    if (without && !writers.empty())
        writers.insert(writers.begin(), { tr("No model"), QString::fromLatin1(kNoModel) });
    fill(m_writer, tr("Model"), writers);
    fill(m_confidence, tr("Confidence"),
        { { words(Confidence::High), static_cast<int>(Confidence::High) },
            { words(Confidence::Medium), static_cast<int>(Confidence::Medium) },
            { words(Confidence::Low), static_cast<int>(Confidence::Low) } });
    applyFilters();
}

void HistoryList::applyFilters()
{
    ThreadFilter filter;
    filter.tag = m_tag->currentData().toString();
    if (const QVariant scope = m_scope->currentData(); scope.isValid())
        filter.scope = scope.toString();
    filter.model = m_writer->currentData().toString();
    filter.withoutModel = filter.model == QLatin1StringView(kNoModel);
    if (filter.withoutModel)
        filter.model.clear();
    if (const QVariant confidence = m_confidence->currentData(); confidence.isValid())
        filter.confidence = static_cast<Confidence>(confidence.toInt());
    if (filter == m_model->filter())
        return;
    m_quiet = true;
    m_model->setFilter(filter);
    m_quiet = false;
    select(m_current);
}

void HistoryList::search()
{
    if (!searchedWords(m_find->text()).isEmpty())
        return m_finder->find(m_find->text());
    m_finder->find({}); // what is still looked for is of no interest
    showFound({}, {});
}

void HistoryList::showFound(const QString &query, const std::vector<ThreadId> &threads)
{
    const QStringList words = searchedWords(query);
    m_delegate->setMarkedWords(words);
    m_quiet = true;
    if (words.isEmpty())
        m_model->clearFound();
    else
        m_model->setFound(threads, words, [this, query](ThreadId id) {
            try {
                Database database = m_services.library.open();
                return snippetOf(database, id, query);
            } catch (const Error &) {
                return ThreadSnippet {}; // the list stays of use without it
            }
        });
    m_quiet = false;
    select(m_current);
}

void HistoryList::select(ThreadId id)
{
    const int row = std::max(0, m_model->bringRow(id));
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
    m_current = id;
    if (m_model->bringRow(id) < 0) {
        for (QComboBox *filter : { m_tag, m_scope, m_writer, m_confidence })
            filter->setCurrentIndex(0);
        applyFilters();
        m_find->clear();
        search();
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
    m_count->setText(chosen > 1 ? tr("%n chosen", nullptr, chosen)
            : m_bin             ? tr("%n deleted thread(s)", nullptr, all)
            : shown == all      ? tr("%n thread(s)", nullptr, all)
                                : tr("%1 of %n thread(s)", nullptr, all).arg(shown));
}

void HistoryList::showBin(bool bin)
{
    m_bin = bin;
    offerUndo({});
    reload();
}

void HistoryList::offerUndo(const QString &done)
{
    m_undoText->setText(done);
    m_undoBar->setVisible(!done.isEmpty());
}

QString HistoryList::emptyWords() const
{
    if (m_model->all().empty())
        return tr("No thread yet. What you ask is kept here as it is answered.");
    if (m_model->isSearching())
        return tr("No thread has all of these words in its questions, answers, quotes or sources.");
    return tr("No thread is like that. Choose other filters.");
}

void HistoryList::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

} // namespace adduce
