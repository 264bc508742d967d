#pragma once
#include "core/evaluation/comparison.h"
#include "core/evaluation/evaluation_store.h"
#include "ui/common/widgets.h"
#include <QElapsedTimer>
#include <QWidget>

class QMenu;

namespace adduce {

/// The bar over an evaluation: what is asked, in which ways, how far it is, and the runs that were kept.
class EvaluationTools : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationTools(QWidget *parent = nullptr);

    void setSet(const QuerySet &set);
    void setSetFiles(const QStringList &paths); ///< the user's own, the last opened first
    /// That Ask uses to write and that judges answers; empty without one. A judge on another computer is asked once it is ticked.
    void setModels(const QString &writer, const QString &judge, bool judgeLeaves);
    void setSentTo(const QStringList &hosts); ///< while it runs, other computers that get text of the library
    void setScope(const QString &words); ///< "over Survival"; empty for every paper
    void setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown);
    void setRestorable(bool restorable); ///< a run was deleted
    void setProgress(int done, int total); ///< 0 of 0: nothing is running
    void say(const QString &words); ///< under the bar; empty: nothing

    [[nodiscard]] QStringList profiles() const; ///< that are to be compared, at least one
    void setProfiles(const QStringList &names);
    void setModelsWanted(bool without, bool with); ///< to write: one of them at least
    [[nodiscard]] bool withoutModel() const { return m_withoutModel; }
    [[nodiscard]] bool withModel() const { return m_withModel; }
    [[nodiscard]] bool withJudge() const { return m_withJudge && !m_judge.isEmpty(); }

signals:
    void runWanted();
    void stopWanted();
    void bundledSetWanted();
    void setFileWanted(const QString &path); ///< empty: it is to be chosen
    void setEditWanted();
    void collectionWanted(); ///< a BEIR-style folder is to be measured
    void runChosen(adduce::EvaluationId run);
    void comparedWith(adduce::EvaluationId run); ///< none: the one before
    void renameWanted();
    void removeWanted();
    void restoreWanted(); ///< the run that was deleted last
    void exportWanted();

private:
    void fillSets();
    void fillProfiles();
    void fillModels();
    void fillRuns();
    void fillCompare();
    void chooseRun(const QString &title, std::vector<EvaluationRow> runs, void (EvaluationTools::*chosen)(EvaluationId));
    void updateWords();

    QuerySet m_set;
    QStringList m_files;
    QStringList m_profiles { QStringLiteral("adduce") };
    QString m_model;
    QString m_judge;
    QStringList m_sentTo;
    bool m_withoutModel = true;
    bool m_withModel = false;
    bool m_withJudge = true;
    std::vector<EvaluationRow> m_runs;
    EvaluationId m_shown;
    bool m_restorable = false;
    bool m_isRunning = false;
    QElapsedTimer m_clock; ///< of the run
    QPushButton *m_setButton, *m_profileButton, *m_modelButton, *m_start, *m_stop, *m_runButton;
    QToolButton *m_more;
    QMenu *m_sets, *m_profileMenu, *m_models, *m_runMenu, *m_moreMenu;
    ElidedLabel *m_scope;
    PlainLabel *m_state;
};

/// "20 Nov, 11:40, with rerank, stopped".
[[nodiscard]] QString runWords(const EvaluationRow &run);

} // namespace adduce
