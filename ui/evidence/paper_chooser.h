#pragma once
#include "core/library/document_store.h"
#include <QDialog>

class QListWidget;
class QLineEdit;

namespace adduce {

/// Papers of the library to choose from, many at a time.
class PaperChooser : public QDialog
{
    Q_OBJECT

public:
    /// `rows`: those to choose from; `ticked`: those that are at first.
    PaperChooser(const std::vector<DocumentRow> &rows, const std::vector<DocumentId> &ticked, QWidget *parent = nullptr);
    [[nodiscard]] std::vector<DocumentId> chosen() const;

signals:
    void papersChosen(const std::vector<adduce::DocumentId> &documents);

private:
    void filter(const QString &words);
    QLineEdit *m_find;
    QListWidget *m_list;
};

} // namespace adduce
