#include "ui/settings/appearance_settings_page.h"

#include "ui/common/translation.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

AppearanceSettingsPage::AppearanceSettingsPage(QSettings &settings, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_choice(new QComboBox)
    , m_size(new QComboBox)
    , m_language(new QComboBox)
{
    m_choice->addItem(tr("As the system"), static_cast<int>(ThemeChoice::System));
    m_choice->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    m_choice->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    for (int percent = Appearance::kSmallest; percent <= Appearance::kLargest; percent += 25)
        m_size->addItem(QLocale().toString(percent) + u" %"_s, percent);
    m_language->addItem(tr("As the system"), QString());
    for (const QString &language : languages())
        m_language->addItem(ownName(language), language);

    auto *form = new QFormLayout(this);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    const auto add = [&](const QString &name, QComboBox *box) {
        box->setAccessibleName(name);
        box->setMinimumWidth(space(40));
        auto *label = new PlainLabel(name);
        label->setBuddy(box);
        form->addRow(label, box);
    };
    add(tr("Theme"), m_choice);
    add(tr("Size of all that is shown"), m_size);
    add(tr("Language"), m_language);
    auto *again = button(tr("Start again now"), u"view-refresh"_s);
    connect(again, &QPushButton::clicked, this, [] { startAgain(); });
    form->addRow(hint(tr("Size and language hold from the next start. Your question and your place are kept.")));
    auto *left = new QHBoxLayout;
    left->addWidget(again);
    left->addStretch(1);
    form->addRow(left);

    fill(loadAppearance(settings));
    for (QComboBox *box : { m_choice, m_size, m_language })
        connect(box, &QComboBox::activated, this, &AppearanceSettingsPage::store);
}

void AppearanceSettingsPage::fill(const Appearance &appearance)
{
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(appearance.theme)));
    m_size->setCurrentIndex(std::max(0, m_size->findData(appearance.percent)));
    m_language->setCurrentIndex(m_language->findData(appearance.language));
}

void AppearanceSettingsPage::store()
{
    const Appearance chosen { static_cast<ThemeChoice>(m_choice->currentData().toInt()), m_size->currentData().toInt(),
        m_language->currentData().toString() };
    saveAppearance(m_settings, chosen);
    m_theme.apply(chosen.theme);
}

void AppearanceSettingsPage::reset()
{
    fill({});
    store();
}

} // namespace adduce
