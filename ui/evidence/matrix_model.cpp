#include "ui/evidence/matrix_model.h"

#include "ui/answer/citation_notes.h"
#include "ui/common/widgets.h"

namespace adduce {

using namespace Qt::StringLiterals;

void MatrixModel::setMatrix(EvidenceTableId table, Matrix matrix)
{
    m_table = table;
    if (matrix == m_matrix)
        return;
    beginResetModel();
    m_matrix = std::move(matrix);
    endResetModel();
}

QModelIndex MatrixModel::indexOf(const CellPlace &place) const
{
    const auto paper = std::ranges::find(m_matrix.papers, place.first, &MatrixPaper::id);
    const auto question = std::ranges::find(m_matrix.questions, place.second, &MatrixQuestion::id);
    if (paper == m_matrix.papers.end() || question == m_matrix.questions.end())
        return {};
    return index(static_cast<int>(paper - m_matrix.papers.begin()), static_cast<int>(question - m_matrix.questions.begin()));
}

void MatrixModel::setCell(const MatrixCell &cell)
{
    const CellPlace place { cell.paper, cell.question };
    const QModelIndex at = indexOf(place);
    if (!at.isValid())
        return;
    m_matrix.cells.insert_or_assign(place, cell);
    emit dataChanged(at, at);
    emit headerDataChanged(Qt::Horizontal, at.column(), at.column());
}

void MatrixModel::setChecks(QHash<QString, QuoteCheck> checks)
{
    if (checks == m_checks)
        return;
    m_checks = std::move(checks);
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MatrixModel::setConflicts(std::vector<MatrixConflict> conflicts)
{
    if (conflicts == m_conflicts)
        return;
    m_conflicts = std::move(conflicts);
    if (rowCount() == 0 || columnCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), { ConflictRole });
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::vector<CellConflict> MatrixModel::conflictsAt(const QModelIndex &index) const
{
    std::vector<CellConflict> found;
    const MatrixPaperId own = paper(index.row()).id;
    for (const MatrixConflict &conflict : m_conflicts) {
        if (conflict.question != question(index.column()).id || (conflict.one != own && conflict.other != own))
            continue;
        const bool isFirst = conflict.one == own;
        const CellPlace place { isFirst ? conflict.other : conflict.one, conflict.question };
        if (const QModelIndex at = indexOf(place); at.isValid())
            found.push_back({ place,
                tr("%1 says otherwise: “%2”, here “%3”")
                    .arg(paper(at.row()).source, isFirst ? conflict.otherSays : conflict.oneSays,
                        isFirst ? conflict.oneSays : conflict.otherSays) });
    }
    return found;
}

std::optional<QuoteCheck> MatrixModel::check(const QModelIndex &index) const
{
    const MatrixCell *found = cell(index);
    const auto check = found && found->citation ? m_checks.constFind(citationKey(*found->citation)) : m_checks.constEnd();
    return check == m_checks.constEnd() ? std::nullopt : std::optional(*check);
}

const MatrixCell *MatrixModel::cell(const QModelIndex &index) const
{
    const auto found = m_matrix.cells.find({ paper(index.row()).id, question(index.column()).id });
    return found == m_matrix.cells.end() ? nullptr : &found->second;
}

int MatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.papers.size());
}

int MatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.questions.size());
}

static QString pageWords(const Citation &citation)
{
    return MatrixModel::tr("p. %1").arg(citation.label.isEmpty() ? QString::number(citation.page) : citation.label);
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MatrixCell *found = cell(index);
    const Citation *citation = found && found->citation ? &*found->citation : nullptr;
    switch (role) {
    case Qt::DisplayRole:
        return !found  ? !paper(index.row()).document ? tr("paper not in the library")
                 : paper(index.row()).isReady         ? tr("waits")
                                                      : tr("waits until it is read")
             : citation ? u"“%1”"_s.arg(shown(citation->quote))
                       : words(found->state);
    case Qt::AccessibleTextRole: {
        QStringList parts { paper(index.row()).source, question(index.column()).text, data(index, Qt::DisplayRole).toString() };
        if (citation)
            parts << pageWords(*citation);
        if (const auto checked = check(index))
            parts << words(*checked);
        parts << data(index, ConflictRole).toString();
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }
    case Qt::ToolTipRole: {
        const QString against = data(index, ConflictRole).toString();
        return against.isEmpty() ? QVariant() : plainTip(against);
    }
    case ConflictRole: {
        QStringList lines;
        for (const CellConflict &conflict : conflictsAt(index))
            lines << conflict.words;
        return lines.join(u'\n');
    }
    case StateRole:
        return found ? QVariant(static_cast<int>(found->state)) : QVariant();
    case ChipRole:
        return citation ? pageWords(*citation) : QString();
    case ErrorRole: {
        const auto checked = check(index);
        return checked && checked->outcome != QuoteOutcome::Found;
    }
    case SearchRole: {
        QStringList texts { paper(index.row()).source, paper(index.row()).title };
        for (int column = 0; column < columnCount(); ++column)
            texts << data(index.siblingAtColumn(column), Qt::DisplayRole).toString();
        return texts.join(u'\n');
    }
    default:
        return {};
    }
}

void MatrixModel::setPersonalData(PersonalData data)
{
    m_personalData = data;
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), { Qt::DisplayRole });
}

QString MatrixModel::shown(const QString &text) const
{
    return m_personalData == PersonalData::Masked ? masked(text) : text;
}

QString MatrixModel::countWords(const MatrixQuestion &question) const
{
    int quoted = 0, unfound = 0, unreported = 0;
    for (const auto &[place, cell] : m_matrix.cells)
        if (place.second == question.id)
            ++(cell.state == CellState::Quoted ? quoted : cell.state == CellState::NothingFound ? unfound : unreported);
    const int waiting = rowCount() - quoted - unfound - unreported;
    QStringList parts { tr("%Ln quote(s)", nullptr, quoted) };
    if (unfound > 0)
        parts << tr("%Ln without", nullptr, unfound);
    if (unreported > 0)
        parts << tr("%Ln not reported", nullptr, unreported);
    if (waiting > 0)
        parts << tr("%Ln waiting", nullptr, waiting);
    if (const auto against = std::ranges::count(m_conflicts, question.id, &MatrixConflict::question); against > 0)
        parts << tr("%Ln conflict(s)", nullptr, static_cast<int>(against));
    return parts.join(u", "_s);
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Horizontal) {
        if (role == Qt::DisplayRole)
            return question(section).text;
        if (role == SecondLineRole)
            return countWords(question(section));
        if (role == Qt::ToolTipRole)
            return plainTip(question(section).text);
        return {};
    }
    if (role == Qt::DisplayRole)
        return paper(section).source;
    if (role == SecondLineRole)
        return paper(section).title;
    if (role == Qt::ToolTipRole)
        return plainTip(paper(section).title);
    return {};
}

} // namespace adduce
