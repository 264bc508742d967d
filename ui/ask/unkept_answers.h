#pragma once
#include <QObject>
#include <functional>

namespace adduce {

class LibraryThread;
class OpenThread;
class ThreadView;

/// The answers of the open thread that could not be saved when they were answered, until they are.
class UnkeptAnswers : public QObject
{
public:
    /// `view` shows them; it and the thread, the parent, outlive this.
    UnkeptAnswers(LibraryThread &library, ThreadView &view, OpenThread &thread);

    [[nodiscard]] bool any() const;
    /// Saves them. True when there is none: then `then` has been called; else it is called once all of them are saved.
    bool keep(const std::function<void()> &then = {});

private:
    void keepNext();

    LibraryThread &m_library;
    ThreadView &m_view;
    OpenThread &m_thread;
    std::function<void()> m_then;
    bool m_isKeeping = false;
};

} // namespace adduce
