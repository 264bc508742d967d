#include "ui/shell/handbook_band.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>
#include <QPainter>

namespace adduce {

using namespace Qt::StringLiterals;

HandbookBand::HandbookBand()
    : QToolBar(tr("Handbook"))
{
    setObjectName(u"handbook"_s);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    auto *back = linkButton(tr("Back to your papers"));
    connect(back, &QToolButton::clicked, this, &HandbookBand::papersWanted);
    auto *words = new ElidedLabel;
    words->setElideMode(Qt::ElideRight);
    words->setText(tr("What is asked here is answered from the handbook alone; your papers are in the other window."));
    auto *inside = new QWidget;
    auto *row = new QHBoxLayout(inside);
    row->setContentsMargins(space(4), space(1), space(3), space(1));
    row->setSpacing(space(3));
    row->addWidget(new PlainLabel(tr("Adduce Handbook"), Type::Strong));
    row->addWidget(words, 1);
    row->addWidget(back);
    addWidget(inside);
}

void HandbookBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colours &c = colours(palette());
    painter.fillRect(rect(), c.tintStrong);
    painter.fillRect(QRect(0, height() - 2, width(), 2), c.accent);
}

} // namespace adduce
