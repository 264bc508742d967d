#include "ui/common/menu_text.h"
#include "ui/library/collection_tree.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_panel.h"
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QListView>
#include <QMenu>
#include <QUndoStack>
#include <QUrl>

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

} // namespace

void LibraryPanel::perform(const QString &text, const std::function<void(CollectionStore &)> &work)
{
    try {
        const int steps = m_filing.undo().count();
        m_filing.perform(text, work);
        if (m_filing.undo().count() != steps)
            emit said(tr("%1. Ctrl+Z undoes it.").arg(text));
    } catch (const Error &error) {
        emit failed(error);
        reload(); // back to what is
    }
}

/// Everything that leads to new contents of the tree is queued: the tree may be in the midst of an edit or a drop.
void LibraryPanel::connectTree()
{
    constexpr auto kLater = Qt::QueuedConnection;
    connect(m_tree, &CollectionTree::placeChanged, this, &LibraryPanel::updatePlace);
    connect(m_tree, &CollectionTree::createWanted, this, [this](CollectionId parent) { createCollection(parent); }, kLater);
    connect(
        m_tree, &CollectionTree::renamed, this,
        [this](CollectionId id, const QString &name) {
            perform(tr("Collection renamed"), [&](CollectionStore &store) { store.rename(id, name); });
        },
        kLater);
    connect(
        m_tree, &CollectionTree::removeWanted, this,
        [this](CollectionId id) {
            perform(tr("Collection removed, its papers stay"), [&](CollectionStore &store) { store.remove(id); });
        },
        kLater);
    connect(
        m_tree, &CollectionTree::untagWanted, this,
        [this](const QString &tag) {
            perform(tr("Tag taken off"), [&](CollectionStore &store) {
                const std::set<DocumentId> tagged = m_filing.documentsAt({ {}, tag });
                store.untag(std::vector(tagged.begin(), tagged.end()), tag);
            });
        },
        kLater);
    connect(
        m_tree, &CollectionTree::moved, this,
        [this](CollectionId id, CollectionId parent) {
            perform(tr("Collection moved"), [&](CollectionStore &store) { store.move(id, parent); });
        },
        kLater);
    connect(
        m_tree, &CollectionTree::documentsDropped, this,
        [this](const std::vector<DocumentId> &documents, const LibraryPlace &place) {
            perform(tr("%n paper(s) filed", nullptr, static_cast<int>(documents.size())), [&](CollectionStore &store) {
                if (place.collection)
                    store.add(place.collection, documents);
                else
                    store.tag(documents, place.tag);
            });
        },
        kLater);
    connect(m_tree, &CollectionTree::filesDropped, this, &LibraryPanel::filesDropped, kLater);
}

/// "New collection", or "New collection 2", to be typed over at once.
void LibraryPanel::createCollection(CollectionId parent)
{
    CollectionId made;
    perform(tr("Collection made"), [&](CollectionStore &store) {
        QString name = tr("New collection");
        const std::vector<Collection> all = store.list();
        const auto taken = [&](const QString &wished) {
            return std::ranges::any_of(all, [&](const Collection &c) { return c.parent == parent && c.name == wished; });
        };
        for (int i = 2; taken(name); ++i)
            name = tr("New collection %1").arg(i);
        made = store.create(name, parent);
    });
    if (made)
        m_tree->editName(made);
}

void LibraryPanel::addFilingTo(QMenu &menu, const std::vector<DocumentRow> &rows)
{
    if (rows.empty())
        return;
    const std::vector<DocumentId> documents = idsOf(rows);
    std::vector<Collection> collections;
    std::vector<TagCount> tags;
    QStringList carried;
    try {
        collections = m_filing.collections();
        tags = m_filing.tags();
        carried = m_filing.tagsOf(documents.front());
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    QMenu *into = menu.addMenu(icon(u"folder"_s), tr("Add to collection"));
    for (const Collection &collection : collections)
        into->addAction(menuText(collection.path), this, [this, documents, id = collection.id] {
            perform(tr("%n paper(s) filed", nullptr, static_cast<int>(documents.size())),
                [&](CollectionStore &store) { store.add(id, documents); });
        });
    if (!collections.empty())
        into->addSeparator();
    into->addAction(icon(u"list-add"_s), tr("New collection"), this, [this, documents] {
        createCollection();
        if (const CollectionId made = m_tree->place().collection)
            perform(tr("%n paper(s) filed", nullptr, static_cast<int>(documents.size())),
                [&](CollectionStore &store) { store.add(made, documents); });
        m_tree->editName(m_tree->place().collection);
    });
    if (const CollectionId here = m_tree->place().collection)
        menu.addAction(icon(u"list-remove"_s), tr("Take out of this collection"), this, [this, documents, here] {
            perform(tr("%n paper(s) taken out", nullptr, static_cast<int>(documents.size())),
                [&](CollectionStore &store) { store.take(here, documents); });
        });
    QMenu *tagged = menu.addMenu(tr("Tags"));
    for (const TagCount &known : tags) {
        QAction *action = tagged->addAction(menuText(known.tag));
        action->setCheckable(true);
        action->setChecked(carried.contains(known.tag));
        connect(action, &QAction::triggered, this, [this, documents, tag = known.tag](bool on) {
            perform(on ? tr("Tagged “%1”").arg(tag) : tr("Tag “%1” taken off").arg(tag),
                [&](CollectionStore &store) { on ? store.tag(documents, tag) : store.untag(documents, tag); });
        });
    }
    if (!tags.empty())
        tagged->addSeparator();
    tagged->addAction(icon(u"list-add"_s), tr("New tag..."), this, [this, documents] { askForTag(documents); });
    QAction *stay = menu.addAction(tr("Never leaves this computer"));
    stay->setCheckable(true);
    stay->setChecked(std::ranges::all_of(rows, &DocumentRow::staysHere));
    stay->setToolTip(tr("No server of another computer is sent anything of it"));
    connect(stay, &QAction::triggered, this, [this, documents](bool on) {
        const int count = static_cast<int>(documents.size());
        perform(on ? tr("%n paper(s) never leave this computer", nullptr, count)
                   : tr("%n paper(s) may be sent to the servers you choose", nullptr, count),
            [&](CollectionStore &store) { store.keepHere(documents, on); });
    });
    menu.addSeparator();
}

void LibraryPanel::askForTag(const std::vector<DocumentId> &documents)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New tag"));
    dialog->setLabelText(tr("Tag for %n paper(s)", nullptr, static_cast<int>(documents.size())));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, documents](const QString &tag) {
        perform(tr("Tagged “%1”").arg(tag.simplified()), [&](CollectionStore &store) { store.tag(documents, tag); });
    });
    dialog->open();
}

void LibraryPanel::addDuplicatesTo(QMenu &menu, const DocumentRow &row)
{
    bool any = false;
    for (const Duplicate &pair : m_duplicates) {
        if (pair.document != row.id && pair.other != row.id)
            continue;
        const DocumentId other = pair.document == row.id ? pair.other : pair.document;
        const auto found = std::ranges::find(m_model->rows(), other, &DocumentRow::id);
        if (found == m_model->rows().end())
            continue;
        any = true;
        QMenu *choice = menu.addMenu(tr("Looks like “%1”").arg(menuText(displayTitle(*found).left(60))));
        choice->addAction(tr("Show the other"), this, [this, other] { select(other); });
        const auto decide = [this](const QString &text, auto &&does) {
            try {
                does();
                emit said(text);
            } catch (const Error &error) {
                emit failed(error);
            }
        };
        choice->addAction(tr("They are one paper: search only this one"), this, [this, decide, kept = row.id, other] {
            decide(tr("The other is no longer searched; answers that cite it still open"),
                [&] { m_job.mergeDuplicates(kept, other); });
        });
        choice->addAction(tr("They are two papers"), this,
            [this, decide, pair] { decide(tr("Both stay, and are not offered again"), [&] { m_job.dismissDuplicate(pair); }); });
    }
    if (any)
        menu.addSeparator();
}

void LibraryPanel::showMenu(const QPoint &position)
{
    const std::vector<DocumentRow> rows = selected();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (rows.size() == 1) {
        const DocumentRow &row = rows.front();
        QAction *open = menu->addAction(icon(u"document-open"_s), tr("Open"), this, [this, row] { emit documentActivated(row); });
        open->setEnabled(canBeOpened(row));
        menu->addAction(icon(u"edit-copy"_s), tr("Copy the name used in citations"), this,
            [row] { QGuiApplication::clipboard()->setText(shortName(row)); });
        menu->addAction(icon(u"document-edit"_s), tr("Details..."), QKeySequence(Qt::ALT | Qt::Key_Return), this,
            [this, row] { emit detailsWanted(row); });
        menu->addAction(icon(u"folder"_s), tr("Show in folder"), this,
            [row] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(row.path).path())); });
        menu->addSeparator();
    }
    addFilingTo(*menu, rows);
    if (rows.size() == 1)
        addDuplicatesTo(*menu, rows.front());
    if (!rows.empty()) {
        const bool scans =
            std::ranges::any_of(rows, [](const DocumentRow &row) { return shows(LibraryShow::NeedsOcr, row, {}); });
        menu->addAction(
            icon(u"view-refresh"_s), scans ? tr("Recognise text (OCR)") : tr("Read again"), this, &LibraryPanel::retry);
        QAction *lookUp =
            menu->addAction(icon(u"search"_s), tr("Look up at Crossref..."), this, [this, rows] { emit lookUpWanted(rows); });
        lookUp->setEnabled(std::ranges::any_of(rows, [](const DocumentRow &row) { return !row.doi.isEmpty(); }));
        menu->addAction(icon(u"edit-delete"_s), tr("Remove from the library..."), this, &LibraryPanel::askToRemove);
        menu->addSeparator();
    }
    if (std::ranges::count(m_model->rows(), DocumentState::Failed, &DocumentRow::state) > 1)
        menu->addAction(icon(u"view-refresh"_s), tr("Retry all that failed"), this, &LibraryPanel::retryFailed);
    menu->addAction(icon(u"list-add"_s), tr("Add files..."), this, &LibraryPanel::addFiles);
    menu->addAction(icon(u"folder"_s), tr("Add a folder..."), this, &LibraryPanel::addFolder);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

} // namespace adduce
