#include "ui/evidence/evidence_model.h"

#include "core/answer/answer_words.h"
#include "ui/answer/citation_notes.h"
#include "ui/common/widgets.h"
#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

void EvidenceModel::setRows(std::vector<PlacedRow> rows, bool editable)
{
    if (editable == m_editable && rows == m_rows)
        return;
    QSet<qint64> kept; // what is typed into a row that stays must outlive the change
    for (const PlacedRow &placed : rows)
        kept.insert(placed.row.id.value);
    const bool follows = editable && m_editable
        && std::ranges::any_of(m_rows, [&](const PlacedRow &placed) { return kept.contains(placed.row.id.value); });
    if (follows)
        return follow(rows, kept);
    beginResetModel();
    m_rows = std::move(rows);
    m_editable = editable;
    endResetModel();
}

void EvidenceModel::follow(const std::vector<PlacedRow> &rows, const QSet<qint64> &kept)
{
    bool renumbered = rowCount() != static_cast<int>(rows.size());
    for (int at = rowCount() - 1; at >= 0; --at)
        if (!kept.contains(row(at).id.value)) {
            beginRemoveRows({}, at, at);
            m_rows.erase(m_rows.begin() + at);
            endRemoveRows();
        }
    for (int at = 0; at < static_cast<int>(rows.size()); ++at) {
        const PlacedRow &wanted = rows.at(static_cast<std::size_t>(at));
        const auto there = std::find_if(
            m_rows.begin() + at, m_rows.end(), [&](const PlacedRow &placed) { return placed.row.id == wanted.row.id; });
        const int from = static_cast<int>(there - m_rows.begin());
        renumbered = renumbered || from != at;
        if (there == m_rows.end()) {
            beginInsertRows({}, at, at);
            m_rows.insert(m_rows.begin() + at, wanted);
            endInsertRows();
        } else if (from != at) {
            beginMoveRows({}, from, from, {}, at);
            std::rotate(m_rows.begin() + at, there, there + 1);
            endMoveRows();
        }
        change(at, wanted);
    }
    if (renumbered)
        emit dataChanged(index(0, Number), index(rowCount() - 1, Number));
}

void EvidenceModel::change(int at, const PlacedRow &wanted)
{
    if (placed(at) == wanted)
        return;
    const EvidenceRow before = std::exchange(m_rows.at(static_cast<std::size_t>(at)), wanted).row;
    for (int column = Number; column < ColumnCount; ++column) // an editor forgets what was typed when its own cell changes
        if ((column != Claim || before.claim != wanted.row.claim) && (column != Notes || before.notes != wanted.row.notes))
            emit dataChanged(index(at, column), index(at, column));
}

void EvidenceModel::setChecks(QHash<QString, QuoteCheck> checks)
{
    m_checks = std::move(checks);
    if (!m_rows.empty())
        emit dataChanged(index(0, CitationColumn), index(rowCount() - 1, CitationColumn));
}

std::optional<QuoteCheck> EvidenceModel::check(int row) const
{
    const std::optional<Citation> &citation = this->row(row).citation;
    const auto found = citation ? m_checks.constFind(citationKey(*citation)) : m_checks.constEnd();
    return found == m_checks.constEnd() ? std::nullopt : std::optional(*found);
}

int EvidenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EvidenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString placeWords(const Citation &c)
{
    QString place = c.pageCount > 0 ? EvidenceModel::tr("page %1 of %2").arg(c.page).arg(c.pageCount)
                                    : EvidenceModel::tr("page %1").arg(c.page);
    if (!c.section.isEmpty())
        place += u", "_s + c.section;
    return place;
}

void EvidenceModel::setPersonalData(PersonalData data)
{
    m_personalData = data;
    if (rowCount() > 0)
        emit dataChanged(index(0, Claim), index(rowCount() - 1, Evidence), { Qt::DisplayRole });
}

QString EvidenceModel::shown(const QString &text) const
{
    return m_personalData == PersonalData::Masked ? masked(text) : text;
}

QVariant EvidenceModel::shown(const QModelIndex &index) const
{
    const EvidenceRow &r = row(index.row());
    switch (index.column()) {
    case Number:
        return index.row() + 1;
    case Claim:
        return r.claim;
    case Evidence:
        return r.citation ? u"“%1”"_s.arg(shownQuote(r)) : tr("No quote yet");
    case CitationColumn:
        return r.citation ? chipText(*r.citation) : QString();
    case ConfidenceColumn:
        return r.confidence ? words(*r.confidence) : QString();
    case Notes:
        return r.notes;
    case Caveats:
        return r.caveats;
    default:
        return {};
    }
}

QVariant EvidenceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EvidenceRow &r = row(index.row());
    const std::optional<QuoteCheck> found = check(index.row());
    switch (role) {
    case Qt::EditRole:
        return shown(index);
    case Qt::DisplayRole:
        return index.column() == Claim || index.column() == Evidence ? QVariant(shown(shown(index).toString())) : shown(index);
    case Qt::AccessibleTextRole:
        return index.column() == CitationColumn ? shown(index).toString() + u", "_s + data(index, StandingRole).toString()
                                                : shown(index);
    case StandingRole:
        return !r.citation                          ? QString()
            : !found                                ? placeWords(*r.citation)
            : found->outcome == QuoteOutcome::Found ? tr("quote checked")
                                                    : words(*found);
    case CheckedRole:
        return found.has_value();
    case ErrorRole:
        return found && found->outcome != QuoteOutcome::Found;
    case ConfidenceRole:
        return r.confidence ? QVariant(static_cast<int>(*r.confidence)) : QVariant();
    case SearchRole:
        return QStringList { r.claim, r.citation ? r.citation->quote : QString(), r.citation ? chipText(*r.citation) : QString(),
            r.citation ? r.citation->title : QString(), r.notes, r.caveats }
            .join(u'\n');
    case SortRole:
        return index.column() == ConfidenceColumn ? QVariant(r.confidence ? -static_cast<int>(*r.confidence) : -9)
            : index.column() == CitationColumn && r.citation
            ? QVariant(r.citation->source + QString::number(r.citation->page).rightJustified(7, u'0'))
            : shown(index);
    case Qt::ToolTipRole:
        if (index.column() == Evidence && isQuoteShortened(r))
            return plainTip(shown(r.citation->quote));
        return index.column() == CitationColumn && r.citation
            ? QVariant(plainTip(r.citation->title.isEmpty() ? r.citation->source : r.citation->title))
            : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags EvidenceModel::flags(const QModelIndex &index) const
{
    const bool own = index.column() == Claim || index.column() == Notes; // the quote is the paper's
    return QAbstractTableModel::flags(index) | (m_editable && own ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool EvidenceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const PlacedRow before = placed(index.row());
    EvidenceRow after = before.row;
    (index.column() == Claim ? after.claim : after.notes) = value.toString().trimmed();
    if (after == before.row)
        return true;
    setRow({ after, before.place });
    emit edited(before, after);
    return true;
}

void EvidenceModel::setRow(const PlacedRow &row)
{
    const auto at = std::ranges::find(m_rows, row.row.id, [](const PlacedRow &placed) { return placed.row.id; });
    if (at != m_rows.end())
        change(static_cast<int>(at - m_rows.begin()), row);
}

QVariant EvidenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("#");
    case Claim:
        return tr("Claim");
    case Evidence:
        return tr("Evidence, verbatim");
    case CitationColumn:
        return tr("Citation");
    case ConfidenceColumn:
        return tr("Confidence");
    case Notes:
        return tr("Notes");
    case Caveats:
        return tr("Caveats");
    default:
        return QString();
    }
}

} // namespace adduce
