#pragma once
#include "core/evaluation/comparison.h"
#include <QWidget>

class QComboBox;
class QTableView;

namespace adduce {

class EvaluationModel;
class PlainLabel;
class QuestionFilter;

/// The questions of an evaluation with what became of them in one way of answering; the user filters and judges them.
class QuestionList : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionList(QWidget *tool, QWidget *parent = nullptr); ///< `tool` stands beside the filter; it is taken over

    [[nodiscard]] EvaluationModel &model() const { return *m_model; }
    [[nodiscard]] QTableView &table() const { return *m_table; }
    [[nodiscard]] std::optional<QueryResult> selected() const; ///< none as well where the question was not asked yet
    void setVariants(const std::vector<EvaluationReport> &reports, int shown);
    void setResults(const EvaluationReport &report);
    void setSummary(const EvaluationReport &report, const QString &soFar); ///< "12 right, 3 wrong, 5 not asked"
    void setJudgeable(bool judgeable); ///< the run is kept, so that a judgement of the user's is, too
    void showOnly(QueryCategory category);
    void find(); ///< the words of the filter take the focus

signals:
    void variantChosen(int variant);
    void selectionChanged();
    void judged(std::optional<bool> right); ///< the chosen question, by the user; none takes it back

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void filter();
    void showMenu(const QPoint &at);

    EvaluationModel *m_model;
    QTableView *m_table;
    QuestionFilter *m_filter;
    QComboBox *m_variants;
    PlainLabel *m_count;
    PlainLabel *m_summary;
    bool m_isJudgeable = false;
};

} // namespace adduce
