#pragma once
#include "core/answer/answer.h"
#include "core/answer/reselect.h"
#include "core/library/library.h"
#include <QAbstractTableModel>

namespace adduce {

/// A passage on its way, as the trace of an answer tells it.
struct TracedPassage
{
    ChunkId chunk;
    QString text; ///< from the library; empty when it is no longer there
    QString source;
    double keyword = 0, vector = 0, fused = 0, penalty = 0, final = 0;
    QString ranked; ///< what models said of it, "0.80, yes"; empty without one
    enum class Outcome
    {
        Cited,
        Kept,
        Neighbour,
        Weak,
        Repeated,
        Enough
    } outcome = Outcome::Enough;
    bool isCited = false; ///< a sentence of the answer stands on its pages
    bool speaksToModel = false; ///< guardrails/spoken_to_model.h
};

/// A stage and its time.
struct TracedStage
{
    QString name;
    double milliseconds = 0;
    QString note; ///< "24 candidates"
};

[[nodiscard]] std::vector<TracedPassage> tracedPassages(const Answer &answer, const Library &library);
/// The same passages as they would be chosen otherwise; without neighbours, which come later.
[[nodiscard]] std::vector<TracedPassage> rearranged(
    const std::vector<TracedPassage> &passages, const std::vector<ChosenPassage> &chosen);
[[nodiscard]] std::vector<TracedStage> tracedStages(const Answer &answer);

class TraceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Rank,
        Passage,
        Source,
        Keyword,
        Vector,
        Fused,
        Ranked, ///< only where a model did
        Penalty,
        Final,
        Outcome,
        ColumnCount
    };
    explicit TraceModel(std::vector<TracedPassage> passages, QObject *parent = nullptr);

    void setPassages(std::vector<TracedPassage> passages);
    [[nodiscard]] static int widestOutcome(); ///< pixels of the longest words for one
    [[nodiscard]] bool isRanked() const; ///< a model said something of a passage

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TracedPassage> m_passages;
};

} // namespace adduce
