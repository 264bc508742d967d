#include "ui/answer/what_if_panel.h"

#include "core/settings/parameter_fields.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QAccessible>
#include <QLocale>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMostPenalty = 0.5; // a passage that loses half of the best score is out
constexpr double kMostKept = 30;

QString hundredths(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString whole(double value)
{
    return QLocale().toString(value, 'f', 0);
}

double vectorShare(const RetrievalParameters &p)
{
    const double sum = p.fusion.vectorWeight + p.fusion.keywordWeight;
    return sum > 0 ? p.fusion.vectorWeight / sum : 0;
}

/// Of the two weights together; what feedback counts beside them stays.
void setVectorShare(RetrievalParameters &p, double share)
{
    const double sum = p.fusion.vectorWeight + p.fusion.keywordWeight;
    p.fusion.vectorWeight = share * sum;
    p.fusion.keywordWeight = (1 - share) * sum;
}

std::set<ChunkId> keptIn(const std::vector<ChosenPassage> &passages)
{
    std::set<ChunkId> kept;
    for (const ChosenPassage &p : passages)
        if (p.choice == Choice::Kept)
            kept.insert(p.passage.chunk);
    return kept;
}

} // namespace

WhatIfPanel::WhatIfPanel(TracedChoice traced, bool canAsk, QWidget *parent)
    : QWidget(parent)
    , m_traced(std::move(traced))
    , m_parameters(m_traced.parameters)
    , m_before(keptIn(choose(m_traced, m_parameters)))
    , m_said(new PlainLabel({}, Type::Caption))
    , m_reset(button(tr("Reset"), u"edit-reset"_s))
{
    setFixedWidth(space(60));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(new PlainLabel(tr("Other weights"), Type::Strong));
    column->addWidget(line());
    const bool isBoth = m_parameters.vectorK > 0 && m_parameters.keywordK > 0;
    if (isBoth && !m_traced.isRanked)
        addKnob(column, tr("Vector against keyword"), 0, 1,
            { nullptr, nullptr, 0.01, vectorShare, setVectorShare,
                [](double share) { return u"%1 : %2"_s.arg(hundredths(share), hundredths(1 - share)); } });
    if (m_parameters.selection == SelectionMethod::Diverse) {
        addField(column, tr("Penalty for the same page"), u"page_penalty"_s, kMostPenalty);
        addField(column, tr("Penalty for the same paper"), u"source_penalty"_s, kMostPenalty);
        addField(column, tr("Floor"), u"minimum_quality"_s, 1);
    }
    addField(column, tr("Passages wanted"), u"final_k"_s, kMostKept);
    m_said->setSecondary(true);
    m_said->setWrapping(space(60));
    column->addWidget(m_said);
    auto *row = new QHBoxLayout;
    if (canAsk) {
        m_ask = button(tr("Ask again with these"));
        row->addWidget(m_ask);
        connect(m_ask, &QPushButton::clicked, this, [this] { emit askAgain(m_parameters); });
    }
    row->addWidget(m_reset);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_reset, &QPushButton::clicked, this, &WhatIfPanel::reset);
    showChoice();
}

QString WhatIfPanel::said() const
{
    return m_said->text();
}

void WhatIfPanel::addField(QVBoxLayout *column, const QString &name, const QString &key, double high)
{
    const ParameterField *field = parameterField(u"retrieval."_s + key);
    Q_ASSERT(field);
    const bool isWhole = field->kind == ParameterField::Kind::Whole;
    const auto get = [field](const RetrievalParameters &retrieval) {
        Parameters parameters;
        parameters.retrieval = retrieval;
        return field->get(parameters).value_or(0);
    };
    const auto set = [field](RetrievalParameters &retrieval, double value) {
        Parameters parameters;
        parameters.retrieval = retrieval;
        field->set(parameters, value);
        retrieval = parameters.retrieval;
    };
    addKnob(column, name, field->low, std::min(high, field->high),
        { nullptr, nullptr, isWhole ? 1 : 0.01, get, set, isWhole ? whole : hundredths });
}

void WhatIfPanel::addKnob(QVBoxLayout *column, const QString &name, double low, double high, Knob knob)
{
    auto *head = new QHBoxLayout;
    auto *label = new PlainLabel(name, Type::Caption);
    knob.value = new PlainLabel({}, Type::Caption);
    knob.slider = new QSlider(Qt::Horizontal);
    knob.slider->setAccessibleName(name);
    knob.slider->setRange(static_cast<int>(std::lround(low / knob.step)), static_cast<int>(std::lround(high / knob.step)));
    knob.slider->setPageStep(knob.step < 1 ? 10 : 5);
    knob.slider->setFocusPolicy(Qt::StrongFocus);
    head->addWidget(label);
    head->addStretch(1);
    head->addWidget(knob.value);
    column->addLayout(head);
    column->addWidget(knob.slider);
    m_knobs.push_back(knob);
    showValue(knob, knob.get(m_parameters));
    connect(knob.slider, &QSlider::valueChanged, this, [this, knob](int value) { turned(knob, value); });
}

void WhatIfPanel::showValue(const Knob &knob, double value)
{
    const QSignalBlocker quiet(knob.slider);
    knob.slider->setValue(static_cast<int>(std::lround(value / knob.step)));
    knob.value->setText(knob.words(value));
    knob.slider->setAccessibleDescription(knob.value->text());
}

void WhatIfPanel::turned(const Knob &knob, int value)
{
    knob.set(m_parameters, value * knob.step);
    showValue(knob, value * knob.step);
    showChoice();
}

void WhatIfPanel::reset()
{
    m_parameters = m_traced.parameters;
    for (const Knob &knob : m_knobs)
        showValue(knob, knob.get(m_parameters));
    showChoice();
}

void WhatIfPanel::showChoice()
{
    const bool isOwn = m_parameters == m_traced.parameters;
    const std::vector<ChosenPassage> now = choose(m_traced, m_parameters);
    const std::set<ChunkId> kept = keptIn(now);
    const auto stay = std::ranges::count_if(kept, [&](ChunkId id) { return m_before.contains(id); });
    const int come = static_cast<int>(kept.size()) - static_cast<int>(stay);
    const int go = static_cast<int>(m_before.size()) - static_cast<int>(stay);
    m_said->setText(come == 0 && go == 0 ? tr("The same %Ln passage(s) are kept.", nullptr, static_cast<int>(kept.size()))
                                         : tr("%Ln passage(s) are kept:", nullptr, static_cast<int>(kept.size())) + u' '
                + tr("%1 come in, %2 go.").arg(come).arg(go));
    m_reset->setEnabled(!isOwn);
    if (m_ask)
        m_ask->setEnabled(!isOwn);
    QAccessibleEvent spoken(m_said, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&spoken);
    emit chosen(isOwn ? std::vector<ChosenPassage> {} : now);
}

} // namespace adduce
