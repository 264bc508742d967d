#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QElapsedTimer>
#include <QWidget>

class QPushButton;
class QToolButton;

namespace adduce {

class ElidedLabel;
class ModelMenu;
class PlainLabel;
class ProfileMenu;
class RunActionsMenu;
class RunMenu;
class SetMenu;

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

signals:
    void runWanted();
    void stopWanted();

private:
    void updateWords();

    QString m_set;
    int m_questions = 0;
    QStringList m_sentTo;
    std::vector<EvaluationRow> m_runs;
    EvaluationId m_shown;
    bool m_isRunning = false;
    QElapsedTimer m_clock; ///< of the run
    SetMenu *m_sets;
    ProfileMenu *m_profiles;
    ModelMenu *m_models;
    RunMenu *m_runMenu;
    RunActionsMenu *m_actions;
    QPushButton *m_setButton, *m_profileButton, *m_modelButton, *m_start, *m_stop, *m_runButton;
    QToolButton *m_more;
    ElidedLabel *m_scope;
    PlainLabel *m_state;
};

} // namespace adduce
