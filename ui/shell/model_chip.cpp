#include "ui/shell/model_chip.h"

#include "ui/common/menu_text.h"
#include "ui/jobs/model_keeper.h"
#include "ui/shell/recents.h"
#include <QMenu>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kRecent = "models"_L1;

ModelChip::ModelChip(ModelKeeper &models, QSettings &settings)
    : MenuChip(u"quotes-only"_s, tr("Who writes the answers"))
    , m_models(models)
    , m_settings(settings)
{
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &ModelChip::fillMenu);
    connect(&models, &ModelKeeper::changed, this, &ModelChip::showWriter);
    showWriter();
}

void ModelChip::remember()
{
    if (const ModelChoice *writer = m_models.models().usedFor(ModelTask::Answer))
        rememberRecent(m_settings, kRecent, writer->id());
}

void ModelChip::showWriter()
{
    const ModelChoice *writer = m_models.models().usedFor(ModelTask::Answer);
    if (!writer) {
        setIconName(u"quotes-only"_s);
        setWords(tr("No model: quotes only"));
        return;
    }
    setIconName(writer->isRemote() ? u"network"_s : u"computer"_s);
    setWords(
        writer->isRemote() ? tr("%1 at %2").arg(writer->model, writer->where()) : tr("%1 on this computer").arg(writer->model));
}

void ModelChip::fillMenu()
{
    menu()->clear();
    const ModelSettings &models = m_models.models();
    addChoice(tr("No model: quotes only"), {}, u"quotes-only"_s, !models.usedFor(ModelTask::Answer));
    const QStringList used = recents(m_settings, kRecent);
    for (const QString &id : used)
        if (const ModelChoice *model = models.find(id); model && model->kind == ModelKind::Chat)
            addWriter(*model);
    menu()->addSeparator();
    for (const ModelChoice &model : models.models)
        if (model.kind == ModelKind::Chat && !used.contains(model.id()))
            addWriter(model);
    menu()->addSeparator();
    menu()->addAction(tr("Models..."), this, &ModelChip::settingsWanted);
}

void ModelChip::addWriter(const ModelChoice &model)
{
    addChoice(model.isRemote() ? tr("%1 at %2 (text leaves this computer)").arg(model.model, model.where())
                               : tr("%1 on this computer").arg(model.model),
        model.id(), model.isRemote() ? u"network"_s : u"computer"_s, &model == m_models.models().usedFor(ModelTask::Answer));
}

void ModelChip::addChoice(const QString &words, const QString &id, const QString &iconName, bool isChosen)
{
    QAction *action = menu()->addAction(adduce::icon(iconName), menuText(words), this,
        [this, id] { m_models.change([&](ModelSettings &settings) { settings.use(id, ModelTask::Answer); }); });
    action->setCheckable(true);
    action->setChecked(isChosen);
}

} // namespace adduce
