#include "ui/evaluation/figure.h"

#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

Figure::Figure(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_value(new PlainLabel(u"–"_s, Type::Figure))
    , m_unit(new PlainLabel({}, Type::Strong))
    , m_note(new ElidedLabel(Type::Caption))
    , m_change(new ElidedLabel(Type::Caption))
{
    auto *title = new ElidedLabel(Type::Caption);
    title->setText(name);
    title->setSecondary(true);
    m_note->setSecondary(true);
    auto *number = new QHBoxLayout;
    number->setSpacing(space(1));
    number->addWidget(m_value);
    number->addWidget(m_unit, 0, Qt::AlignBottom);
    number->addStretch(1);
    m_unit->setContentsMargins(0, 0, 0, space(1));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title);
    column->addLayout(number);
    column->addWidget(m_note);
    column->addWidget(m_change);
    m_change->hide();
}

void Figure::setChange(const QString &change)
{
    m_change->setText(change);
    m_change->setVisible(!change.isEmpty());
}

void Figure::setValue(const QString &value, const QString &unit, const QString &note)
{
    m_value->setText(value);
    m_unit->setText(unit);
    m_note->setText(note);
}

} // namespace adduce
