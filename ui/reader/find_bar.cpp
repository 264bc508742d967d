#include "ui/reader/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace adduce {

using namespace Qt::StringLiterals;

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_words(new QLineEdit)
    , m_count(new PlainLabel({}, Type::Caption))
{
    m_words->setPlaceholderText(tr("Find in this document"));
    m_words->setAccessibleName(tr("Find in this document"));
    makeFindBox(*m_words);
    m_words->installEventFilter(this);
    m_count->setSecondary(true);
    auto *previous = iconButton(u"go-up"_s, tr("Previous match"));
    auto *next = iconButton(u"go-down"_s, tr("Next match"));
    auto *close = iconButton(u"window-close"_s, tr("Close the find box"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(2), space(1), space(2), space(1));
    row->setSpacing(space(1));
    row->addWidget(m_words, 1);
    row->addWidget(m_count);
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(close);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) {
        clearMatches();
        m_finished = words.trimmed().isEmpty();
        showCount();
        emit findWanted(words.trimmed());
    });
    connect(previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(next, &QToolButton::clicked, this, [this] { step(1); });
    connect(close, &QToolButton::clicked, this, &FindBar::closed);
}

void FindBar::open(const QString &words)
{
    show();
    if (!words.isEmpty())
        m_words->setText(words);
    m_words->setFocus(Qt::ShortcutFocusReason);
    const int length = static_cast<int>(m_words->text().size());
    m_words->setSelection(length, -length); // from its end, so that a long quote is seen from its beginning
}

void FindBar::clearMatches()
{
    m_matches.clear();
    m_places.clear();
    m_at = -1;
    showCount();
}

void FindBar::addMatches(int page, const std::vector<LetterRange> &matches)
{
    const bool first = m_places.empty();
    m_matches.insert(page, matches);
    for (const LetterRange &match : matches)
        m_places.emplace_back(page, match);
    if (first)
        step(1);
    showCount();
}

void FindBar::finish()
{
    m_finished = true;
    showCount();
}

void FindBar::step(int direction)
{
    if (m_places.empty())
        return;
    m_at = (m_at + direction + count()) % count();
    showCount();
    const auto &[page, match] = m_places[static_cast<std::size_t>(m_at)];
    emit matchChosen(page, match);
}

void FindBar::showCount()
{
    m_count->setText(m_words->text().trimmed().isEmpty() ? QString()
            : !m_places.empty() && !m_finished           ? tr("%1 of %2, looking…").arg(m_at + 1).arg(count())
            : !m_places.empty()                          ? tr("%1 of %2").arg(m_at + 1).arg(count())
            : m_finished                                 ? tr("Not found")
                                                         : tr("Looking…"));
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape) {
            emit closed();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace adduce
