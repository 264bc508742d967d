#include "ui/settings/appearance_settings_page.h"

#include "ui/common/translation.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

AppearanceSettingsPage::AppearanceSettingsPage(QSettings &settings, Theme &theme, std::function<bool()> isBusy, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_choice(new QComboBox)
    , m_size(new QComboBox)
    , m_language(new QComboBox)
    , m_asking(new QWidget)
    , m_isBusy(std::move(isBusy))
    , m_running(loadAppearance(settings))
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
    connect(again, &QPushButton::clicked, this, &AppearanceSettingsPage::startAgainWanted);
    form->addRow(hint(tr("For another size or language the window is made anew. Your question and your place are kept.")));
    auto *asking = new QVBoxLayout(m_asking);
    asking->setContentsMargins(0, 0, 0, 0);
    asking->setSpacing(space(2));
    asking->addWidget(hint(tr("Something is running that this would stop. Wait for its end, or do it now.")));
    asking->addWidget(again, 0, Qt::AlignLeft);
    form->addRow(m_asking);
    m_asking->hide();

    fill(m_running);
    for (QComboBox *box : { m_choice, m_size, m_language })
        connect(box, &QComboBox::activated, this, &AppearanceSettingsPage::store);
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettled);
    connect(&m_settling, &QTimer::timeout, this, &AppearanceSettingsPage::settle);
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
    m_settling.start();
}

/// Starts again for what was chosen; while something runs, once it has ended or the user says so.
void AppearanceSettingsPage::settle()
{
    const Appearance chosen = loadAppearance(m_settings);
    const bool isNew = chosen.percent != m_running.percent || chosen.language != m_running.language;
    const bool isBusy = isNew && m_isBusy();
    m_asking->setVisible(isBusy);
    if (isBusy)
        m_settling.start();
    else if (isNew)
        emit startAgainWanted();
}

/// Who leaves the page has chosen. While something runs, it holds from the next start.
void AppearanceSettingsPage::hideEvent(QHideEvent *event)
{
    if (m_settling.isActive())
        settle();
    m_settling.stop();
    QWidget::hideEvent(event);
}

void AppearanceSettingsPage::reset()
{
    fill({});
    store();
}

} // namespace adduce
