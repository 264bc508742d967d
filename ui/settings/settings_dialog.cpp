#include "ui/settings/settings_dialog.h"

#include "core/base/tr.h"
#include "core/worker/ocr.h"
#include "ui/common/widgets.h"
#include "ui/settings/appearance_settings_page.h"
#include "ui/settings/connect_settings_page.h"
#include "ui/settings/keyboard_settings_page.h"
#include "ui/settings/laboratory_settings_page.h"
#include "ui/settings/memory_settings_page.h"
#include "ui/settings/models_settings_page.h"
#include "ui/settings/privacy_settings_page.h"
#include "ui/settings/profile_settings_page.h"
#include "ui/settings/prompts_settings_page.h"
#include "ui/settings/reading_settings_page.h"
#include "ui/settings/search_settings_page.h"
#include "ui/settings/settings_finder.h"
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

void showSettings(const SettingsParts &parts, QWidget *parent, SettingsPage first)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Settings"));
    dialog->setObjectName(u"settings"_s);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *defaults = button(tr("Defaults"));
    defaults->setAutoDefault(false);
    setTip(*defaults, tr("Of the page that is shown"));
    buttons->addButton(defaults, QDialogButtonBox::ResetRole);
    auto *names = new QListWidget;
    names->setObjectName(u"settings pages"_s);
    names->setFrameShape(QFrame::NoFrame);
    names->setAccessibleName(tr("Pages of the settings"));
    names->viewport()->setBackgroundRole(QPalette::Window);
    auto *pages = new QStackedWidget;
    QObject::connect(names, &QListWidget::currentRowChanged, pages, &QStackedWidget::setCurrentIndex);
    const auto add = [&](auto *page, const QString &name) {
        auto *area = new QScrollArea; // where the screen is lower than the page
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
        area->setWidgetResizable(true);
        area->setWidget(page);
        pages->addWidget(area);
        names->addItem(name);
        QObject::connect(defaults, &QPushButton::clicked, page, [pages, area, page] {
            if (pages->currentWidget() == area)
                page->reset();
        });
    };
    add(new ModelsSettingsPage(parts.models), tr("Models"));
    add(new ReadingSettingsPage(parts.configuration, installedOcrLanguages()), tr("Reading"));
    add(new SearchSettingsPage(parts.configuration, parts.spaces, parts.models), tr("Search"));
    add(new ProfileSettingsPage(parts.configuration, parts.library), tr("Profile"));
    add(new PromptsSettingsPage(parts.models.prompts(), parts.configuration), tr("Prompts"));
    add(new PrivacySettingsPage(parts.configuration, parts.gate), tr("Privacy"));
    add(new MemorySettingsPage(parts.configuration), tr("Memory"));
    add(new ConnectSettingsPage(parts.configuration, parts.library.library().path(), QCoreApplication::applicationDirPath()),
        tr("Connect"));
    add(new LaboratorySettingsPage(parts.laboratory), tr("Laboratory"));
    auto *appearance = new AppearanceSettingsPage(parts.settings, parts.theme, parts.isBusy);
    QObject::connect(
        appearance, &AppearanceSettingsPage::startAgainWanted, QCoreApplication::instance(),
        [&settings = parts.settings] { startAgain(settings); }, Qt::QueuedConnection); // once this is closed
    add(appearance, tr("Appearance"));
    add(new KeyboardSettingsPage(parts.shortcuts), tr("Keyboard"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *side = new QVBoxLayout;
    side->setSpacing(space(3));
    side->addWidget(new SettingsFinder(*names, *pages));
    side->addWidget(names, 1);
    auto *shown = new QVBoxLayout;
    shown->setSpacing(space(3));
    shown->addWidget(pages, 1);
    shown->addWidget(buttons);
    auto *all = new QHBoxLayout(dialog);
    all->setContentsMargins(space(4), space(4), space(6), space(4));
    all->setSpacing(space(6));
    all->addLayout(side, 1);
    all->addLayout(shown, 4);
    for (const auto &[keys, step] : { std::pair(QKeySequence::NextChild, 1), std::pair(QKeySequence::PreviousChild, -1) })
        QObject::connect(new QShortcut(keys, dialog), &QShortcut::activated, names,
            [names, step] { names->setCurrentRow((names->currentRow() + step + names->count()) % names->count()); });
    names->setCurrentRow(static_cast<int>(first));
    resizeInSight(*dialog, { space(242), space(170) });
    dialog->open();
}

} // namespace adduce
