#pragma once
#include "core/evaluation/evaluate.h"
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace adduce {

class PlainLabel;

/// Which questions of a run are shown: by outcome, by category, by their words.
class QuestionFilter : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionFilter(QWidget *parent = nullptr);
    [[nodiscard]] bool shows(const EvaluationQuery &query, const std::optional<QueryResult> &result) const;
    void setCount(int shown, int all); ///< says so beside the boxes where questions are left out

    void showOnly(QueryCategory category); ///< whatever came of them
    void find(); ///< the field for words takes the focus

signals:
    void changed();

private:
    enum class Wanted
    {
        All,
        Right,
        Wrong,
        Failed,
        NotAsked
    };
    QComboBox *m_outcome;
    QComboBox *m_category;
    QLineEdit *m_words;
    PlainLabel *m_count;
};

} // namespace adduce
