#include "ui/search/passage_list_model.h"

#include "core/text/stop_words.h"
#include "core/threads/thread_search.h"
#include "core/workspace/search_choices.h"

namespace adduce {

using namespace Qt::StringLiterals;

constexpr qsizetype kExcerpt = 600; // letters; as many as there is room for are shown

QString placeWords(const FoundPassage &found)
{
    const QString page = found.label.isEmpty() ? QString::number(found.chunk.firstPage + 1) : found.label;
    QStringList parts { shortName(found.document) };
    if (found.document.pages > 1)
        parts << PassageListModel::tr("p. %1").arg(page);
    if (found.chunk.kind == ChunkKind::TableRow)
        parts << PassageListModel::tr("row of a table");
    if (!found.heading.isEmpty())
        parts << found.heading;
    return parts.join(u" · "_s);
}

void PassageListModel::setResults(const SearchResults &results, const QString &words)
{
    beginResetModel();
    m_words = searchedWords(words);
    m_words.removeIf([](const QString &word) { return isStopWord(word); });
    m_rows = results.passages;
    for (const FoundTableRow &row : results.tableRows) {
        FoundPassage found;
        found.passage.chunk = row.chunk.id;
        found.passage.document = row.document.id;
        found.passage.section = row.chunk.section;
        found.passage.ordinal = row.chunk.ordinal;
        found.passage.firstPage = row.chunk.firstPage;
        found.passage.lastPage = row.chunk.lastPage;
        found.chunk = row.chunk;
        found.document = row.document;
        m_rows.push_back(std::move(found));
    }
    endResetModel();
}

std::set<DocumentId> PassageListModel::papers() const
{
    std::set<DocumentId> papers;
    for (const FoundPassage &found : m_rows)
        papers.insert(found.document.id);
    return papers;
}

void PassageListModel::keepPapers(const std::set<DocumentId> &papers)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (papers.contains(passage(row).document.id))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
}

int PassageListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PassageListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FoundPassage &found = passage(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return displayTitle(found.document).simplified();
    case PlaceRole:
        return placeWords(found);
    case ExcerptRole:
        return excerptOf(found.chunk.text.simplified(), m_words, kExcerpt);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3")
            .arg(displayTitle(found.document).simplified(), placeWords(found), data(index, ExcerptRole).toString());
    default:
        return {};
    }
}

} // namespace adduce
