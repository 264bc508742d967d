#include "ui/library/library_filter.h"

#include "ui/library/library_model.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString words(LibraryShow show)
{
    switch (show) {
    case LibraryShow::All:
        return LibraryFilter::tr("All");
    case LibraryShow::Unread:
        return LibraryFilter::tr("Not read yet");
    case LibraryShow::Failed:
        return LibraryFilter::tr("Failed");
    case LibraryShow::NeedsOcr:
        return LibraryFilter::tr("Scans without text");
    case LibraryShow::Duplicates:
        return LibraryFilter::tr("Possible duplicates");
    case LibraryShow::HiddenText:
        return LibraryFilter::tr("Hidden text found");
    }
    return {};
}

QString emptyWords(LibraryShow show)
{
    switch (show) {
    case LibraryShow::All:
        return LibraryFilter::tr("No paper is here.");
    case LibraryShow::Unread:
        return LibraryFilter::tr("Everything here was read.");
    case LibraryShow::Failed:
        return LibraryFilter::tr("Nothing here failed.");
    case LibraryShow::NeedsOcr:
        return LibraryFilter::tr("Every paper here has text.");
    case LibraryShow::Duplicates:
        return LibraryFilter::tr("No two papers here look like one.");
    case LibraryShow::HiddenText:
        return LibraryFilter::tr("No paper here hides text from its reader.");
    }
    return {};
}

bool shows(LibraryShow show, const DocumentRow &row, const std::set<DocumentId> &duplicates)
{
    switch (show) {
    case LibraryShow::All:
        return true;
    case LibraryShow::Unread:
        return row.state == DocumentState::Queued || row.state == DocumentState::Reading;
    case LibraryShow::Failed:
        return row.state == DocumentState::Failed;
    case LibraryShow::NeedsOcr:
        return row.state == DocumentState::NeedsOcr || row.warnings.contains(u"scanned_pages"_s);
    case LibraryShow::Duplicates:
        return duplicates.contains(row.id);
    case LibraryShow::HiddenText:
        return row.warnings.contains(u"hidden_text"_s);
    }
    return false;
}

void LibraryFilter::setQuery(SearchQuery query)
{
    m_query = std::move(query);
    invalidateFilter();
}

void LibraryFilter::setShow(LibraryShow show)
{
    m_show = show;
    invalidateFilter();
}

void LibraryFilter::setDocuments(std::optional<std::set<DocumentId>> documents)
{
    if (documents == m_documents)
        return;
    m_documents = std::move(documents);
    invalidateFilter();
}

void LibraryFilter::setDuplicates(std::set<DocumentId> duplicates)
{
    if (duplicates == m_duplicates)
        return;
    m_duplicates = std::move(duplicates);
    invalidateFilter();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const DocumentRow &document = static_cast<const LibraryModel *>(sourceModel())->row(row);
    return (!m_documents || m_documents->contains(document.id)) && shows(m_show, document, m_duplicates)
        && speaksOf(m_query, document);
}

void LibraryFilter::setOrder(const LibraryOrder &order)
{
    if (order == m_order)
        return;
    const bool isSameColumn = order.by == m_order.by;
    m_order = order;
    if (isSameColumn)
        sort(-1); // or nothing would be sorted anew
    const int none = order.isReversed ? 0 : -1; // as the model has them, the newest first
    sort(order.by ? static_cast<int>(*order.by) : none, Qt::AscendingOrder);
    emit orderChanged();
}

bool LibraryFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto *model = static_cast<const LibraryModel *>(sourceModel());
    if (m_order.by)
        return standsBefore(
            model->sortKey(left.row(), *m_order.by), model->sortKey(right.row(), *m_order.by), m_order.isReversed);
    return m_order.isReversed ? left.row() > right.row() : left.row() < right.row();
}

std::vector<DocumentId> LibraryFilter::readyDocuments() const
{
    const std::vector<DocumentRow> &rows = static_cast<const LibraryModel *>(sourceModel())->rows();
    std::vector<DocumentId> documents;
    for (int row = 0; row < rowCount(); ++row) {
        const DocumentRow &document = rows.at(static_cast<std::size_t>(mapToSource(index(row, 0)).row()));
        if (document.state == DocumentState::Ready)
            documents.push_back(document.id);
    }
    return documents;
}

} // namespace adduce
