#pragma once
#include "ui/answer/thread_view.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/run_controller.h"

class QPushButton;
class QTimer;

namespace adduce {

class EvaluationCharts;
class EvaluationTools;
class FigureRow;
class MoreCharts;
class QuestionBrowser;
class QuestionSets;
class RunCommands;
class SetMaker;
class ShownRun;
class UnkeptRun;

/// Asks a set of questions in several ways and shows how many are right, how exact the citations and how fast the answers
/// are; keeps each run.
class EvaluationPage : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationPage(const Services &services, QWidget *parent = nullptr);

    void setScope(const Scope &scope, const QString &name); ///< of the next run; an empty name for single documents
    void setModels(std::function<EvaluationModels()> models) { m_controller->setModels(std::move(models)); }
    void modelsChanged();
    void run();
    void stop() { m_controller->stop(); }
    [[nodiscard]] bool isRunning() const { return m_controller->isRunning(); }
    bool closeTopmost();
    void find(); ///< in the questions
    [[nodiscard]] RunCommands &commands() const { return *m_commands; }
    [[nodiscard]] EvaluationTools &tools() const { return *m_tools; }
    [[nodiscard]] ThreadView &threadView() const;

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
    void layOut();
    void connectParts();
    void showRun(); ///< all of it
    void put(const QueryResult &result, int variant);
    void showProgress(); ///< figures and charts of what was asked so far

    Scope m_scope;
    ShownRun *m_shown;
    EvaluationTools *m_tools;
    RunController *m_controller;
    UnkeptRun *m_unkept;
    RunCommands *m_commands;
    QuestionSets *m_sets;
    SetMaker *m_maker;
    FigureRow *m_figures;
    EvaluationCharts *m_charts;
    QPushButton *m_chartsButton;
    MoreCharts *m_moreCharts;
    QuestionBrowser *m_questions;
    QTimer *m_redraw; ///< figures and charts, at most twice a second while it runs
};

} // namespace adduce
