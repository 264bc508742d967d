#include "ui/settings/settings_finder.h"

#include "ui/common/widgets.h"
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QListWidget>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStandardItemModel>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What a person would look for: the words on it, or else its name for a screen reader.
QString wordsOf(const QWidget &widget)
{
    QString words = widget.accessibleName();
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        words = label->text();
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget); button && !button->text().isEmpty())
        words = button->text();
    return words.remove(u'&');
}

QWidget *focusOf(QWidget *widget)
{
    const auto *label = qobject_cast<QLabel *>(widget);
    QWidget *target = label && label->buddy() ? label->buddy() : widget;
    while (target && target->focusPolicy() == Qt::NoFocus)
        target = target->nextInFocusChain() == widget ? nullptr : target->nextInFocusChain();
    return target;
}

} // namespace

SettingsFinder::SettingsFinder(QListWidget &names, QStackedWidget &pages, QWidget *parent)
    : QLineEdit(parent)
    , m_names(names)
    , m_pages(pages)
{
    makeFindBox(*this);
    setPlaceholderText(tr("Find a setting"));
    setAccessibleName(tr("Find a setting"));
    auto *completer = new QCompleter(this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    completer->setModel(new QStandardItemModel(completer));
    setCompleter(completer);
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
        [this](const QModelIndex &index) { go(index.data(Qt::UserRole).toInt()); });
    connect(this, &QLineEdit::textEdited, this, [this] {
        if (m_wasEmpty)
            collect();
    });
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) { m_wasEmpty = text.isEmpty(); }); // comes after
}

void SettingsFinder::collect()
{
    m_places.clear();
    auto *model = static_cast<QStandardItemModel *>(completer()->model());
    model->clear();
    for (int page = 0; page < m_pages.count(); ++page) {
        QStringList known;
        for (QWidget *widget : m_pages.widget(page)->findChildren<QWidget *>()) {
            const QString words = wordsOf(*widget).simplified();
            if (words.isEmpty() || known.contains(words) || widget->isHidden())
                continue;
            known << words;
            auto *item = new QStandardItem(u"%1: %2"_s.arg(m_names.item(page)->text(), words));
            item->setData(static_cast<int>(m_places.size()), Qt::UserRole);
            model->appendRow(item);
            m_places.push_back({ words, page, widget });
        }
    }
}

void SettingsFinder::go(int place)
{
    const Place &wanted = m_places.at(static_cast<std::size_t>(place));
    m_names.setCurrentRow(wanted.page);
    if (!wanted.widget)
        return;
    for (QWidget *above = wanted.widget->parentWidget(); above; above = above->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(above))
            area->ensureWidgetVisible(wanted.widget);
    if (QWidget *target = focusOf(wanted.widget))
        target->setFocus(Qt::OtherFocusReason);
}

} // namespace adduce
