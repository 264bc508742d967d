#pragma once
#include <QObject>
#include <QWidget>

namespace adduce {

/// While one lives, SIGTERM, SIGHUP (unless the program was started to ignore it) and the end of the session close the window as its user would: what is
/// typed is kept. Where it cannot be, and the window would ask, the event loop ends after a while all the same; what the session keeps is kept
/// even then. One at a time, in the thread of the window; the window outlives it.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QWidget &window);
    ~EndSignals() override;
    EndSignals(const EndSignals &) = delete;
    EndSignals &operator=(const EndSignals &) = delete;

private:
    void end();

    QWidget &m_window;
};

} // namespace adduce
