#include "ui/library/watched_folders.h"

#include "core/library/watch_store.h"
#include "ui/common/library_thread.h"
#include "ui/common/widgets.h"
#include "ui/library/library_filing.h"
#include "ui/library/zotero_following.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

WatchedFolders::WatchedFolders(LibraryThread &library, ZoteroFollowing &zotero, QWidget *parent)
    : QDialog(parent)
    , m_library(library)
    , m_list(new QTreeWidget)
    , m_remove(button(tr("Watch no longer"), u"list-remove"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Watched folders"));
    m_list->setHeaderLabels({ tr("Folder"), tr("Its papers go into") });
    m_list->setRootIsDecorated(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(tr("Watched folders"));
    auto *about = new PlainLabel(tr("New and changed papers in these folders, and in those below them, are read by themselves."));
    about->setSecondary(true);
    about->setWrapping();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *more = button(tr("Watch a folder..."), u"list-add"_s);
    buttons->addButton(more, QDialogButtonBox::ActionRole);
    buttons->addButton(m_remove, QDialogButtonBox::ActionRole);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(about);
    all->addWidget(m_list, 1);
    auto *follow = new QCheckBox(tr("Follow Zotero on this computer"));
    follow->setChecked(zotero.isFollowed());
    auto *state = hint({});
    const auto showState = [state, &zotero] {
        state->setText(zotero.state().isEmpty() ? tr("What is added or changed there from now on comes here, with its papers, "
                                                     "notes and highlights. What it has already comes "
                                                     "with Import references.")
                                                : zotero.state());
    };
    showState();
    connect(follow, &QCheckBox::toggled, &zotero, &ZoteroFollowing::setFollowed);
    connect(&zotero, &ZoteroFollowing::changed, state, showState);
    all->addWidget(follow);
    all->addWidget(state);
    all->addWidget(buttons);
    resizeInSight(*this, { space(150), space(90) });
    connect(more, &QPushButton::clicked, this, &WatchedFolders::choose);
    connect(m_remove, &QPushButton::clicked, this, &WatchedFolders::removeChosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
        [this](const QTreeWidgetItem *item) { m_remove->setEnabled(item != nullptr); });
    fill();
}

void WatchedFolders::fill()
{
    struct Known
    {
        std::vector<WatchedFolder> folders;
        std::vector<Collection> collections;
    };
    const auto read = [](Database &database) { return Known { WatchStore(database).list(), CollectionStore(database).list() }; };
    m_library.read(this, read, [this](const Known &known) { show(known.folders, known.collections); });
}

void WatchedFolders::show(const std::vector<WatchedFolder> &folders, const std::vector<Collection> &collections)
{
    m_list->clear();
    m_remove->setEnabled(false);
    for (const WatchedFolder &folder : folders) {
        auto *item = new QTreeWidgetItem(m_list, { folder.path });
        item->setToolTip(0, plainTip(folder.path));
        auto *into = new QComboBox;
        into->setAccessibleName(tr("Collection for %1").arg(folder.path));
        into->addItem(tr("No collection"), qint64(0));
        for (const Collection &collection : collections)
            into->addItem(collection.path, collection.id.value);
        into->setCurrentIndex(std::max(0, into->findData(folder.collection.value)));
        m_list->setItemWidget(item, 1, into);
        connect(into, &QComboBox::activated, this, [this, into, path = folder.path] {
            const CollectionId chosen { into->currentData().toLongLong() };
            change([path, chosen](Database &database) { WatchStore(database).add({ path, chosen }); });
        });
    }
}

void WatchedFolders::change(const std::function<void(Database &)> &work)
{
    m_library.write(
        this, work,
        [this] {
            emit changed();
            fill();
        },
        [this](const Error &error) {
            emit failed(error);
            fill(); // back to what is
        });
}

void WatchedFolders::choose()
{
    auto *dialog =
        new QFileDialog(this, tr("Watch a folder"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &WatchedFolders::add);
    dialog->open();
}

void WatchedFolders::add(const QString &folder)
{
    change([path = QDir::cleanPath(folder)](Database &database) { WatchStore(database).add({ path, {} }); });
}

void WatchedFolders::removeChosen()
{
    if (const QTreeWidgetItem *item = m_list->currentItem())
        change([path = item->text(0)](Database &database) { WatchStore(database).remove(path); });
}

} // namespace adduce
