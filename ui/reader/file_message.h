#pragma once
#include "core/base/error.h"
#include <QWidget>

class QPushButton;

namespace adduce {

class PasswordPrompt;
class PlainLabel;
class ReaderFile;

/// In place of the pages: why there are none, and what can be done about it.
class FileMessage : public QWidget
{
    Q_OBJECT

public:
    /// `pages`: the focus that they have goes on to the field for a password. Both outlive it.
    FileMessage(ReaderFile &file, const QWidget &pages, QWidget *parent = nullptr);

    void sayDiffers(); ///< from what was cited
    /// No password is asked for any more. Whether one was being typed.
    bool closePassword();

signals:
    void shown(); ///< it has something to say
    void spoken(const QString &words); ///< what is to be said through a screen reader, too
    void lookWanted(); ///< for the quote, in the file that differs
    void acceptWanted(); ///< the file that differs

private:
    enum class Way
    {
        None,
        Locate,
        Differs ///< to locate it, to look for the quote and to show it all the same
    };
    void say(const QString &what, const QString &next, Way way = Way::None);
    void sayFailed(const Error &error);
    void askPassword(bool wasWrong);
    void locate();

    ReaderFile &m_file;
    const QWidget &m_pages;
    PlainLabel *m_what;
    PlainLabel *m_next;
    QPushButton *m_look;
    QPushButton *m_locate;
    QPushButton *m_accept;
    PasswordPrompt *m_password;
};

} // namespace adduce
