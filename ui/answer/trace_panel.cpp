#include "ui/answer/trace_panel.h"

#include "core/answer/answer_words.h"
#include "core/answer/trace_json.h"
#include "core/base/error.h"
#include "ui/answer/status_line.h"
#include "ui/answer/what_if_panel.h"
#include "ui/common/flow_layout.h"
#include "ui/common/table.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QJsonDocument>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTraceRows = 40; // all of the usual; the thread scrolls, not the table

int rowsHeight(const QTableView &table)
{
    const int rows = std::min(kMostTraceRows, std::max(1, table.model()->rowCount()));
    return std::max(controlHeight(), table.horizontalHeader()->sizeHint().height())
        + rows * table.verticalHeader()->defaultSectionSize() + 2;
}

QTableView *makeTable(TraceModel *model)
{
    QTableView *table = makeTableView();
    table->setModel(model);
    model->setParent(table);
    table->resizeColumnsToContents(); // once: sliders change the rows with every step
    table->setColumnWidth(TraceModel::Outcome, TraceModel::widestOutcome() + space(4));
    table->setColumnHidden(TraceModel::Ranked, !model->isRanked());
    table->setAccessibleName(TracePanel::tr("Passages"));
    return table;
}

} // namespace

TracePanel::TracePanel(const Library &library, const Answer &answer, bool canAsk, QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_task(this)
{
    m_column->setContentsMargins(gutter(), space(2), 0, space(2));
    m_column->setSpacing(space(2));
    m_column->addWidget(line());
    m_column->addWidget(makeHead(answer, canAsk));
    m_column->addWidget(new StageStrip(tracedStages(answer)));
    if (answer.trace.profile && !answer.trace.parameters)
        m_column->addWidget(hint(
            tr("The profile of this answer is missing from the library: the numbers that it was found with are not known.")));
    connect(this, &TracePanel::failed, this, [this](const Error &error) {
        auto *label = new PlainLabel(sentence(error));
        label->setWordWrap(true);
        m_column->addWidget(label);
    });
    m_task.run([this, &library, answer, canAsk](const auto &post, const std::stop_token &) {
        post([this, answer, canAsk, passages = tracedPassages(answer, library)] { addTable(answer, passages, canAsk); });
    });
}

QWidget *TracePanel::makeHead(const Answer &answer, bool canAsk)
{
    auto *head = new QWidget;
    auto *row = new FlowLayout(head); // a narrow thread has two lines of it
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(new PlainLabel(tr("How this was found"), Type::Strong));
    auto *time = new PlainLabel(secondsWords(answer.milliseconds));
    time->setSecondary(true);
    row->addWidget(time);
    auto *attempts = new PlainLabel(attemptsWords(answer.trace));
    attempts->setSecondary(true);
    row->addWidget(attempts);
    if (canAsk && answer.trace.parameters) {
        auto *replay = flatButton(u"media-playback-start"_s, tr("Replay"));
        replay->setFont(typeFont(Type::Caption));
        setTip(*replay, tr("Ask again with the parameters that this answer was found with"));
        connect(replay, &QToolButton::clicked, this,
            [this, retrieval = answer.trace.parameters->retrieval] { emit askAgain(retrieval); });
        row->addWidget(replay);
    }
    auto *copy = flatButton(u"edit-copy"_s, tr("Copy as JSON"));
    copy->setFont(typeFont(Type::Caption));
    connect(copy, &QToolButton::clicked, this,
        [trace = answer.trace] { QApplication::clipboard()->setText(QString::fromUtf8(QJsonDocument(toJson(trace)).toJson())); });
    row->addWidget(copy);
    return head;
}

void TracePanel::addTable(const Answer &answer, std::vector<TracedPassage> passages, bool canAsk)
{
    auto *model = new TraceModel(passages);
    m_beside = new QBoxLayout(QBoxLayout::LeftToRight);
    m_beside->setSpacing(space(6));
    m_table = makeTable(model);
    m_beside->addWidget(m_table, 1, Qt::AlignTop);
    m_column->addLayout(m_beside);
    turn();
    const std::optional<TracedChoice> traced = choiceIn(answer.trace);
    if (!traced)
        return;
    auto *whatIf = new WhatIfPanel(*traced, canAsk);
    m_beside->addWidget(whatIf, 0, Qt::AlignTop);
    connect(
        whatIf, &WhatIfPanel::chosen, model, [model, passages = std::move(passages)](const std::vector<ChosenPassage> &chosen) {
            model->setPassages(chosen.empty() ? passages : rearranged(passages, chosen));
        });
    connect(whatIf, &WhatIfPanel::askAgain, this, &TracePanel::askAgain);
}

/// What all columns but the passages take, and the widest of them.
TracePanel::Columns TracePanel::otherColumns() const
{
    Columns others;
    for (int column = 0; column < TraceModel::ColumnCount; ++column)
        if (column != TraceModel::Passage) {
            others.all += m_table->columnWidth(column); // 0 when it is hidden
            others.widest = std::max(others.widest, m_table->columnWidth(column));
        }
    return others;
}

/// The passages get what the others leave, and more than any of them; a table that has no room for that is scrolled sideways.
void TracePanel::fitColumns()
{
    const Columns others = otherColumns();
    const int left = m_table->viewport()->width() - others.all;
    const int least = others.widest + space(10);
    m_table->setColumnWidth(TraceModel::Passage, std::max(left, least));
    const int bar = m_table->horizontalScrollBar()->sizeHint().height();
    m_table->setFixedHeight(rowsHeight(*m_table) + (left < least ? bar : 0));
}

/// The sliders stand under a table that would have no room beside them.
void TracePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_beside)
        turn();
}

void TracePanel::turn()
{
    const Columns others = otherColumns();
    const int wanted = others.all + 2 * others.widest + space(60); // of table and sliders, with room to read the passages
    m_beside->setDirection(width() < wanted ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QTimer::singleShot(0, m_table, [this] { fitColumns(); }); // once the table has its room
}

StageStrip::StageStrip(std::vector<TracedStage> stages, QWidget *parent)
    : QWidget(parent)
    , m_stages(std::move(stages))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QStringList spoken;
    for (const TracedStage &stage : m_stages)
        spoken << u"%1 %2 %3"_s.arg(stage.name, secondsWords(stage.milliseconds), stage.note);
    setAccessibleName(spoken.join(u", "_s));
}

int StageStrip::wordsWidth(const TracedStage &stage) const
{
    const QFontMetrics strong(typeFont(Type::Strong));
    const QFontMetrics caption(typeFont(Type::Caption));
    return std::max(strong.horizontalAdvance(stage.name) + space(2) + caption.horizontalAdvance(secondsWords(stage.milliseconds)),
               caption.horizontalAdvance(stage.note))
        + space(2);
}

int StageStrip::lineHeight() const
{
    return 4 + space(2) + QFontMetrics(typeFont(Type::Strong)).lineSpacing()
        + QFontMetrics(typeFont(Type::Caption)).lineSpacing();
}

std::vector<StageStrip::Line> StageStrip::linesFor(int width) const
{
    std::vector<Line> lines;
    std::size_t first = 0;
    int used = 0;
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        const int wanted = wordsWidth(m_stages[i]) + space(2);
        if (i > first && used + wanted > width) {
            lines.push_back(Line(m_stages).subspan(first, i - first));
            first = i;
            used = 0;
        }
        used += wanted;
    }
    lines.push_back(Line(m_stages).subspan(first));
    return lines;
}

QSize StageStrip::sizeHint() const
{
    return { space(100), lineHeight() };
}

int StageStrip::heightForWidth(int width) const
{
    return static_cast<int>(linesFor(width).size()) * lineHeight();
}

void StageStrip::paintEvent(QPaintEvent *)
{
    const std::vector<Line> lines = linesFor(width());
    double perMillisecond = std::numeric_limits<double>::max(); // of every line, or their bars could not be compared
    for (const Line line : lines) {
        double spare = width();
        double total = 0;
        for (const TracedStage &stage : line) {
            spare -= wordsWidth(stage) + space(2);
            total += stage.milliseconds;
        }
        if (total > 0)
            perMillisecond = std::min(perMillisecond, std::max(0.0, spare) / total);
    }
    const auto longest = std::ranges::max_element(m_stages, {}, &TracedStage::milliseconds);
    QPainter painter(this);
    int top = 0;
    for (const Line line : lines) {
        double x = 0;
        for (const TracedStage &stage : line) {
            const double words = wordsWidth(stage);
            const double wide = words + (stage.milliseconds > 0 ? stage.milliseconds * perMillisecond : 0);
            paintStage(painter, stage, QRectF(x, top, wide, lineHeight()), &stage == &*longest);
            x += wide + space(2);
        }
        top += lineHeight();
    }
}

void StageStrip::paintStage(QPainter &painter, const TracedStage &stage, const QRectF &box, bool isLongest) const
{
    const Colours &c = colours(palette());
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 3), isLongest ? c.accent : c.chipEdge);
    painter.setFont(typeFont(Type::Strong));
    painter.setPen(c.text);
    QRectF row(box.left(), box.top() + 3 + space(1), box.width() + space(2), painter.fontMetrics().lineSpacing());
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, stage.name);
    const int used = painter.fontMetrics().horizontalAdvance(stage.name) + space(2);
    painter.setFont(typeFont(Type::Caption));
    painter.setPen(c.secondary);
    painter.drawText(row.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, secondsWords(stage.milliseconds));
    row.translate(0, row.height());
    painter.drawText(row, Qt::AlignLeft | Qt::AlignTop, stage.note);
}

} // namespace adduce
