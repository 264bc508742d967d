#pragma once
#include "core/evaluation/collection_measure.h"
#include <QWidget>

class QProgressBar;

namespace adduce {

class ElidedLabel;

/// How far the measurement of a retrieval collection is, in words and as a bar.
class MeasuringBar : public QWidget
{
    Q_OBJECT

public:
    explicit MeasuringBar(QWidget *parent = nullptr);
    void begin();
    void setProgress(const CollectionProgress &progress);
    [[nodiscard]] QString words() const;

private:
    ElidedLabel *m_stage;
    QProgressBar *m_bar;
};

} // namespace adduce
