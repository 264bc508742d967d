#include "ui/settings/model_details.h"

#include "core/network/http.h"
#include "ui/common/widgets.h"
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QInputDialog>
#include <QLocale>
#include <QSpinBox>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTokens = 2'000'000;

QDoubleSpinBox *priceBox(const QString &name)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(0, 1000);
    box->setDecimals(3);
    box->setSpecialValueText(ModelDetails::tr("not set"));
    box->setAccessibleName(name);
    return box;
}

QString keyWords(KeyPlace place, bool isRemote)
{
    switch (place) {
    case KeyPlace::Environment:
        return ModelDetails::tr("From the environment of this program.");
    case KeyPlace::Keyring:
        return ModelDetails::tr("Kept in the system's keyring, not in a file.");
    case KeyPlace::ThisRun:
        return ModelDetails::tr("For this run only: the system offers no keyring. It is asked for again next time.");
    case KeyPlace::None:
        break;
    }
    return isRemote ? ModelDetails::tr("None is set.") : ModelDetails::tr("A server on this computer usually wants none.");
}

} // namespace

ModelDetails::ModelDetails(ModelKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_name(new PlainLabel({}, Type::Strong))
    , m_server(new PlainLabel)
    , m_plain(hint(tr("Not encrypted: whoever is on the network can read what is sent.")))
    , m_context(new QSpinBox)
    , m_contextAbout(new PlainLabel({}, Type::Caption))
    , m_temperature(new QDoubleSpinBox)
    , m_promptPrice(priceBox(tr("Price of a million tokens read")))
    , m_answerPrice(priceBox(tr("Price of a million tokens written")))
    , m_priced(hint({}))
    , m_uses { new QCheckBox(tr("Writing answers")), new QCheckBox(tr("Ranking passages")),
        new QCheckBox(tr("Judging passages and evaluated answers")), new QCheckBox(tr("Checking what another model wrote")) }
    , m_setKey(button(tr("Set key...")))
    , m_keyAbout(hint({}))
    , m_test(button(tr("Test"), u"media-playback-start"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_tested(new PlainLabel({}, Type::Caption))
    , m_results(new QGridLayout)
    , m_error(new PlainLabel({}, Type::Caption))
{
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(space(6));
    columns->addWidget(makeForm(), 1);
    columns->addWidget(makeTest(), 1);
    connect(&keeper, &ModelKeeper::changed, this, &ModelDetails::fill);
    fill();
}

QWidget *ModelDetails::makeForm()
{
    m_context->setRange(kFewestContextTokens, kMostTokens);
    m_context->setSingleStep(kFewestContextTokens);
    m_context->setGroupSeparatorShown(true);
    m_context->setAccessibleName(tr("Context in tokens"));
    m_contextAbout->setSecondary(true);
    m_temperature->setRange(0, 2);
    m_temperature->setSingleStep(0.1);
    m_temperature->setAccessibleName(tr("Temperature"));
    m_server->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *context = new QHBoxLayout;
    context->setSpacing(space(2));
    context->addWidget(m_context);
    context->addWidget(m_contextAbout, 1);
    auto *uses = new QVBoxLayout;
    uses->setSpacing(space(1));
    for (QCheckBox *use : m_uses)
        uses->addWidget(use);
    auto *prices = new QHBoxLayout;
    prices->setSpacing(space(2));
    prices->addWidget(m_promptPrice);
    prices->addWidget(m_answerPrice);
    auto *price = new QVBoxLayout;
    price->setSpacing(space(1));
    price->addLayout(prices);
    price->addWidget(hint(tr("For a million tokens read, and written; each answer then says what it cost.")));
    price->addWidget(m_priced);
    auto *key = new QVBoxLayout;
    key->setSpacing(space(1));
    key->addWidget(m_setKey, 0, Qt::AlignLeft);
    key->addWidget(m_keyAbout);
    auto *server = new QVBoxLayout;
    server->setSpacing(space(1));
    server->addWidget(m_server);
    server->addWidget(m_plain);

    auto *side = new QWidget;
    auto *form = new QFormLayout(side);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(2));
    form->addRow(m_name);
    form->addRow(line());
    form->addRow(new PlainLabel(tr("Server")), server);
    form->addRow(new PlainLabel(tr("Context")), context);
    form->addRow(new PlainLabel(tr("Temperature")), m_temperature);
    form->addRow(new PlainLabel(tr("Use for")), uses);
    form->addRow(new PlainLabel(tr("Price")), price);
    form->addRow(new PlainLabel(tr("Key")), key);

    connect(m_context, &QSpinBox::valueChanged, this, &ModelDetails::store);
    for (QDoubleSpinBox *box : { m_temperature, m_promptPrice, m_answerPrice })
        connect(box, &QDoubleSpinBox::valueChanged, this, &ModelDetails::store);
    for (QCheckBox *use : m_uses)
        connect(use, &QCheckBox::toggled, this, &ModelDetails::store);
    m_setKey->setAutoDefault(false);
    connect(m_setKey, &QPushButton::clicked, this, &ModelDetails::askForKey);
    return side;
}

QWidget *ModelDetails::makeTest()
{
    m_tested->setSecondary(true);
    m_error->setWrapping();
    m_error->setObjectName(u"trouble"_s);
    m_test->setAutoDefault(false);
    m_stop->setAutoDefault(false);
    m_results->setHorizontalSpacing(space(3));
    m_results->setVerticalSpacing(space(2));
    auto *head = new QHBoxLayout;
    head->addWidget(new PlainLabel(tr("Test"), Type::Strong), 1);
    head->addWidget(m_tested);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_test);
    buttons->addWidget(m_stop);
    buttons->addStretch(1);
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addLayout(head);
    column->addWidget(line());
    column->addLayout(m_results);
    column->addWidget(m_error);
    column->addLayout(buttons);
    column->addWidget(hint(tr("Asks for a few short answers about texts of our own; nothing of your library is sent.")));
    column->addStretch(1);
    connect(m_test, &QPushButton::clicked, this, [this] { m_keeper.test(m_id); });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_keeper.stop(); });
    return side;
}

void ModelDetails::setModel(const QString &id)
{
    m_id = id;
    fill();
}

void ModelDetails::fill()
{
    const ModelChoice *model = m_keeper.models().find(m_id);
    setVisible(model != nullptr);
    if (!model)
        return;
    m_filling = true;
    m_name->setText(model->model);
    m_server->setText(model->base.toString());
    m_plain->setVisible(!isSafe(model->base));
    m_context->setValue(model->contextTokens);
    m_contextAbout->setText(
        model->modelContext > 0 ? tr("tokens, of %1").arg(QLocale().toString(model->modelContext)) : tr("tokens"));
    m_temperature->setValue(model->temperature);
    m_promptPrice->setValue(model->prices.prompt);
    m_answerPrice->setValue(model->prices.answer);
    m_priced->setText(model->prices.since.isValid() && !model->prices.isFree()
            ? tr("Entered on %1.").arg(QLocale().toString(model->prices.since, QLocale::ShortFormat))
            : QString());
    m_priced->setVisible(!m_priced->text().isEmpty());
    for (std::size_t i = 0; i < m_uses.size(); ++i) {
        m_uses[i]->setChecked(m_keeper.models().usedFor(kModelTasks[i]) == model);
        m_uses[i]->setEnabled(canDo(model->kind, kModelTasks[i]));
    }
    m_keyAbout->setText(keyWords(m_keeper.keys().placeOf(model->base), model->isRemote()));
    for (QWidget *one : std::initializer_list<QWidget *> { m_context, m_temperature, m_promptPrice, m_answerPrice })
        one->setEnabled(model->kind == ModelKind::Chat); // the others are asked without them
    fillTest(*model);
    m_filling = false;
}

void ModelDetails::fillTest(const ModelChoice &model)
{
    const bool isTested = m_keeper.tested() == m_id;
    m_test->setText(model.report.isTested() ? tr("Test again") : tr("Test"));
    m_test->setEnabled(!m_keeper.isRunning());
    m_stop->setVisible(isTested);
    const ModelReport &report = model.report;
    m_tested->setText(isTested  ? tr("Testing…")
            : report.isTested() ? QLocale().toString(report.at.toLocalTime(), QLocale::ShortFormat)
                                : tr("Not tested"));
    while (QLayoutItem *item = m_results->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    const auto add = [&](bool isFine, const QString &what, const QString &result) {
        m_results->addWidget(
            new IconLabel(isFine ? u"check"_s : u"dialog-warning"_s, isFine ? Tone::Accent : Tone::Attention), row, 0);
        m_results->addWidget(new PlainLabel(what), row, 1);
        m_results->addWidget(new PlainLabel(result), row++, 2);
    };
    const QLocale locale;
    const auto share = [&](int kept, int asked) { return tr("%1 of %2").arg(kept).arg(asked); };
    if (report.answers) {
        add(true, model.kind != ModelKind::Chat ? tr("Answers in") : tr("First word"),
            tr("%1 s").arg(locale.toString(report.firstMs / 1000, 'f', 1)));
        if (model.kind == ModelKind::Chat)
            add(report.streams, tr("Writes while it thinks (streaming)"),
                report.streams ? tr("%1 tokens/s").arg(locale.toString(report.tokensPerSecond, 'f', 0)) : tr("no"));
    }
    if (report.formAsked > 0)
        add(report.formKept == report.formAsked,
            model.kind == ModelKind::Reranker       ? tr("Puts the answer first")
                : model.kind == ModelKind::Embedder ? tr("Puts like beside like")
                                                    : tr("Keeps to a given form (JSON)"),
            share(report.formKept, report.formAsked));
    if (report.silencesAsked > 0)
        add(report.silences == report.silencesAsked, tr("Says so when nothing fits"),
            share(report.silences, report.silencesAsked));
    m_results->setColumnStretch(1, 1);
    m_error->setText(report.error);
    m_error->setVisible(!report.error.isEmpty());
}

void ModelDetails::store()
{
    const ModelChoice *model = m_keeper.models().find(m_id);
    if (m_filling || !model)
        return;
    ModelChoice changed = *model;
    changed.contextTokens = m_context->value();
    changed.temperature = m_temperature->value();
    if (changed.prices.prompt != m_promptPrice->value() || changed.prices.answer != m_answerPrice->value())
        changed.prices = { m_promptPrice->value(), m_answerPrice->value(), QDate::currentDate() };
    m_keeper.change([&](ModelSettings &models) {
        models.add(changed);
        for (std::size_t at = 0; at < m_uses.size(); ++at) {
            const ModelTask task = kModelTasks[at];
            const auto used = models.used.find(task);
            if (m_uses[at]->isChecked())
                models.use(m_id, task);
            else if (used != models.used.end() && used->second == m_id)
                models.used.erase(used);
        }
    });
}

void ModelDetails::askForKey()
{
    const ModelChoice *model = m_keeper.models().find(m_id);
    if (!model)
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Set key"));
    dialog->setLabelText(tr("Key for %1 (empty forgets it)").arg(hostOf(model->base)));
    dialog->setTextEchoMode(QLineEdit::Password);
    connect(dialog, &QInputDialog::textValueSelected, this,
        [this, base = model->base](const QString &key) { m_keeper.keys().set(base, key.toUtf8()); });
    dialog->open();
}

} // namespace adduce
