#include "ui/evaluation/evaluation_charts.h"

#include "core/answer/answer_words.h"
#include "core/evaluation/intervals.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_model.h"
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGridLayout>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLocale>
#include <QVBoxLayout>
#include <QValueAxis>
#include <array>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Tints of the accent, then greys: the first is ours.
QColor tint(const Colours &c, std::size_t i, std::size_t count)
{
    const QColor end = c.lineStrong;
    const double share = count < 2 ? 0 : static_cast<double>(i) / static_cast<double>(count - 1);
    const auto mix = [share](int from, int to) { return static_cast<int>(from + share * (to - from)); };
    return { mix(c.accent.red(), end.red()), mix(c.accent.green(), end.green()), mix(c.accent.blue(), end.blue()) };
}

void dress(QAbstractAxis &axis, const Colours &c)
{
    axis.setLabelsFont(typeFont(Type::Caption));
    axis.setLabelsColor(c.secondary);
    axis.setGridLineColor(c.line);
    axis.setLinePenColor(c.line);
}

/// Qt Charts reads its labels as HTML, which would open what a name tells it to, and measures them letter by letter.
QString label(const QString &name)
{
    constexpr qsizetype kLongest = 40;
    return name.simplified().left(kLongest).toHtmlEscaped();
}

QBarSet *barSet(const QString &name, const QColor &colour)
{
    auto *set = new QBarSet(label(name));
    set->setColor(colour);
    set->setBorderColor(Qt::transparent);
    return set;
}

/// A chart with its words.
struct Drawing
{
    QChart *chart; ///< of whoever takes it
    QString title;
    QString note;
    QString spoken; ///< its values
};

Drawing drawing(QAbstractSeries *series, QAbstractAxis *across, QAbstractAxis *up, const QString &title, const QString &note,
    const QStringList &spoken, const Colours &c)
{
    auto *chart = new QChart;
    chart->addSeries(series);
    dress(*across, c);
    dress(*up, c);
    up->setTruncateLabels(false);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    series->attachAxis(across);
    series->attachAxis(up);
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->legend()->setAlignment(Qt::AlignBottom);
    chart->legend()->setFont(typeFont(Type::Caption));
    chart->legend()->setLabelColor(c.secondary);
    return { chart, title, note, spoken.join(u"; "_s) };
}

/// A chart under its title. What is drawn changes in its place, so that the focus stays where it is.
class ChartFrame : public QWidget
{
public:
    ChartFrame()
        : m_title(new ElidedLabel(Type::Strong))
        , m_note(new ElidedLabel(Type::Caption))
        , m_view(new QChartView)
    {
        m_note->setSecondary(true);
        m_view->setRenderHint(QPainter::Antialiasing);
        m_view->setBackgroundBrush(Qt::NoBrush);
        m_view->viewport()->setAutoFillBackground(false);
        m_view->setFrameShape(QFrame::NoFrame);
        m_view->setMinimumHeight(space(40));
        m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // its hint is the size it was drawn in
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(m_title);
        column->addWidget(m_note);
        column->addWidget(m_view, 1);
    }

    /// `soFar`: of how many questions, while it runs.
    void draw(const Drawing &drawn, const QString &soFar)
    {
        QChart *before = m_view->chart();
        m_view->setChart(drawn.chart);
        delete before;
        m_title->setText(drawn.title);
        m_note->setText(soFar.isEmpty() ? drawn.note : drawn.note + u", "_s + soFar);
        m_view->setAccessibleName(drawn.title);
        m_view->setAccessibleDescription(soFar.isEmpty() ? drawn.spoken : soFar + u"; "_s + drawn.spoken);
    }

    [[nodiscard]] QBarSeries *bars() const { return qobject_cast<QBarSeries *>(m_view->chart()->series().value(0)); }
    void invite(const QString &words, bool isOverABar)
    {
        m_view->setToolTip(words);
        m_view->setCursor(isOverABar ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }

private:
    ElidedLabel *m_title;
    ElidedLabel *m_note;
    QChartView *m_view;
};

constexpr std::array kCategories { QueryCategory::Direct, QueryCategory::Synthesis, QueryCategory::EdgeCase };

QString percentWords(double share)
{
    return QLocale().toString(share * 100, 'f', 0) + u" %"_s;
}

QValueAxis *percentAxis()
{
    auto *axis = new QValueAxis;
    axis->setRange(0, 100);
    axis->setTickCount(5);
    axis->setLabelFormat(u"%d"_s);
    return axis;
}

Drawing rightByCategory(const Comparison &comparison, const Colours &c)
{
    auto *series = new QBarSeries;
    auto *across = new QBarCategoryAxis;
    QStringList spoken;
    for (const QueryCategory category : kCategories)
        across->append(words(category));
    for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
        const EvaluationReport &report = comparison.reports[i];
        if (report.measured() == 0) // not asked yet, or its model failed on all
            continue;
        QBarSet *set = barSet(variantName(report), tint(c, i, comparison.reports.size()));
        for (const QueryCategory category : kCategories) {
            const int count = report.count(category);
            const double share = count > 0 ? double(report.right(category)) / count : 0;
            *set << share * 100;
            if (count > 0)
                spoken << u"%1, %2: %3"_s.arg(variantName(report), words(category), percentWords(share));
        }
        series->append(set);
    }
    return drawing(
        series, across, percentAxis(), EvaluationCharts::tr("Right by category"), EvaluationCharts::tr("per cent"), spoken, c);
}

bool isRun(Stage stage, const Comparison &comparison)
{
    return std::ranges::any_of(comparison.reports, [&](const auto &report) {
        return std::ranges::any_of(
            report.measuredResults(), [&](const QueryResult &result) { return result.stages.contains(nameOf(stage)); });
    });
}

/// The median over the questions, stage by stage.
Drawing timeByStage(const Comparison &comparison, const Colours &c)
{
    std::vector<Stage> stages;
    for (const StageInfo &info : stageTable())
        if (info.isCharted && isRun(info.stage, comparison))
            stages.push_back(info.stage);
    auto *series = new QHorizontalStackedBarSeries;
    auto *up = new QBarCategoryAxis;
    QStringList spoken;
    std::vector<double> sums(comparison.reports.size(), 0);
    for (auto report = comparison.reports.rbegin(); report != comparison.reports.rend(); ++report)
        if (report->measured() > 0)
            up->append(label(variantName(*report))); // the axis begins below
    for (std::size_t s = 0; s < stages.size(); ++s) {
        QBarSet *set = barSet(words(stages[s]), tint(c, s, stages.size()));
        for (std::size_t i = comparison.reports.size(); i-- > 0;) {
            if (comparison.reports[i].measured() == 0)
                continue;
            std::vector<double> times;
            for (const QueryResult &result : comparison.reports[i].measuredResults())
                if (const auto time = result.stages.find(nameOf(stages[s])); time != result.stages.end())
                    times.push_back(time->second);
            const double median = quantile(std::move(times), 0.5);
            sums[i] += median;
            *set << median;
            spoken << u"%1, %2: %3 ms"_s.arg(
                variantName(comparison.reports[i]), words(stages[s]), QLocale().toString(median, 'f', 1));
        }
        series->append(set);
    }
    auto *across = new QValueAxis;
    across->setRange(0, std::max(1.0, *std::ranges::max_element(sums) * 1.1));
    across->setTickCount(4);
    across->applyNiceNumbers();
    across->setLabelFormat(u"%g"_s);
    return drawing(
        series, across, up, EvaluationCharts::tr("Time by stage"), EvaluationCharts::tr("median per question, ms"), spoken, c);
}

/// A reliability diagram with the three levels that answers state.
Drawing rightByConfidence(const Comparison &comparison, const Colours &c)
{
    constexpr std::array kLevels { Confidence::Low, Confidence::Medium, Confidence::High };
    auto *series = new QBarSeries;
    auto *across = new QBarCategoryAxis;
    QStringList spoken;
    for (const Confidence level : kLevels)
        across->append(words(level));
    for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
        const EvaluationReport &report = comparison.reports[i];
        if (report.measured() == 0)
            continue;
        QBarSet *set = barSet(variantName(report), tint(c, i, comparison.reports.size()));
        for (const Confidence level : kLevels) {
            int right = 0;
            int count = 0;
            for (const QueryResult &r : report.measuredResults())
                if (r.answer.verdict == Verdict::Answered && r.answer.confidence == level) {
                    ++count;
                    right += r.isRight() ? 1 : 0;
                }
            const double share = count > 0 ? double(right) / count : 0;
            *set << share * 100;
            spoken << u"%1, %2: %3 / %4"_s.arg(variantName(report), words(level)).arg(right).arg(count);
        }
        series->append(set);
    }
    return drawing(series, across, percentAxis(), EvaluationCharts::tr("Reliability"),
        EvaluationCharts::tr("right by stated confidence, per cent"), spoken, c);
}

/// What models wrote before the guardrails: how much of it each check let stand, and how much of it stands repaired.
Drawing rawAgainstGuarded(const Comparison &comparison, const Colours &c)
{
    struct Check
    {
        QString name;
        QList<RemovalReason> reasons;
    };
    const std::array checks { Check { EvaluationCharts::tr("Quotes"),
                                  { RemovalReason::NoSuchPassage, RemovalReason::NotOnPage, RemovalReason::QuoteDiffers } },
        Check { EvaluationCharts::tr("Numbers"), { RemovalReason::NumberNotThere } },
        Check { EvaluationCharts::tr("Names"), { RemovalReason::NameNotThere, RemovalReason::WordsNotThere } },
        Check { EvaluationCharts::tr("Denials"), { RemovalReason::DeniesItsQuote } } };
    auto *series = new QBarSeries;
    auto *across = new QBarCategoryAxis;
    for (const Check &check : checks)
        across->append(check.name);
    across->append(EvaluationCharts::tr("Repaired"));
    QStringList spoken;
    for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
        const EvaluationReport &report = comparison.reports[i];
        if (report.model.isEmpty() || report.measured() == 0)
            continue;
        QBarSet *set = barSet(variantName(report), tint(c, i, comparison.reports.size()));
        double written = 0;
        double repaired = 0;
        for (const QueryResult &result : report.measuredResults()) {
            written += static_cast<double>(result.answer.sentences.size()) + result.answer.removedStatements();
            repaired += result.answer.repaired;
        }
        const auto add = [&](const QString &name, double share) {
            *set << share * 100;
            spoken << u"%1, %2: %3"_s.arg(variantName(report), name, percentWords(share));
        };
        for (const Check &check : checks) {
            double failed = 0;
            for (const QueryResult &result : report.measuredResults())
                failed += static_cast<double>(std::ranges::count_if(
                    result.answer.removed, [&](const Removed &r) { return !r.isPart && check.reasons.contains(r.reason); }));
            add(check.name, written > 0 ? (written - failed) / written : 1);
        }
        add(EvaluationCharts::tr("Repaired"), written > 0 ? repaired / written : 0);
        series->append(set);
    }
    return drawing(series, across, percentAxis(), EvaluationCharts::tr("Raw against guarded"),
        EvaluationCharts::tr("statements of models that passed each check, and that stand repaired, per cent"), spoken, c);
}

} // namespace

EvaluationCharts::EvaluationCharts(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(space(6), space(3), space(6), space(2));
    m_grid->setSpacing(space(6));
    hide();
}

void EvaluationCharts::setComparison(const Comparison &comparison, const QString &soFar)
{
    m_comparison = comparison;
    m_soFar = soFar;
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
    const bool any = std::ranges::any_of(m_comparison.reports, [](const EvaluationReport &r) { return r.measured() > 0; });
    using Make = Drawing (*)(const Comparison &, const Colours &);
    std::vector<std::pair<Make, int>> wanted; // with their stretch
    if (any) {
        wanted = { { rightByCategory, 5 }, { timeByStage, 4 } };
        if (std::ranges::any_of(m_comparison.reports, [](const EvaluationReport &r) { return !r.model.isEmpty(); }))
            wanted.emplace_back(rawAgainstGuarded, 5);
        wanted.emplace_back(rightByConfidence, 4);
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
        frame->draw(make(m_comparison, c), m_soFar);
        const bool isOfCategories = make == rightByCategory;
        const QString words = isOfCategories ? tr("Click a bar to see its questions") : QString();
        frame->invite(words, false);
        if (!isOfCategories)
            continue;
        offerQuestions(*frame->bars());
        connect(frame->bars(), &QBarSeries::hovered, frame, [frame, words](bool isOver) { frame->invite(words, isOver); });
    }
}

void EvaluationCharts::offerQuestions(const QBarSeries &rightByCategory)
{
    const QList<QBarSet *> sets = rightByCategory.barSets();
    qsizetype next = 0; // those without an answer have no bars
    for (std::size_t i = 0; i < m_comparison.reports.size() && next < sets.size(); ++i)
        if (m_comparison.reports[i].measured() > 0)
            connect(sets[next++], &QBarSet::clicked, this, [this, report = static_cast<int>(i)](int category) {
                emit categoryChosen(report, kCategories.at(static_cast<std::size_t>(category)));
            });
}

void EvaluationCharts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw(); // what Qt Charts draws knows no palette
}

} // namespace adduce
