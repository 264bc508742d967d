#pragma once
#include "core/evaluation/evaluate.h"
#include <QDialog>
#include <QStringList>

class QLineEdit;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace adduce {

class PlainLabel;

/// The questions of a set, to be changed in place; the set that comes with the program becomes a copy. Where some are proposals, each has a box:
/// what is ticked, or changed, is accepted.
class QuerySetDialog : public QDialog
{
    Q_OBJECT

public:
    /// `path`: of its file; empty for the set that comes with the program.
    QuerySetDialog(const QuerySet &set, QString path, QWidget *parent = nullptr);

    /// As it stands. Throws Error{BadInput} with what is wrong.
    [[nodiscard]] QuerySet set() const;
    [[nodiscard]] QTableWidget &table() const { return *m_table; }
    void addQuestion();
    void removeQuestions(); ///< that are selected
    void save(); ///< asks where to when it has no file yet; whoever wrote it accepts the dialog
    void reject() override; ///< asks first where something was changed

signals:
    void saveWanted(const adduce::QuerySet &set, const QString &path);

private:
    /// As the set had it, with what the table does not show; a new one for an id that it had not.
    [[nodiscard]] EvaluationQuery knownOf(const QString &id) const;
    void addRow(const EvaluationQuery &query);
    void check();
    void acceptChanged(QTableWidgetItem *item);
    [[nodiscard]] QStringList typed() const; ///< all that can be changed

    QString m_path;
    std::vector<EvaluationQuery> m_known;
    bool m_hasProposals;
    QStringList m_before; ///< as typed(), when it opened
    QLineEdit *m_name;
    QTableWidget *m_table;
    PlainLabel *m_error;
    QPushButton *m_save;
};

} // namespace adduce
