#include "ui/answer/trace_model.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/common/widgets.h"
#include <QGuiApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace adduce {

TraceModel::TraceModel(std::vector<TracedPassage> passages, QObject *parent)
    : QAbstractTableModel(parent)
    , m_passages(std::move(passages))
{
}

void TraceModel::setPassages(std::vector<TracedPassage> passages)
{
    beginResetModel();
    m_passages = std::move(passages);
    endResetModel();
}

bool TraceModel::isRanked() const
{
    return std::ranges::any_of(m_passages, [](const TracedPassage &p) { return !p.ranked.isEmpty(); });
}

int TraceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_passages.size());
}

int TraceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static constexpr qsizetype kShownText = 240; // more than a row holds

static QString outcomeWords(TracedPassage::Outcome outcome)
{
    switch (outcome) {
    case TracedPassage::Outcome::Cited:
        return TraceModel::tr("Kept, cited");
    case TracedPassage::Outcome::Kept:
        return TraceModel::tr("Kept");
    case TracedPassage::Outcome::Neighbour:
        return TraceModel::tr("Beside a kept one");
    case TracedPassage::Outcome::Weak:
        return TraceModel::tr("Dropped: too weak");
    case TracedPassage::Outcome::Repeated:
        return TraceModel::tr("Dropped: same source again");
    case TracedPassage::Outcome::Enough:
        return TraceModel::tr("Dropped: enough better ones");
    }
    return {};
}

int TraceModel::widestOutcome()
{
    using Outcome = TracedPassage::Outcome;
    const QFontMetrics metrics(typeFont(Type::Base));
    int widest = 0;
    for (const Outcome outcome :
        { Outcome::Cited, Outcome::Kept, Outcome::Neighbour, Outcome::Weak, Outcome::Repeated, Outcome::Enough })
        widest = std::max(widest, metrics.horizontalAdvance(outcomeWords(outcome)));
    return widest;
}

static QVariant headTip(int section)
{
    switch (section) {
    case TraceModel::Fused:
        return plainTip(TraceModel::tr("Of keyword and vector together. The floor is compared with it, before any penalty."));
    case TraceModel::Penalty:
        return plainTip(TraceModel::tr("For passages of a page or a paper from which others were kept already."));
    case TraceModel::Final:
        return plainTip(TraceModel::tr("In this order the passages were chosen. The floor does not count here."));
    default:
        return {};
    }
}

QVariant TraceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TracedPassage &p = m_passages[static_cast<std::size_t>(index.row())];
    const bool number = index.column() == Rank || (index.column() >= Keyword && index.column() <= Final);
    const bool neighbour = p.outcome == TracedPassage::Outcome::Neighbour;
    if (role == Qt::TextAlignmentRole)
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::FontRole && index.column() == Final)
        return typeFont(Type::Strong);
    if (role == Qt::ForegroundRole && p.outcome >= TracedPassage::Outcome::Neighbour)
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::ToolTipRole && index.column() == Passage)
        return plainTip(p.speaksToModel
                ? tr("This passage speaks to a model. It stays data: nothing that it says is done.") + u'\n' + p.text
                : p.text);
    if (role == Qt::AccessibleTextRole && index.column() == Passage && p.speaksToModel)
        return tr("Speaks to a model: %1").arg(p.text.left(kShownText));
    if (role == Qt::DecorationRole && index.column() == Passage && p.speaksToModel)
        return icon(QStringLiteral("dialog-warning"), Tone::Attention);
    if (role != Qt::DisplayRole)
        return {};
    const auto digits = [](double value, int n) {
        return (value < 0 ? QString(QChar(0x2212)) : QString()) + QLocale().toString(std::abs(value), 'f', n);
    };
    switch (index.column()) {
    case Rank:
        return index.row() + 1;
    case Passage:
        // A cell lays all of its text out before it cuts it.
        return p.text.isEmpty() ? tr("(no longer in the library)") : p.text.left(kShownText);
    case Source:
        return p.source;
    case Keyword:
        return neighbour ? QString() : digits(p.keyword, 2);
    case Vector:
        return neighbour ? QString() : digits(p.vector, 2);
    case Fused:
        return neighbour ? QString() : digits(p.fused, 3);
    case Ranked:
        return p.ranked;
    case Penalty:
        return neighbour ? QString() : p.penalty > 0 ? digits(-p.penalty, 2) : digits(0, 0);
    case Final:
        return digits(p.final, 3);
    case Outcome:
        return outcomeWords(p.outcome);
    default:
        return {};
    }
}

QVariant TraceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole)
        return headTip(section);
    if (role == Qt::TextAlignmentRole)
        return int(
            (section == Rank || (section >= Keyword && section <= Final) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank:
        return tr("#");
    case Passage:
        return tr("Passage");
    case Source:
        return tr("Source");
    case Keyword:
        return tr("Keyword");
    case Vector:
        return tr("Vector");
    case Fused:
        return tr("Fused");
    case Ranked:
        return tr("Model");
    case Penalty:
        return tr("Penalty");
    case Final:
        return tr("After penalty");
    case Outcome:
        return tr("Outcome");
    default:
        return {};
    }
}

} // namespace adduce
