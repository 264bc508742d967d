#include "ui/answer/status_line.h"

#include "core/answer/answer_words.h"
#include "ui/answer/chip.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QBoxLayout>
#include <QLocale>
#include <QPainter>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

class ConfidenceDot : public QWidget
{
public:
    explicit ConfidenceDot(Confidence confidence)
        : m_confidence(confidence)
    {
        setFixedSize(std::max(11, space(3) - 1), std::max(11, space(3) - 1));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintConfidence(painter, QRectF(rect()), m_confidence, colours(palette()).text);
    }

private:
    Confidence m_confidence;
};

/// Words and a chevron in the accent colour; the chevron turns down while what it opens is open.
class Opener : public QToolButton
{
public:
    explicit Opener(const QString &text)
    {
        setText(text);
        setAccessibleName(text);
        setFont(typeFont(Type::Caption));
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return { fontMetrics().horizontalAdvance(text()) + side() + space(2), fontMetrics().lineSpacing() + space(2) };
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Colours &c = colours(palette());
        const QRect inner = rect().adjusted(space(1), 0, -space(1), 0);
        QFont words = font();
        words.setUnderline(underMouse());
        painter.setFont(words);
        painter.setPen(c.accent);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, text());
        paintIcon(painter, QRect(inner.right() - side() + 2, inner.center().y() - side() / 2 + 1, side(), side()),
            isChecked() ? u"go-down"_s : u"chevron-right"_s, c.accent);
        if (hasFocus()) {
            painter.setPen(QPen(c.accent, 2));
            painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 4, 4);
        }
    }

private:
    static int side() { return adduce::iconSize() - 3; }
};

QToolButton *opener(const QString &text)
{
    return new Opener(text);
}

} // namespace

QString secondsWords(double milliseconds)
{
    const double seconds = milliseconds / 1000;
    return StatusLine::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 0.1 ? 3 : seconds < 10 ? 2 : 0));
}

QStringList statusWords(const Answer &answer)
{
    const SearchReport &search = answer.search;
    QStringList result;
    if (answer.verdict == Verdict::Answered) {
        result << u"%1: %2"_s.arg(words(answer.confidence), words(answer, answer.reason));
        const QString papers = StatusLine::tr("%Ln paper(s)", nullptr, search.documents);
        result << (answer.scope.isEmpty() ? papers : inShort(answer.scope) + u": "_s + papers);
    } else if (answer.isRefusal()) {
        const QString documents = search.documents == search.documentsInAll
            ? StatusLine::tr("%Ln document(s)", nullptr, search.documents)
            : StatusLine::tr("%1 of %Ln document(s)", nullptr, search.documentsInAll).arg(search.documents);
        if (!answer.scope.isEmpty())
            result << inShort(answer.scope);
        result << StatusLine::tr("%1, %2 searched").arg(documents, StatusLine::tr("%Ln passage(s)", nullptr, search.passages));
    }
    if (const auto &writer = answer.writer)
        result << (writer->isRemote ? StatusLine::tr("%1 at %2").arg(inShort(writer->model), inShort(writer->host))
                                    : StatusLine::tr("%1 on this computer").arg(inShort(writer->model)));
    else
        result << StatusLine::tr("No model");
    result << secondsWords(answer.milliseconds);
    if (answer.writer && answer.writer->cost > 0)
        result << StatusLine::tr("cost %1").arg(QLocale().toString(answer.writer->cost, 'f', 4));
    return result;
}

StatusLine::StatusLine(const Answer &answer, QWidget *parent)
    : QWidget(parent)
    , m_lines(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_dot(new PlainLabel(u"·"_s, Type::Caption))
    , m_facts(new ElidedLabel(Type::Caption))
{
    m_dot->setSecondary(true);
    auto *reason = new QHBoxLayout;
    reason->setSpacing(space(1) + 1);
    if (answer.verdict == Verdict::Answered)
        reason->addWidget(new ConfidenceDot(answer.confidence));
    QStringList said = statusWords(answer);
    auto *first = new ElidedLabel(Type::Caption); // gives way first
    first->setSecondary(true);
    first->setElideMode(Qt::ElideRight);
    first->setText(said.takeFirst());
    reason->addWidget(first);
    m_facts->setSecondary(true);
    m_facts->setElideMode(Qt::ElideRight);
    m_facts->setText(said.join(u"  ·  "_s));
    auto *row = new QHBoxLayout;
    row->setSpacing(space(1) + 1);
    row->addWidget(m_dot);
    row->addWidget(m_facts);
    if (!answer.removed.empty()) {
        m_removed = opener(tr("%Ln removed", nullptr, static_cast<int>(answer.removed.size())));
        row->addWidget(m_removed);
    }
    if (!answer.isReply()) {
        m_trace = opener(tr("How this was found"));
        row->addWidget(m_trace);
    }
    row->addStretch(1);
    m_lines->setContentsMargins(gutter(), 0, 0, 0);
    m_lines->setSpacing(space(1) + 1);
    m_lines->addLayout(reason);
    m_lines->addLayout(row, 1);
    m_narrow = gutter() + row->sizeHint().width() + space(24); // a layout knows its size once it has its widget
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < m_narrow;
    m_lines->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_dot->setVisible(!narrow);
    m_facts->setMinimumWidth(narrow ? 0 : m_facts->sizeHint().width());
}

} // namespace adduce
