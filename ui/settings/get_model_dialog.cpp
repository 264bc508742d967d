#include "ui/settings/get_model_dialog.h"

#include "ui/common/widgets.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

GetModelDialog::GetModelDialog(ModelKeeper &keeper, QWidget *parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_server(usualPorts().front().base)
    , m_name(new QComboBox)
    , m_about(new PlainLabel({}, Type::Caption))
    , m_writes(new QCheckBox(tr("It writes the answers from then on")))
    , m_bar(new QProgressBar)
    , m_state(new PlainLabel({}, Type::Caption))
    , m_download(primaryButton(tr("Download")))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Get a model"));
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->setAccessibleName(tr("Model"));
    for (const SuggestedModel &model : suggestedModels()) {
        const QString about =
            tr("%1 GB, licence %2").arg(QLocale().toString(model.gigabytes, 'f', 1), QString::fromLatin1(model.licence));
        m_name->addItem(QString::fromLatin1(model.name), about);
    }
    m_about->setSecondary(true);
    m_writes->setChecked(true);
    m_bar->setAccessibleName(tr("How much of the model is there"));
    m_bar->setRange(0, 1000);
    m_bar->setVisible(false);
    m_state->setWrapping();
    auto *about =
        hint(tr("Ollama runs models on this computer: what is asked stays here. It fetches them from its registry on the web; "
                "nothing of your library is sent. What has come is kept when it is stopped, and the next time goes on. "
                "Ollama itself is at ollama.com."));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(1));
    form->addRow(new PlainLabel(tr("Model")), m_name);
    form->addRow(new PlainLabel(QString()), m_about);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_stop, QDialogButtonBox::ActionRole);
    buttons->addButton(m_download, QDialogButtonBox::ActionRole);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(about);
    all->addLayout(form);
    all->addWidget(m_writes);
    all->addWidget(m_bar);
    all->addWidget(m_state);
    all->addStretch(1);
    all->addWidget(buttons);
    resize(space(130), sizeHint().height());

    connect(m_name, &QComboBox::editTextChanged, this, &GetModelDialog::refresh);
    connect(m_name, &QComboBox::currentIndexChanged, this, &GetModelDialog::refresh);
    connect(m_download, &QPushButton::clicked, this, &GetModelDialog::start);
    connect(m_stop, &QPushButton::clicked, &keeper, &ModelKeeper::stop);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&keeper, &ModelKeeper::pulled, this, &GetModelDialog::showProgress);
    connect(&keeper, &ModelKeeper::fetched, this, &GetModelDialog::finish);
    connect(&keeper, &ModelKeeper::changed, this, &GetModelDialog::refresh);
    connect(&keeper, &ModelKeeper::failed, this, [this](const Error &error) {
        if (std::exchange(m_isPulling, false))
            m_state->setText(error.kind() == ErrorKind::Stopped ? tr("Stopped. What has come is kept: Download goes on with it.")
                                                                : sentence(error));
    });
    refresh();
}

QString GetModelDialog::name() const
{
    return m_name->currentText().trimmed();
}

void GetModelDialog::refresh()
{
    const bool isFree = !m_keeper.isRunning();
    m_download->setEnabled(isFree && !name().isEmpty());
    m_name->setEnabled(isFree);
    m_stop->setEnabled(m_isPulling && !isFree);
    m_bar->setVisible(m_isPulling && !isFree);
    const int index = m_name->findText(name());
    m_about->setText(index < 0 ? QString() : m_name->itemData(index).toString());
}

void GetModelDialog::start()
{
    m_isPulling = true;
    m_bar->setValue(0);
    m_state->setText(tr("Asking Ollama for %1").arg(name()));
    m_keeper.pull({ ChatApi::Ollama, m_server, name() });
}

void GetModelDialog::showProgress(const PullProgress &progress)
{
    constexpr double kGiga = 1e9;
    constexpr int kSteps = 1000;
    if (progress.total > 0) {
        const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
        m_bar->setValue(static_cast<int>(share * kSteps));
        m_state->setText(tr("%1 of %2 GB")
                .arg(QLocale().toString(static_cast<double>(progress.done) / kGiga, 'f', 2),
                    QLocale().toString(static_cast<double>(progress.total) / kGiga, 'f', 2)));
    }
}

void GetModelDialog::finish(const QString &id)
{
    m_isPulling = false;
    if (m_writes->isChecked())
        m_keeper.change([&](ModelSettings &models) {
            if (const ModelChoice *model = models.find(id); model && canDo(model->kind, ModelTask::Answer))
                models.use(id, ModelTask::Answer);
        });
    const ModelChoice *writer = m_keeper.models().usedFor(ModelTask::Answer);
    const bool writes = writer && writer->id() == id;
    m_state->setText(writes ? tr("%1 is there and writes the answers.").arg(name()) : tr("%1 is there.").arg(name()));
    refresh();
}

void GetModelDialog::done(int result)
{
    if (m_isPulling)
        m_keeper.stop();
    QDialog::done(result);
}

} // namespace adduce
