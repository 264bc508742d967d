#pragma once
#include "core/ask/ask_events.h"
#include "core/ask/candidates.h"
#include "core/settings/parameters.h"
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <optional>

namespace adduce {

QString nameOf(Stage stage); ///< "retrieve"

/// Writes down every stage as it happens: times, intermediate lists with their scores, the parameters; tells the
/// sink when a stage starts and ends.
class Trace
{
public:
    Trace(const Parameters &parameters, const AskSink &tell);

    void start(Stage stage); ///< ends the one before
    void note(const QString &key, const QJsonValue &value); ///< of the stage that runs
    [[nodiscard]] QJsonObject finish(); ///< ends the last stage: {"parameters": …, "stages": […]}
    [[nodiscard]] double milliseconds() const; ///< since it was made

private:
    void endStage();

    const AskSink &m_tell;
    QElapsedTimer m_clock;
    QJsonObject m_trace;
    QJsonArray m_stages;
    QJsonObject m_stage;
    std::optional<Stage> m_current;
    qint64 m_startedNs = 0;
};

QJsonObject toJson(const Parameters &parameters);
QJsonArray toJson(const std::vector<Passage> &passages);
QJsonArray toJson(const std::vector<Candidate> &candidates, qsizetype limit);
/// The last stage of that name, empty when there is none.
QJsonObject stageNamed(const QJsonObject &trace, const QString &name);
/// What the writer was given, as toJson() of GivenPassage has it; empty where nothing wrote.
QJsonArray writersPassages(const QJsonObject &trace);
Passage passageFrom(const QJsonValue &json); ///< what is not there stays as it is made

} // namespace adduce
