#include "ui/evidence/evidence_model.h"

#include "core/ask/answer_words.h"
#include "ui/common/widgets.h"

namespace adduce {

using namespace Qt::StringLiterals;

void EvidenceModel::setRows(std::vector<EvidenceRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int EvidenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EvidenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QString placeWords(const Citation &c)
{
    QString place = c.pageCount > 0 ? EvidenceModel::tr("page %1 of %2").arg(c.page).arg(c.pageCount)
                                    : EvidenceModel::tr("page %1").arg(c.page);
    if (!c.section.isEmpty())
        place += u", "_s + c.section;
    return place;
}

QVariant EvidenceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EvidenceRow &r = row(index.row());
    if (role == PlaceRole)
        return placeWords(r.citation);
    if (role == ConfidenceRole)
        return static_cast<int>(r.confidence);
    if (role == SearchRole)
        return QStringList { r.claim, r.quote, chipText(r.citation), r.citation.title, r.notes.join(u' ') }.join(u'\n');
    if (role == Qt::ToolTipRole && index.column() == CitationColumn)
        return plainTip(r.citation.title.isEmpty() ? r.citation.source : r.citation.title);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case Number:
        return index.row() + 1;
    case Claim:
        return r.claim;
    case Evidence:
        return u"“%1”"_s.arg(r.quote);
    case CitationColumn:
        return chipText(r.citation);
    case ConfidenceColumn:
        return words(r.confidence);
    case Notes:
        return r.notes.join(u'\n');
    default:
        return {};
    }
}

QVariant EvidenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
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
    default:
        return QString();
    }
}

} // namespace adduce
