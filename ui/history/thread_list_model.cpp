#include "ui/history/thread_list_model.h"

#include "ui/common/widgets.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

QString whenWords(const QDateTime &utc)
{
    const QDateTime local = utc.toLocalTime();
    const QDate today = QDate::currentDate();
    if (local.date() == today)
        return QLocale().toString(local.time(), QLocale::ShortFormat);
    if (local.date().year() == today.year())
        return QLocale().toString(local.date(), u"d MMM"_s);
    return QLocale().toString(local.date(), u"d MMM yyyy"_s);
}

void ThreadListModel::setRows(std::vector<ThreadRow> rows)
{
    m_all = std::move(rows);
    show();
}

void ThreadListModel::setFilter(const QString &words)
{
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    show();
}

void ThreadListModel::setHidden(ThreadId id)
{
    m_hidden = id;
    show();
}

void ThreadListModel::show()
{
    beginResetModel();
    m_shown.clear();
    for (const ThreadRow &row : m_all)
        if (row.id != m_hidden && std::all_of(m_words.begin(), m_words.end(), [&](const QString &w) {
                return row.marks.title.contains(w, Qt::CaseInsensitive);
            }))
            m_shown.push_back(row);
    endResetModel();
}

int ThreadListModel::rowOf(ThreadId id) const
{
    const auto found = std::find_if(m_shown.begin(), m_shown.end(), [&](const ThreadRow &r) { return r.id == id; });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

int ThreadListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
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
            tr("%n question(s)", nullptr, thread.questions), tr("%n citation(s)", nullptr, thread.citations));
    case Qt::ToolTipRole:
        return plainTip(thread.marks.title.left(1000));
    case Qt::AccessibleTextRole:
        return u"%1, %2, %3"_s.arg(thread.marks.title, data(index, TimeRole).toString(), data(index, CountsRole).toString());
    default:
        return {};
    }
}

} // namespace adduce
