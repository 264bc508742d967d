#pragma once
#include <QLayout>
#include <vector>

namespace adduce {

/// Widgets beside each other, as words in a paragraph: what has no room goes to the next line.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override; ///< of the widest one alone
    [[nodiscard]] QSize sizeHint() const override; ///< of all on one line
    void setGeometry(const QRect &rect) override;

private:
    using Placed = std::pair<QLayoutItem *, QRect>;
    void setLine(const std::vector<Placed> &line, int height, const QRect &inside) const;
    int place(const QRect &rect, bool move) const; ///< the height that it takes
    std::vector<QLayoutItem *> m_items;
};

} // namespace adduce
