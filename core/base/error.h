#pragma once
#include <QString>
#include <exception>

namespace adduce {

/// Why work ended. The words for each kind are in one place, `words()`.
enum class ErrorKind
{
    Missing, ///< the file is not there; without a detail: what was asked for is not in the library any more
    NoSuchDocument, ///< no document of the library is called so; the detail is the name
    NoSuchPage, ///< the detail says so as a clause, translated: which there are, and which was asked for
    NoSuchThread, ///< no saved thread has this number, which is the detail
    NoSuchTable, ///< no table of evidence is called so; the detail is the name
    Unreadable, ///< no permission, or not a regular file
    Empty, ///< a file of zero bytes, or without any page
    MissingProgram, ///< a program that does the work is not installed; the detail is its name, as packages call it
    Unsupported, ///< not a format that we read
    NewerFile, ///< what Adduce itself writes, of a version that this one does not know
    Encrypted, ///< needs a password
    Damaged, ///< opens, but its content cannot be read
    NoText, ///< pages without text: a scan
    TooLarge, ///< over one of our limits
    TimedOut, ///< the worker used up its time
    OutOfMemory, ///< the worker used up its memory
    NoMemory, ///< this program itself gets no more
    Crashed, ///< the worker died on it
    DiskFull, ///< no space left, or writing broke off
    Unwritable, ///< nothing may be written there
    AlreadyThere, ///< a file or folder of this name, which is not written over
    FileChanged, ///< the file is not the one any more that was read
    FolderGone, ///< the folder that is written to is not there
    NewerLibrary, ///< the library was written by a newer version
    DamagedLibrary, ///< the library file is not a sound database
    ForeignSchema, ///< the library file holds tables, views or triggers that are not ours
    ReadOnlyLibrary, ///< the library is open for reading only, and was to be written
    Busy, ///< another program holds the library
    OtherScript, ///< pages are pictures of a script that text recognition was not set to read; the detail is the code of a language
    MissingLanguage, ///< the data of a language that text is to be recognised in; the detail is its code ("deu")
    Unreachable, ///< a server does not answer, or breaks off; the detail is its name, with its port
    NotListening, ///< nothing takes the connection there; the detail is the same
    BadReply, ///< what a server replied cannot be used; the detail is the same
    Rejected, ///< a server does not take the request, whatever it is sent again; the detail is the same
    CutOff, ///< a model's answer came to its longest before its end; the detail is the same
    Withheld, ///< a server's filter keeps the answer back; the detail is the same
    Declined, ///< a model refuses to answer; the detail is the same
    Untrusted, ///< no secure connection: the certificate of a server fails a check; the detail is the server's name
    NotAllowed, ///< a server refuses the key
    NoKey, ///< a server wants a key, and has been given none; the detail is its name, with its port
    NoSuchModel, ///< a server does not know the model
    WrongAddress, ///< what answers there is no server of the kind that was expected
    PromptTooLong, ///< for the model; the detail has the numbers
    LimitReached, ///< the account's budget or quota is used up: trying again does not help
    Overloaded, ///< too many requests, or the server is busy: trying again later helps
    WebNotAllowed, ///< the web is to be searched, which the user did not allow
    LocalOnly, ///< "local only" is on, and a server of another computer was asked for; the detail is its name
    DocumentLocalOnly, ///< a document that never leaves this computer was to be sent; the detail is its name
    Unencrypted, ///< HTTP to another computer that the user did not agree to; the detail is its name
    NotOpen, ///< no copy of a paper is known that anybody may read; the detail is its title
    LaboratoryAway, ///< its database does not answer; the detail is its name
    LaboratoryRefuses, ///< it does not take the name or the password; the detail is its name
    LaboratoryForbids, ///< the role of the user may not do this; the detail is the laboratory's name
    LaboratoryFull, ///< the disk of its server; the detail is its name
    NoLaboratory, ///< the database holds none, or is not there; the detail is its name
    NewerLaboratory, ///< it wants a newer version of this program; the detail is its name
    BadInput, ///< what the user typed or chose cannot be used; the detail says why as a clause, translated, without a full stop
    Stopped, ///< the user stopped it
    Internal, ///< a fault of ours
};

/// The one exception of the core. `detail` goes into the sentence of its kind: a path, a number, or a clause where the kind says so.
class Error : public std::exception
{
public:
    explicit Error(ErrorKind kind, QString detail = {}, QString technical = {});
    [[nodiscard]] ErrorKind kind() const noexcept { return m_kind; }
    [[nodiscard]] const QString &detail() const noexcept { return m_detail; } ///< what it happened to, e.g. a path
    [[nodiscard]] const QString &technical() const noexcept { return m_technical; } ///< a library's own words
    [[nodiscard]] const char *what() const noexcept override { return m_what.constData(); }

private:
    ErrorKind m_kind;
    QString m_detail;
    QString m_technical;
    QByteArray m_what;
};

/// An Error as it is; memory or a thread that could not be had as NoMemory; anything else as Internal.
Error asError(const std::exception &exception);

/// The variable of the environment that the key of a server is read from: "ADDUCE_KEY_API_EXAMPLE_ORG". `host`: with its port where
/// that is not the scheme's own.
QString keyVariable(const QString &host);

/// Stable name of a kind, as it is stored in the library and printed in JSON ("encrypted", "no_text").
QString nameOf(ErrorKind kind);
/// What was named is not there: Missing, or one of the kinds that say what it would be.
bool isMissing(ErrorKind kind);
ErrorKind errorKindFromString(const QString &name);

/// What a person reads: what happened, why, and what to do next; each translated, plain text. docs/MESSAGES.md lists them all.
struct ErrorWords
{
    QString what;
    QString next;
};
ErrorWords words(ErrorKind kind, const QString &detail = {});

/// Both sentences and the technical detail, as one line for a terminal or a status bar.
QString sentence(const Error &error);

} // namespace adduce
