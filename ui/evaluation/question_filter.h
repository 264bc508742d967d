#pragma once
#include "core/evaluation/evaluate.h"
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace adduce {

/// Which questions of a run are shown: by outcome, by category, by their words.
class QuestionFilter : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionFilter(QWidget *parent = nullptr);
    [[nodiscard]] bool shows(const EvaluationQuery &query, const std::optional<QueryResult> &result) const;
    [[nodiscard]] bool isActive() const; ///< something is left out

signals:
    void changed();

private:
    enum class Wanted
    {
        All,
        Right,
        Wrong,
        NotAsked
    };
    QComboBox *m_outcome;
    QComboBox *m_category;
    QLineEdit *m_words;
};

} // namespace adduce
