#include "ui/evidence/conflict_lines.h"

#include "ui/common/widgets.h"
#include "ui/evidence/matrix_model.h"
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr std::size_t kMostLines = 5; // the quote keeps its room

ConflictLines::ConflictLines(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setAccessibleName(tr("What other papers say against it"));
    hide();
}

void ConflictLines::setCell(const MatrixModel &matrix, const QModelIndex &index)
{
    for (QLayoutItem *item = m_column->takeAt(0); item; item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    const std::vector<CellConflict> conflicts = index.isValid() ? matrix.conflictsAt(index) : std::vector<CellConflict> {};
    for (std::size_t i = 0; i < std::min(conflicts.size(), kMostLines); ++i) {
        auto *line = new QWidget;
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(space(1));
        row->addWidget(new IconLabel(u"conflict"_s, Tone::Attention));
        auto *link = linkButton(conflicts[i].words);
        link->setFont(typeFont(Type::Caption));
        setTip(*link, tr("Show that cell"));
        connect(link, &QToolButton::clicked, this, [this, place = conflicts[i].other] { emit cellWanted(place); });
        row->addWidget(link);
        row->addStretch(1);
        m_column->addWidget(line);
    }
    if (conflicts.size() > kMostLines)
        m_column->addWidget(quiet(tr("%Ln more", "conflicts", static_cast<int>(conflicts.size() - kMostLines)), Type::Caption));
    setVisible(!conflicts.empty());
}

} // namespace adduce
