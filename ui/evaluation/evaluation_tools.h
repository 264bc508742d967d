#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QElapsedTimer>
#include <QWidget>

class QPushButton;
class QToolButton;

namespace adduce {

class ElidedLabel;
class ModelMenu;
class ProfileMenu;
class RunActionsMenu;
class RunMenu;
class SetMenu;
class SpokenLabel;

/// The bar over an evaluation: what is asked, in which ways, how far it is, and the runs that were kept.
class EvaluationTools : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationTools(QWidget *parent = nullptr);

    [[nodiscard]] SetMenu &sets() const { return *m_sets; }
    [[nodiscard]] ProfileMenu &profiles() const { return *m_profiles; }
    [[nodiscard]] ModelMenu &models() const { return *m_models; }
    [[nodiscard]] RunMenu &runs() const { return *m_runMenu; }
    [[nodiscard]] RunActionsMenu &actions() const { return *m_actions; } ///< on the run that is shown
    void setSet(const QuerySet &set);
    void setSentTo(const QStringList &hosts); ///< while it runs, other computers that get text of the library
    void setScope(const QString &words); ///< "over Survival"; empty for every paper
    void setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown, bool restorable); ///< so is a deleted one
    void setProgress(int done, int total); ///< 0 of 0: nothing is running
    void say(const QString &words); ///< under the bar; empty: nothing
    void offerPapers(
        const QStringList &paths); ///< of the set, which are not in the library; beside what is said, until more is said

signals:
    void runWanted();
    void stopWanted();
    void pauseWanted(bool isHeld); ///< or no longer
    void papersWanted(const QStringList &paths); ///< to be added

private:
    void updateWords();
    void setPaused(bool isPaused);
    void sayProgress();

    QString m_set;
    int m_questions = 0;
    QStringList m_sentTo;
    std::vector<EvaluationRow> m_runs;
    EvaluationId m_shown;
    bool m_isRunning = false;
    int m_done = 0, m_total = 0; ///< questions of the run
    QElapsedTimer m_clock, m_pauseClock; ///< of the run, and of its pause
    qint64 m_pausedMs = 0; ///< before that pause
    bool m_isPaused = false;
    bool m_saysProgress = false;
    SetMenu *m_sets;
    ProfileMenu *m_profiles;
    ModelMenu *m_models;
    RunMenu *m_runMenu;
    RunActionsMenu *m_actions;
    QPushButton *m_setButton, *m_profileButton, *m_modelButton, *m_start, *m_pause, *m_stop, *m_runButton;
    QPushButton *m_addPapers;
    QStringList m_papers; ///< that it adds
    QToolButton *m_more;
    ElidedLabel *m_scope;
    SpokenLabel *m_state;
};

} // namespace adduce
