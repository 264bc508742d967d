#pragma once
#include "ui/common/table.h"

namespace adduce {

/// Cells of a table that hold a confidence (an int in `role`; others show their text): its shape and its word.
class ConfidenceDelegate : public RowDelegate
{
    Q_OBJECT

public:
    explicit ConfidenceDelegate(int role, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_role;
};

} // namespace adduce
