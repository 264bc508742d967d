#pragma once
#include "ui/common/services.h"
#include "ui/shell/session.h"
#include <QObject>
#include <QTimer>

namespace adduce {

class AskPage;
class ReaderDock;

/// The session of a window: comes back to the one that was left, however the window went, and keeps it up to date.
class WindowSession : public QObject
{
    Q_OBJECT

public:
    /// The destructor keeps the last state of `ask` and `reader`.
    WindowSession(const Services &services, AskPage &ask, ReaderDock &reader);
    ~WindowSession() override;

    void restore(); ///< and keeps it from then on

signals:
    void warned(const QString &text); ///< a crash would lose the words in the question box
    void failed(const adduce::Error &error); ///< something of the session could not be opened

private:
    struct Left;
    void open(const Left &left);
    void follow();
    void keep();

    const Services &m_services;
    AskPage &m_ask;
    ReaderDock &m_reader;
    QString m_path;
    SessionKeeper m_keeper;
    bool m_isRestored = false; ///< else what was left is still to come back
    QTimer m_soon; ///< what is typed is written some moments later
};

} // namespace adduce
