#include "ui/library/library_panel.h"

#include "core/library/current_documents.h"
#include "core/threads/thread_store.h"
#include "ui/jobs/library_job.h"
#include "ui/library/collection_tree.h"
#include "ui/library/document_editing.h"
#include "ui/library/document_foot.h"
#include "ui/library/document_list.h"
#include "ui/library/document_menu.h"
#include "ui/library/empty_note.h"
#include "ui/library/filer.h"
#include "ui/library/filter_bar.h"
#include "ui/library/library_filter.h"
#include "ui/library/read_again.h"
#include "ui/library/removal_question.h"
#include <QSplitter>
#include <QVBoxLayout>

namespace adduce {

/// What there is, as it is read.
struct LibraryPanel::Contents
{
    LibraryPlace place; ///< that was chosen when it was read
    std::vector<DocumentRow> rows;
    std::vector<Duplicate> duplicates;
    FiledLibrary filed;
    QHash<QString, int> citing;
    std::optional<std::set<DocumentId>> here; ///< at that place
};

LibraryPanel::LibraryPanel(LibraryThread &library, LibraryJob &job, DocumentEditing &editing, LibraryFiling &filing)
    : m_reading(library)
    , m_placing(library)
    , m_job(job)
    , m_editing(editing)
    , m_filing(filing)
    , m_model(new LibraryModel(this))
    , m_filter(new LibraryFilter(this))
    , m_tree(new CollectionTree)
    , m_filer(new Filer(filing, *m_tree, this))
    , m_parts(new QSplitter(Qt::Vertical))
    , m_empty(new EmptyNote)
    , m_foot(new DocumentFoot)
    , m_removal(new RemovalQuestion(library, *m_foot, this))
{
    m_filter->setSourceModel(m_model);
    m_bar = new FilterBar(*m_model, *m_filter);
    m_list = new DocumentList(*m_model, *m_filter);
    m_bar->leadInto(*m_list);
    layOut();
    connectParts();
}

void LibraryPanel::layOut()
{
    auto *documents = new QWidget;
    auto *column = new QVBoxLayout(documents);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(line());
    column->addWidget(m_empty, 1);
    column->addWidget(m_list, 1);
    m_parts->addWidget(m_tree);
    m_parts->addWidget(documents);
    m_parts->setStretchFactor(1, 1);
    m_parts->setChildrenCollapsible(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_parts, 1);
    all->addWidget(m_foot);
    setMinimumWidth(space(42));
}

void LibraryPanel::connectParts()
{
    connect(m_bar, &FilterBar::collectionsNamed, this, &LibraryPanel::updatePlace);
    connect(m_bar, &FilterBar::changed, this, &LibraryPanel::updateCount);
    connect(m_bar, &FilterBar::orderChosen, m_filter, &LibraryFilter::setOrder);
    connect(m_bar, &FilterBar::tableWanted, m_list, &DocumentList::setTable);
    connect(m_bar, &FilterBar::firstPagesWanted, m_list, &DocumentList::showFirstPages);
    connect(m_list, &DocumentList::orderWanted, m_filter, &LibraryFilter::setOrder);
    connect(m_tree, &CollectionTree::placeChanged, this, &LibraryPanel::updatePlace);
    connect(m_tree, &CollectionTree::filesDropped, this, &LibraryPanel::filesDropped, Qt::QueuedConnection);
    connect(m_parts, &QSplitter::splitterMoved, this, [this] { m_partsChosen = true; });
    const auto showReason = [this] { m_foot->showReason(m_list->chosen()); };
    connect(m_list, &DocumentList::rowActivated, this, [this, showReason](const DocumentRow &row) {
        if (canBeOpened(row))
            emit documentActivated(row);
        else
            showReason();
    });
    connect(m_list, &DocumentList::chosenChanged, this, showReason);
    connect(m_list, &DocumentList::detailsWanted, this, &LibraryPanel::detailsWanted);
    connect(m_list, &DocumentList::removeWanted, this, [this] { m_removal->ask(m_list->chosen()); });
    connect(m_removal, &RemovalQuestion::failed, this, &LibraryPanel::failed);
    connect(m_list, &QWidget::customContextMenuRequested, this, &LibraryPanel::showMenu);
    connect(m_empty, &EmptyNote::backWanted, this, [this] { select({}); });
    connect(m_foot, &DocumentFoot::retryWanted, this, [this] { readAgain(m_job, m_list->chosen()); });
    connect(m_foot, &DocumentFoot::keepWanted, this, showReason);
    connect(m_foot, &DocumentFoot::removeWanted, this, [this, showReason](const std::vector<DocumentId> &documents) {
        m_editing.remove(documents);
        showReason();
    });
    connect(&m_job, &LibraryJob::changed, this, &LibraryPanel::reload);
    connect(&m_job, &LibraryJob::pageRead, m_model, &LibraryModel::setReadingPage);
    connect(&m_filing, &LibraryFiling::changed, this, &LibraryPanel::reload);
    connect(&m_filing, &LibraryFiling::failed, this, &LibraryPanel::failed);
    connect(m_filer, &Filer::said, this, &LibraryPanel::said);
    connect(&m_filing, &LibraryFiling::failed, this, &LibraryPanel::reload); // back to what is
}

void LibraryPanel::reload()
{
    const auto read = [place = m_tree->place(), query = m_filter->query()](Database &database) {
        return Contents { place, currentDocuments(database), DuplicateStore(database).list(), filedLibrary(database),
            ThreadStore(database).citingCounts(), documentsAt(database, place, query) };
    };
    m_reading.run(this, read, [this](Contents contents) { show(std::move(contents)); });
}

void LibraryPanel::show(Contents contents)
{
    m_model->setRows(std::move(contents.rows));
    LibraryExtras extras { {}, std::move(contents.citing), {} };
    for (const auto &[document, tag] : contents.filed.state.tags)
        extras.tags[document] << tag;
    for (const Duplicate &pair : contents.duplicates)
        extras.paired.insert({ pair.document, pair.other });
    m_filter->setDuplicates(extras.paired);
    m_model->setExtras(std::move(extras));
    if (contents.place == m_tree->place()) // else that of the new one is on its way
        m_filter->setDocuments(std::move(contents.here));
    m_filing.setFiled(std::move(contents.filed));
    m_tree->setContents(m_model->rowCount(), m_filing.collections(), m_filing.tags());
    m_filer->nameCreated();
    if (!m_partsChosen) { // as high as it needs
        const int tree = m_tree->sizeHint().height();
        m_parts->setSizes({ tree, std::max(tree, m_parts->height() - tree) });
    }
    updateCount();
    if (!m_foot->isAsking())
        m_foot->showReason(m_list->chosen());
    emit reloaded();
}

void LibraryPanel::updatePlace()
{
    const LibraryPlace place = m_tree->place();
    const SearchQuery query = m_filter->query();
    m_placing.stop();
    if (!place.isEverything() || !query.collections.isEmpty())
        return m_placing.run(
            this, [place, query](Database &database) { return documentsAt(database, place, query); },
            [this](std::optional<std::set<DocumentId>> documents) {
                m_filter->setDocuments(std::move(documents));
                updateCount();
            });
    m_filter->setDocuments(std::nullopt);
    updateCount();
}

void LibraryPanel::updateCount()
{
    m_bar->updateCounts();
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_bar->offerToAsk(shown < all ? static_cast<int>(m_filter->readyDocuments().size()) : 0);
    m_empty->setText(m_bar->emptyWords());
    m_empty->setVisible(shown == 0 && all > 0);
    m_list->setVisible(shown > 0 || all == 0);
}

void LibraryPanel::select(DocumentId document)
{
    if (document && m_list->choose(document))
        return;
    m_bar->showEverything();
    m_tree->setPlace({});
    updatePlace();
    m_list->choose(document);
}

QByteArray LibraryPanel::saveState() const
{
    return m_partsChosen ? m_parts->saveState() : QByteArray();
}

void LibraryPanel::restoreState(const QByteArray &state)
{
    m_partsChosen = m_parts->restoreState(state);
}

bool LibraryPanel::closeTopmost()
{
    if (!m_foot->isAsking())
        return false;
    m_foot->showReason(m_list->chosen());
    m_list->setFocus();
    return true;
}

void LibraryPanel::showMenu(const QPoint &position)
{
    auto *menu = new DocumentMenu(m_list->chosen(), this);
    connect(menu, &DocumentMenu::openWanted, this, &LibraryPanel::documentActivated);
    connect(menu, &DocumentMenu::detailsWanted, this, &LibraryPanel::detailsWanted);
    emit menuMade(*menu);
    connect(menu, &DocumentMenu::removeWanted, this, [this] { m_removal->ask(m_list->chosen()); });
    menu->addOpening();
    menu->addComparing();
    menu->addFiling(*m_filer);
    menu->addDuplicates(m_filter->duplicates());
    menu->addWork(m_job);
    menu->addAdding(m_job, m_model->rows());
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

} // namespace adduce
