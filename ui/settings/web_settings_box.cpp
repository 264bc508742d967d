#include "ui/settings/web_settings_box.h"

#include "core/configuration/configuration_file.h"
#include "core/web/searxng.h"
#include "ui/common/widgets.h"
#include "ui/settings/configuration_change.h"
#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <array>

namespace adduce {

WebSettingsBox::WebSettingsBox(const ConfigurationFile &configuration, QWidget *parent)
    : QWidget(parent)
    , m_configuration(configuration)
    , m_allowed(new QCheckBox(tr("Let a question search the web when I say so")))
    , m_duckDuckGo(new QCheckBox(tr("DuckDuckGo")))
    , m_wikipedia(new QCheckBox(tr("Wikipedia")))
    , m_searxng(new QLineEdit)
    , m_email(new QLineEdit)
    , m_days(new QSpinBox)
    , m_services(new QWidget)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(m_allowed);
    column->addWidget(hint(tr("Sends the words of a question for which you press \"Web\", and fetches the pages that are named. "
                              "A question that holds words of a document that never leaves this computer is not sent.")));
    auto *form = new QFormLayout(m_services);
    form->setContentsMargins(space(6), 0, 0, 0);
    auto *engines = new QHBoxLayout;
    engines->addWidget(m_duckDuckGo);
    engines->addWidget(m_wikipedia);
    engines->addStretch(1);
    form->addRow(tr("Ask"), engines);
    m_searxng->setPlaceholderText(tr("https://searx.example.org, in place of DuckDuckGo"));
    form->addRow(tr("SearXNG of your own"), m_searxng);
    m_email->setPlaceholderText(tr("for services that ask whom to write to, such as Unpaywall"));
    form->addRow(tr("Your e-mail"), m_email);
    m_days->setRange(kFewestWebDays, kMostWebDays);
    m_days->setSuffix(tr(" days"));
    form->addRow(tr("Pages stay for"), m_days);
    column->addWidget(m_services);
    fill(configuration.current().online.web);
    for (QCheckBox *box : { m_allowed, m_duckDuckGo, m_wikipedia })
        connect(box, &QCheckBox::toggled, this, &WebSettingsBox::store);
    connect(m_searxng, &QLineEdit::editingFinished, this, &WebSettingsBox::storeSearxng);
    connect(m_email, &QLineEdit::editingFinished, this, &WebSettingsBox::store);
    connect(m_days, &QSpinBox::valueChanged, this, &WebSettingsBox::store);
}

void WebSettingsBox::setLocalOnly(bool localOnly)
{
    m_allowed->setEnabled(!localOnly);
    m_services->setEnabled(!localOnly && m_allowed->isChecked());
}

void WebSettingsBox::reset()
{
    fill({});
    store();
}

void WebSettingsBox::fill(const WebSettings &settings)
{
    const std::array blockers { QSignalBlocker(m_allowed), QSignalBlocker(m_duckDuckGo), QSignalBlocker(m_wikipedia),
        QSignalBlocker(m_searxng), QSignalBlocker(m_email), QSignalBlocker(m_days) };
    m_allowed->setChecked(settings.isAllowed);
    m_duckDuckGo->setChecked(settings.usesDuckDuckGo);
    m_wikipedia->setChecked(settings.usesWikipedia);
    m_searxng->setText(settings.searxng);
    m_email->setText(settings.email);
    m_days->setValue(settings.daysKept);
    m_services->setEnabled(m_allowed->isEnabled() && settings.isAllowed);
}

void WebSettingsBox::store()
{
    m_services->setEnabled(m_allowed->isEnabled() && m_allowed->isChecked());
    changeConfiguration(m_configuration, this, [&](Configuration &now) {
        WebSettings &web = now.online.web;
        web.isAllowed = m_allowed->isChecked();
        web.usesDuckDuckGo = m_duckDuckGo->isChecked();
        web.usesWikipedia = m_wikipedia->isChecked();
        web.email = m_email->text().trimmed();
        web.daysKept = m_days->value();
    });
}

void WebSettingsBox::storeSearxng()
{
    const QString typed = m_searxng->text().trimmed();
    if (typed == m_configuration.current().online.web.searxng)
        return;
    const Configuration now = changeConfiguration(
        m_configuration, this, [&](Configuration &configuration) { configuration.online.web.searxng = searxngAddress(typed); });
    m_searxng->setText(now.online.web.searxng);
}

} // namespace adduce
