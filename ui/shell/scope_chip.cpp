#include "ui/shell/scope_chip.h"

#include "ui/common/menu_text.h"
#include "ui/library/collection_tree.h"
#include "ui/library/document_list.h"
#include "ui/library/filter_bar.h"
#include "ui/library/library_filing.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_panel.h"
#include "ui/shell/recents.h"
#include <QMenu>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kRecentScopes = "scopes"_L1;
constexpr auto kCollections = "window/scope_collections"_L1, kTags = "window/scope_tags"_L1;

template <class Value> void addOrTake(std::vector<Value> &values, const Value &value)
{
    if (std::erase(values, value) == 0)
        values.push_back(value);
}

} // namespace

ScopeChip::ScopeChip(const LibraryPanel &library, const LibraryFiling &filing, const Services &services)
    : MenuChip(u"scope"_s, tr("What is searched"))
    , m_library(library)
    , m_filing(filing)
    , m_settings(services.settings)
    , m_counting(services.libraryThread)
{
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &ScopeChip::fillMenu);
    for (const QString &id : m_settings.value(kCollections).toStringList())
        m_scope.collections.push_back({ id.toLongLong() });
    m_scope.tags = m_settings.value(kTags).toStringList();
}

void ScopeChip::setScope(Scope scope)
{
    const NamedScope named = m_filing.named(std::move(scope));
    m_scope = named.scope;
    emit scopeChanged(m_scope, named.names.join(u", "_s));
    QStringList collections;
    for (const CollectionId id : m_scope.collections)
        collections << QString::number(id.value);
    m_settings.setValue(kCollections, collections);
    m_settings.setValue(kTags, m_scope.tags);
    m_counting.stop();
    if (named.names.isEmpty())
        return showWords({}, 0);
    m_counting.run(
        this, [wanted = m_scope](Database &database) { return CollectionStore(database).documentsIn(wanted).size(); },
        [this, names = named.names](std::size_t documents) { showWords(names, documents); });
}

void ScopeChip::reload()
{
    Scope scope = m_scope;
    const bool chosen = !scope.documents.empty();
    const std::vector<DocumentRow> &rows = m_library.model().rows();
    std::erase_if(scope.documents, [&](DocumentId id) { return std::ranges::find(rows, id, &DocumentRow::id) == rows.end(); });
    if (chosen && scope.documents.empty())
        scope = {}; // none of them is there any more
    setScope(std::move(scope));
}

void ScopeChip::takeShown()
{
    const LibraryPlace place = m_library.tree().place();
    Scope scope;
    if (m_library.bar().isNarrowing())
        scope.documents = m_library.filter().readyDocuments();
    else if (place.collection)
        scope.collections = { place.collection };
    else if (!place.tag.isEmpty())
        scope.tags = QStringList(place.tag);
    setScope(std::move(scope));
}

void ScopeChip::remember()
{
    if (const QString scope = scopeText(m_scope); !scope.isEmpty())
        rememberRecent(m_settings, kRecentScopes, scope);
}

void ScopeChip::showWords(const QStringList &names, std::size_t documents)
{
    const int all = m_library.model().rowCount();
    const int ready = m_library.model().countReady();
    setEnabled(all > 0);
    if (all == 0)
        setWords(tr("No papers yet"));
    else if (!names.isEmpty())
        setWords(tr("%1: %Ln paper(s)", nullptr, static_cast<int>(documents)).arg(names.join(u", "_s)));
    else if (!m_scope.documents.empty())
        setWords(tr("%Ln chosen paper(s)", nullptr, static_cast<int>(m_scope.documents.size())));
    else if (ready < all)
        setWords(tr("All documents: %1 of %2 ready").arg(ready).arg(all));
    else
        setWords(tr("All %Ln paper(s)", nullptr, all));
}

void ScopeChip::addChoice(const QString &text, const Scope &scope, bool isChosen)
{
    QAction *action = menu()->addAction(menuText(text));
    action->setCheckable(true);
    action->setChecked(isChosen);
    connect(action, &QAction::triggered, this, [this, scope] { setScope(scope); });
}

void ScopeChip::fillMenu()
{
    menu()->clear();
    addChoice(tr("All documents"), {}, m_scope.isEverything());
    addRecents();
    menu()->addSeparator();
    addSelected();
    addFiling();
    menu()->addSeparator();
    menu()->addAction(tr("Choose..."), this, &ScopeChip::chooseWanted);
}

void ScopeChip::addRecents()
{
    for (const QString &text : recents(m_settings, kRecentScopes)) {
        const NamedScope named = m_filing.named(scopeFrom(text));
        if (!named.scope.isEverything() && scopeText(named.scope) == text) // all of it is still there
            addChoice(named.names.join(u", "_s), named.scope, named.scope == m_scope);
    }
}

void ScopeChip::addSelected()
{
    Scope selected;
    for (const DocumentRow &row : m_library.list().chosen())
        selected.documents.push_back(row.id);
    if (!m_scope.documents.empty())
        addChoice(tr("The %Ln document(s) chosen before", nullptr, static_cast<int>(m_scope.documents.size())), m_scope, true);
    if (!selected.documents.empty() && selected != m_scope)
        addChoice(tr("The %Ln document(s) selected in the library", nullptr, static_cast<int>(selected.documents.size())),
            selected, false);
    else if (selected.documents.empty())
        menu()->addAction(tr("Select documents in the library to search only these"))->setEnabled(false);
}

/// Each puts one collection or tag more into the scope, or one less.
void ScopeChip::addFiling()
{
    const std::vector<Collection> &collections = m_filing.collections();
    const std::vector<TagCount> &tags = m_filing.tags();
    if (!collections.empty())
        menu()->addSection(tr("What is in any of these"));
    for (const Collection &collection : collections) {
        Scope scope = m_scope;
        scope.documents.clear();
        addOrTake(scope.collections, collection.id);
        addChoice(tr("%1: %Ln document(s)", nullptr, collection.documents).arg(collection.path), scope,
            scope.collections.size() < m_scope.collections.size());
    }
    if (!tags.empty())
        menu()->addSection(tr("And carries these tags"));
    for (const TagCount &tag : tags) {
        Scope scope = m_scope;
        scope.documents.clear();
        const bool chosen = scope.tags.removeAll(tag.tag) > 0;
        if (!chosen)
            scope.tags << tag.tag;
        addChoice(tr("%1: %Ln document(s)", nullptr, tag.documents).arg(tag.tag), scope, chosen);
    }
}

} // namespace adduce
