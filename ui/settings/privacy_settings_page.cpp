#include "ui/settings/privacy_settings_page.h"

#include "core/base/run.h"
#include "core/base/tr.h"
#include "ui/common/widgets.h"
#include "ui/settings/configuration_change.h"
#include "ui/settings/web_settings_box.h"
#include <QCheckBox>
#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kShown = 200;

QString wordsFor(EgressPurpose purpose)
{
    switch (purpose) {
    case EgressPurpose::Answer:
        return tr("Answer a question");
    case EgressPurpose::Rank:
        return tr("Rank passages");
    case EgressPurpose::Judge:
        return tr("Judge an answer");
    case EgressPurpose::Embed:
        return tr("Compare meanings");
    case EgressPurpose::Test:
        return tr("Test a server");
    case EgressPurpose::LookUp:
        return tr("Look a DOI up");
    case EgressPurpose::Download:
        return tr("Download a model");
    case EgressPurpose::Weather:
        return tr("Look the weather up");
    case EgressPurpose::References:
        return tr("Ask Zotero");
    case EgressPurpose::Web:
        return tr("Search the web");
    case EgressPurpose::Laboratory:
        return tr("Share with the laboratory");
    }
    return {};
}

/// A status as a number, an error by what happened.
QString outcomeWords(const EgressRecord &record)
{
    bool isStatus = false;
    const int status = record.outcome.toInt(&isStatus);
    if (isStatus)
        return status < 300 ? tr("Answered") : PrivacySettingsPage::tr("Refused (HTTP %1)").arg(status);
    switch (const ErrorKind kind = errorKindFromString(record.outcome)) {
    case ErrorKind::LocalOnly:
    case ErrorKind::DocumentLocalOnly:
    case ErrorKind::Unencrypted:
    case ErrorKind::Untrusted:
        return tr("Not sent");
    default:
        return words(kind, record.host).what;
    }
}

} // namespace

PrivacySettingsPage::PrivacySettingsPage(const ConfigurationFile &configuration, EgressGate &gate, QWidget *parent)
    : QWidget(parent)
    , m_configuration(configuration)
    , m_gate(gate)
    , m_localOnly(new QCheckBox(tr("Local only: contact no other computer")))
    , m_crossref(new QCheckBox(tr("Look papers up at Crossref when I ask for it")))
    , m_log(new QCheckBox(tr("Keep a log of questions beside the library")))
    , m_web(new WebSettingsBox(configuration))
    , m_requests(new QTreeWidget)
    , m_none(hint(tr("Nothing was sent or fetched yet.")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(m_localOnly);
    column->addWidget(hint(tr("Models on this computer still answer. Everything else is refused before it is sent, whatever is "
                              "allowed below or chosen elsewhere.")));
    column->addSpacing(space(2));
    column->addWidget(m_crossref);
    column->addWidget(hint(tr("Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the "
                              "library and asked for once.")));
    column->addSpacing(space(2));
    column->addWidget(m_web);
    column->addSpacing(space(2));
    column->addWidget(m_log);
    column->addWidget(
        hint(tr("A line for each: how it was answered, what it took and what it cost. It stays on this computer, and holds no "
                "sentence of papers that never leave it.")));
    column->addSpacing(space(4));

    auto *head = new QHBoxLayout;
    auto *forget = button(tr("Forget these"));
    forget->setAutoDefault(false);
    head->addWidget(new PlainLabel(tr("What was sent"), Type::Strong));
    head->addStretch(1);
    head->addWidget(forget);
    column->addLayout(head);
    column->addWidget(m_none);
    column->addWidget(m_requests, 1);
    column->addStretch(); // while the list is hidden
    m_requests->setHeaderLabels({ tr("When"), tr("Where to"), tr("What for"), tr("Sent"), tr("Passages of"), tr("Outcome") });
    m_requests->setRootIsDecorated(false);
    m_requests->setUniformRowHeights(true);
    m_requests->setAccessibleName(tr("What was sent"));
    m_requests->setMinimumHeight(space(50));
    m_requests->header()->setStretchLastSection(true);

    const OnlineSettings online = configuration.current().online;
    m_localOnly->setChecked(online.isLocalOnly);
    m_crossref->setChecked(online.usesCrossref);
    m_crossref->setEnabled(!online.isLocalOnly);
    m_log->setChecked(configuration.current().logsQuestions);
    m_web->setLocalOnly(online.isLocalOnly);
    connect(m_localOnly, &QCheckBox::toggled, this, &PrivacySettingsPage::store);
    connect(m_crossref, &QCheckBox::toggled, this, &PrivacySettingsPage::store);
    connect(m_log, &QCheckBox::toggled, this, &PrivacySettingsPage::store);
    connect(forget, &QPushButton::clicked, this, [this] {
        m_gate.forget();
        fill({});
    });
    fill({});
    list();
}

PrivacySettingsPage::~PrivacySettingsPage()
{
    m_reading.wait();
}

void PrivacySettingsPage::store()
{
    const bool isLocalOnly = m_localOnly->isChecked();
    changeConfiguration(m_configuration, this, [&](Configuration &now) {
        now.online.isLocalOnly = isLocalOnly;
        now.online.usesCrossref = m_crossref->isChecked();
        now.logsQuestions = m_log->isChecked();
    });
    EgressGate::Rules rules = m_gate.rules();
    rules.isLocalOnly = isLocalOnly;
    m_gate.setRules(rules);
    m_crossref->setEnabled(!isLocalOnly);
    m_web->setLocalOnly(isLocalOnly);
}

void PrivacySettingsPage::list()
{
    const auto work = [this](auto post) { post([this, records = m_gate.records(kShown)] { fill(records); }); };
    m_reading = startTask(this, work, [this] { emit listed(); });
}

void PrivacySettingsPage::fill(const std::vector<EgressRecord> &records)
{
    const QLocale locale;
    m_requests->clear();
    for (const EgressRecord &record : records) {
        const QString documents = record.documents.size() < 3
            ? record.documents.join(u", "_s)
            : tr("%Ln paper(s)", nullptr, static_cast<int>(record.documents.size()));
        auto *row = new QTreeWidgetItem(m_requests,
            { locale.toString(record.at.toLocalTime(), QLocale::ShortFormat), record.host, wordsFor(record.purpose),
                locale.formattedDataSize(record.sent), documents, outcomeWords(record) });
        row->setToolTip(4, plainTip(record.documents.join(u'\n')));
        if (record.isRemote)
            row->setIcon(1, icon(u"network"_s, Tone::Attention));
        row->setToolTip(1, record.isRemote ? tr("Another computer") : tr("This computer"));
    }
    for (int column = 0; column < m_requests->columnCount() - 1; ++column)
        m_requests->resizeColumnToContents(column);
    m_requests->setVisible(!records.empty());
    m_none->setVisible(records.empty());
}

void PrivacySettingsPage::reset()
{
    m_localOnly->setChecked(OnlineSettings {}.isLocalOnly);
    m_crossref->setChecked(OnlineSettings {}.usesCrossref);
    m_log->setChecked(Configuration {}.logsQuestions);
    m_web->reset();
}

} // namespace adduce
