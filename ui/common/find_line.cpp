#include "ui/common/find_line.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace adduce {

using namespace Qt::StringLiterals;

FindLine::FindLine(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_words(new QLineEdit)
    , m_count(new PlainLabel({}, Type::Caption))
{
    m_words->setPlaceholderText(name);
    m_words->setAccessibleName(name);
    makeFindBox(*m_words);
    m_words->installEventFilter(this);
    m_count->setSecondary(true);
    auto *previous = iconButton(u"go-up"_s, tr("Previous match"));
    auto *next = iconButton(u"go-down"_s, tr("Next match"));
    auto *close = iconButton(u"window-close"_s, tr("Close the find box"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(2), space(1), space(2), space(1));
    row->setSpacing(space(1));
    row->addWidget(m_words, 1000);
    row->addWidget(m_count);
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(close);
    row->addStretch(1);
    m_words->setMaximumWidth(space(130));
    connect(m_words, &QLineEdit::textChanged, this, [this] { emit wordsChanged(words()); });
    connect(previous, &QToolButton::clicked, this, [this] { emit stepped(-1); });
    connect(next, &QToolButton::clicked, this, [this] { emit stepped(1); });
    connect(close, &QToolButton::clicked, this, &FindLine::closed);
}

QString FindLine::words() const
{
    return m_words->text().trimmed();
}

void FindLine::open(const QString &words)
{
    show();
    if (!words.isEmpty())
        m_words->setText(words);
    m_words->setFocus(Qt::ShortcutFocusReason);
    const int length = static_cast<int>(m_words->text().size());
    m_words->setSelection(length, -length); // from its end, so that a long quote is seen from its beginning
}

void FindLine::showCount(int match, int count, bool isLooking)
{
    m_count->setText(words().isEmpty() ? QString()
            : count > 0 && isLooking   ? tr("%L1 of %L2, looking…").arg(match + 1).arg(count)
            : count > 0                ? tr("%L1 of %L2").arg(match + 1).arg(count)
            : isLooking                ? tr("Looking…")
                                       : tr("Not found"));
}

bool FindLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape) {
            emit closed();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit stepped(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace adduce
