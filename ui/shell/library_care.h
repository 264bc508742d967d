#pragma once
#include "ui/common/services.h"
#include <QObject>
#include <QTimer>
#include <future>

class QMainWindow;
class QToolBar;

namespace adduce {

/// How the library of a window is: says in its title when it can only be read, looks once a week in the background whether it is sound, and
/// where it is not, says so in a bar under the tabs.
class LibraryCare : public QObject
{
    Q_OBJECT

public:
    LibraryCare(const Services &services, QMainWindow &window);
    ~LibraryCare() override;

    void look(); ///< now, if nobody did for a week
    [[nodiscard]] QToolBar *bar() const { return m_bar; } ///< null while the library is sound

signals:
    void looked(); ///< whether it is sound is known now
    void failed(const adduce::Error &error);

private:
    void showState();

    const Services &m_services;
    QMainWindow &m_window;
    QToolBar *m_bar = nullptr;
    QTimer m_soon; ///< when a window has been open for a while
    std::stop_source m_stop;
    std::future<void> m_look;
};

} // namespace adduce
