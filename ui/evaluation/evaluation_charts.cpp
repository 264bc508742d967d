#include "ui/evaluation/evaluation_charts.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/chart_frame.h"
#include <QBarSeries>
#include <QBarSet>
#include <QEvent>
#include <QGridLayout>
#include <QLineSeries>
#include <cmath>
#include <memory>
#include <ranges>

namespace adduce {

EvaluationCharts::EvaluationCharts(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(space(6), space(3), space(6), space(2));
    m_grid->setSpacing(space(6));
    hide();
}

void EvaluationCharts::setRun(const ChartedRun &run)
{
    m_run = run;
    draw();
}

void EvaluationCharts::setRoom(int charts)
{
    if (std::exchange(m_room, charts) != charts)
        draw();
}

int EvaluationCharts::widthOfOne()
{
    return space(90);
}

void EvaluationCharts::setColumns(int columns)
{
    if (std::exchange(m_columns, std::max(columns, 1)) != std::max(columns, 1))
        draw();
}

void EvaluationCharts::draw()
{
    const bool any = std::ranges::any_of(m_run.comparison.reports, [](const EvaluationReport &r) { return r.measured() > 0; });
    using Make = Drawing (*)(const ChartedRun &, const Colours &);
    std::vector<std::pair<Make, int>> wanted; // with their stretch
    if (any) {
        wanted = { { rightByCategory, 6 }, { timeByStage, 4 } };
        if (std::ranges::any_of(m_run.comparison.reports, [](const EvaluationReport &r) { return !r.model.isEmpty(); }))
            wanted.emplace_back(rawAgainstGuarded, 5);
        wanted.emplace_back(rightByConfidence, 4);
        if (hasTrend(m_run))
            wanted.emplace_back(rightOverRuns, 4);
    }
    m_all = static_cast<int>(wanted.size());
    m_shown = m_columns > 0 ? m_all : std::clamp(m_room, 0, m_all);
    setVisible(m_shown > 0);
    while (m_grid->count() > m_shown) {
        const std::unique_ptr<QLayoutItem> last(m_grid->takeAt(m_grid->count() - 1));
        delete last->widget();
    }
    while (m_grid->count() < m_shown)
        m_grid->addWidget(new ChartFrame, 0, m_grid->count());
    const Colours &c = colours(palette());
    const int columns = m_columns > 0 ? m_columns : std::max(m_shown, 1);
    std::vector<QWidget *> frames;
    for (int i = 0; i < m_shown; ++i)
        frames.push_back(m_grid->itemAt(i)->widget());
    for (int i = 0; i < m_all; ++i)
        m_grid->setColumnStretch(i, 0);
    for (int i = 0; i < m_shown; ++i) {
        const auto [make, stretch] = wanted[static_cast<std::size_t>(i)];
        auto *frame = static_cast<ChartFrame *>(frames[static_cast<std::size_t>(i)]);
        m_grid->addWidget(frame, i / columns, i % columns);
        m_grid->setColumnStretch(i % columns, m_columns > 0 ? 1 : stretch);
        frame->draw(make(m_run, c), m_run.soFar);
        frame->invite({}, false);
        if (make == rightByCategory)
            offerQuestions(*frame);
        else if (make == rightOverRuns)
            offerRuns(*frame);
    }
}

void EvaluationCharts::offerQuestions(ChartFrame &frame)
{
    const QString words = tr("Click a bar to see its questions");
    frame.invite(words, false);
    connect(frame.bars(), &QBarSeries::hovered, &frame, [&frame, words](bool isOver) { frame.invite(words, isOver); });
    const QList<QBarSet *> sets = frame.bars()->barSets();
    std::vector<ChartMark> marks;
    qsizetype next = 0; // those without an answer have no bars
    for (int i = 0; const EvaluationReport &report : m_run.comparison.reports) {
        const int at = i++;
        if (report.measured() == 0 || next >= sets.size())
            continue;
        connect(sets[next++], &QBarSet::clicked, this,
            [this, at](int bar) { emit categoryChosen(at, kChartedCategories.at(static_cast<std::size_t>(bar))); });
        for (const QueryCategory category : kChartedCategories)
            if (report.count(category) > 0)
                marks.push_back({ rightWords(report, category), [this, at, category] { emit categoryChosen(at, category); } });
    }
    frame.setMarks(std::move(marks));
}

void EvaluationCharts::offerRuns(ChartFrame &frame)
{
    const QString words = tr("Click a point to see its run");
    frame.invite(words, false);
    // The run of the line's own point there, as far as half of the way to the next; none between points.
    const auto runAt = [this](const QLineSeries &line, const QPointF &place) -> const TrendRun * {
        for (const QPointF &point : line.points())
            if (const auto at = static_cast<std::size_t>(point.x()) - 1;
                std::abs(point.x() - place.x()) < 0.5 && at < m_run.trend.size())
                return &m_run.trend[at];
        return nullptr;
    };
    for (QLineSeries *line : frame.lines()) {
        connect(line, &QLineSeries::hovered, &frame, [&frame, line, words, runAt](const QPointF &place, bool isOver) {
            const TrendRun *run = isOver ? runAt(*line, place) : nullptr;
            frame.invite(run ? trendWords(*run, line->objectName()) : words, run != nullptr);
        });
        connect(line, &QLineSeries::clicked, this, [this, line, runAt](const QPointF &place) {
            if (const TrendRun *run = runAt(*line, place))
                emit runChosen(run->run.id);
        });
    }
    std::vector<ChartMark> marks; // the newest first
    for (const TrendRun &run : m_run.trend | std::views::reverse)
        marks.push_back({ trendWords(run), [this, id = run.run.id] { emit runChosen(id); } });
    frame.setMarks(std::move(marks));
}

void EvaluationCharts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw(); // what Qt Charts draws knows no palette
}

} // namespace adduce
