#include "ui/ask/trace_panel.h"

#include "core/ask/answer_words.h"
#include "core/base/error.h"
#include "ui/ask/status_line.h"
#include "ui/common/table.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QJsonDocument>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostRows = 40; // all of the usual; the thread scrolls, not the table

QTableView *makeTable(TraceModel *model)
{
    QTableView *table = makeTableView();
    table->setModel(model);
    model->setParent(table);
    QHeaderView *header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(TraceModel::Passage, QHeaderView::Stretch);
    table->setColumnHidden(TraceModel::Ranked, !model->isRanked());
    const int rows = std::min(kMostRows, std::max(1, model->rowCount()));
    table->setFixedHeight(
        std::max(controlHeight(), header->sizeHint().height()) + rows * table->verticalHeader()->defaultSectionSize() + 2);
    table->setAccessibleName(TracePanel::tr("Passages"));
    return table;
}

} // namespace

TracePanel::TracePanel(const Library &library, const Answer &answer, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gutter(), space(2), 0, space(2));
    column->setSpacing(space(2));
    column->addWidget(line());
    auto *head = new QHBoxLayout;
    head->setSpacing(space(2));
    head->addWidget(new PlainLabel(tr("How this was found"), Type::Strong));
    auto *time = new PlainLabel(secondsWords(answer.milliseconds));
    time->setSecondary(true);
    head->addWidget(time);
    head->addStretch(1);
    auto *copy = flatButton(u"edit-copy"_s, tr("Copy as JSON"));
    copy->setFont(typeFont(Type::Caption));
    head->addWidget(copy);
    column->addLayout(head);
    connect(copy, &QToolButton::clicked, this,
        [trace = answer.trace] { QApplication::clipboard()->setText(QString::fromUtf8(QJsonDocument(trace).toJson())); });
    column->addWidget(new StageStrip(tracedStages(answer)));
    try {
        column->addWidget(makeTable(new TraceModel(tracedPassages(answer, library))));
    } catch (const Error &error) {
        auto *label = new PlainLabel(sentence(error));
        label->setWordWrap(true);
        column->addWidget(label);
    }
}

RemovedPanel::RemovedPanel(const std::vector<Removed> &removed, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gutter(), space(2), 0, space(2));
    column->setSpacing(space(2));
    column->addWidget(line());
    column->addWidget(new PlainLabel(
        tr("%n sentence(s) removed before you saw the answer", nullptr, static_cast<int>(removed.size())), Type::Strong));
    for (const Removed &r : removed) {
        auto *text = new PlainLabel(r.text.left(1000));
        text->setWrapping(readingWidth() - gutter());
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        auto *why = new PlainLabel(words(r), Type::Caption);
        why->setSecondary(true);
        why->setWrapping(readingWidth() - gutter() - iconSize() - space(2));
        auto *row = new QHBoxLayout;
        row->setSpacing(space(1) + 1);
        row->addWidget(new IconLabel(u"dialog-warning"_s, Tone::Attention), 0, Qt::AlignTop);
        row->addWidget(why, 1000);
        row->addStretch(1);
        column->addWidget(text);
        column->addLayout(row);
    }
}

StageStrip::StageStrip(std::vector<TracedStage> stages, QWidget *parent)
    : QWidget(parent)
    , m_stages(std::move(stages))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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

QSize StageStrip::sizeHint() const
{
    return { space(100),
        4 + space(1) + QFontMetrics(typeFont(Type::Strong)).lineSpacing() + QFontMetrics(typeFont(Type::Caption)).lineSpacing() };
}

void StageStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colours &c = colours(palette());
    double total = 0;
    int floor = 0;
    for (const TracedStage &stage : m_stages) {
        total += stage.milliseconds;
        floor += wordsWidth(stage) + space(2);
    }
    const double spare = std::max(0, width() - floor);
    const double squeeze = floor > width() ? double(width()) / floor : 1;
    const auto longest = std::max_element(m_stages.begin(), m_stages.end(),
        [](const TracedStage &a, const TracedStage &b) { return a.milliseconds < b.milliseconds; });
    double x = 0;
    for (auto it = m_stages.begin(); it != m_stages.end(); ++it) {
        const double w = wordsWidth(*it) * squeeze + (total > 0 ? spare * it->milliseconds / total : 0);
        painter.fillRect(QRectF(x, 0, w, 3), it == longest ? c.accent : c.chipEdge);
        painter.setFont(typeFont(Type::Strong));
        painter.setPen(c.text);
        QRectF row(x, 3 + space(1), w + space(2), painter.fontMetrics().lineSpacing());
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, it->name);
        const int used = painter.fontMetrics().horizontalAdvance(it->name) + space(2);
        painter.setFont(typeFont(Type::Caption));
        painter.setPen(c.secondary);
        painter.drawText(row.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, secondsWords(it->milliseconds));
        row.translate(0, row.height());
        painter.drawText(row, Qt::AlignLeft | Qt::AlignTop, it->note);
        x += w + space(2) * squeeze;
    }
}

} // namespace adduce
