#include "ui/ask/memory_keeper.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "ui/common/library_step.h"

namespace adduce {

MemoryKeeper::MemoryKeeper(const Services &services, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_undo(undo)
{
}

MemoryKeeper::~MemoryKeeper()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void MemoryKeeper::consider(const Answer &answer, const QuestionSettings &settings)
{
    constexpr std::size_t kMostWaiting = 4; // who asks faster than the model thinks has the last ones remembered
    if (!settings.memory || answer.verdict != Verdict::Answered)
        return;
    m_waiting.emplace_back(answer, settings);
    while (m_waiting.size() > kMostWaiting)
        m_waiting.pop_front();
    if (!m_isRunning)
        start();
}

void MemoryKeeper::start()
{
    m_isRunning = true;
    const auto work = [this, one = std::move(m_waiting.front()), stop = m_stop.get_token()](auto post) {
        Database database = m_services.library.open();
        ConsultationTrace kept;
        try {
            if (const auto memory = rememberAnswer(one.first, one.second, database, stop, kept))
                post([this, memory = *memory] { take(memory); });
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Stopped)
                throw;
        }
    };
    m_waiting.pop_front();
    m_worker = startTask(this, work, [this] {
        m_worker.wait();
        m_isRunning = false;
        if (!m_waiting.empty())
            start();
    });
}

/// It is in the file already: the first making changes nothing, each later one puts it there again.
void MemoryKeeper::take(const Remembered &memory)
{
    const QString folder = m_services.configuration.path().section(u'/', 0, -2);
    LibraryStep::perform(m_undo, m_services.libraryThread, this, tr("Remember \"%1\"").arg(memory.text),
        { [=](Database &) {
             (void)addMemory(folder, memory);
             return true;
         },
            [=](Database &) { takeBackMemory(folder, memory); } },
        { [](bool) {}, [this](const Error &error) { emit failed(error); } });
    emit said(tr("Remembered: %1 Undo takes it out again.").arg(memory.text));
}

} // namespace adduce
