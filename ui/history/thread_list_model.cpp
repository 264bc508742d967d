#include "ui/history/thread_list_model.h"

#include "core/answer/answer_words.h"
#include "ui/common/widgets.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFetched = 100; // rows at a time
constexpr int kDaysOfWeek = 7;
constexpr int kDaysOfMonth = 31;

} // namespace

bool ThreadFilter::passes(const ThreadRow &row) const
{
    return (tag.isEmpty() || row.marks.tags.contains(tag)) && (!scope || row.scopes.contains(*scope))
        && (model.isEmpty() || row.models.contains(model)) && (!isWithoutModel || row.models.isEmpty())
        && (!confidence || (row.confidence == confidence && !row.isRefused)) && (!isRefused || row.isRefused);
}

QString whenWords(const QDateTime &utc)
{
    const QDateTime local = utc.toLocalTime();
    const QDate today = QDate::currentDate();
    if (local.date() == today || local.date() == today.addDays(-1))
        return QLocale().toString(local.time(), QLocale::ShortFormat);
    if (local.date().year() == today.year())
        return QLocale().toString(local.date(), ThreadListModel::tr("d MMM", "a date of this year, as QLocale takes it"));
    return QLocale().toString(local.date(), ThreadListModel::tr("d MMM yyyy", "a date, as QLocale takes it"));
}

QString warningWords(const ThreadRow &row)
{
    if (row.failedQuotes > 0)
        return ThreadListModel::tr("%Ln quote(s) not found", nullptr, row.failedQuotes);
    if (row.changedSources > 0)
        return ThreadListModel::tr("%Ln source(s) changed", nullptr, row.changedSources);
    if (row.missingSources > 0)
        return ThreadListModel::tr("%Ln source(s) not in the library", nullptr, row.missingSources);
    if (row.changedAnswers > 0)
        return ThreadListModel::tr("new evidence for %Ln answer(s)", nullptr, row.changedAnswers);
    return {};
}

void ThreadListModel::setRows(std::vector<ThreadRow> rows)
{
    beginResetModel();
    m_all = std::move(rows);
    std::ranges::stable_partition(m_all, [](const ThreadRow &row) { return row.marks.isPinned; });
    show();
    endResetModel();
}

void ThreadListModel::setFilter(const ThreadFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

void ThreadListModel::setFound(const std::vector<ThreadId> &found, const QStringList &words, SnippetSource snippets)
{
    beginResetModel();
    m_isLike = false;
    m_found.clear();
    for (std::size_t i = 0; i < found.size(); ++i)
        m_found.emplace(found[i], i);
    m_words = words;
    m_snippets = std::move(snippets);
    show();
    endResetModel();
}

void ThreadListModel::setLike(const std::vector<LikeQuestion> &questions)
{
    beginResetModel();
    m_isLike = true;
    m_found.clear();
    for (std::size_t i = 0; i < questions.size(); ++i)
        m_found.emplace(questions[i].thread, i);
    m_words.clear();
    m_snippets = {};
    show();
    for (const std::size_t i : m_shown) // each says which question it is, where its title does not
        if (const LikeQuestion &like = questions[m_found.at(m_all[i].id)]; like.question != m_all[i].marks.title)
            m_snippetWords.insert(like.thread, tr("Question: %1").arg(like.question));
    endResetModel();
}

void ThreadListModel::clearFound()
{
    setFound({}, {}, {});
}

void ThreadListModel::show()
{
    m_snippetWords.clear();
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (m_filter.passes(m_all[i]) && (!isSearching() || m_found.contains(m_all[i].id)))
            m_shown.push_back(i);
    if (m_isLike)
        std::ranges::stable_sort(m_shown, {}, [this](std::size_t i) { return m_found.at(m_all[i].id); });
    m_fetched = std::min(kFetched, countShown());
}

int ThreadListModel::bringRow(ThreadId id)
{
    const auto found = std::ranges::find_if(m_shown, [&](std::size_t i) { return m_all[i].id == id; });
    if (found == m_shown.end())
        return -1;
    const int row = static_cast<int>(found - m_shown.begin());
    while (row >= m_fetched)
        fetchMore({});
    return row;
}

int ThreadListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_fetched;
}

bool ThreadListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_fetched < countShown();
}

void ThreadListModel::fetchMore(const QModelIndex &parent)
{
    const int more = std::min(kFetched, countShown() - m_fetched);
    if (parent.isValid() || more <= 0)
        return;
    beginInsertRows({}, m_fetched, m_fetched + more - 1);
    m_fetched += more;
    endInsertRows();
}

QString ThreadListModel::group(const ThreadRow &row) const
{
    if (m_isLike)
        return tr("Most alike first");
    if (row.marks.isPinned)
        return tr("Pinned");
    const qint64 days = row.updatedAt.toLocalTime().date().daysTo(QDate::currentDate());
    if (days <= 0)
        return tr("Today");
    if (days == 1)
        return tr("Yesterday");
    if (days <= kDaysOfWeek)
        return tr("Last seven days");
    if (days <= kDaysOfMonth)
        return tr("Last month");
    return QString::number(row.updatedAt.toLocalTime().date().year());
}

QString ThreadListModel::snippet(const ThreadRow &row) const
{
    if (const auto known = m_snippetWords.constFind(row.id); known != m_snippetWords.constEnd())
        return *known;
    if (!isSearching() || !m_snippets)
        return {};
    m_snippetWords.insert(row.id, {});
    m_snippets(row.id);
    return {};
}

void ThreadListModel::setSnippet(ThreadId id, const ThreadSnippet &snippet)
{
    m_snippetWords[id] = snippet.text.isEmpty() ? QString()
        : snippet.where == FoundIn::Quote       ? tr("Quote: “%1”").arg(snippet.text)
        : snippet.where == FoundIn::Source      ? tr("Source: %1").arg(snippet.text)
        : snippet.where == FoundIn::Question    ? tr("Question: %1").arg(snippet.text)
                                                : snippet.text;
    const auto shown = std::ranges::find_if(m_shown, [&](std::size_t i) { return m_all[i].id == id; });
    if (const auto row = static_cast<int>(shown - m_shown.begin()); row < m_fetched)
        emit dataChanged(index(row), index(row), { SnippetRole });
}

QVariant ThreadListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ThreadRow &thread = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return thread.marks.title;
    case TimeRole:
        return whenWords(thread.updatedAt);
    case CountsRole:
        return u"%1  ·  %2"_s.arg(
            tr("%Ln question(s)", nullptr, thread.questions), tr("%Ln citation(s)", nullptr, thread.citations));
    case GroupRole:
        return index.row() == 0 || group(row(index.row() - 1)) != group(thread) ? group(thread) : QString();
    case PinnedRole:
        return thread.marks.isPinned;
    case TagsRole:
        return thread.marks.tags;
    case ConfidenceRole:
        return thread.confidence && !thread.isRefused ? QVariant(static_cast<int>(*thread.confidence)) : QVariant();
    case RefusedRole:
        return thread.isRefused ? tr("No evidence") : QString();
    case WarningRole:
        return warningWords(thread);
    case SnippetRole:
        return snippet(thread);
    case Qt::ToolTipRole:
        return plainTip(thread.marks.title.left(1000));
    case Qt::AccessibleTextRole: {
        QStringList parts { group(thread), thread.marks.title, whenWords(thread.updatedAt), data(index, CountsRole).toString() };
        if (thread.isRefused)
            parts << tr("No evidence");
        else if (thread.confidence)
            parts << words(*thread.confidence);
        parts << warningWords(thread) << thread.marks.tags;
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }
    default:
        return {};
    }
}

} // namespace adduce
