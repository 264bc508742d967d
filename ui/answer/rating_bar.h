#pragma once
#include "core/answer/measured_rate.h"
#include "core/threads/rating.h"
#include <QWidget>

class QToolButton;

namespace adduce {

class PlainLabel;

/// How often such answers are right, and what the user says of this one: right, partly, wrong; the same again takes it back.
class RatingBar : public QWidget
{
    Q_OBJECT

public:
    /// `canRate`: the answer is kept, so that a rating has a place.
    RatingBar(const Answer &answer, const std::optional<Rating> &rating, bool canRate, QWidget *parent = nullptr);

    void setRating(const std::optional<Rating> &rating); ///< as it is kept
    void setOwnRate(const MeasuredRate &rate); ///< of such answers, as the user rated them

signals:
    void rated(const std::optional<adduce::Rating> &rating); ///< by the user

private:
    void showRates();

    std::optional<MeasuredRate> m_tested;
    std::optional<MeasuredRate> m_own;
    PlainLabel *m_rates;
    std::array<QToolButton *, std::size(enumNames<Rating>)> m_buttons {};
};

/// "Right", "Partly", "Wrong".
[[nodiscard]] QString words(Rating rating);

} // namespace adduce
