#pragma once
#include "ui/common/latest_read.h"
#include "ui/library/compared_papers.h"
#include <QDialog>
#include <QElapsedTimer>

class QPushButton;
class QTableWidget;
class QTableWidgetItem;
class QTreeWidget;
class QUndoStack;

namespace adduce {

class DocumentEditing;
class LibraryJob;
class PlainLabel;

/// The pairs of papers that look like one: side by side, field by field, to be merged or told apart. Both can be undone.
class DuplicatesDialog : public QDialog
{
    Q_OBJECT

public:
    DuplicatesDialog(
        LibraryThread &library, LibraryJob &job, DocumentEditing &editing, QUndoStack &undo, QWidget *parent = nullptr);

    void setCurrentPaper(DocumentId id); ///< the first pair that it is one of

signals:
    void openWanted(const adduce::DocumentRow &row);
    void failed(const adduce::Error &error);

private:
    void layOut(QUndoStack &undo);
    void fill();
    void list(std::vector<ComparedPapers> pairs);
    void compare(); ///< the current pair, with what would be taken
    void addChoice(int row, const QString &name, const QString &one, const QString &other);
    void showChoices();
    void showButtons();
    void decide(); ///< nothing more until the pairs are known anew, and no second click of a double one
    void take(QTableWidgetItem &item);
    void merge();
    void tellApart();
    [[nodiscard]] const ComparedPapers *current() const;

    LatestRead m_reading;
    DocumentEditing &m_editing;
    std::vector<ComparedPapers> m_pairs;
    std::vector<std::optional<MetadataField>> m_rows; ///< of the table: the field that is chosen there
    DocumentId m_wanted; ///< to be shown once the pairs are known
    std::optional<ComparedPapers> m_compared; ///< what these choices are of
    bool m_keepsOther = false; ///< else the first of the two stays searched
    TakenFields m_taken {};
    bool m_isDeciding = false;
    QElapsedTimer m_decided;
    QTreeWidget *m_list;
    QTableWidget *m_fields;
    PlainLabel *m_empty;
    PlainLabel *m_what;
    QPushButton *m_apart;
    QPushButton *m_merge;
    QPushButton *m_openOne;
    QPushButton *m_openOther;
};

} // namespace adduce
