#include "ui/common/library_thread.h"

#include "core/library/library.h"
#include <QFileInfo>

namespace adduce {

LibraryThread::LibraryThread(const Library &library, int patienceMs, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_patienceMs(patienceMs)
    , m_thread([this] { run(); })
{
}

LibraryThread::~LibraryThread()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosing = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void LibraryThread::push(Task task)
{
    ++m_open;
    if (task.kind == Kind::Write)
        ++m_openWrites;
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(std::move(task));
    }
    m_wake.notify_one();
}

void LibraryThread::run()
{
    while (std::optional<Task> task = take()) {
        Call call = perform(*task);
        task->work = {}; // what it holds ends here
        QMetaObject::invokeMethod(
            this, [this, done = std::move(*task), call = std::move(call)] { finish(done, call); }, Qt::QueuedConnection);
    }
    m_database.reset();
}

/// None once the window has gone and nothing is left to be written.
std::optional<LibraryThread::Task> LibraryThread::take()
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, [this] { return m_isClosing || !m_waiting.empty(); });
    if (m_isClosing) // who asked has gone
        std::erase_if(m_waiting, [](const Task &task) { return task.kind == Kind::Read; });
    if (m_waiting.empty())
        return std::nullopt;
    Task task = std::move(m_waiting.front());
    m_waiting.pop_front();
    return task;
}

LibraryThread::Call LibraryThread::perform(Task &task)
{
    const auto fail = [&](const Error &error) -> Call {
        task.hasFailed = true;
        const bool isOfFile = error.kind() == ErrorKind::DamagedLibrary && !error.detail().isEmpty(); // else one saved value
        if (isOfFile && m_library.readOnly() == ReadOnly::No)
            m_library.setDamaged(error.technical()); // nothing more is written into it
        m_database.reset(); // the next one looks whether there is still a library
        return [failed = task.failed, error] { failed(error); };
    };
    try {
        return task.work(connection());
    } catch (const std::exception &exception) {
        return fail(asError(exception));
    }
}

/// A file that was taken away would be read and written on where nobody finds it; one that is only read may change meanwhile, as no lock
/// says; and once the library is found damaged, nothing more is written.
Database &LibraryThread::connection()
{
    if (m_database && (m_library.readOnly() != ReadOnly::No || !QFileInfo::exists(m_library.path())))
        m_database.reset();
    if (!m_database)
        m_database.emplace(m_library.open(m_patienceMs));
    return *m_database;
}

void LibraryThread::finish(const Task &task, const Call &call)
{
    --m_open;
    const bool isWrite = task.kind == Kind::Write;
    if (isWrite) {
        --m_openWrites;
        m_hasFailed = m_hasFailed || task.hasFailed;
    }
    if (task.owner)
        call();
    if (isWrite && !isWriting()) // else what came of it asked for more
        emit written(!std::exchange(m_hasFailed, false));
    if (!isBusy())
        emit idle();
}

} // namespace adduce
