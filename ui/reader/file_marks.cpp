#include "ui/reader/file_marks.h"

namespace adduce {

FileMarks::FileMarks(WorkerProgram worker, QObject *parent)
    : QObject(parent)
    , m_worker(std::move(worker))
    , m_task(this)
{
}

void FileMarks::find(const QString &path)
{
    m_task.run([this, path](const auto &post, const std::stop_token &stop) {
        PageRenderer file(m_worker, path);
        std::vector<PageAnnotation> marks = file.annotations(stop);
        if (!marks.empty())
            post([this, sha256 = file.sha256(stop), marks = std::move(marks)] { emit found(sha256, marks); });
    });
}

} // namespace adduce
