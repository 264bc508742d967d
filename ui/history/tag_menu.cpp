#include "ui/history/tag_menu.h"

#include "ui/common/icons.h"
#include "ui/common/menu_text.h"
#include "ui/history/history_list.h"

namespace adduce {

using namespace Qt::StringLiterals;

TagMenu::TagMenu(HistoryList &list, QWidget *parent)
    : QMenu(parent)
    , m_list(list)
{
    setTitle(tr("Tags"));
    setIcon(adduce::icon(u"tag"_s));
    connect(this, &QMenu::aboutToShow, this, &TagMenu::fill);
}

void TagMenu::fill()
{
    clear();
    const QStringList &tags = m_list.tags();
    for (const QString &tag : tags) {
        QAction *action = addAction(menuText(tag));
        action->setCheckable(true);
        action->setChecked(isCarried(tag));
        connect(action, &QAction::triggered, this, [this, tag](bool on) { emit tagToggled(tag, on); });
    }
    if (!tags.isEmpty())
        addSeparator();
    addAction(adduce::icon(u"list-add"_s), tr("New tag..."), this, &TagMenu::newTagWanted);
}

bool TagMenu::isCarried(const QString &tag) const
{
    return std::ranges::all_of(m_list.selected(), [&](ThreadId id) {
        const int row = m_list.model().bringRow(id);
        return row >= 0 && m_list.model().row(row).marks.tags.contains(tag);
    });
}

} // namespace adduce
