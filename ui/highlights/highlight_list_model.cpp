#include "ui/highlights/highlight_list_model.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

HighlightListModel::HighlightListModel(bool ofSeveralPapers, QObject *parent)
    : QAbstractListModel(parent)
    , m_ofSeveralPapers(ofSeveralPapers)
{
}

void HighlightListModel::setHighlights(std::vector<Highlight> highlights, const QString &words)
{
    const auto isSame = [](const Highlight &a, const Highlight &b) { return a.id == b.id && (a.id || a == b); };
    const bool sameRows = m_rows.size() == highlights.size() && std::ranges::equal(m_rows, highlights, isSame);
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    if (sameRows) { // what is chosen stays so
        m_rows = std::move(highlights);
        if (!m_rows.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(highlights);
    endResetModel();
}

std::optional<Highlight> HighlightListModel::at(const QModelIndex &index) const
{
    return index.isValid() ? std::optional(m_rows.at(static_cast<std::size_t>(index.row()))) : std::nullopt;
}

QModelIndex HighlightListModel::indexOf(HighlightId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Highlight::id);
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int HighlightListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant HighlightListModel::data(const QModelIndex &index, int role) const
{
    const Highlight &highlight = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case ColourRole:
        return static_cast<int>(highlight.colour);
    case QuoteRole:
        return highlight.quote.isEmpty() ? tr("Beside the text") : u"“%1”"_s.arg(highlight.quote);
    case NoteRole:
        return highlight.note.simplified();
    case PlaceRole:
        if (!highlight.id)
            return tr("%1 · in the file").arg(pageWords(highlight));
        return m_ofSeveralPapers ? highlight.title + u" · "_s + pageWords(highlight) : pageWords(highlight);
    case Qt::DisplayRole:
        return data(index, QuoteRole);
    case Qt::AccessibleTextRole: {
        QStringList parts { words(highlight.colour), data(index, QuoteRole).toString(), data(index, PlaceRole).toString() };
        if (!highlight.note.isEmpty())
            parts << tr("Note: %1").arg(highlight.note.simplified());
        return parts.join(u", "_s);
    }
    default:
        return {};
    }
}

} // namespace adduce
