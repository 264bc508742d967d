#include "ui/settings/add_server_dialog.h"

#include "core/network/http.h"
#include "ui/common/widgets.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Servers that are known by name.
struct Preset
{
    const char *name;
    ChatApi api;
    const char *address;
    ModelKind kind = ModelKind::Chat;
};

constexpr std::array kPresets { Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Another server (OpenAI's protocol)"),
                                    ChatApi::OpenAi, "" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "OpenAI"), ChatApi::OpenAi, "https://api.openai.com/v1" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Anthropic"), ChatApi::Anthropic, "https://api.anthropic.com" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Google Gemini"), ChatApi::Gemini,
        "https://generativelanguage.googleapis.com" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Mistral"), ChatApi::OpenAi, "https://api.mistral.ai/v1" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "OpenRouter"), ChatApi::OpenAi, "https://openrouter.ai/api/v1" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Ollama"), ChatApi::Ollama, "http://127.0.0.1:11434" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "llama.cpp"), ChatApi::OpenAi, "http://127.0.0.1:8080/v1" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "LM Studio"), ChatApi::OpenAi, "http://127.0.0.1:1234/v1" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "vLLM"), ChatApi::OpenAi, "http://127.0.0.1:8000/v1" },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Reranker (llama.cpp, vLLM and others)"), ChatApi::OpenAi,
        "http://127.0.0.1:8080/v1", ModelKind::Reranker },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Cohere's rerankers"), ChatApi::OpenAi, "https://api.cohere.com/v2",
        ModelKind::Reranker },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Jina's rerankers"), ChatApi::OpenAi, "https://api.jina.ai/v1",
        ModelKind::Reranker },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Meanings of passages (llama.cpp, vLLM and others)"), ChatApi::OpenAi,
        "http://127.0.0.1:8080/v1", ModelKind::Embedder },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Meanings of passages, by Ollama"), ChatApi::Ollama,
        "http://127.0.0.1:11434", ModelKind::Embedder },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Meanings of passages, by OpenAI"), ChatApi::OpenAi,
        "https://api.openai.com/v1", ModelKind::Embedder },
    Preset { QT_TRANSLATE_NOOP("adduce::AddServerDialog", "Meanings of passages, by Google Gemini"), ChatApi::Gemini,
        "https://generativelanguage.googleapis.com", ModelKind::Embedder } };

} // namespace

AddServerDialog::AddServerDialog(ModelKeeper &keeper, ModelKind kind, QWidget *parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_kind(new QComboBox)
    , m_address(new QLineEdit)
    , m_key(new QLineEdit)
    , m_plain(new QCheckBox(tr("Send text to this computer without encryption: whoever is on the network can read it")))
    , m_said(new PlainLabel({}, Type::Caption))
    , m_models(new QListWidget)
    , m_model(new QLineEdit)
    , m_look(button(tr("Show its models"), u"view-refresh"_s))
    , m_add(primaryButton(tr("Add")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add a server"));
    for (const Preset &preset : kPresets)
        m_kind->addItem(tr(preset.name));
    m_key->setEchoMode(QLineEdit::Password);
    m_address->setPlaceholderText(u"https://models.example.org/v1"_s);
    m_model->setPlaceholderText(tr("or its name, when it is not listed"));
    m_models->setMinimumHeight(space(30));
    m_models->setUniformItemSizes(true);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    const auto add = [&](const QString &name, QWidget *input) {
        input->setAccessibleName(name);
        form->addRow(new PlainLabel(name), input);
    };
    add(tr("Kind"), m_kind);
    add(tr("Address"), m_address);
    m_key->setAccessibleName(tr("Key"));
    auto *key = new QVBoxLayout;
    key->setSpacing(space(1));
    key->addWidget(m_key);
    key->addWidget(hint(tr("Kept in the system's keyring, never in a file; without a keyring, until Adduce is closed. A server "
                           "on this computer usually wants none.")));
    form->addRow(new PlainLabel(tr("Key")), key);
    form->addRow(QString(), m_plain);
    form->addRow(QString(), m_look);
    add(tr("Models"), m_models);
    add(tr("Model"), m_model);
    m_said->setWrapping();
    m_said->setObjectName(u"trouble"_s);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_add, QDialogButtonBox::AcceptRole);
    m_look->setAutoDefault(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addLayout(form);
    all->addWidget(m_said);
    all->addStretch(1);
    all->addWidget(buttons);
    resize(space(140), sizeHint().height());

    connect(m_kind, &QComboBox::activated, this, &AddServerDialog::choosePreset);
    for (QLineEdit *one : { m_address, m_key, m_model })
        connect(one, &QLineEdit::textChanged, this, &AddServerDialog::check);
    connect(m_plain, &QCheckBox::toggled, this, &AddServerDialog::check);
    connect(m_look, &QPushButton::clicked, this, &AddServerDialog::look);
    connect(m_models, &QListWidget::itemSelectionChanged, this, [this] {
        if (const QListWidgetItem *item = m_models->currentItem())
            m_model->setText(item->data(Qt::UserRole).toString());
    });
    connect(m_models, &QListWidget::itemActivated, this, &AddServerDialog::accept);
    connect(&keeper, &ModelKeeper::listed, this, &AddServerDialog::fill);
    connect(&keeper, &ModelKeeper::failed, this, [this](const Error &error) { report(sentence(error)); });
    connect(&keeper, &ModelKeeper::changed, this, &AddServerDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &AddServerDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (kind != ModelKind::Chat) {
        const auto first = std::ranges::find(kPresets, kind, &Preset::kind);
        m_kind->setCurrentIndex(static_cast<int>(first - kPresets.begin()));
        choosePreset(m_kind->currentIndex());
    }
    check();
}

void AddServerDialog::choosePreset(int preset)
{
    m_address->setText(QString::fromLatin1(kPresets.at(static_cast<std::size_t>(preset)).address));
    fill({});
}

std::optional<ModelEndpoint> AddServerDialog::server() const
{
    const ChatApi api = kPresets.at(static_cast<std::size_t>(std::max(0, m_kind->currentIndex()))).api;
    try {
        const QUrl base = serverAddress(m_address->text(), api);
        const QByteArray typed = m_key->text().toUtf8().trimmed();
        return ModelEndpoint { api, base, m_model->text().trimmed(), typed.isEmpty() ? m_keeper.keys().keyFor(base) : typed,
            m_plain->isChecked() };
    } catch (const Error &) {
        return std::nullopt;
    }
}

void AddServerDialog::check()
{
    const auto typed = server();
    const bool isPlain = typed && !isSafe(typed->base);
    m_plain->setVisible(isPlain);
    const bool isUsable = typed && (!isPlain || m_plain->isChecked());
    m_look->setEnabled(isUsable && !m_keeper.isRunning());
    m_add->setEnabled(isUsable && !typed->model.isEmpty());
    m_models->setEnabled(!m_keeper.isRunning());
}

void AddServerDialog::look()
{
    if (const auto typed = server()) {
        report(tr("Asking %1").arg(typed->base.host()));
        m_keeper.list(*typed);
    }
}

void AddServerDialog::fill(const std::vector<ListedModel> &models)
{
    m_listed = models;
    m_models->clear();
    for (const ListedModel &model : models) {
        QString words = model.name;
        if (model.contextTokens > 0)
            words += u"  ·  "_s + tr("%1 tokens").arg(QLocale().toString(model.contextTokens));
        auto *item = new QListWidgetItem(words, m_models);
        item->setData(Qt::UserRole, model.name);
    }
    report(models.empty() ? QString() : tr("%Ln model(s)", nullptr, static_cast<int>(models.size())));
}

void AddServerDialog::report(const QString &words)
{
    m_said->setText(words);
}

void AddServerDialog::accept()
{
    const auto chosen = server();
    if (!chosen || !m_add->isEnabled())
        return;
    if (const Secret key = m_key->text().toUtf8().trimmed(); !key.isEmpty())
        m_keeper.keys().set(chosen->base, key);
    ModelChoice choice;
    choice.api = chosen->api;
    choice.base = chosen->base;
    choice.model = chosen->model;
    choice.allowsPlain = chosen->allowsPlain;
    choice.kind = kPresets.at(static_cast<std::size_t>(m_kind->currentIndex())).kind;
    for (const ListedModel &listed : m_listed)
        if (listed.name == choice.model && listed.contextTokens > 0) {
            choice.modelContext = listed.contextTokens;
            choice.contextTokens = std::min(choice.contextTokens, listed.contextTokens);
        }
    m_keeper.change([&](ModelSettings &models) { models.add(choice); });
    QDialog::accept();
}

} // namespace adduce
