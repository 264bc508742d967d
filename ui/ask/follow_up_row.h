#pragma once
#include <QStringList>
#include <QWidget>
#include <vector>

class QPushButton;

namespace adduce {

/// What one might ask next, as chips beside each other; those that have no room are left out. Hidden without any.
class FollowUpRow : public QWidget
{
    Q_OBJECT

public:
    explicit FollowUpRow(QWidget *parent = nullptr);

    void setTopics(const QStringList &topics); ///< as Answer::followUps
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }

signals:
    void asked(const QString &question);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    std::vector<QPushButton *> m_chips;
};

} // namespace adduce
