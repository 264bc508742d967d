#include "ui/library/filing_menu.h"

#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include "ui/library/filer.h"
#include <QInputDialog>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::vector<DocumentId> idsOf(const std::vector<DocumentRow> &rows)
{
    std::vector<DocumentId> ids;
    ids.reserve(rows.size());
    for (const DocumentRow &row : rows)
        ids.push_back(row.id);
    return ids;
}

void askForTag(Filer &filer, const std::vector<DocumentId> &documents, QWidget *parent)
{
    auto *dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Filer::tr("New tag"));
    dialog->setLabelText(Filer::tr("Tag for %Ln paper(s)", nullptr, static_cast<int>(documents.size())));
    QObject::connect(dialog, &QInputDialog::textValueSelected, &filer,
        [&filer, documents](const QString &tag) { filer.setTag(documents, tag, true); });
    dialog->open();
}

void addCollections(
    QMenu &menu, Filer &filer, const std::vector<DocumentId> &documents, const std::vector<Collection> &collections)
{
    QMenu *into = menu.addMenu(icon(u"folder"_s), Filer::tr("Add to collection"));
    for (const Collection &collection : collections)
        into->addAction(
            menuText(collection.path), &filer, [&filer, documents, id = collection.id] { filer.file(documents, { id, {} }); });
    if (!collections.empty())
        into->addSeparator();
    into->addAction(
        icon(u"list-add"_s), Filer::tr("New collection"), &filer, [&filer, documents] { filer.createCollectionOf(documents); });
    if (const CollectionId here = filer.place().collection)
        menu.addAction(icon(u"list-remove"_s), Filer::tr("Take out of this collection"), &filer,
            [&filer, documents, here] { filer.takeOut(documents, here); });
}

/// `carried`: by the first of the documents.
void addTags(QMenu &menu, Filer &filer, const std::vector<DocumentId> &documents, const std::vector<TagCount> &tags,
    const QStringList &carried)
{
    QMenu *tagged = menu.addMenu(Filer::tr("Tags"));
    for (const TagCount &known : tags) {
        QAction *action = tagged->addAction(menuText(known.tag));
        action->setCheckable(true);
        action->setChecked(carried.contains(known.tag));
        QObject::connect(action, &QAction::triggered, &filer,
            [&filer, documents, tag = known.tag](bool on) { filer.setTag(documents, tag, on); });
    }
    if (!tags.empty())
        tagged->addSeparator();
    tagged->addAction(icon(u"list-add"_s), Filer::tr("New tag..."), &filer,
        [&filer, documents, parent = menu.parentWidget()] { askForTag(filer, documents, parent); });
}

} // namespace

void addFilingTo(QMenu &menu, Filer &filer, const std::vector<DocumentRow> &rows)
{
    if (rows.empty())
        return;
    const std::vector<DocumentId> documents = idsOf(rows);
    const std::vector<Collection> collections = filer.filing().collections();
    const std::vector<TagCount> tags = filer.filing().tags();
    const QStringList carried = filer.filing().tagsOf(documents.front());
    addCollections(menu, filer, documents, collections);
    addTags(menu, filer, documents, tags, carried);
    QAction *stay = menu.addAction(Filer::tr("Never leaves this computer"));
    stay->setCheckable(true);
    stay->setChecked(std::ranges::all_of(rows, &DocumentRow::isLocalOnly));
    stay->setToolTip(Filer::tr("No server of another computer is sent anything of it"));
    QObject::connect(stay, &QAction::triggered, &filer, [&filer, documents](bool on) { filer.keepHere(documents, on); });
    menu.addSeparator();
}

} // namespace adduce
