#include "ui/library/library_model.h"

#include "ui/common/widgets.h"
#include "ui/library/document_drag.h"
#include <QFileInfo>
#include <QMimeData>

namespace adduce {

using namespace Qt::StringLiterals;

QString byline(const DocumentRow &row)
{
    QStringList parts;
    if (const QString names = authorNames(row); !names.isEmpty())
        parts << names;
    if (row.year > 0)
        parts << QString::number(row.year);
    if (parts.isEmpty() && row.pages > 0)
        parts << LibraryModel::tr("%Ln page(s)", nullptr, row.pages);
    if (parts.isEmpty())
        parts << LibraryModel::tr("No author");
    return parts.join(u" · "_s);
}

QString reasonWords(const DocumentRow &row)
{
    if (row.state == DocumentState::NeedsOcr || (row.state == DocumentState::Failed && row.reason)) {
        const ErrorWords w =
            words(row.reason.value_or(ErrorKind::NoText), row.reasonDetail.isEmpty() ? row.path : row.reasonDetail);
        return w.what + u' ' + w.next;
    }
    return {};
}

bool canBeOpened(const DocumentRow &row)
{
    return row.state == DocumentState::Ready || (row.state == DocumentState::Failed && row.reason == ErrorKind::Encrypted);
}

static bool isMarkedRetracted(const DocumentRow &row)
{
    return row.state == DocumentState::Ready && !row.retraction.isEmpty();
}

static QString shortReason(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Missing:
        return LibraryModel::tr("not found");
    case ErrorKind::Unreadable:
        return LibraryModel::tr("unreadable");
    case ErrorKind::Empty:
        return LibraryModel::tr("empty");
    case ErrorKind::Unsupported:
        return LibraryModel::tr("unknown kind");
    case ErrorKind::Encrypted:
        return LibraryModel::tr("encrypted");
    case ErrorKind::Damaged:
        return LibraryModel::tr("damaged");
    case ErrorKind::NoText:
        return LibraryModel::tr("no text");
    case ErrorKind::TooLarge:
        return LibraryModel::tr("too large");
    case ErrorKind::TimedOut:
        return LibraryModel::tr("took too long");
    case ErrorKind::OutOfMemory:
        return LibraryModel::tr("too much memory");
    case ErrorKind::Crashed:
        return LibraryModel::tr("reader crashed");
    case ErrorKind::DiskFull:
        return LibraryModel::tr("disk full");
    default:
        return LibraryModel::tr("see details");
    }
}

QString stateWords(DocumentState state, const std::optional<ErrorKind> &reason)
{
    switch (state) {
    case DocumentState::Queued:
        return LibraryModel::tr("Waiting");
    case DocumentState::Reading:
        return LibraryModel::tr("Reading");
    case DocumentState::Ready:
        return LibraryModel::tr("Ready");
    case DocumentState::NeedsOcr:
        return LibraryModel::tr("Needs OCR");
    case DocumentState::Failed:
        return LibraryModel::tr("Failed: %1").arg(shortReason(reason.value_or(ErrorKind::Internal)));
    }
    return {};
}

QString LibraryModel::progressWords(const DocumentRow &row) const
{
    if (row.state == DocumentState::Reading && row.id == m_reading && m_pages > 0)
        return tr("Reading %1 of %2").arg(m_page).arg(m_pages);
    if (isMarkedRetracted(row))
        return tr("Retracted");
    if (row.state == DocumentState::Ready && m_extras.paired.contains(row.id))
        return tr("Possible duplicate");
    return stateWords(row.state, row.reason);
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DocumentRow &document = row(index.row());
    const auto column = static_cast<LibraryColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column == LibraryColumn::State ? progressWords(document) : cellText(document, column, m_extras);
    case TitleRole:
        return displayTitle(document);
    case BylineRole:
        return byline(document);
    case StateRole:
        return static_cast<int>(document.state);
    case RetractedRole:
        return isMarkedRetracted(document);
    case StateWordsRole:
        return progressWords(document);
    case DocumentRole:
        return QVariant::fromValue(document);
    case ReasonRole:
        return reasonWords(document);
    case Qt::ToolTipRole: {
        const QString reason = reasonWords(document);
        return plainTip(displayTitle(document) + u'\n' + document.path + (reason.isEmpty() ? QString() : u'\n' + reason));
    }
    case Qt::AccessibleTextRole:
        if (index.column() > 0)
            return {};
        return u"%1, %2, %3"_s.arg(displayTitle(document), byline(document), progressWords(document));
    default:
        return {};
    }
}

void LibraryModel::setRows(std::vector<DocumentRow> rows)
{
    const bool sameOrder = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
        [](const DocumentRow &a, const DocumentRow &b) { return a.id == b.id; });
    if (!sameOrder) {
        // Rows come and go at few places: drop those that are gone, then put in those that are new.
        for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
            const auto same = [&](const DocumentRow &r) { return r.id == m_rows[static_cast<std::size_t>(i)].id; };
            if (std::any_of(rows.begin(), rows.end(), same))
                continue;
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            m_keyed.reset();
            endRemoveRows();
        }
        for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (at < m_rows.size() && m_rows[at].id == rows[at].id)
                continue;
            const auto known =
                std::find_if(m_rows.begin(), m_rows.end(), [&](const DocumentRow &r) { return r.id == rows[at].id; });
            if (known != m_rows.end()) { // another order: rare, all anew
                beginResetModel();
                m_rows = std::move(rows);
                m_keyed.reset();
                endResetModel();
                return;
            }
            beginInsertRows({}, i, i);
            m_rows.insert(m_rows.begin() + i, rows[at]);
            m_keyed.reset();
            endInsertRows();
        }
    }
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        DocumentRow &mine = m_rows[static_cast<std::size_t>(i)];
        if (mine == rows[static_cast<std::size_t>(i)])
            continue;
        mine = rows[static_cast<std::size_t>(i)];
        tell(i, i);
    }
}

void LibraryModel::setExtras(LibraryExtras extras)
{
    if (extras == m_extras)
        return;
    m_extras = std::move(extras);
    if (!m_rows.empty())
        tell(0, rowCount() - 1);
}

const SortKey &LibraryModel::sortKey(int row, LibraryColumn column) const
{
    if (m_keyed != column) {
        m_keys.assign(m_rows.size(), {});
        m_keyed = column;
    }
    std::optional<SortKey> &key = m_keys.at(static_cast<std::size_t>(row));
    if (!key)
        key = sortKeyOf(m_rows.at(static_cast<std::size_t>(row)), column, m_extras);
    return *key;
}

void LibraryModel::tell(int first, int last)
{
    m_keyed.reset();
    emit dataChanged(index(first, 0), index(last, kLibraryColumns - 1));
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return words(static_cast<LibraryColumn>(section));
}

void LibraryModel::setReadingPage(DocumentId document, int page, int pages)
{
    m_reading = document;
    m_page = page;
    m_pages = pages;
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i)
        if (m_rows[static_cast<std::size_t>(i)].id == document) {
            tell(i, i);
            return;
        }
}

int LibraryModel::countReady() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const DocumentRow &r) { return r.state == DocumentState::Ready; }));
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QStringList LibraryModel::mimeTypes() const
{
    return { QString::fromLatin1(kDocumentsMime) };
}

QMimeData *LibraryModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<DocumentId> documents;
    for (const QModelIndex &index : indexes)
        if (index.column() == 0)
            documents.push_back(row(index.row()).id);
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(kDocumentsMime), encodedDocuments(documents));
    return data;
}

} // namespace adduce
