#pragma once
#include "core/base/error.h"
#include "core/evidence/matrix_store.h"
#include "core/library/collection_store.h"
#include "ui/common/services.h"
#include <QModelIndex>
#include <QObject>

namespace adduce {

class EvidenceEditing;
class MatrixFiller;
class MatrixModel;

/// What is done with a matrix. Each change is a step that can be undone; one that makes cells wait has them filled.
class MatrixCommands : public QObject
{
    Q_OBJECT

public:
    /// `view`: where questions are asked; it owns this.
    MatrixCommands(const Services &services, EvidenceEditing &editing, MatrixModel &model, MatrixFiller &filler, QWidget *view);

    void setScope(Scope scope) { m_scope = std::move(scope); } ///< what is searched by choice: the papers that are offered ticked
    void askQuestion();
    void askOtherwise(const QModelIndex &index); ///< the question of a cell in other words, beside it
    void askAll(const QModelIndex &index); ///< the same question of all papers: askWanted()
    void addQuestions(const QStringList &texts); ///< those that are not there
    void choosePapers();
    void addPapers(const std::vector<DocumentId> &documents); ///< those that are not there yet
    void compare(const std::vector<DocumentId> &documents); ///< in a new table, by the standard columns: made()
    [[nodiscard]] bool hasNumbers() const; ///< some column has numbers to compare
    void showNumbers(int column = -1); ///< drawn on one axis; -1: of the first column that has some
    void removeQuestion(int column);
    void removePaper(int row);
    /// Of cells, by indexes of the model.
    void chooseQuote(const QModelIndex &index);
    void setCell(const QModelIndex &index, std::optional<Citation> citation); ///< none: not reported
    void fillAgain(const QModelIndex &index);

signals:
    void made(adduce::EvidenceTableId table); ///< with a matrix to be shown
    void askWanted(const QString &question); ///< of all papers
    void written(const QStringList &paths); ///< a picture of the numbers
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void change(const QString &what, MatrixPart taken, MatrixPart put);

    const Services &m_services;
    EvidenceEditing &m_editing;
    MatrixModel &m_model;
    MatrixFiller &m_filler;
    QWidget *m_view;
    Scope m_scope;
};

} // namespace adduce
