#pragma once
#include "core/base/ids.h"
#include "core/base/latest_task.h"
#include "core/library/library.h"
#include "core/threads/like_questions.h"
#include <QObject>

namespace adduce {

/// Searches the threads on a thread of its own; of the words typed meanwhile only the last are looked for. A query that begins with
/// kLike is a question, and what is found are the saved questions like it.
class ThreadFinder : public QObject
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView kLike { "like:" };
    [[nodiscard]] static bool isLike(const QString &query); ///< and says a question

    explicit ThreadFinder(const Library &library, QObject *parent = nullptr);

    void find(const QString &query);

signals:
    void found(const QString &query, const std::vector<adduce::ThreadId> &threads);
    void foundLike(const QString &query, const std::vector<adduce::LikeQuestion> &questions);
    void failed(const adduce::Error &error);

private:
    const Library &m_library;
    LatestTask<ThreadFinder> m_task;
};

} // namespace adduce
