#include "ui/shell/library_dock.h"

#include "ui/jobs/library_job.h"
#include "ui/library/document_menu.h"
#include "ui/library/document_pages.h"
#include "ui/library/file_choice.h"
#include "ui/library/filer.h"
#include "ui/library/filter_bar.h"
#include "ui/library/first_pages.h"
#include "ui/library/librarian.h"
#include "ui/library/library_panel.h"
#include "ui/shell/dock_title.h"
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

LibraryDock::LibraryDock(const Services &services, Librarian &librarian)
    : QDockWidget(tr("Library"))
    , m_librarian(librarian)
    , m_panel(new LibraryPanel(services.libraryThread, librarian.job(), librarian.editing(), librarian.filing()))
{
    setObjectName(u"library"_s);
    auto *add = iconButton(u"list-add"_s, tr("Add papers"));
    auto *menu = new QMenu(add);
    menu->addAction(icon(u"text-x-generic"_s), tr("Add files..."), this, &LibraryDock::addFiles);
    menu->addAction(icon(u"folder"_s), tr("Add a folder..."), this, &LibraryDock::addFolder);
    add->setMenu(menu);
    add->setPopupMode(QToolButton::InstantPopup);
    auto *title = new DockTitle(this);
    title->addTool(add);
    setTitleBarWidget(title);
    setWidget(m_panel);
    m_panel->list().setFirstPages(*new FirstPages(services.worker, this));
    connect(m_panel, &LibraryPanel::detailsWanted, &librarian.pages(), &DocumentPages::show);
    connect(m_panel, &LibraryPanel::menuMade, &librarian, [&librarian](DocumentMenu &menu) {
        connect(&menu, &DocumentMenu::duplicatesWanted, &librarian, &Librarian::showDuplicates);
        connect(&menu, &DocumentMenu::lookUpWanted, &librarian, &Librarian::lookUp);
    });
    connect(m_panel, &LibraryPanel::said, &librarian, &Librarian::said);
    connect(m_panel, &LibraryPanel::failed, &librarian, &Librarian::failed);
}

void LibraryDock::addFiles()
{
    chooseFiles(m_librarian.job(), m_panel);
}

void LibraryDock::addFolder()
{
    chooseFolder(m_librarian.job(), m_panel);
}

void LibraryDock::find()
{
    show();
    m_panel->bar().find();
}

void LibraryDock::createCollection()
{
    show();
    m_panel->filer().createCollection();
}

} // namespace adduce
