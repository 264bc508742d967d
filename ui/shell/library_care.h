#pragma once
#include "core/library/rescue.h"
#include "core/workspace/backups.h"
#include "ui/common/services.h"
#include <QObject>
#include <QTimer>
#include <future>

class QFileDialog;
class QMainWindow;
class QToolBar;

namespace adduce {

/// How the library of a window is: says in its title when it can only be read; while the window is open keeps each day what users made,
/// and looks once a week whether the library is sound; where it is not, says so in a bar under the tabs. Has it copied, restored, and what can
/// be read of a damaged one taken over, each in the background and one at a time.
class LibraryCare : public QObject
{
    Q_OBJECT

public:
    LibraryCare(const Services &services, QMainWindow &window);
    ~LibraryCare() override;

    void look(); ///< now, if nobody did for a week; and keeps the day's backup
    void chooseBackup(); ///< asks for the name of a new file
    void backUp(const QString &file); ///< the whole library, to it
    void chooseRestore(); ///< asks for a backup
    void restore(const QString &backup); ///< what is missing comes back; a whole library becomes a new one beside it
    void chooseRescue(); ///< asks for the name of a new library
    void rescue(const QString &fresh); ///< what can be read of the library, into a new one
    [[nodiscard]] QToolBar *bar() const { return m_bar; } ///< null while the library is sound

signals:
    void looked(); ///< whether it is sound is known now
    void changed(); ///< something came back into the library
    void made(const QString &library); ///< a library beside this one
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QFileDialog *fileDialog(const QString &title) const;
    void showState();
    void tellNew(const QString &title, const QStringList &lines, const QString &library);

    const Services &m_services;
    QMainWindow &m_window;
    bool m_isInTitle = false; ///< that it can only be read
    QToolBar *m_bar = nullptr;
    QTimer m_soon; ///< when a window has been open for a while
    std::stop_source m_stop;
    std::future<void> m_look;
    std::future<void> m_task;
};

/// What came of it, in lines to read.
[[nodiscard]] QStringList rescueWords(const RescueReport &report);
[[nodiscard]] QString restoredWords(const Merged &merged);

} // namespace adduce
