#include "ui/shell/dock_title.h"

#include <QHBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

DockTitle::DockTitle(QDockWidget *dock)
    : QWidget(dock)
    , m_row(new QHBoxLayout(this))
    , m_text(new ElidedLabel(Type::Caption))
{
    QFont strong = typeFont(Type::Caption);
    strong.setWeight(QFont::DemiBold);
    m_text->setFont(strong);
    m_text->setSecondary(true);
    m_row->setContentsMargins(space(3), space(1) / 2, space(1), 0);
    m_row->setSpacing(0);
    m_row->addWidget(m_text, 1);
    auto *floating = iconButton(u"window-restore"_s, tr("Float or dock"));
    auto *close = iconButton(u"window-close"_s, tr("Close"));
    m_row->addWidget(floating);
    m_row->addWidget(close);
    connect(floating, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    connect(close, &QToolButton::clicked, dock, &QWidget::close);
    setText(dock->windowTitle());
}

void DockTitle::setText(const QString &text)
{
    m_text->setText(text);
}

void DockTitle::addTool(QWidget *tool)
{
    m_row->insertWidget(1, tool);
}

} // namespace adduce
