#include "ui/settings/settings_dialog.h"

#include "core/base/tr.h"
#include "core/documents/ocr.h"
#include "ui/common/widgets.h"
#include "ui/settings/appearance_settings_page.h"
#include "ui/settings/keyboard_settings_page.h"
#include "ui/settings/models_settings_page.h"
#include "ui/settings/privacy_settings_page.h"
#include "ui/settings/prompts_settings_page.h"
#include "ui/settings/reading_settings_page.h"
#include "ui/settings/retrieval_settings_page.h"
#include "ui/settings/search_settings_page.h"
#include "ui/settings/settings_finder.h"
#include <QDialog>
#include <QDialogButtonBox>
#include <QTabWidget>
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
    auto *pages = new QTabWidget;
    pages->setDocumentMode(true);
    const auto add = [&](auto *page, const QString &name) {
        auto *margin = new QWidget;
        auto *column = new QVBoxLayout(margin);
        column->setContentsMargins(0, space(4), 0, 0);
        column->addWidget(page, 1);
        pages->addTab(margin, name);
        QObject::connect(defaults, &QPushButton::clicked, page, [pages, margin, page] {
            if (pages->currentWidget() == margin)
                page->reset();
        });
    };
    add(new ModelsSettingsPage(parts.models), tr("Models"));
    add(new ReadingSettingsPage(parts.settings, installedOcrLanguages()), tr("Reading"));
    add(new SearchSettingsPage(parts.settings, parts.spaces, parts.models), tr("Search"));
    add(new RetrievalSettingsPage(parts.settings), tr("Retrieval"));
    add(new PromptsSettingsPage(parts.models.prompts()), tr("Prompts"));
    add(new PrivacySettingsPage(parts.settings), tr("Privacy"));
    add(new AppearanceSettingsPage(parts.settings, parts.theme), tr("Appearance"));
    add(new KeyboardSettingsPage(parts.shortcuts), tr("Keyboard"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *all = new QVBoxLayout(dialog);
    all->setContentsMargins(space(6), space(3), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(new SettingsFinder(*pages));
    all->addWidget(pages, 1);
    all->addWidget(buttons);
    pages->setCurrentIndex(static_cast<int>(first));
    dialog->resize(space(200), space(150));
    dialog->open();
}

} // namespace adduce
