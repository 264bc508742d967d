#include "ui/settings/settings_dialog.h"

#include "core/documents/ocr.h"
#include "ui/common/widgets.h"
#include "ui/settings/online_settings_page.h"
#include "ui/settings/reading_settings_page.h"
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct SettingsDialog
{
    Q_DECLARE_TR_FUNCTIONS(SettingsDialog)
};

} // namespace

void showSettings(QSettings &settings, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(SettingsDialog::tr("Settings"));
    dialog->setObjectName(u"settings"_s);
    auto *page = new ReadingSettingsPage(settings, installedOcrLanguages());
    auto *online = new OnlineSettingsPage(settings);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *defaults = button(SettingsDialog::tr("Defaults"));
    defaults->setAutoDefault(false);
    buttons->addButton(defaults, QDialogButtonBox::ResetRole);
    QObject::connect(defaults, &QPushButton::clicked, page, &ReadingSettingsPage::reset);
    QObject::connect(defaults, &QPushButton::clicked, online, &OnlineSettingsPage::reset);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *all = new QVBoxLayout(dialog);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(new PlainLabel(SettingsDialog::tr("Reading"), Type::Question));
    all->addWidget(page);
    all->addSpacing(space(2));
    all->addWidget(new PlainLabel(SettingsDialog::tr("Online"), Type::Question));
    all->addWidget(online);
    all->addStretch(1);
    all->addWidget(buttons);
    dialog->resize(space(160), space(120));
    dialog->open();
}

} // namespace adduce
