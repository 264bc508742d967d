#pragma once
#include "core/threads/like_questions.h"
#include "core/threads/thread.h"
#include "core/threads/thread_search.h"
#include <QAbstractListModel>
#include <QHash>
#include <functional>
#include <unordered_map>

namespace adduce {

/// Which of the threads are listed.
struct ThreadFilter
{
    QString tag; ///< empty: any
    std::optional<QString> scope; ///< by name, the empty one is every document
    QString model;
    bool isWithoutModel = false; ///< those that no model wrote in
    std::optional<Confidence> confidence;
    bool isRefused = false; ///< those whose last question found no evidence

    [[nodiscard]] bool passes(const ThreadRow &row) const;
    friend bool operator==(const ThreadFilter &, const ThreadFilter &) = default;
};

/// The saved threads: those that are pinned, then by day, last used first. Rows come in as one scrolls to them.
class ThreadListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        TimeRole,
        CountsRole,
        GroupRole, ///< heading over the row, where a group begins
        PinnedRole,
        TagsRole,
        ConfidenceRole, ///< an int, or nothing when nothing was answered
        RefusedRole, ///< "No evidence" where nothing answered the last question, else nothing
        WarningRole, ///< "1 source changed"
        SnippetRole ///< where the words sought stand; while they are
    };
    using SnippetSource = std::function<void(ThreadId)>; ///< asks for it; setSnippet() follows
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<ThreadRow> rows);
    void setFilter(const ThreadFilter &filter);
    /// The threads that a search found, its words, and who is asked where they stand, once for each row in sight.
    void setFound(const std::vector<ThreadId> &found, const QStringList &words, SnippetSource snippets);
    /// Those that are like a question, in this order; each says which question of it is.
    void setLike(const std::vector<LikeQuestion> &questions);
    void clearFound(); ///< nothing is sought
    void setSnippet(ThreadId id, const ThreadSnippet &snippet);
    [[nodiscard]] const ThreadFilter &filter() const { return m_filter; }
    [[nodiscard]] const QStringList &soughtWords() const { return m_words; }
    [[nodiscard]] bool isSearching() const { return !m_words.isEmpty() || m_isLike; }
    [[nodiscard]] bool isLike() const { return m_isLike; } ///< what is shown is like a question

    [[nodiscard]] const std::vector<ThreadRow> &all() const { return m_all; }
    [[nodiscard]] const ThreadRow &row(int row) const { return m_all.at(m_shown.at(static_cast<std::size_t>(row))); }
    [[nodiscard]] int countShown() const { return static_cast<int>(m_shown.size()); } ///< also those not scrolled to
    int bringRow(ThreadId id); ///< its row, fetched if need be; -1 when it is not shown

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

private:
    void show();
    [[nodiscard]] QString group(const ThreadRow &row) const;
    [[nodiscard]] QString snippet(const ThreadRow &row) const;

    std::vector<ThreadRow> m_all;
    std::vector<std::size_t> m_shown; ///< places in m_all
    int m_fetched = 0;
    ThreadFilter m_filter;
    QStringList m_words;
    std::unordered_map<ThreadId, std::size_t> m_found; ///< and which one each is
    bool m_isLike = false;
    SnippetSource m_snippets;
    mutable QHash<ThreadId, QString> m_snippetWords;
};

/// "10:42" today and yesterday, else "12 Nov" or with the year.
[[nodiscard]] QString whenWords(const QDateTime &utc);
/// "1 source changed", "2 quotes not found"; empty when nothing is wrong.
[[nodiscard]] QString warningWords(const ThreadRow &row);

} // namespace adduce
