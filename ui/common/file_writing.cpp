#include "ui/common/file_writing.h"

#include "core/base/run.h"
#include <QFileInfo>

namespace adduce {

namespace {

constexpr int kMoment = 400; // milliseconds; most files are written before

} // namespace

FileWriting::FileWriting(QObject *parent)
    : QObject(parent)
{
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, &FileWriting::show);
}

FileWriting::~FileWriting()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void FileWriting::add(const QString &path, Work work)
{
    m_jobs.push_back({ path, std::move(work) });
    if (m_jobs.size() == 1)
        start();
}

void FileWriting::stop()
{
    m_stop.request_stop();
}

void FileWriting::start()
{
    m_stop = {};
    m_done = 0;
    m_total = 0;
    m_moment.start();
    const auto task = [this, job = m_jobs.front(), stop = m_stop.get_token()](const auto &post) {
        const Report report = [this, &post](int done, int total) {
            post([this, done, total] {
                m_done = done;
                m_total = total;
                if (m_isShown)
                    show();
            });
        };
        try {
            const QStringList paths = job.work(report, stop);
            post([this, paths] { emit written(paths); });
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Stopped)
                throw;
            post([this, path = job.path] { emit stopped(path); });
        }
    };
    m_worker = startTask(this, task, [this] { end(); });
}

void FileWriting::show()
{
    m_isShown = true;
    emit progressed(QFileInfo(m_jobs.front().path).fileName(), m_done, m_total);
}

void FileWriting::end()
{
    m_moment.stop();
    m_jobs.pop_front();
    if (std::exchange(m_isShown, false))
        emit progressed({}, 0, 0);
    if (!m_jobs.empty())
        start();
}

} // namespace adduce
