#pragma once
#include "core/base/error.h"
#include "core/export/export_request.h"
#include "ui/common/services.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_tables.h"
#include <QWidget>

class QStackedWidget;
class QUndoStack;

namespace adduce {

class EvidenceToolbar;
class MatrixView;
class QuoteChecker;
class RowCommands;
class RowsPane;
class TableCommands;
class TableMenu;

/// Tables of evidence: rows from answers, from the reader and by hand, with the quote of the chosen one on its page; or the matrix.
class EvidencePage : public QWidget
{
    Q_OBJECT

public:
    EvidencePage(const Services &services, QUndoStack &undo, QWidget *parent = nullptr);
    ~EvidencePage() override;

    void reload() { m_tables->reload(); }
    void select(ThreadId thread) { m_tables->setThread(thread); } ///< its rows, unless a kept table is shown
    void show(const EvidencePlace &place); ///< once what is being typed into a row is kept; not when it cannot be
    void find();
    /// It gives up the preview and words of buttons before it asks for room.
    [[nodiscard]] QSize minimumSizeHint() const override { return { space(75), QWidget::minimumSizeHint().height() }; }
    void showMatrix(bool matrix); ///< in place of the rows; a table is made when none is shown
    [[nodiscard]] bool isMatrixShown() const;
    [[nodiscard]] EvidenceTables &tables() { return *m_tables; }
    [[nodiscard]] TableCommands &tableCommands() { return *m_tableCommands; }
    [[nodiscard]] RowCommands &rowCommands() { return *m_rowCommands; }
    [[nodiscard]] RowsPane &rows() { return *m_rows; }
    [[nodiscard]] MatrixView &matrix() { return *m_matrix; }

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void exportWanted(const adduce::ExportRequest &request);
    void askWanted(const QString &question); ///< of all papers, in the thread in hand
    void checked(); ///< quotes were looked for again
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void connectToolbar();
    void connectCommands();
    void connectChecker();
    void showPlace();
    void showState();

    QSettings &m_settings;
    EvidenceTables *m_tables;
    QuoteChecker *m_checker;
    RowsPane *m_rows;
    MatrixView *m_matrix;
    QStackedWidget *m_stack; ///< of these two
    EvidenceTableId m_matrixWanted; ///< of this table, once it is shown
    RowCommands *m_rowCommands;
    TableCommands *m_tableCommands;
    TableMenu *m_menu;
    EvidenceToolbar *m_toolbar;
};

} // namespace adduce
