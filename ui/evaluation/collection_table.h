#pragma once
#include "core/evaluation/collection_measure.h"
#include <QTableWidget>

namespace adduce {

/// The figures of a retrieval collection, a line for each profile.
class CollectionTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit CollectionTable(QWidget *parent = nullptr);
    void setMeasure(const CollectionMeasure &measure);
};

} // namespace adduce
