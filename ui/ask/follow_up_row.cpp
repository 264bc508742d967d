#include "ui/ask/follow_up_row.h"

#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include <QPushButton>
#include <QStyle>

namespace adduce {

using namespace Qt::StringLiterals;

FollowUpRow::FollowUpRow(QWidget *parent)
    : QWidget(parent)
    , m_lead(new PlainLabel(tr("Ask about"), Type::Caption, this))
{
    m_lead->setSecondary(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Questions one might ask next"));
    hide();
}

void FollowUpRow::setTopics(const QStringList &topics)
{
    setChips(topics, tr("Ask about"), tr("Ask about %1"));
}

void FollowUpRow::setQuestions(const QStringList &questions)
{
    setChips(questions, tr("Ask next"), u"%1"_s);
}

void FollowUpRow::setChips(const QStringList &asked, const QString &lead, const QString &name)
{
    m_lead->setText(lead);
    for (QPushButton *chip : m_chips)
        chip->deleteLater(); // one of them may have asked for this
    m_chips.clear();
    for (const QString &one : asked) {
        QPushButton *chip = button(menuText(inShort(one)));
        chip->setParent(this);
        chip->setFont(typeFont(Type::Caption));
        chip->setAccessibleName(name.arg(one));
        if (one != inShort(one))
            setTip(*chip, one);
        connect(chip, &QPushButton::clicked, this, [this, one] { emit this->asked(one); });
        m_chips.push_back(chip);
    }
    setVisible(!m_chips.empty());
    place();
}

QSize FollowUpRow::sizeHint() const
{
    return { readingWidth(), controlHeight() };
}

void FollowUpRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void FollowUpRow::place()
{
    int x = 0;
    const auto placeNext = [&](QWidget *widget) {
        const int wanted = widget->sizeHint().width();
        widget->setVisible(x + wanted <= width());
        widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), { x, 0, wanted, controlHeight() }));
        x += wanted + space(2);
    };
    placeNext(m_lead);
    for (QPushButton *chip : m_chips)
        placeNext(chip);
}

} // namespace adduce
