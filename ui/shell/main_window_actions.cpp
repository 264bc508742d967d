// The top bar of the window with the gear, and what its commands do.
#include "ui/common/theme.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/history/history_page.h"
#include "ui/settings/appearance.h"
#include "ui/jobs/model_keeper.h"
#include "ui/settings/settings_dialog.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/handbook.h"
#include "ui/shell/help.h"
#include "ui/shell/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabBar>
#include <QToolBar>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

void MainWindow::openSettings(SettingsPage page)
{
    showSettings({ m_services.settings, m_services.theme, *m_spaces, *m_models, *m_shortcuts }, this, page);
}

void MainWindow::makeTop()
{
    auto *bar = new QToolBar(tr("Tabs"), this);
    bar->setObjectName(u"top"_s);
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->toggleViewAction()->setVisible(false);
    m_tabs = new QTabBar;
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->setAccessibleName(tr("Views"));
    for (const QString &name : { tr("Ask"), tr("History"), tr("Evidence Table"), tr("Evaluation") })
        m_tabs->addTab(name);
    m_tabs->setMinimumWidth(m_tabs->sizeHint().width()); // the chips give way, not the tabs
    connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::changeTab);

    m_scopeChip = new MenuChip(u"scope"_s, tr("What is searched"));
    m_scopeChip->setMenu(new QMenu(m_scopeChip));
    connect(m_scopeChip->menu(), &QMenu::aboutToShow, this, &MainWindow::fillScopeMenu);
    m_modelChip = new MenuChip(u"quotes-only"_s, tr("Who writes the answers"));
    m_modelChip->setMenu(new QMenu(m_modelChip));
    connect(m_modelChip->menu(), &QMenu::aboutToShow, this, &MainWindow::fillModelMenu);
    m_gear = iconButton(u"configure"_s, tr("Settings and help"));
    m_gear->setPopupMode(QToolButton::InstantPopup);

    auto *spacer = new QWidget;
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *end = new QWidget;
    auto *row = new QHBoxLayout(end);
    row->setContentsMargins(space(2), 0, space(3), 0);
    row->setSpacing(space(2));
    row->addWidget(m_scopeChip);
    row->addWidget(m_modelChip);
    row->addWidget(m_gear);
    auto *start = new QWidget;
    start->setFixedWidth(space(3));
    bar->addWidget(start);
    bar->addWidget(m_tabs);
    bar->addWidget(spacer);
    bar->addWidget(end);
    addToolBar(bar);
}

void MainWindow::toggleMenuBar()
{
    menuBar()->setVisible(!menuBar()->isVisible());
    m_services.settings.setValue(u"window/menu"_s, menuBar()->isVisible());
}

void MainWindow::makeGearMenu()
{
    auto *menu = new QMenu(m_gear);
    auto *themes = new QActionGroup(menu);
    const std::pair<ThemeChoice, QString> choices[] { { ThemeChoice::System, tr("Colours of the system") },
        { ThemeChoice::Light, tr("Light") }, { ThemeChoice::Dark, tr("Dark") } };
    for (const auto &[choice, name] : choices) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        themes->addAction(action);
        connect(menu, &QMenu::aboutToShow, action,
            [this, action, is = choice] { action->setChecked(m_services.theme.choice() == is); });
        connect(action, &QAction::triggered, this, [this, chosen = choice] {
            Appearance appearance = loadAppearance(m_services.settings);
            appearance.theme = chosen;
            saveAppearance(m_services.settings, appearance);
            m_services.theme.apply(chosen);
        });
    }
    menu->addSeparator();
    static const QStringList offered { u"settings"_s, u"ask-the-handbook"_s, u"keyboard-shortcuts"_s, u"about-adduce"_s,
        u"all-commands"_s };
    for (QAction *action : m_actions)
        if (offered.contains(action->objectName()))
            menu->addAction(action);
    m_gear->setMenu(menu);
}

void MainWindow::escape()
{
    if (m_library->closeTopmost() || (m_reader->isAncestorOf(QApplication::focusWidget()) && m_reader->closeTopmost()))
        return;
    if (m_pages->currentWidget() == m_ask && m_ask->closeTopmost())
        return;
    if (m_pages->currentWidget() == m_history && m_history->closeTopmost())
        return;
    if (m_pages->currentWidget() == m_evaluation && m_evaluation->closeTopmost())
        return;
    if (m_readerDock->isVisible() && !m_reader->closeTopmost())
        m_readerDock->hide();
}

void MainWindow::find()
{
    const QWidget *focus = QApplication::focusWidget();
    if (m_reader->isAncestorOf(focus))
        return m_reader->find();
    if (m_pages->currentWidget() == m_history && !m_library->isAncestorOf(focus))
        return m_history->find();
    if (m_pages->currentWidget() == m_evidence && !m_library->isAncestorOf(focus))
        return m_evidence->find();
    if (m_pages->currentWidget() == m_evaluation && !m_library->isAncestorOf(focus))
        return m_evaluation->find();
    m_libraryDock->show();
    m_library->find();
}

void MainWindow::showPalette()
{
    auto *palette = new CommandPalette(m_services.library, m_actions, this);
    connect(palette, &CommandPalette::documentChosen, this, &MainWindow::openDocument);
    connect(palette, &CommandPalette::threadChosen, this, &MainWindow::showThread);
    palette->open();
}

void MainWindow::showHelp()
{
    showShortcuts(m_actions, this);
}

void MainWindow::askHandbook()
{
    try {
        if (!m_handbook)
            m_handbook =
                std::make_unique<Handbook>(m_services, QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        m_handbook->open();
    } catch (const Error &error) {
        say(error);
    }
}

void MainWindow::showAbout()
{
    adduce::showAbout(this);
}

} // namespace adduce
