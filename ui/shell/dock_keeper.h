#pragma once
#include "ui/shell/tabs.h"
#include <QObject>
#include <array>

class QMainWindow;
class QSettings;

namespace adduce {

class LibraryDock;
class ReaderDock;

/// Which docks are open beside which tab, and how wide: each tab remembers its own, an empty library is not shown, and a dock
/// that was squeezed gets its usual width again. The window comes back with them.
class DockKeeper : public QObject
{
    Q_OBJECT

public:
    DockKeeper(QMainWindow &window, LibraryDock &library, ReaderDock &reader);

    void restore(const QSettings &settings);
    void save(QSettings &settings);
    void changeTab(int tab);
    void setPapers(int papers); ///< of the library, whenever it has changed

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the window; takes nothing

private:
    void remember();
    void shareSoon(); ///< once the layout knows of the docks
    void share();

    struct Open
    {
        bool isLibraryOpen = false;
        bool isReaderOpen = false;
    };
    QMainWindow &m_window;
    LibraryDock &m_library;
    ReaderDock &m_reader;
    std::array<Open, Tabs::TabCount> m_open {};
    std::size_t m_tab = Tabs::AskTab;
    bool m_wasEmpty = true; ///< no paper is known yet
};

} // namespace adduce
