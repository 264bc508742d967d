#pragma once
#include "ui/common/services.h"
#include <QDockWidget>

namespace adduce {

class Librarian;
class LibraryPanel;

/// The library beside the tab, with what adds papers to it.
class LibraryDock : public QDockWidget
{
    Q_OBJECT

public:
    LibraryDock(const Services &services, Librarian &librarian);

    [[nodiscard]] LibraryPanel &panel() const { return *m_panel; }
    void addFiles(); ///< asks which
    void addFolder();
    void find(); ///< shows it, with the focus in the find box
    void createCollection();

private:
    Librarian &m_librarian;
    LibraryPanel *m_panel;
};

} // namespace adduce
