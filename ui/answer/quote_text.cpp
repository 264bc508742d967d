#include "ui/answer/quote_text.h"

#include "ui/answer/answer_document.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>
#include <QTextCursor>
#include <QtMath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestContext = 320;
constexpr qsizetype kLongestQuote = 1600;

QString head(const QString &text, qsizetype length)
{
    return text.size() <= length ? text : text.left(length) + u'…';
}

QString tail(const QString &text, qsizetype length)
{
    return text.size() <= length ? text : u'…' + text.right(length);
}

} // namespace

QuoteText::QuoteText(QWidget *parent)
    : QWidget(parent)
{
    m_document.setDocumentMargin(0);
    m_document.setUndoRedoEnabled(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void QuoteText::setQuote(const QString &before, const QString &quote, const QString &after)
{
    m_before = before;
    m_quote = quote;
    m_after = after;
    setAccessibleName(quote);
    rebuild();
}

void QuoteText::rebuild()
{
    const Colours &c = colours(palette());
    m_document.clear();
    m_document.setDefaultFont(typeFont(Type::Quote));
    QTextCursor cursor(&m_document);
    QTextBlockFormat block;
    block.setLineHeight(qRound(QFontInfo(m_document.defaultFont()).pixelSize() * 1.5), QTextBlockFormat::FixedHeight);
    cursor.setBlockFormat(block);
    QTextCharFormat context;
    context.setForeground(c.secondary);
    QTextCharFormat quoted;
    quoted.setForeground(c.text);
    quoted.setBackground(c.markStrong);
    if (!m_before.isEmpty())
        cursor.insertText(harmless(tail(m_before, kLongestContext)) + u' ', context);
    cursor.insertText(harmless(head(m_quote, kLongestQuote)), quoted);
    if (!m_after.isEmpty())
        cursor.insertText(u' ' + harmless(head(m_after, kLongestContext)), context);
    updateGeometry();
    update();
}

int QuoteText::heightForWidth(int width) const
{
    const std::unique_ptr<QTextDocument> copy(m_document.clone());
    copy->setTextWidth(width);
    return qCeil(copy->size().height());
}

QSize QuoteText::sizeHint() const
{
    const int width = space(111);
    return { width, heightForWidth(width) };
}

void QuoteText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!qFuzzyCompare(m_document.textWidth(), width()))
        m_document.setTextWidth(width());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    m_document.documentLayout()->draw(&painter, context);
}

void QuoteText::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

} // namespace adduce
