#pragma once
#include "core/answer/reselect.h"
#include <QWidget>
#include <functional>
#include <set>

class QPushButton;
class QSlider;
class QVBoxLayout;

namespace adduce {

class PlainLabel;

/// Sliders for the weights and penalties that chose the passages of an answer: what others would have chosen is there with
/// each move, from stored scores.
class WhatIfPanel : public QWidget
{
    Q_OBJECT

public:
    /// `canAsk`: the question may be put again with what the sliders say.
    WhatIfPanel(TracedChoice traced, bool canAsk, QWidget *parent = nullptr);

    [[nodiscard]] const RetrievalParameters &parameters() const { return m_parameters; } ///< as the sliders stand
    [[nodiscard]] QString said() const; ///< "The same 7 passages are kept."

signals:
    void chosen(const std::vector<adduce::ChosenPassage> &passages); ///< empty: as it was
    void askAgain(const adduce::RetrievalParameters &parameters);

private:
    /// One slider: a value between bounds, in steps of a hundredth or one.
    struct Knob
    {
        QSlider *slider;
        PlainLabel *value;
        double step;
        std::function<double(const RetrievalParameters &)> get;
        std::function<void(RetrievalParameters &, double)> set;
        QString (*words)(double);
    };
    void addKnob(QVBoxLayout *column, const QString &name, double low, double high, Knob knob);
    void addField(QVBoxLayout *column, const QString &name, const QString &key, double high);
    void turned(const Knob &knob, int value);
    void reset();
    void showValue(const Knob &knob, double value);
    void showChoice();

    TracedChoice m_traced;
    RetrievalParameters m_parameters;
    std::set<ChunkId> m_before; ///< kept for the answer
    std::vector<Knob> m_knobs;
    PlainLabel *m_said;
    QPushButton *m_ask = nullptr;
    QPushButton *m_reset;
};

} // namespace adduce
