#include "core/ask/trace_recorder.h"

#include "core/base/stop.h"
#include "core/profiles/profile.h"

#include <utility>

namespace adduce {

TraceRecorder::TraceRecorder(const Profile &profile, AskSink onEvent, std::stop_token stop)
    : m_onEvent(std::move(onEvent))
    , m_stop(std::move(stop))
{
    m_clock.start();
    m_trace.profile = tracedProfile(profile);
    m_trace.parameters = profile.parameters;
}

void TraceRecorder::start(Stage stage)
{
    throwIfStopped(m_stop);
    endStage();
    m_trace.stages.push_back({ stage });
    m_isRunning = true;
    m_startedNs = m_clock.nsecsElapsed();
    notify(m_onEvent, StageStarted { stage });
}

void TraceRecorder::endStage()
{
    if (!std::exchange(m_isRunning, false))
        return;
    StageTrace &ended = stage();
    ended.milliseconds = static_cast<double>(m_clock.nsecsElapsed() - m_startedNs) / 1e6;
    notify(m_onEvent, StageFinished { ended.stage, ended.milliseconds });
}

void TraceRecorder::pause()
{
    endStage();
}

void TraceRecorder::absorb(Trace other, const QString &part)
{
    endStage();
    for (StageTrace &stage : other.stages) {
        if (!part.isEmpty()) // its own parts keep their words
            stage.part = part;
        m_trace.stages.push_back(std::move(stage));
    }
}

void TraceRecorder::absorbSuperseded(Trace other)
{
    for (StageTrace &stage : other.stages)
        stage.isSuperseded = true;
    absorb(std::move(other));
}

Trace TraceRecorder::finish()
{
    endStage();
    return std::move(m_trace);
}

double TraceRecorder::milliseconds() const
{
    return static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
}

} // namespace adduce
