#include "ui/ask/question_box.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr int kMostLines = 6;

QuestionEdit::QuestionEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFont(typeFont(Type::Reading));
    setTabChangesFocus(true);
    setAccessibleName(tr("Question"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    connect(this, &QPlainTextEdit::textChanged, this, &QuestionEdit::fitHeight);
    fitHeight();
}

void QuestionEdit::remember(const QString &question)
{
    m_earlier.removeAll(question);
    m_earlier << question;
    m_recalled = -1;
}

void QuestionEdit::fitHeight()
{
    const int pitch = QFontMetrics(font()).lineSpacing();
    const int lines = std::clamp(qRound(document()->size().height()), 1, kMostLines);
    setVerticalScrollBarPolicy(document()->size().height() > kMostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(lines * pitch + 2);
}

void QuestionEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void QuestionEdit::insertFromMimeData(const QMimeData *source)
{
    insertPlainText(source->text());
}

void QuestionEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !(event->modifiers() & Qt::ShiftModifier)) {
        emit submitted();
        return;
    }
    if (event->modifiers() & Qt::AltModifier) {
        event->ignore();
        return;
    }
    const bool recalling = m_recalled >= 0 && m_recalled < m_earlier.size() && toPlainText() == m_earlier[m_recalled];
    if (event->key() == Qt::Key_Up && !m_earlier.isEmpty() && (toPlainText().isEmpty() || recalling)) {
        m_recalled = recalling ? std::max<qsizetype>(0, m_recalled - 1) : m_earlier.size() - 1;
        setPlainText(m_earlier[m_recalled]);
        moveCursor(QTextCursor::End);
        return;
    }
    if (event->key() == Qt::Key_Down && recalling) {
        ++m_recalled;
        setPlainText(m_recalled < m_earlier.size() ? m_earlier[m_recalled] : QString());
        moveCursor(QTextCursor::End);
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

QuestionBox::QuestionBox(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QuestionEdit)
    , m_ask(primaryButton(tr("Ask")))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_foot(new QHBoxLayout)
    , m_editing(new QWidget)
{
    auto *cancel = linkButton(tr("Cancel"));
    auto *said = new ElidedLabel(Type::Caption);
    said->setText(tr("Editing a question: its answer becomes another version"));
    auto *banner = new QHBoxLayout(m_editing);
    banner->setContentsMargins(0, 0, 0, 0);
    banner->addWidget(new IconLabel(u"document-edit"_s, Tone::Secondary));
    banner->addWidget(said, 1);
    banner->addWidget(cancel);
    m_editing->hide();
    m_editing->setCursor(Qt::ArrowCursor);
    connect(cancel, &QToolButton::clicked, this, &QuestionBox::endEditing);
    auto *hint = new ElidedLabel(Type::Caption);
    hint->setText(tr("Enter asks  ·  Shift+Enter starts a new line"));
    hint->setSecondary(true);
    m_foot->addWidget(hint, 1);
    m_foot->addWidget(m_stop);
    m_foot->addWidget(m_ask);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(3), space(2) + 2, space(2), space(2));
    all->setSpacing(space(1));
    all->addWidget(m_editing);
    all->addWidget(m_edit);
    all->addLayout(m_foot);
    setCursor(Qt::IBeamCursor);
    m_ask->setCursor(Qt::ArrowCursor);
    m_stop->setCursor(Qt::ArrowCursor);
    m_edit->installEventFilter(this);
    connect(m_edit, &QuestionEdit::submitted, this, &QuestionBox::submit);
    connect(m_ask, &QPushButton::clicked, this, &QuestionBox::submit);
    connect(m_stop, &QPushButton::clicked, this, &QuestionBox::stopped);
    connect(
        m_edit, &QPlainTextEdit::textChanged, this, [this] { m_ask->setEnabled(!m_edit->toPlainText().trimmed().isEmpty()); });
    m_ask->setObjectName(u"ask"_s);
    m_ask->setEnabled(false);
    setRunning(false);
    setFollowUp(false);
}

void QuestionBox::setRunning(bool running)
{
    m_stop->setVisible(running);
    m_ask->setVisible(!running);
}

void QuestionBox::setFollowUp(bool followUp)
{
    m_edit->setPlaceholderText(followUp ? tr("Ask a follow-up question") : m_invitation);
}

void QuestionBox::setInvitation(const QString &words)
{
    if (m_edit->placeholderText() == m_invitation)
        m_edit->setPlaceholderText(words);
    m_invitation = words;
}

void QuestionBox::edit(const QString &question)
{
    m_stash = draft();
    m_original = question;
    m_editing->show();
    m_edit->setPlainText(question);
    m_edit->moveCursor(QTextCursor::End);
    m_edit->setFocus(Qt::OtherFocusReason);
}

void QuestionBox::addOption(QWidget &option)
{
    m_foot->insertWidget(1, &option);
}

void QuestionBox::quote(const QString &text)
{
    m_edit->moveCursor(QTextCursor::End);
    const bool any = !m_edit->toPlainText().trimmed().isEmpty();
    m_edit->insertPlainText((any ? u" “%1” "_s : u"“%1” "_s).arg(text.simplified()));
    m_edit->setFocus(Qt::OtherFocusReason);
}

void QuestionBox::endEditing()
{
    if (!isEditing())
        return;
    m_editing->hide();
    m_edit->setPlainText(std::exchange(m_stash, {}));
    m_edit->moveCursor(QTextCursor::End);
}

void QuestionBox::leaveEditing()
{
    if (isEditing())
        m_stash = draft();
    endEditing();
}

bool QuestionBox::isEditing() const
{
    return m_editing->isVisibleTo(this);
}

QString QuestionBox::draft() const
{
    const QString typed = m_edit->toPlainText();
    if (!isEditing() || m_stash.trimmed().isEmpty())
        return !isEditing() || typed != m_original ? typed : QString();
    return typed.trimmed().isEmpty() || typed == m_original ? m_stash : m_stash + u'\n' + typed;
}

void QuestionBox::submit()
{
    if (!m_ask->isVisibleTo(this)) // one is running: the words stay
        return;
    const QString question = m_edit->toPlainText();
    if (question.trimmed().isEmpty())
        return;
    m_edit->remember(question.trimmed());
    emit asked(question);
}

bool QuestionBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

void QuestionBox::mousePressEvent(QMouseEvent *)
{
    m_edit->setFocus(Qt::MouseFocusReason);
}

void QuestionBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colours &c = colours(palette());
    const bool focus = m_edit->hasFocus();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().base());
    painter.setPen(QPen(focus ? c.accent : c.field, focus ? 2 : 1));
    const double half = focus ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), 4, 4);
}

} // namespace adduce
