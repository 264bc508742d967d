#pragma once
#include <QTreeWidget>

namespace adduce {

/// A list on the page of a document, each row of which leads to a place.
class FactList : public QTreeWidget
{
    Q_OBJECT

public:
    FactList(const QString &name, const QStringList &columns, QWidget *parent = nullptr);

    /// A row, or one below `above`. `place` is what `placeActivated` will tell.
    QTreeWidgetItem *add(const QStringList &cells, const QVariant &place, const QString &tip, QTreeWidgetItem *above = nullptr);

signals:
    void placeActivated(const QVariant &place);
};

} // namespace adduce
