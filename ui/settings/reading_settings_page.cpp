#include "ui/settings/reading_settings_page.h"

#include "core/base/language_names.h"
#include "ui/common/widgets.h"
#include "ui/settings/configuration_change.h"
#include <QComboBox>
#include <QFormLayout>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCode = Qt::UserRole;
constexpr int kLanguagesShown = 4;

} // namespace

ReadingSettingsPage::ReadingSettingsPage(const ConfigurationFile &configuration, const QStringList &installed, QWidget *parent)
    : QWidget(parent)
    , m_configuration(configuration)
    , m_installed(installed)
    , m_ocr(new QComboBox)
    , m_languages(new QListWidget)
    , m_chunks(new QComboBox)
    , m_seconds(new QSpinBox)
    , m_megabytes(new QSpinBox)
{
    m_ocr->addItem(tr("Leave them as they are"), static_cast<int>(OcrMode::Off));
    m_ocr->addItem(tr("Ask me which to recognise"), static_cast<int>(OcrMode::Ask));
    m_ocr->addItem(tr("Recognise their text at once"), static_cast<int>(OcrMode::Automatic));
    m_languages->setFixedHeight(kLanguagesShown * controlHeight());
    for (const Profile &profile : builtInProfiles())
        m_chunks->addItem(profile.name);
    m_seconds->setRange(kFewestSeconds, kMostSeconds);
    m_seconds->setSuffix(tr(" s"));
    m_megabytes->setRange(kFewestMegabytes, kMostMegabytes);
    m_megabytes->setSingleStep(256);
    m_megabytes->setSuffix(tr(" MB"));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *form = new QFormLayout;
    column->addLayout(form);
    column->addStretch(1);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    const auto add = [&](const QString &name, QWidget *input, const QString &note) {
        input->setAccessibleName(name);
        auto *cell = new QVBoxLayout;
        cell->setSpacing(space(1));
        cell->addWidget(input);
        if (!note.isEmpty())
            cell->addWidget(hint(note));
        form->addRow(new PlainLabel(name), cell);
    };
    add(tr("Pages that are scans"), m_ocr, tr("Also pages whose characters mean nothing. Recognising takes seconds a page."));
    add(tr("Languages to recognise"), m_languages,
        installed.isEmpty()
            ? tr("No language is installed. To install English: sudo apt install tesseract-ocr-eng")
            : tr("Those of your papers; each more makes it slower. Another language, German for example: sudo apt "
                 "install tesseract-ocr-deu"));
    add(tr("Cut papers into passages as"), m_chunks, tr("For papers that are read from now on. “adduce” is what answers best."));
    add(tr("Give up on a document after"), m_seconds, {});
    add(tr("Memory for one document"), m_megabytes, tr("A document that needs more is listed as failed, with the reason."));
    fill(configuration.current());

    connect(m_ocr, &QComboBox::currentIndexChanged, this, &ReadingSettingsPage::store);
    connect(m_chunks, &QComboBox::currentIndexChanged, this, &ReadingSettingsPage::store);
    connect(m_languages, &QListWidget::itemChanged, this, &ReadingSettingsPage::store);
    connect(m_seconds, &QSpinBox::valueChanged, this, &ReadingSettingsPage::store);
    connect(m_megabytes, &QSpinBox::valueChanged, this, &ReadingSettingsPage::store);
}

/// The chosen languages first, in their order: the likeliest is tried first.
void ReadingSettingsPage::fill(const Configuration &configuration)
{
    const ReadingSettings &reading = configuration.reading;
    const QScopedValueRollback filling(m_filling, true);
    m_ocr->setCurrentIndex(m_ocr->findData(static_cast<int>(reading.ocr.mode)));
    const auto known = std::ranges::find_if(builtInProfiles(),
        [&](const Profile &profile) { return profile.parameters.chunks == configuration.profile.parameters.chunks; });
    m_chunks->setCurrentIndex(known == builtInProfiles().end() ? -1 : m_chunks->findText(known->name)); // none: of one's own
    m_seconds->setValue(reading.seconds);
    m_megabytes->setValue(reading.megabytes);
    QStringList codes;
    for (const QString &code : reading.ocr.languages + m_installed)
        if (!codes.contains(code) && m_installed.contains(code))
            codes << code;
    m_languages->clear();
    for (const QString &code : codes) {
        auto *item = new QListWidgetItem(languageName(code), m_languages);
        item->setData(kCode, code);
        item->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(reading.ocr.languages.contains(code) ? Qt::Checked : Qt::Unchecked);
    }
    m_languages->setEnabled(!codes.isEmpty());
}

void ReadingSettingsPage::choose(Configuration &configuration) const
{
    ReadingSettings &reading = configuration.reading;
    reading.ocr.mode = static_cast<OcrMode>(m_ocr->currentData().toInt());
    QStringList languages;
    for (int i = 0; i < m_languages->count(); ++i)
        if (m_languages->item(i)->checkState() == Qt::Checked)
            languages << m_languages->item(i)->data(kCode).toString();
    if (!languages.isEmpty()) // so that recognising still has a language
        reading.ocr.languages = languages;
    if (const Profile *profile = builtInProfile(m_chunks->currentText()))
        configuration.profile.parameters.chunks = profile->parameters.chunks;
    reading.seconds = m_seconds->value();
    reading.megabytes = m_megabytes->value();
}

void ReadingSettingsPage::store()
{
    if (!m_filling)
        changeConfiguration(m_configuration, this, [this](Configuration &configuration) { choose(configuration); });
}

void ReadingSettingsPage::reset()
{
    fill(changeConfiguration(m_configuration, this, [](Configuration &configuration) {
        configuration.reading = {};
        configuration.profile.parameters.chunks = {};
    }));
}

} // namespace adduce
