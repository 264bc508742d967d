#pragma once
#include "core/evaluation/evaluation_run.h"
#include "core/library/collection_store.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include <QObject>
#include <functional>

namespace adduce {

class EvaluationTools;
class ShownRun;

/// Those that an evaluation may use, as of now.
struct EvaluationModels
{
    QuestionSettings questions {}; ///< as of Ask, by the profile in use
    std::function<QuestionSettings(const Profile &)> byProfile {}; ///< the same by another profile
    std::optional<TaskModel> judge {}; ///< of what is answered
};

/// Starts and stops runs, one at a time: with what is chosen in the bar, into the run that is shown.
class RunController : public QObject
{
    Q_OBJECT

public:
    RunController(const Services &services, EvaluationTools &tools, ShownRun &shown, QObject *parent);

    void setScope(const Scope &scope) { m_scope = scope; } ///< of the next run
    void setModels(std::function<EvaluationModels()> models) { m_models = std::move(models); }
    [[nodiscard]] EvaluationModels models() const { return m_models ? m_models() : EvaluationModels {}; }
    void listSpaces(); ///< of the library, for the bar to choose of
    void run(const QuerySet &set, const QString &folder = {}); ///< `folder`: of the file of the set, where its papers may lie
    void stop();
    void pause(bool isHeld); ///< EvaluationRun::pause()
    [[nodiscard]] bool isRunning() const { return m_run != nullptr || m_isBeginning; }

signals:
    void progressed(int done, int total); ///< 0 of 0 when it is over
    void notKept(const adduce::Error &error); ///< not, or not all of it
    void finished();

private:
    [[nodiscard]] EvaluationModels chosenModels() const;
    [[nodiscard]] std::vector<Variant> variants(const EvaluationModels &models) const;
    void start(const QuerySet &set, const EvaluationModels &models);
    void sayMissing();
    void report(int done, int total);
    void finish();

    const Services &m_services;
    LatestRead m_reading;
    LatestRead m_readingSpaces;
    bool m_isBeginning = false; ///< its papers are looked for
    EvaluationTools &m_tools;
    ShownRun &m_shown;
    std::function<EvaluationModels()> m_models;
    Scope m_scope;
    EvaluationRun *m_run = nullptr;
    /// Papers of its set that are not searched.
    struct
    {
        QString words;
        QStringList found; ///< paths of those that can be added
    } m_missing;
};

} // namespace adduce
