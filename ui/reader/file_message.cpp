#include "ui/reader/file_message.h"

#include "ui/common/widgets.h"
#include "ui/reader/password_prompt.h"
#include "ui/reader/reader_file.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

FileMessage::FileMessage(ReaderFile &file, const QWidget &pages, QWidget *parent)
    : QWidget(parent)
    , m_file(file)
    , m_pages(pages)
    , m_what(new PlainLabel({}, Type::Strong))
    , m_next(new PlainLabel)
    , m_look(button(tr("Look for the quote"), u"edit-find"_s))
    , m_locate(button(tr("Locate..."), u"folder"_s))
    , m_accept(button(tr("Show without marks")))
    , m_password(new PasswordPrompt)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(6), space(6), space(6), space(6));
    column->setSpacing(space(2));
    m_next->setSecondary(true);
    for (PlainLabel *label : { m_what, m_next })
        label->setWordWrap(true);
    column->addStretch(1);
    column->addWidget(m_what);
    column->addWidget(m_next);
    column->addSpacing(space(2));
    for (QPushButton *button : { m_look, m_locate, m_accept }) // below each other: the reader may be narrow
        column->addWidget(button, 0, Qt::AlignLeft);
    column->addWidget(m_password);
    column->addStretch(2);
    connect(m_locate, &QPushButton::clicked, this, &FileMessage::locate);
    connect(m_look, &QPushButton::clicked, this, &FileMessage::lookWanted);
    connect(m_accept, &QPushButton::clicked, this, &FileMessage::acceptWanted);
    connect(m_password, &PasswordPrompt::entered, &file, &ReaderFile::unlock);
    connect(&file, &ReaderFile::opening, this, &FileMessage::closePassword);
    connect(&file, &ReaderFile::failed, this, &FileMessage::sayFailed);
    connect(&file, &ReaderFile::passwordWanted, this, &FileMessage::askPassword);
    say(tr("No page is open."), tr("Choose a citation in an answer, or a document in the library."));
}

void FileMessage::say(const QString &what, const QString &next, Way way)
{
    m_what->setText(what);
    m_next->setText(next);
    m_locate->setVisible(way != Way::None);
    m_look->setVisible(way == Way::Differs && !m_file.citation().quote.isEmpty());
    m_accept->setVisible(way == Way::Differs);
    emit shown();
}

void FileMessage::sayDiffers()
{
    if (m_file.isLocated())
        say(tr("That is another file: %1.").arg(QFileInfo(m_file.path()).fileName()),
            tr("Its bytes differ from those of the file that was cited. Choose another, or show this one without marks."),
            Way::Differs);
    else
        say(tr("This file has changed since it was cited: %1.").arg(m_file.path()),
            tr("The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one "
               "without marks."),
            Way::Differs);
}

void FileMessage::sayFailed(const Error &error)
{
    closePassword();
    const ErrorWords message = words(error.kind(), error.detail().isEmpty() ? m_file.path() : error.detail());
    if (error.kind() == ErrorKind::Missing || error.kind() == ErrorKind::Unreadable)
        say(message.what, tr("It may have been moved or renamed. Show where it is now; the answer keeps its quote."),
            Way::Locate);
    else
        say(message.what, message.next);
}

void FileMessage::askPassword(bool wasWrong)
{
    const bool isFocused = m_pages.hasFocus() || m_password->field().hasFocus();
    const QString name = QFileInfo(m_file.path()).fileName();
    say(wasWrong ? tr("This password does not open the file: %1.").arg(name) : words(ErrorKind::Encrypted, name).what,
        tr("The password is kept until Adduce is closed, and never stored."));
    m_password->ask();
    if (isFocused)
        m_password->field().setFocus(Qt::OtherFocusReason);
    emit spoken(m_what->text() + u' ' + m_next->text());
}

bool FileMessage::closePassword()
{
    const bool wasTyping = m_password->field().hasFocus();
    m_password->close();
    return wasTyping;
}

void FileMessage::locate()
{
    auto *dialog = new QFileDialog(this, tr("Where is the file now?"), QFileInfo(m_file.path()).path(),
        tr("Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All "
           "files "
           "(*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_file, &ReaderFile::locateAt);
    dialog->open();
}

} // namespace adduce
