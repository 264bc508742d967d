#pragma once
#include "core/library/document_store.h"
#include <QMenu>

namespace adduce {

class DocumentEditing;
class Filer;
class LibraryJob;
struct Duplicate;

/// What can be done with the chosen documents of the list, and with the library when none is chosen. Deletes itself.
class DocumentMenu : public QMenu
{
    Q_OBJECT

public:
    DocumentMenu(std::vector<DocumentRow> chosen, QWidget *parent);

    void addOpening(); ///< of one
    void addFiling(Filer &filer);
    /// Of one: what looks like the same paper among `all`, to be decided on.
    void addDuplicates(DocumentEditing &editing, const std::vector<Duplicate> &pairs, const std::vector<DocumentRow> &all);
    void addWork(LibraryJob &job);
    void addAdding(LibraryJob &job, const std::vector<DocumentRow> &all);

signals:
    void openWanted(const adduce::DocumentRow &row);
    void detailsWanted(const adduce::DocumentRow &row);
    void otherWanted(adduce::DocumentId document); ///< to be shown in the list
    void lookUpWanted(const std::vector<adduce::DocumentRow> &rows);
    void removeWanted();

private:
    std::vector<DocumentRow> m_chosen;
};

} // namespace adduce
