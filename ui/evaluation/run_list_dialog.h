#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace adduce {

/// All runs that are kept, to choose one of; words filter them by moment, name and set.
class RunListDialog : public QDialog
{
    Q_OBJECT

public:
    RunListDialog(const QString &title, std::vector<EvaluationRow> runs, EvaluationId shown, QWidget *parent = nullptr);
    [[nodiscard]] QListWidget &list() const { return *m_list; }

signals:
    void chosen(adduce::EvaluationId run);

private:
    void filter();
    void choose();

    std::vector<EvaluationRow> m_runs; ///< one a line of the list
    QLineEdit *m_words;
    QListWidget *m_list;
    QPushButton *m_open;
};

constexpr std::size_t kMostRunsInMenu = 20; ///< of more, a menu offers the dialog

} // namespace adduce
