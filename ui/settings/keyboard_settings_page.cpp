#include "ui/settings/keyboard_settings_page.h"

#include "ui/common/widgets.h"
#include "ui/settings/shortcuts.h"
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

KeyboardSettingsPage::KeyboardSettingsPage(Shortcuts &shortcuts, QWidget *parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_list(new QTreeWidget)
    , m_keys(new QKeySequenceEdit)
    , m_set(button(tr("Set")))
    , m_default(button(tr("Default")))
    , m_said(hint({}))
{
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({ tr("Command"), tr("Keys") });
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    for (QAction *action : m_shortcuts.actions())
        new QTreeWidgetItem(m_list, { action->text().remove(u'&'), {} });
    fillRows();
    m_keys->setAccessibleName(tr("New keys"));
    m_set->setAutoDefault(false);
    m_default->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    auto *name = new PlainLabel(tr("New keys"));
    name->setBuddy(m_keys);
    row->addWidget(name);
    row->addWidget(m_keys, 1);
    row->addWidget(m_set);
    row->addWidget(m_default);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space(2));
    all->addWidget(m_list, 1);
    all->addLayout(row);
    all->addWidget(m_said);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeyboardSettingsPage::choose);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &KeyboardSettingsPage::typed);
    connect(m_set, &QPushButton::clicked, this, &KeyboardSettingsPage::store);
    connect(m_default, &QPushButton::clicked, this, [this] {
        m_keys->setKeySequence(m_shortcuts.defaultOf(*m_shortcuts.actions()[current()]));
        store();
    });
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

int KeyboardSettingsPage::current() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void KeyboardSettingsPage::fillRows()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        m_list->topLevelItem(i)->setText(1, m_shortcuts.actions()[i]->shortcut().toString(QKeySequence::NativeText));
    m_list->resizeColumnToContents(1);
}

void KeyboardSettingsPage::choose()
{
    const bool any = current() >= 0;
    m_keys->setEnabled(any);
    m_keys->setKeySequence(any ? m_shortcuts.actions()[current()]->shortcut() : QKeySequence());
    typed();
}

void KeyboardSettingsPage::typed()
{
    const int row = current();
    if (row < 0)
        return;
    const QAction *action = m_shortcuts.actions()[row];
    const QAction *holder = m_shortcuts.having(m_keys->keySequence());
    m_said->setText(
        holder && holder != action ? tr("“%1” has these keys and loses them.").arg(holder->text().remove(u'&')) : QString());
    m_set->setEnabled(m_keys->keySequence() != action->shortcut());
    m_default->setEnabled(action->shortcut() != m_shortcuts.defaultOf(*action));
}

void KeyboardSettingsPage::store()
{
    m_shortcuts.set(*m_shortcuts.actions()[current()], m_keys->keySequence());
    fillRows();
    typed();
}

void KeyboardSettingsPage::reset()
{
    m_shortcuts.reset();
    fillRows();
    choose();
}

} // namespace adduce
