#include "ui/common/marked_text.h"

#include "core/threads/thread_search.h"
#include "ui/common/theme.h"
#include <QFontMetrics>
#include <QPainter>

namespace adduce {

namespace {

constexpr int kAnyLines = 1000;

} // namespace

QList<QTextLayout::FormatRange> wordMarks(const QString &text, const QStringList &words, const QPalette &palette)
{
    QList<QTextLayout::FormatRange> ranges;
    for (const auto &[start, length] : matchesIn(text, words)) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(start);
        range.length = static_cast<int>(length);
        range.format.setBackground(colours(palette).markStrong);
        range.format.setForeground(colours(palette).text);
        ranges << range;
    }
    return ranges;
}

int layOutLines(QTextLayout &layout, const QString &text, const QFont &font, int width, int lines)
{
    layout.setFont(font);
    QString shown = text;
    for (bool again = false;; again = true) {
        layout.setText(shown);
        layout.beginLayout();
        double y = 0;
        int lastStart = 0;
        bool fits = true;
        for (int i = 0;; ++i) {
            QTextLine line = layout.createLine();
            if (!line.isValid())
                break;
            if (i == lines) {
                fits = false;
                break;
            }
            line.setLineWidth(width);
            line.setPosition(QPointF(0, y));
            y += line.height();
            lastStart = line.textStart();
        }
        layout.endLayout();
        if (fits || again)
            return qRound(y);
        shown = shown.left(lastStart) + QFontMetrics(font).elidedText(shown.mid(lastStart), Qt::ElideRight, width);
    }
}

MarkedLabel::MarkedLabel(Type type, QWidget *parent)
    : QWidget(parent)
{
    setFont(typeFont(type));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MarkedLabel::setText(const QString &text, const QStringList &markedWords)
{
    m_text = text;
    m_words = markedWords;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize MarkedLabel::sizeHint() const
{
    const int width = std::min(maximumWidth(), fontMetrics().horizontalAdvance(m_text.left(2000)) + 2);
    return { width, heightForWidth(width) };
}

QSize MarkedLabel::minimumSizeHint() const
{
    return { space(20), fontMetrics().lineSpacing() };
}

int MarkedLabel::heightForWidth(int width) const
{
    QTextLayout layout;
    return layOutLines(layout, m_text, font(), std::min(width, maximumWidth()), kAnyLines);
}

void MarkedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(colours(palette()).text);
    QTextLayout layout;
    layOutLines(layout, m_text, font(), width(), kAnyLines);
    layout.draw(&painter, QPointF(), wordMarks(m_text, m_words, palette()));
}

} // namespace adduce
