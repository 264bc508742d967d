#include "ui/evaluation/profile_menu.h"

#include "core/evaluation/ablations.h"
#include "core/evaluation/comparison.h"
#include "core/profiles/profile.h"
#include "ui/common/widgets.h"

namespace adduce {

using namespace Qt::StringLiterals;

/// What a design with one list alone leaves out is left out by these already.
static QStringList partsToLeaveOut()
{
    QStringList names = ablationNames();
    names.removeAll(u"no vectors"_s);
    names.removeAll(u"no keywords"_s);
    return names;
}

ProfileMenu::ProfileMenu(QWidget *parent)
    : QMenu(parent)
    , m_names(variantNames().first())
{
    setToolTipsVisible(true);
    fill();
}

void ProfileMenu::choose(const QStringList &names)
{
    m_names.clear();
    for (const QString &name : variantNames() + partsToLeaveOut())
        if (names.contains(name))
            m_names << name;
    if (m_names.isEmpty())
        m_names << variantNames().first();
    fill();
    emit changed();
}

void ProfileMenu::fill()
{
    clear();
    for (const QString &name : variantNames())
        addName(name);
    addSection(tr("Your profile without a part"));
    for (const QString &name : partsToLeaveOut())
        addName(name);
}

void ProfileMenu::addName(const QString &name)
{
    const QString meaning = name == u"vector" ? tr("Vector search alone")
        : name == u"keyword"                  ? tr("Keyword search alone")
                                              : ablationWords(name);
    QAction *action = addAction(meaning.isEmpty() ? name : u"%1 (%2)"_s.arg(meaning, name));
    action->setCheckable(true);
    action->setChecked(m_names.contains(name));
    if (const Profile *profile = builtInProfile(name); profile && !profile->about.isEmpty())
        action->setToolTip(plainTip(aboutWords(*profile)));
    connect(action, &QAction::toggled, this, [this, name](bool on) {
        QStringList names = m_names;
        names.removeAll(name);
        if (on)
            names << name;
        // Not at once: the menu that is open would be filled anew under the pointer.
        QMetaObject::invokeMethod(this, [this, names] { choose(names); }, Qt::QueuedConnection);
    });
}

QString ProfileMenu::words() const
{
    return m_names.size() > 3 ? tr("%Ln profile(s)", nullptr, static_cast<int>(m_names.size())) : m_names.join(u", "_s);
}

} // namespace adduce
