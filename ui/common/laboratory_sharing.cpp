#include "ui/history/thread_sharing.h"

#include "core/laboratory/desk_store.h"
#include "core/laboratory/shared_threads.h"
#include "ui/common/icons.h"
#include "ui/common/library_thread.h"
#include <QMenu>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Shared
{
    bool isMember = false;
    std::vector<ThreadId> threads;
};

} // namespace

ThreadSharing::ThreadSharing(LibraryThread &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

void ThreadSharing::refresh()
{
    const auto read = [](Database &database) {
        Shared shared { DeskStore(database).membership().has_value(), {} };
        if (shared.isMember)
            shared.threads = sharedThreads(database);
        return shared;
    };
    m_library.read(this, read, [this](const Shared &shared) {
        m_isMember = shared.isMember;
        m_shared = { shared.threads.begin(), shared.threads.end() };
        emit refreshed();
    });
}

void ThreadSharing::addTo(QMenu &menu, const std::vector<ThreadId> &threads)
{
    if (!m_isMember || threads.empty())
        return;
    const bool isShared = std::ranges::all_of(threads, [this](ThreadId id) { return m_shared.contains(id); });
    menu.addAction(icon(u"network"_s), isShared ? tr("Share no more with the laboratory") : tr("Share with the laboratory"), this,
        [this, threads, isShared] { share(threads, !isShared); });
}

void ThreadSharing::share(const std::vector<ThreadId> &threads, bool isOn)
{
    const auto change = [threads, isOn](Database &database) {
        Transaction transaction(database);
        for (const ThreadId thread : threads)
            isOn ? shareThread(database, thread) : unshareThread(database, thread);
        transaction.commit();
    };
    m_library.write(this, change, [this] { refresh(); });
}

} // namespace adduce
