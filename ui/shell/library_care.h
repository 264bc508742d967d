#pragma once
#include "core/library/rescue.h"
#include "ui/common/services.h"
#include <QObject>
#include <QTimer>
#include <future>

class QFileDialog;
class QMainWindow;
class QToolBar;

namespace adduce {

/// How the library of a window is: says in its title when it can only be read, looks once a week in the background whether it is sound, and
/// where it is not, says so in a bar under the tabs and has what can be read taken over into a new library.
class LibraryCare : public QObject
{
    Q_OBJECT

public:
    LibraryCare(const Services &services, QMainWindow &window);
    ~LibraryCare() override;

    void look(); ///< now, if nobody did for a week
    void chooseRescue(); ///< asks for the name of a new library
    void rescue(const QString &fresh); ///< what can be read of the library, into a new one
    [[nodiscard]] QToolBar *bar() const { return m_bar; } ///< null while the library is sound

signals:
    void looked(); ///< whether it is sound is known now
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
    QToolBar *m_bar = nullptr;
    QTimer m_soon; ///< when a window has been open for a while
    std::stop_source m_stop;
    std::future<void> m_look;
    std::future<void> m_task;
};

/// What came of it, in lines to read.
[[nodiscard]] QStringList rescueWords(const RescueReport &report);

} // namespace adduce
