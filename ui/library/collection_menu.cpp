#include "ui/library/collection_menu.h"

#include "ui/common/icons.h"

namespace adduce {

using namespace Qt::StringLiterals;

CollectionMenu::CollectionMenu(const LibraryPlace &at, QWidget *parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    addAction(adduce::icon(u"list-add"_s), tr("New collection"), this, [this] { emit createWanted({}); });
    const auto remove = [this, at] { emit removeWanted(at); };
    if (at.collection) {
        addAction(tr("New collection inside"), this, [this, at] { emit createWanted(at.collection); });
        addSeparator();
        addAction(adduce::icon(u"document-edit"_s), tr("Rename"), QKeySequence(Qt::Key_F2), this,
            [this, at] { emit renameWanted(at.collection); });
        addAction(tr("Describe..."), this, [this, at] { emit describeWanted(at.collection); });
        addAction(adduce::icon(u"edit-delete"_s), tr("Remove the collection, not its papers"), QKeySequence(QKeySequence::Delete),
            this, remove);
    } else if (!at.tag.isEmpty()) {
        addSeparator();
        addAction(
            adduce::icon(u"edit-delete"_s), tr("Take this tag off all papers"), QKeySequence(QKeySequence::Delete), this, remove);
    }
}

} // namespace adduce
