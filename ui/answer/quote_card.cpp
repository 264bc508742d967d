#include "ui/answer/quote_card.h"

#include "core/answer/answer_words.h"
#include "core/answer/cited_source.h"
#include "ui/answer/quote_text.h"
#include "ui/common/theme.h"
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString whereWords(const Citation &c)
{
    QStringList parts;
    if (!c.section.isEmpty())
        parts << QuoteCard::tr("section %1").arg(c.section);
    parts << (c.pageCount > 0 ? QuoteCard::tr("page %1 of %2").arg(c.page).arg(c.pageCount)
                              : QuoteCard::tr("page %1").arg(c.page));
    return parts.join(u" · "_s);
}

/// The title, and of a page of the web where and when it was fetched.
QString titleWords(const Citation &c)
{
    if (!c.web)
        return c.title;
    return c.title.isEmpty() ? words(*c.web) : c.title + u" · "_s + words(*c.web);
}

QString scoreWords(const Citation &c)
{
    const auto number = [](double value, int digits) { return QLocale().toString(value, 'f', digits); };
    if (c.keywordScore <= 0 && c.vectorScore <= 0)
        return QuoteCard::tr("Why: beside a passage that was found · final %1").arg(number(c.finalScore, 3));
    return QuoteCard::tr("Why: keyword %1 · vector %2 · final %3")
        .arg(number(c.keywordScore, 2), number(c.vectorScore, 2), number(c.finalScore, 3));
}

QString copyWords(const Citation &c)
{
    return u"“%1” [%2]"_s.arg(c.quote, chipText(c));
}

/// The quiet foot of the card.
class Foot : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().window());
        painter.drawRoundedRect(QRectF(rect()).adjusted(0, -6, 0, 0), 5, 5);
        painter.fillRect(QRect(0, 0, width(), 1), colours(palette()).line);
    }
};

} // namespace

QuoteCard::QuoteCard(QWidget *window)
    : QFrame(window)
    , m_source(new PlainLabel({}, Type::Strong))
    , m_where(new ElidedLabel(Type::Caption))
    , m_standingIcon(new IconLabel(u"quote-exact"_s, Tone::Accent))
    , m_standing(new PlainLabel({}, Type::Caption))
    , m_title(new ElidedLabel(Type::Caption))
    , m_quote(new QuoteText)
    , m_scores(new PlainLabel({}, Type::Caption))
    , m_open(primaryButton(tr("Open"), u"document-open"_s))
    , m_leave(new QTimer(this))
{
    setAccessibleName(tr("Quote"));
    setFocusPolicy(Qt::StrongFocus);
    m_where->setSecondary(true);
    m_title->setSecondary(true);
    m_scores->setSecondary(true);
    m_leave->setSingleShot(true);
    m_leave->setInterval(250);
    connect(m_leave, &QTimer::timeout, this, &QWidget::hide);

    auto *head = new QHBoxLayout;
    head->setSpacing(space(2));
    head->addWidget(m_source);
    head->addWidget(m_where, 1);
    head->addWidget(m_standingIcon);
    head->addWidget(m_standing);

    auto *foot = new Foot(this);
    auto *copy = button(tr("Copy"), u"edit-copy"_s);
    auto *keep = button(tr("Add to evidence"), u"add-evidence"_s);
    auto *enterOpens = new PlainLabel(tr("Enter opens"), Type::Caption);
    enterOpens->setSecondary(true);
    auto *buttons = new QHBoxLayout(foot);
    buttons->setContentsMargins(space(3), space(2), space(4), space(2));
    buttons->setSpacing(space(2));
    buttons->addWidget(m_open);
    buttons->addWidget(copy);
    buttons->addWidget(keep);
    buttons->addStretch(1);
    buttons->addWidget(enterOpens);

    auto *body = new QVBoxLayout;
    body->setContentsMargins(space(4), space(3), space(4), space(2));
    body->setSpacing(space(1));
    body->addLayout(head);
    body->addWidget(m_title);
    body->addSpacing(space(2));
    body->addWidget(m_quote);
    body->addSpacing(space(2));
    body->addWidget(m_scores);

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addLayout(body);
    all->addWidget(foot);

    connect(m_open, &QPushButton::clicked, this, [this] {
        const Citation citation = m_citation;
        hide();
        emit openRequested(citation);
    });
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(copyWords(m_citation)); });
    connect(keep, &QPushButton::clicked, this, [this] {
        const Citation citation = m_citation;
        hide();
        emit evidenceWanted(citation);
    });
    hide();
}

void QuoteCard::showQuote(const Citation &citation, const QRect &chip, const QString &note)
{
    m_citation = citation;
    m_leave->stop();
    m_source->setText(chipText(citation));
    m_where->setText(whereWords(citation));
    const bool isExact = note.isEmpty();
    m_standingIcon->setIcon(isExact ? u"quote-exact"_s : u"dialog-warning"_s, isExact ? Tone::Accent : Tone::Attention);
    m_standing->setText(isExact ? tr("exact") : note);
    m_title->setText(titleWords(citation));
    m_title->setVisible(!m_title->text().isEmpty());
    m_quote->setQuote(citation.before, citation.quote, citation.after);
    m_scores->setText(scoreWords(citation));
    const QRect window = parentWidget()->rect();
    const int width = std::min(space(119), window.width() - space(4));
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    QRect card(chip.left(), chip.bottom() + space(2), width, std::min(height, window.height() - space(4)));
    if (card.bottom() > window.bottom() - space(2) && chip.top() - space(2) - card.height() >= window.top())
        card.moveBottom(chip.top() - space(2));
    card.moveRight(std::min(card.right(), window.right() - space(2)));
    card.moveLeft(std::max(card.left(), window.left() + space(2)));
    setGeometry(card);
    raise();
    show();
}

void QuoteCard::leaveSoon()
{
    if (isVisible() && !isAncestorOf(QApplication::focusWidget()) && QApplication::focusWidget() != this)
        m_leave->start();
}

void QuoteCard::takeFocus()
{
    m_focusBefore = QApplication::focusWidget();
    m_open->setFocus(Qt::TabFocusReason);
}

void QuoteCard::enterEvent(QEnterEvent *)
{
    m_leave->stop();
}

void QuoteCard::leaveEvent(QEvent *)
{
    leaveSoon();
}

void QuoteCard::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_leave->stop();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    m_focusBefore = nullptr;
    emit closed();
}

void QuoteCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_open->click();
    else
        QFrame::keyPressEvent(event);
}

void QuoteCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().base());
    painter.setPen(QPen(colours(palette()).lineStrong, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace adduce
