#include "ui/ask/follow_up_row.h"

#include "core/ask/answer_words.h"
#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include <QPushButton>

namespace adduce {

FollowUpRow::FollowUpRow(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Questions one might ask next"));
    hide();
}

void FollowUpRow::setTopics(const QStringList &topics)
{
    for (QPushButton *chip : m_chips)
        chip->deleteLater(); // one of them may have asked for this
    m_chips.clear();
    for (const QString &topic : topics) {
        const QString question = followUpQuestion(topic);
        QPushButton *chip = button(menuText(question));
        chip->setParent(this);
        chip->setFont(typeFont(Type::Caption));
        chip->setAccessibleName(question);
        connect(chip, &QPushButton::clicked, this, [this, question] { emit asked(question); });
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
    for (QPushButton *chip : m_chips) {
        const int wanted = chip->sizeHint().width();
        chip->setVisible(x + wanted <= width());
        QRect place(x, 0, wanted, controlHeight());
        if (isRightToLeft())
            place.moveRight(width() - 1 - x);
        chip->setGeometry(place);
        x += wanted + space(2);
    }
}

} // namespace adduce
