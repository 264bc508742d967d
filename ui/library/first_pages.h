#pragma once
#include "core/library/document_store.h"
#include "core/worker/worker.h"
#include <QHash>
#include <QImage>
#include <QObject>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace adduce {

/// Small pictures of the first pages of documents, drawn one after the other by a thread of its own once they are asked for: what was
/// asked for last first, as that is in sight. Belongs to the thread of the window.
class FirstPages : public QObject
{
    Q_OBJECT

public:
    explicit FirstPages(WorkerProgram worker, QObject *parent = nullptr);
    ~FirstPages() override;

    /// Null until arrived(), and for good where there is none: the file is gone, or cannot be drawn.
    [[nodiscard]] QImage find(const DocumentRow &row);

signals:
    void arrived();

private:
    struct Wanted
    {
        QString sha256; ///< of the bytes that it is of
        QString path;
        QString encoding;
        qint64 bytes = 0; ///< that it had when it was read
    };
    void work(const std::stop_token &stop);
    void keep(const QString &sha256, const QImage &image);

    WorkerProgram m_worker;
    QHash<QString, QImage> m_images; ///< by hash; null ones, too
    std::deque<QString> m_order; ///< in which they came, to forget the oldest
    std::mutex m_mutex; ///< of what is wanted
    std::condition_variable_any m_wake;
    std::deque<Wanted> m_wanted; ///< the last is drawn first
    QString m_drawing; ///< that is in hand, or on its way
    std::jthread m_thread;
};

} // namespace adduce
