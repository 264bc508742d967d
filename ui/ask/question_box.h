#pragma once
#include <QPlainTextEdit>

class QHBoxLayout;
class QPushButton;

namespace adduce {

/// The text of a question: grows to six lines, Enter asks, Shift+Enter breaks, Up recalls while it is empty.
class QuestionEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit QuestionEdit(QWidget *parent = nullptr);
    void remember(const QString &question);

signals:
    void submitted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fitHeight();
    QStringList m_earlier;
    qsizetype m_recalled = -1;
};

/// The box at the foot of a thread: the edit, how it is used, and Ask or Stop.
class QuestionBox : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionBox(QWidget *parent = nullptr);
    [[nodiscard]] QuestionEdit &text() { return *m_edit; }
    void setRunning(bool running);
    void setFollowUp(bool followUp);
    void setInvitation(const QString &words); ///< what the empty box says before the first question
    /// A question is edited: what stood in the box comes back once that is done.
    void edit(const QString &question);
    void endEditing(); ///< asked or given up
    void leaveEditing(); ///< what was typed into the question stays, behind what stood in the box
    void addOption(QWidget &option); ///< of how it is asked, before Ask
    void quote(const QString &text); ///< words of a paper to ask about, behind what was typed
    [[nodiscard]] bool isEditing() const;
    [[nodiscard]] QString draft() const; ///< all that was typed: what stood in the box, and the question as it was edited

signals:
    void asked(const QString &question);
    void stopped();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void submit();
    QuestionEdit *m_edit;
    QPushButton *m_ask;
    QPushButton *m_stop;
    QHBoxLayout *m_foot;
    QWidget *m_editing; ///< says that a question is edited
    QString m_invitation = tr("Ask your papers a question");
    QString m_stash; ///< what stood in the box before
    QString m_original; ///< of the question that is edited
};

} // namespace adduce
