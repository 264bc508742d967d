#pragma once
#include "core/threads/thread_store.h"
#include <QAbstractListModel>

namespace adduce {

/// The saved threads, last used first. A thread that is being deleted is left out.
class ThreadListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        TimeRole,
        CountsRole
    };
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<ThreadRow> rows);
    void setFilter(const QString &words); ///< threads whose title holds every word
    void setHidden(ThreadId id); ///< none shows all again
    [[nodiscard]] const ThreadRow &row(int row) const { return m_shown.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] int rowOf(ThreadId id) const; ///< -1 when it is not shown
    [[nodiscard]] int countAll() const { return static_cast<int>(m_all.size()) - (m_hidden ? 1 : 0); }
    [[nodiscard]] QStringList filterWords() const { return m_words; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void show();
    std::vector<ThreadRow> m_all;
    std::vector<ThreadRow> m_shown;
    QStringList m_words;
    ThreadId m_hidden;
};

/// "10:42" today, else "12 Nov" or with the year.
[[nodiscard]] QString whenWords(const QDateTime &utc);

} // namespace adduce
