#pragma once
#include "core/answer/trace.h"
#include "core/ask/ask_events.h"
#include <QElapsedTimer>
#include <stop_token>

namespace adduce {

/// Writes down every stage as it happens, and tells when it starts and ends.
class TraceRecorder
{
public:
    TraceRecorder(const Profile &profile, AskSink onEvent, std::stop_token stop);

    void start(Stage stage); ///< ends the one before; throws Error{Stopped} when that is asked for
    [[nodiscard]] StageTrace &stage() { return m_trace.stages.back(); } ///< that runs: to be filled
    void pause(); ///< ends the stage that runs; nothing is told until the next one starts
    /// Takes the stages of another recorder in. `part`: what they were gone through for, where that is not the question itself.
    void absorb(Trace other, const QString &part = {});
    void absorbSuperseded(Trace other); ///< of what was begun ahead and became needless
    [[nodiscard]] Trace finish(); ///< ends the last stage
    [[nodiscard]] double milliseconds() const; ///< since it was made

private:
    void endStage();

    AskSink m_onEvent;
    std::stop_token m_stop;
    QElapsedTimer m_clock;
    Trace m_trace;
    bool m_isRunning = false; ///< the last stage
    qint64 m_startedNs = 0;
};

} // namespace adduce
