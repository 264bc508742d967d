#pragma once
#include "core/evidence/matrix_run.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/evidence/matrix_model.h"

class QSortFilterProxyModel;
class QTableView;

namespace adduce {

class EvidenceEditing;
class QuoteText;
class RowFitter;

/// The matrix of a table: what each paper says to each question. Cells that wait are filled one after another; the chosen
/// one is shown in its sentence, with what can be done about it.
class MatrixView : public QWidget
{
    Q_OBJECT

public:
    MatrixView(const Services &services, EvidenceEditing &editing, QWidget *parent = nullptr);
    ~MatrixView() override;

    void setTable(EvidenceTableId table); ///< none: it shows nothing
    void reload(); ///< and fills what waits
    void readChecks(); ///< what came of looking for the quotes
    void setFilter(const QString &words);
    /// What puts the model of the moment into a question that is about to be asked.
    void setModels(std::function<void(Question &)> models) { m_models = std::move(models); }
    void addQuestion(const QString &text);
    void addPapers(const std::vector<DocumentId> &documents); ///< those that are not there yet
    void removeQuestion(int column);
    void removePaper(int row);
    void setCell(const QModelIndex &index, std::optional<Citation> citation); ///< none: not reported
    void fillAgain(const QModelIndex &index);
    void stop();
    [[nodiscard]] MatrixModel &model() { return *m_model; }
    [[nodiscard]] QTableView &table() { return *m_table; }
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void progressed(int done, int total); ///< total 0: nothing is filled
    void failed(const adduce::Error &error);

private:
    QWidget *makePane();
    void fill();
    void showCell();
    void open(const QModelIndex &index);
    void chooseQuote();
    void showMenu(const QPoint &at);
    void showQuestionMenu(const QPoint &at);
    void showPaperMenu(const QPoint &at);
    [[nodiscard]] QModelIndex current() const; ///< of the model

    const Services &m_services;
    EvidenceEditing &m_editing;
    MatrixModel *m_model;
    QSortFilterProxyModel *m_filter;
    QTableView *m_table;
    RowFitter *m_fitter;
    PlainLabel *m_source;
    ElidedLabel *m_place;
    QuoteText *m_quote;
    QPushButton *m_open, *m_choose, *m_refill, *m_none;
    PlainLabel *m_empty;
    QWidget *m_pane;
    MatrixRun *m_run = nullptr;
    bool m_again = false; ///< the matrix changed while it was being filled
    bool m_stopped = false; ///< by the user, until something changes
    EvidenceTableId m_id;
    std::function<void(Question &)> m_models;

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace adduce
