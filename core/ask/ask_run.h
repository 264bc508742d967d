#pragma once
#include "core/ask/ask.h"
#include "core/ask/ask_events.h"
#include "core/base/error.h"
#include <QObject>
#include <future>

namespace adduce {

/// One running question: `ask()` on a thread of its own, its events as signals in the thread of this object.
/// The answer is saved by `keep`, on that thread, before `answered` tells of it. Exactly one of `answered`, `failed` comes;
/// `notKept` after `answered` when it could not be saved; `finished` last. The destructor stops and waits.
class AskRun : public QObject
{
    Q_OBJECT

public:
    AskRun(const Ask &ask, Question question, AnswerKeeper keep, QObject *parent = nullptr);
    ~AskRun() override;

    void stop(); ///< the answer so far comes with the caveat Partial; before its first sentence, a reply of the kind Stopped

signals:
    void happened(const adduce::AskEvent &event);
    void answered(const adduce::Answer &answer, adduce::SavedTurn saved);
    void notKept(const adduce::Error &error);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
