#pragma once
#include "core/base/error.h"
#include "core/library/database.h"
#include <QObject>
#include <QPointer>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

namespace adduce {

class Library;

/// The library as the window sees it: one connection, kept open with its statements, on a thread of its own. What is asked for
/// is done in that order, so that a read sees the writes before it. Belongs to the thread of the window, and outlives it. Its
/// destructor waits until every write that was asked for is done.
///
/// Work is a `T (Database &)`, called on that thread: it captures values, never a widget. Then its result goes to `then(T)`, or
/// what it threw to `failed(Error)`, in the thread of the window, unless the owner has gone meanwhile. Without a `failed`, the
/// owner's signal of that name tells it.
class LibraryThread : public QObject
{
    Q_OBJECT

public:
    /// `patienceMs`: how long another program that writes is waited for before Busy is told.
    explicit LibraryThread(const Library &library, int patienceMs = Database::kPatienceMs, QObject *parent = nullptr);
    ~LibraryThread() override;

    /// For work that has a thread of its own.
    [[nodiscard]] const Library &library() const { return m_library; }

    template <class Owner, class Work, class Then> void read(Owner *owner, Work work, Then then)
    {
        add(Kind::Read, owner, std::move(work), std::move(then), [owner](const Error &error) { emit owner->failed(error); });
    }
    template <class Work, class Then, class Failed> void read(QObject *owner, Work work, Then then, Failed failed)
    {
        add(Kind::Read, owner, std::move(work), std::move(then), std::move(failed));
    }
    /// The same for what changes the library: it is done even when the owner goes.
    template <class Owner, class Work, class Then> void write(Owner *owner, Work work, Then then)
    {
        add(Kind::Write, owner, std::move(work), std::move(then), [owner](const Error &error) { emit owner->failed(error); });
    }
    template <class Work, class Then, class Failed> void write(QObject *owner, Work work, Then then, Failed failed)
    {
        add(Kind::Write, owner, std::move(work), std::move(then), std::move(failed));
    }

    [[nodiscard]] bool isBusy() const { return m_open > 0; } ///< something asked for has not arrived yet
    [[nodiscard]] bool isWriting() const { return m_openWrites > 0; } ///< what closes the window must wait

signals:
    void idle(); ///< all that was asked for has arrived
    void written(bool isAll); ///< nothing is being written any more; false: something could not be

private:
    enum class Kind
    {
        Read,
        Write
    };
    using Call = std::function<void()>;
    struct Task
    {
        Kind kind;
        QPointer<QObject> owner; ///< looked at in the window's thread only
        std::function<Call(Database &)> work; ///< returns what is called with its result
        std::function<void(const Error &)> failed;
        bool hasFailed = false;
    };

    template <class Work, class Then, class Failed> void add(Kind kind, QObject *owner, Work work, Then then, Failed failed)
    {
        auto run = [work = std::move(work), then = std::move(then)](Database &database) -> Call {
            using Result = std::invoke_result_t<Work &, Database &>;
            if constexpr (std::is_void_v<Result>) {
                work(database);
                return then;
            } else {
                auto result = std::make_shared<Result>(work(database));
                return [then, result] { then(std::move(*result)); };
            }
        };
        push({ kind, owner, std::move(run), std::move(failed), false });
    }
    void push(Task task);
    void run(); ///< the thread
    [[nodiscard]] std::optional<Task> take();
    [[nodiscard]] Call perform(Task &task);
    [[nodiscard]] Database &connection();
    void finish(const Task &task, const Call &call);

    const Library &m_library;
    const int m_patienceMs;
    int m_open = 0;
    int m_openWrites = 0;
    bool m_hasFailed = false; ///< one of the writes since written()
    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_wake;
    std::deque<Task> m_waiting;
    bool m_isClosing = false;
    std::optional<Database> m_database; ///< of the thread alone
    std::thread m_thread;
};

} // namespace adduce
