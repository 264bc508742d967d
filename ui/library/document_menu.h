#pragma once
#include "core/library/document_store.h"
#include <QMenu>

namespace adduce {

class DocumentEditing;
class Filer;
class LibraryJob;

/// What can be done with the chosen documents of the list, and with the library when none is chosen. Deletes itself.
class DocumentMenu : public QMenu
{
    Q_OBJECT

public:
    DocumentMenu(std::vector<DocumentRow> chosen, QWidget *parent);

    void addOpening(); ///< of one
    void addComparing(); ///< of several
    void addFiling(Filer &filer);
    void addDuplicates(const std::set<DocumentId> &paired); ///< of one that is among those
    void addWork(LibraryJob &job);
    void addAdding(LibraryJob &job, const std::vector<DocumentRow> &all);

signals:
    void openWanted(const adduce::DocumentRow &row);
    void newTabWanted(const adduce::DocumentRow &row);
    void besideWanted(const adduce::DocumentRow &row); ///< the paper that is open
    void detailsWanted(const adduce::DocumentRow &row);
    void duplicatesWanted(adduce::DocumentId document); ///< to be decided on
    void lookUpWanted(const std::vector<adduce::DocumentRow> &rows);
    void compareWanted(const std::vector<adduce::DocumentId> &documents); ///< side by side, by what each says
    void removeWanted();

private:
    std::vector<DocumentRow> m_chosen;
};

} // namespace adduce
