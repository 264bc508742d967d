#include "ui/evaluation/set_menu.h"

#include "ui/common/menu_text.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

SetMenu::SetMenu(QWidget *parent)
    : QMenu(parent)
{
    setFiles({});
}

void SetMenu::setFiles(const QStringList &paths)
{
    clear();
    addAction(tr("Sample papers"), this, &SetMenu::bundledWanted);
    for (const QString &path : paths)
        addAction(menuText(QFileInfo(path).completeBaseName()), this, [this, path] { emit fileWanted(path); });
    addSeparator();
    addAction(adduce::icon(u"document-edit"_s), tr("Edit questions..."), this, &SetMenu::editWanted);
    addAction(adduce::icon(u"list-add"_s), tr("Make a set..."), this, &SetMenu::makeWanted);
    addAction(adduce::icon(u"document-open"_s), tr("Open a set..."), this, [this] { emit fileWanted({}); });
    addSeparator();
    addAction(tr("Measure a retrieval collection..."), this, &SetMenu::collectionWanted);
    addAction(tr("Measure the checks..."), this, &SetMenu::checksWanted);
}

} // namespace adduce
