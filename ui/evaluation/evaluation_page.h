#pragma once
#include "core/base/error.h"
#include "core/evaluation/evaluation_run.h"
#include "ui/answer/thread_view.h"
#include "ui/common/services.h"
#include "ui/evaluation/evaluation_model.h"
#include "ui/evaluation/figure.h"
#include <QPointer>
#include <functional>

class QComboBox;
class QGridLayout;
class QSplitter;
class QTableView;
class QPushButton;
class QTimer;

namespace adduce {

class ChartsWindow;
class EvaluationCharts;
class EvaluationTools;
class QuestionFilter;
class UnkeptRun;

/// Those that an evaluation may use, as of now.
struct EvaluationModels
{
    std::optional<AnswerModel> writer; ///< of Ask
    std::vector<RankModel> rankers; ///< of Ask
    std::optional<JudgeModel> judge; ///< of what is answered
};

/// A set with the file that it came from.
struct ChosenSet
{
    QuerySet set;
    QString path {}; ///< empty: it has no file that may be written
};

/// Asks a set of questions in several ways and shows how many are right, how exact the citations and how fast the answers
/// are; keeps each run.
class EvaluationPage : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationPage(const Services &services, QWidget *parent = nullptr);

    void setScope(const Scope &scope, const QString &name); ///< of the next run; an empty name for single documents
    void setModels(std::function<EvaluationModels()> models) { m_models = std::move(models); }
    void modelsChanged();
    void run();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    bool closeTopmost();
    void find(); ///< in the questions
    [[nodiscard]] EvaluationModel &model() { return *m_model; }
    [[nodiscard]] QTableView &table() { return *m_table; }
    [[nodiscard]] ThreadView &threadView() { return *m_answer; }
    [[nodiscard]] EvaluationTools &tools() { return *m_tools; }
    [[nodiscard]] const Comparison &comparison() const { return m_comparison; } ///< that is shown, or runs
    void openSet(const QString &path);
    void choose(ChosenSet chosen); ///< what is asked and edited from now on
    [[nodiscard]] const ChosenSet &chosen() const { return m_chosen; }
    void showRun(EvaluationId id); ///< with its own questions; the chosen set stays
    void compareWith(EvaluationId id); ///< the figures say the change since that run; none: since the one before
    void showVariant(int variant);
    bool saveSet(const QuerySet &set, const QString &path); ///< and shows it; false when it cannot be written
    void judge(std::optional<bool> right); ///< the chosen question, by the user; none takes it back
    void write(const QString &path); ///< the suffix says the format: .md, .csv, .json
    bool keepRun(); ///< once more, a run that could not be saved: false when it still cannot be, which is then said

    /// Charts and columns are given up before room is asked for.
    [[nodiscard]] QSize minimumSizeHint() const override { return { space(75), QWidget::minimumSizeHint().height() }; }

signals:
    void progressed(int done, int total); ///< 0 of 0 when it is over
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void sentenceFocused(const std::vector<adduce::Citation> &citations);
    void said(const QString &words);
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override; ///< lists the runs: not at the start of the window

private:
    void showQuestions(const std::vector<EvaluationQuery> &queries); ///< not asked yet, of no run
    void filterQuestions();
    QWidget *makeFigures();
    void placeFigures();
    QWidget *makeQuestions();
    QWidget *makeOpened();
    void connectTools();
    [[nodiscard]] std::vector<Variant> variants(const EvaluationModels &models) const;
    [[nodiscard]] const EvaluationReport *shownReport() const; ///< null before anything was asked
    void take(const QueryResult &result, int variant, int done, int total);
    void setUnkept(const Error &error);
    void storeChange(); ///< of the run that is shown; throws Error
    void finished();
    void showAll();
    [[nodiscard]] QString soFarWords(std::size_t asked, std::size_t all) const; ///< empty once it is over
    void drawCharts();
    void openCharts(); ///< in a window of their own
    void showProgress(); ///< figures and charts of what was asked so far
    void showFigures();
    void showFaithful(const EvaluationReport &report);
    void showChange(const EvaluationReport &report);
    void showAnswer();
    void showVerdict(const QueryResult &result);
    void showMenu(const QPoint &at);
    void reloadRuns();
    void chooseSet();
    void editSet();
    void measureCollection();
    void rename();
    void removeRun();
    void restoreRun();
    void chooseExport();

    const Services &m_services;
    std::function<EvaluationModels()> m_models;
    ChosenSet m_chosen;
    Comparison m_comparison;
    std::optional<Comparison> m_before; ///< what it is compared with
    std::optional<Comparison> m_removed; ///< deleted last
    EvaluationId m_shown; ///< of the comparison, once it is kept
    bool m_isUnkept = false; ///< the comparison, or what came last of it
    int m_variant = 0;
    EvaluationModel *m_model;
    EvaluationTools *m_tools;
    UnkeptRun *m_unkept;
    EvaluationCharts *m_charts;
    QPushButton *m_moreCharts; ///< where the page has no room for all of them
    QPointer<ChartsWindow> m_allCharts;
    EvaluationRun *m_run = nullptr;
    QTimer *m_redraw; ///< figures and charts, at most twice a second while it runs
    Scope m_scope;
    QGridLayout *m_figures = nullptr;
    Figure *m_direct, *m_synthesis, *m_refused, *m_verbatim, *m_faithful, *m_time;
    QTableView *m_table;
    QuestionFilter *m_filter;
    QComboBox *m_variants;
    QSplitter *m_split = nullptr;
    QWidget *m_opened; ///< the chosen question
    PlainLabel *m_verdict; ///< of the judge
    ThreadView *m_answer;
    PlainLabel *m_count;
    PlainLabel *m_summary;
};

} // namespace adduce
