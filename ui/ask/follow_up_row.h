#pragma once
#include <QStringList>
#include <QWidget>
#include <vector>

class QPushButton;

namespace adduce {

class PlainLabel;

/// What one might ask about next, as chips beside each other; those that have no room are left out. Hidden without any.
class FollowUpRow : public QWidget
{
    Q_OBJECT

public:
    explicit FollowUpRow(QWidget *parent = nullptr);

    void setTopics(const QStringList &topics); ///< as Answer::followUps
    void setQuestions(const QStringList &questions); ///< of nextQuestions(), in the place of topics
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }

signals:
    /// A question, or a topic alone, which is in the language of the papers: words of the window's language around it would be searched for.
    void asked(const QString &question);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    void setChips(const QStringList &asked, const QString &lead, const QString &name); ///< `name`: of a chip, with %1 in it

    PlainLabel *m_lead;
    std::vector<QPushButton *> m_chips;
};

} // namespace adduce
