#pragma once
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/evidence/matrix_commands.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/evidence/matrix_model.h"

class QSortFilterProxyModel;
class QTableView;

namespace adduce {

class CellPane;
class ConflictFinder;
class RowFitter;

/// The matrix of a table: what each paper says to each question, filled while it is in sight, with the chosen cell below.
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
    [[nodiscard]] MatrixModel &model() { return *m_model; }
    [[nodiscard]] MatrixFiller &filler() { return *m_filler; }
    [[nodiscard]] MatrixCommands &commands() { return *m_commands; }
    [[nodiscard]] QTableView &table() { return *m_table; }

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void prepareTable();
    void connectTable();
    void connectFiller();
    struct Read;
    void read(EvidenceTableId table);
    void take(Read read);
    void fill();
    void showCell();
    void open(const QModelIndex &index);
    void showMenu(const QPoint &at);
    void showQuestionMenu(const QPoint &at);
    void showPaperMenu(const QPoint &at);
    [[nodiscard]] QModelIndex current() const; ///< of the model

    LatestRead m_reading, m_checksReading;
    MatrixModel *m_model;
    MatrixFiller *m_filler;
    ConflictFinder *m_conflicts;
    MatrixCommands *m_commands;
    QSortFilterProxyModel *m_rows;
    QTableView *m_table;
    RowFitter *m_fitter;
    PlainLabel *m_empty;
    CellPane *m_pane;
    EvidenceTableId m_wanted; ///< the table that is read
    bool m_isStale = false; ///< the matrix changed while it was being filled
};

} // namespace adduce
