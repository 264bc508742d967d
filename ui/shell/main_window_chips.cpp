// The chips of the top bar: what the next question searches, and who answers it.
#include "ui/common/menu_text.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/jobs/model_keeper.h"
#include "ui/shell/main_window.h"
#include "ui/shell/recents.h"
#include <QDockWidget>
#include <QMenu>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kScopes = "scopes"_L1, kModels = "models"_L1;

template <class Value> void toggle(std::vector<Value> &values, const Value &value)
{
    if (std::erase(values, value) == 0)
        values.push_back(value);
}

} // namespace

void MainWindow::fillScopeMenu()
{
    QMenu &menu = *m_scopeChip->menu();
    menu.clear();
    const auto choose = [&](const QString &text, Scope scope, bool chosen) {
        QAction *action = menu.addAction(menuText(text));
        action->setCheckable(true);
        action->setChecked(chosen);
        connect(action, &QAction::triggered, this, [this, scope = std::move(scope)] { setScope(scope); });
    };
    choose(tr("All documents"), {}, m_scope.isEverything());
    try {
        for (const QString &text : recents(m_services.settings, kScopes)) {
            const NamedScope named = m_filing->named(scopeFrom(text));
            if (!named.scope.isEverything() && scopeText(named.scope) == text) // all of it is still there
                choose(named.names.join(u", "_s), named.scope, named.scope == m_scope);
        }
    } catch (const Error &error) {
        say(error);
    }
    menu.addSeparator();
    Scope selected;
    for (const DocumentRow &row : m_library->selected())
        selected.documents.push_back(row.id);
    if (!m_scope.documents.empty())
        choose(tr("The %n document(s) chosen before", nullptr, static_cast<int>(m_scope.documents.size())), m_scope, true);
    if (!selected.documents.empty() && selected != m_scope)
        choose(tr("The %n document(s) selected in the library", nullptr, static_cast<int>(selected.documents.size())), selected,
            false);
    else if (selected.documents.empty())
        menu.addAction(tr("Select documents in the library to search only these"))->setEnabled(false);
    try {
        const std::vector<Collection> collections = m_filing->collections();
        const std::vector<TagCount> tags = m_filing->tags();
        if (!collections.empty())
            menu.addSection(tr("What is in any of these"));
        for (const Collection &collection : collections) {
            Scope scope = m_scope;
            scope.documents.clear();
            toggle(scope.collections, collection.id);
            choose(tr("%1: %n document(s)", nullptr, collection.documents).arg(collection.path), scope,
                scope.collections.size() < m_scope.collections.size());
        }
        if (!tags.empty())
            menu.addSection(tr("And carries these tags"));
        for (const TagCount &tag : tags) {
            Scope scope = m_scope;
            scope.documents.clear();
            const bool chosen = scope.tags.removeAll(tag.tag) > 0;
            if (!chosen)
                scope.tags << tag.tag;
            choose(tr("%1: %n document(s)", nullptr, tag.documents).arg(tag.tag), scope, chosen);
        }
    } catch (const Error &error) {
        say(error);
    }
    menu.addSeparator();
    menu.addAction(tr("Choose..."), this, [this] { // in the library: what is selected there is offered here
        m_libraryDock->show();
        m_library->find();
    });
}

void MainWindow::rememberRecents()
{
    if (const QString scope = scopeText(m_scope); !scope.isEmpty())
        rememberRecent(m_services.settings, kScopes, scope);
    if (const ModelChoice *writer = m_models->models().usedFor(ModelTask::Answer))
        rememberRecent(m_services.settings, kModels, writer->id());
}

void MainWindow::fillModelMenu()
{
    QMenu *menu = m_modelChip->menu();
    menu->clear();
    const ModelSettings &models = m_models->models();
    const ModelChoice *writer = models.usedFor(ModelTask::Answer);
    const auto add = [&](const QString &words, const QString &id, const QString &iconName, bool isChosen) {
        QAction *action = menu->addAction(icon(iconName), menuText(words), this,
            [this, id] { m_models->change([&](ModelSettings &settings) { settings.use(id, ModelTask::Answer); }); });
        action->setCheckable(true);
        action->setChecked(isChosen);
    };
    const auto addModel = [&](const ModelChoice &model) {
        add(model.leaves() ? tr("%1 at %2 (text leaves this computer)").arg(model.model, model.where())
                           : tr("%1 on this computer").arg(model.model),
            model.id(), model.leaves() ? u"network"_s : u"computer"_s, &model == writer);
    };
    add(tr("No model: quotes only"), {}, u"quotes-only"_s, !writer);
    const QStringList used = recents(m_services.settings, kModels);
    for (const QString &id : used)
        if (const ModelChoice *model = models.find(id); model && model->kind == ModelKind::Chat)
            addModel(*model);
    menu->addSeparator();
    for (const ModelChoice &model : models.models)
        if (model.kind == ModelKind::Chat && !used.contains(model.id()))
            addModel(model);
    menu->addSeparator();
    menu->addAction(tr("Models..."), this, [this] { openSettings(SettingsPage::Models); });
}

void MainWindow::showModel()
{
    const ModelChoice *writer = m_models->models().usedFor(ModelTask::Answer);
    if (!writer) {
        m_modelChip->setIconName(u"quotes-only"_s);
        m_modelChip->setWords(tr("No model: quotes only"));
        return;
    }
    m_modelChip->setIconName(writer->leaves() ? u"network"_s : u"computer"_s);
    m_modelChip->setWords(
        writer->leaves() ? tr("%1 at %2").arg(writer->model, writer->where()) : tr("%1 on this computer").arg(writer->model));
}

void MainWindow::setScope(Scope scope)
{
    const int all = m_library->model().rowCount();
    const int ready = m_library->model().countReady();
    NamedScope named { scope, {}, 0 };
    try {
        named = m_filing->named(std::move(scope));
    } catch (const Error &error) {
        say(error);
    }
    m_scope = named.scope;
    m_ask->setScope(m_scope, named.names.join(u", "_s));
    m_evidence->setScope(m_scope);
    m_evaluation->setScope(m_scope, named.names.join(u", "_s));
    QStringList collections;
    for (const CollectionId id : m_scope.collections)
        collections << QString::number(id.value);
    m_services.settings.setValue(u"window/scope_collections"_s, collections);
    m_services.settings.setValue(u"window/scope_tags"_s, m_scope.tags);
    m_scopeChip->setEnabled(all > 0);
    if (all == 0)
        m_scopeChip->setWords(tr("No papers yet"));
    else if (!named.names.isEmpty())
        m_scopeChip->setWords(tr("%1: %n paper(s)", nullptr, static_cast<int>(named.documents)).arg(named.names.join(u", "_s)));
    else if (!m_scope.documents.empty())
        m_scopeChip->setWords(tr("%n chosen paper(s)", nullptr, static_cast<int>(m_scope.documents.size())));
    else if (ready < all)
        m_scopeChip->setWords(tr("All documents: %1 of %2 ready").arg(ready).arg(all));
    else
        m_scopeChip->setWords(tr("All %n paper(s)", nullptr, all));
}

/// Single papers were chosen for the questions of a day; collections and tags are remembered.
void MainWindow::restoreScope()
{
    for (const QString &id : m_services.settings.value(u"window/scope_collections"_s).toStringList())
        m_scope.collections.push_back({ id.toLongLong() });
    m_scope.tags = m_services.settings.value(u"window/scope_tags"_s).toStringList();
}

} // namespace adduce
