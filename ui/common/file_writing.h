#pragma once
#include "core/base/error.h"
#include <QObject>
#include <QTimer>
#include <deque>
#include <functional>
#include <future>
#include <stop_token>

namespace adduce {

/// Writes files one after another, on a thread of its own: whoever wants another one meanwhile does not wait. The destructor
/// stops and waits; what waited then is not written.
class FileWriting : public QObject
{
    Q_OBJECT

public:
    using Report = std::function<void(int done, int total)>;
    /// Writes and returns the paths. It throws Error{Stopped} before anything takes its place.
    using Work = std::function<QStringList(const Report &report, const std::stop_token &stop)>;

    explicit FileWriting(QObject *parent = nullptr);
    ~FileWriting() override;

    void add(const QString &path, Work work);
    void stop(); ///< the file in hand; the next one begins
    [[nodiscard]] bool isBusy() const { return !m_jobs.empty(); }

signals:
    /// Once a file takes longer than a moment, with its name; without a name: it is over. `total` is 0 while unknown.
    void progressed(const QString &name, int done, int total);
    void written(const QStringList &paths);
    void stopped(const QString &path);
    void failed(const adduce::Error &error);

private:
    struct Job
    {
        QString path;
        Work work;
    };
    void start();
    void show();
    void end();

    std::deque<Job> m_jobs; ///< the first one is in hand
    QTimer m_moment;
    bool m_isShown = false;
    int m_done = 0;
    int m_total = 0;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
