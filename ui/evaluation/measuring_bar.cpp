#include "ui/evaluation/measuring_bar.h"

#include "ui/common/widgets.h"
#include "ui/evaluation/collection_words.h"
#include <QHBoxLayout>
#include <QProgressBar>

namespace adduce {

MeasuringBar::MeasuringBar(QWidget *parent)
    : QWidget(parent)
    , m_stage(new ElidedLabel(Type::Caption))
    , m_bar(new QProgressBar)
{
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(space(3));
    m_bar->setAccessibleName(tr("Progress"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(3));
    row->addWidget(m_stage, 1);
    row->addWidget(m_bar, 2);
}

void MeasuringBar::begin()
{
    m_stage->setText(tr("Reading the folder"));
    m_bar->setRange(0, 0);
}

void MeasuringBar::setProgress(const CollectionProgress &progress)
{
    m_stage->setText(progressWords(progress));
    const bool isLearning = progress.profile.isEmpty() && progress.done == progress.total;
    m_bar->setRange(0, isLearning ? 0 : progress.total);
    m_bar->setValue(progress.done);
}

QString MeasuringBar::words() const
{
    return m_stage->text();
}

} // namespace adduce
