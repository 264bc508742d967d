#include "ui/history/history_foot.h"

#include "ui/common/widgets.h"
#include <QVBoxLayout>

namespace adduce {

HistoryFoot::HistoryFoot(QWidget *parent)
    : QWidget(parent)
    , m_count(quiet({}, Type::Caption))
    , m_bin(linkButton({}))
    , m_offer(new QWidget)
    , m_done(new ElidedLabel(Type::Caption))
{
    auto *undo = linkButton(tr("Undo"));
    auto *offer = new QHBoxLayout(m_offer);
    offer->setContentsMargins(0, 0, 0, 0);
    offer->addWidget(m_done, 1);
    offer->addWidget(undo);
    m_offer->hide();
    auto *importing = linkButton(tr("Import..."));
    setTip(*importing, tr("Takes in a thread that was exported as JSON, and checks its quotes"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_bin);
    row->addWidget(importing);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(4), space(1), space(2), space(1));
    column->setSpacing(0);
    column->addWidget(m_offer);
    column->addLayout(row);
    connect(undo, &QToolButton::clicked, this, &HistoryFoot::undoWanted);
    connect(importing, &QToolButton::clicked, this, &HistoryFoot::importWanted);
    connect(m_bin, &QToolButton::clicked, this, &HistoryFoot::binToggled);
}

void HistoryFoot::setCount(const QString &words)
{
    m_count->setText(words);
}

void HistoryFoot::setBin(bool isShown, int deleted)
{
    m_bin->setVisible(deleted > 0 || isShown);
    m_bin->setText(isShown ? tr("Back to the threads") : tr("%Ln deleted", nullptr, deleted));
}

void HistoryFoot::offerUndo(const QString &done)
{
    m_done->setText(done);
    m_offer->setVisible(!done.isEmpty());
}

} // namespace adduce
