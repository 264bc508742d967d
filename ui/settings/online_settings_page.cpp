#include "ui/settings/online_settings_page.h"

#include "core/settings/online.h"
#include "ui/common/widgets.h"
#include <QCheckBox>
#include <QVBoxLayout>

namespace adduce {

OnlineSettingsPage::OnlineSettingsPage(QSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_crossref(new QCheckBox(tr("Look papers up at Crossref when I ask for it")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(m_crossref);
    column->addWidget(hint(tr("Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the "
                              "library and asked for once.")));
    m_crossref->setChecked(loadOnline(settings).crossref);
    connect(m_crossref, &QCheckBox::toggled, this, [this](bool on) { saveOnline(m_settings, { on }); });
}

void OnlineSettingsPage::reset()
{
    m_crossref->setChecked(OnlineSettings {}.crossref);
}

} // namespace adduce
