#include "ui/answer/rating_bar.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>
#include <QToolButton>

namespace adduce {

namespace {

/// As a sentence of its own.
QString capitalised(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words + u'.';
}

QString spoken(Rating rating)
{
    switch (rating) {
    case Rating::Right:
        return RatingBar::tr("This answer is right");
    case Rating::Partly:
        return RatingBar::tr("This answer is right in part");
    case Rating::Wrong:
        return RatingBar::tr("This answer is wrong");
    }
    return {};
}

} // namespace

QString words(Rating rating)
{
    switch (rating) {
    case Rating::Right:
        return RatingBar::tr("Right");
    case Rating::Partly:
        return RatingBar::tr("Partly");
    case Rating::Wrong:
        return RatingBar::tr("Wrong");
    }
    return {};
}

RatingBar::RatingBar(const Answer &answer, const std::optional<Rating> &rating, bool canRate, QWidget *parent)
    : QWidget(parent)
    , m_tested(testedRate(answer))
    , m_rates(quiet({}, Type::Caption))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(1));
    m_rates->setWordWrap(true);
    row->addWidget(m_rates, 1);
    if (canRate) {
        for (const Rating one : { Rating::Right, Rating::Partly, Rating::Wrong }) {
            QToolButton *button = linkButton(words(one));
            button->setFont(typeFont(Type::Caption));
            button->setAccessibleName(spoken(one));
            button->setToolTip(spoken(one));
            button->setCheckable(true);
            connect(button, &QToolButton::clicked, this, [this, one](bool isChecked) {
                const auto chosen = isChecked ? std::optional(one) : std::nullopt;
                setRating(chosen);
                emit rated(chosen);
            });
            m_buttons[static_cast<std::size_t>(one)] = button;
            row->addWidget(button, 0, Qt::AlignTop);
        }
        setRating(rating);
    }
    showRates();
}

void RatingBar::setRating(const std::optional<Rating> &rating)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (m_buttons[i])
            m_buttons[i]->setChecked(rating && static_cast<std::size_t>(*rating) == i);
}

void RatingBar::setOwnRate(const MeasuredRate &rate)
{
    m_own = rate;
    showRates();
}

void RatingBar::showRates()
{
    QStringList said;
    if (m_tested)
        said << capitalised(testedWords(*m_tested));
    if (m_own && m_own->answers > 0)
        said << capitalised(ratedWords(*m_own));
    m_rates->setText(said.join(u' '));
}

} // namespace adduce
