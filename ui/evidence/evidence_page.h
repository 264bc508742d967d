#pragma once
#include "core/base/error.h"
#include "core/evidence/evidence_store.h"
#include "core/library/collection_store.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/evidence/evidence_model.h"
#include "ui/evidence/export_wish.h"
#include <functional>

class QComboBox;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;
class QUndoStack;

namespace adduce {

class EvidenceEditing;
class EvidencePreview;
class EvidenceView;
class MatrixView;
class QuoteCheckRun;

/// What the tab shows: a table that is kept, or the rows of a thread as it is.
struct EvidencePlace
{
    EvidenceTableId table;
    ThreadId thread;
    friend bool operator==(const EvidencePlace &, const EvidencePlace &) = default;
};

/// Tables of evidence: rows from answers, from the reader and by hand, with the quote of the chosen one on its page.
class EvidencePage : public QWidget
{
    Q_OBJECT

public:
    EvidencePage(const Services &services, QUndoStack &undo, QWidget *parent = nullptr);
    ~EvidencePage() override;

    void reload();
    void select(ThreadId thread); ///< its rows, unless a kept table is shown
    void show(const EvidencePlace &place);
    bool finishEditing(); ///< what is being typed into a row is kept; false: it is still being typed, as it cannot be
    void find();
    /// Into the table that is shown, or the one that was last, or a new one. Tells which with `said`.
    void addRows(std::vector<EvidenceRow> rows);
    void addEmptyRow(); ///< a claim to be written, whose quote is chosen later
    void newTable(); ///< asks for its name
    void renameTable(); ///< that is shown
    void removeTable();
    void chooseImport(); ///< of exported evidence
    void exportTable();
    void addQuestion(); ///< to the matrix
    void addPapers();
    void removeSelected();
    void checkQuotes(); ///< of every row
    void check(std::vector<Citation> citations);
    void keepAsTable(const QString &name); ///< of the rows that are shown
    void importCsv(const QString &path);
    /// It gives up the preview and words of buttons before it asks for room.
    [[nodiscard]] QSize minimumSizeHint() const override { return { space(75), QWidget::minimumSizeHint().height() }; }
    void showMatrix(bool matrix); ///< in place of the rows; a table is made when none is shown
    [[nodiscard]] bool isMatrixShown() const;
    /// What is searched by choice, for the papers that a matrix is offered.
    void setScope(Scope scope) { m_scope = std::move(scope); }
    [[nodiscard]] MatrixView &matrix() { return *m_matrix; }
    [[nodiscard]] EvidenceModel &model() { return *m_model; }
    [[nodiscard]] EvidenceEditing &editing() { return *m_editing; }
    [[nodiscard]] EvidenceView &table() { return *m_table; }
    [[nodiscard]] const EvidencePlace &place() const { return m_place; }
    [[nodiscard]] const std::vector<EvidenceTable> &tables() const { return m_kept; }

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void exportWanted(const adduce::ExportWish &wish);
    void checked(); ///< quotes were looked for again
    void said(const QString &text);
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectTable();
    void showPreview();
    QWidget *makeTools();
    QWidget *makeFoot();
    void readTables();
    void fillPlaces();
    void readRows();
    void readChecks();
    void showFoot();
    void showRow(); ///< the chosen one, in the preview
    void fillTableMenu();
    void fillColumnMenu();
    void showMenu(const QPoint &at);
    void open(const QModelIndex &index);
    void chooseQuote();
    void showTools();
    void askForName(const QString &title, const QString &name, const std::function<void(const QString &)> &take);
    [[nodiscard]] std::optional<EvidenceTable> keptTable() const; ///< that is shown
    [[nodiscard]] std::optional<EvidenceTable> target(); ///< where new rows go; made when there is none

    const Services &m_services;
    EvidenceModel *m_model;
    EvidenceEditing *m_editing;
    QComboBox *m_places;
    QMenu *m_tableMenu, *m_columnMenu;
    QPushButton *m_asTable, *m_asMatrix;
    QPushButton *m_add, *m_addQuestion, *m_addPapers, *m_check, *m_columns, *m_export;
    QLineEdit *m_find;
    EvidenceView *m_table;
    QSplitter *m_split;
    QStackedWidget *m_stack; ///< rows, or the matrix
    MatrixView *m_matrix;
    Scope m_scope;
    EvidencePreview *m_preview;
    PlainLabel *m_count, *m_hint;
    QToolButton *m_keep;
    PlainLabel *m_empty;
    QuoteCheckRun *m_run = nullptr;
    std::vector<EvidenceTable> m_kept;
    EvidencePlace m_place;
    ThreadId m_thread; ///< that was last asked in
    EvidenceTableId m_lastTable; ///< that rows went into
};

} // namespace adduce

Q_DECLARE_METATYPE(adduce::EvidencePlace)
