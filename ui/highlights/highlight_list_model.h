#pragma once
#include "core/highlights/highlight.h"
#include <QAbstractListModel>
#include <optional>

namespace adduce {

/// Highlights, one a row; those without an id are marks of the file, which other programs made.
class HighlightListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        ColourRole = Qt::UserRole, ///< HighlightColour as int
        QuoteRole,
        NoteRole,
        PlaceRole ///< the page, and of several papers the title before it
    };
    explicit HighlightListModel(bool ofSeveralPapers, QObject *parent = nullptr);

    /// `words`: what was looked for, to be marked.
    void setHighlights(std::vector<Highlight> highlights, const QString &words = {});
    [[nodiscard]] const std::vector<Highlight> &highlights() const { return m_rows; }
    [[nodiscard]] std::optional<Highlight> at(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(HighlightId id) const; ///< invalid when it has no row
    [[nodiscard]] const QStringList &soughtWords() const { return m_words; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    bool m_ofSeveralPapers;
    std::vector<Highlight> m_rows;
    QStringList m_words;
};

} // namespace adduce
