#include "ui/settings/shortcuts.h"

#include <QSettings>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

static QString keyOf(const QAction &action)
{
    return u"keys/"_s + action.objectName();
}

Shortcuts::Shortcuts(QSettings &settings, QList<QAction *> actions)
    : m_settings(settings)
    , m_actions(std::move(actions))
{
    for (QAction *action : m_actions) {
        m_defaults << action->shortcut();
        if (settings.contains(keyOf(*action)))
            action->setShortcut(QKeySequence(settings.value(keyOf(*action)).toString(), QKeySequence::PortableText));
    }
}

QKeySequence Shortcuts::defaultOf(const QAction &action) const
{
    const qsizetype at = m_actions.indexOf(const_cast<QAction *>(&action));
    return at < 0 ? QKeySequence() : m_defaults[at];
}

QAction *Shortcuts::having(const QKeySequence &keys) const
{
    const auto found =
        std::ranges::find_if(m_actions, [&](const QAction *action) { return !keys.isEmpty() && action->shortcut() == keys; });
    return found == m_actions.end() ? nullptr : *found;
}

void Shortcuts::set(QAction &action, const QKeySequence &keys)
{
    if (QAction *other = having(keys); other && other != &action)
        set(*other, {});
    action.setShortcut(keys);
    if (keys == defaultOf(action))
        m_settings.remove(keyOf(action));
    else
        m_settings.setValue(keyOf(action), keys.toString(QKeySequence::PortableText));
}

void Shortcuts::reset()
{
    m_settings.remove(u"keys"_s);
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        m_actions[i]->setShortcut(m_defaults[i]);
}

} // namespace adduce
