#include "ui/library/empty_note.h"

#include "ui/common/widgets.h"
#include <QVBoxLayout>

namespace adduce {

EmptyNote::EmptyNote(QWidget *parent)
    : QWidget(parent)
    , m_text(new PlainLabel)
{
    m_text->setSecondary(true);
    m_text->setWrapping();
    auto *back = linkButton(tr("Show all papers"));
    connect(back, &QToolButton::clicked, this, &EmptyNote::backWanted);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(3), space(4), space(3), space(4));
    column->addWidget(m_text);
    column->addWidget(back, 0, Qt::AlignLeft);
    column->addStretch(1);
    hide();
}

void EmptyNote::setText(const QString &text)
{
    m_text->setText(text);
}

} // namespace adduce
