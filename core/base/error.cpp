#include "core/base/error.h"

#include "core/base/language_names.h"
#include "core/base/tr.h"
#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <new>
#include <system_error>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<ErrorKind, const char *>, 59> kNames { {
    { ErrorKind::Missing, "missing" },
    { ErrorKind::NoSuchDocument, "no_such_document" },
    { ErrorKind::NoSuchPage, "no_such_page" },
    { ErrorKind::NoSuchThread, "no_such_thread" },
    { ErrorKind::NoSuchTable, "no_such_table" },
    { ErrorKind::Unreadable, "unreadable" },
    { ErrorKind::Empty, "empty" },
    { ErrorKind::MissingProgram, "missing_program" },
    { ErrorKind::Unsupported, "unsupported" },
    { ErrorKind::NewerFile, "newer_file" },
    { ErrorKind::Encrypted, "encrypted" },
    { ErrorKind::Damaged, "damaged" },
    { ErrorKind::NoText, "no_text" },
    { ErrorKind::TooLarge, "too_large" },
    { ErrorKind::TimedOut, "timed_out" },
    { ErrorKind::OutOfMemory, "out_of_memory" },
    { ErrorKind::NoMemory, "no_memory" },
    { ErrorKind::Crashed, "crashed" },
    { ErrorKind::DiskFull, "disk_full" },
    { ErrorKind::Unwritable, "unwritable" },
    { ErrorKind::AlreadyThere, "already_there" },
    { ErrorKind::FileChanged, "file_changed" },
    { ErrorKind::FolderGone, "folder_gone" },
    { ErrorKind::NewerLibrary, "newer_library" },
    { ErrorKind::DamagedLibrary, "damaged_library" },
    { ErrorKind::ForeignSchema, "foreign_schema" },
    { ErrorKind::ReadOnlyLibrary, "read_only_library" },
    { ErrorKind::Busy, "busy" },
    { ErrorKind::OtherScript, "other_script" },
    { ErrorKind::MissingLanguage, "missing_language" },
    { ErrorKind::Unreachable, "unreachable" },
    { ErrorKind::NotListening, "not_listening" },
    { ErrorKind::BadReply, "bad_reply" },
    { ErrorKind::Rejected, "rejected" },
    { ErrorKind::CutOff, "cut_off" },
    { ErrorKind::Withheld, "withheld" },
    { ErrorKind::Declined, "declined" },
    { ErrorKind::Untrusted, "untrusted" },
    { ErrorKind::NotAllowed, "not_allowed" },
    { ErrorKind::NoKey, "no_key" },
    { ErrorKind::NoSuchModel, "no_such_model" },
    { ErrorKind::WrongAddress, "wrong_address" },
    { ErrorKind::PromptTooLong, "prompt_too_long" },
    { ErrorKind::LimitReached, "limit_reached" },
    { ErrorKind::Overloaded, "overloaded" },
    { ErrorKind::WebNotAllowed, "web_not_allowed" },
    { ErrorKind::LocalOnly, "stays_local" },
    { ErrorKind::DocumentLocalOnly, "stays_here" },
    { ErrorKind::Unencrypted, "unencrypted" },
    { ErrorKind::NotOpen, "not_open" },
    { ErrorKind::LaboratoryAway, "laboratory_away" },
    { ErrorKind::LaboratoryRefuses, "laboratory_refuses" },
    { ErrorKind::LaboratoryForbids, "laboratory_forbids" },
    { ErrorKind::LaboratoryFull, "laboratory_full" },
    { ErrorKind::NoLaboratory, "no_laboratory" },
    { ErrorKind::NewerLaboratory, "newer_laboratory" },
    { ErrorKind::BadInput, "bad_input" },
    { ErrorKind::Stopped, "stopped" },
    { ErrorKind::Internal, "internal" },
} };

/// Debian's packages are named for Tesseract's codes: "chi_sim" is in tesseract-ocr-chi-sim.
QString installCommand(const QString &languages)
{
    QString command = u"sudo apt install"_s;
    for (const QString &language : languages.split(u'+', Qt::SkipEmptyParts))
        command += u" tesseract-ocr-"_s + language.toLower().replace(u'_', u'-');
    return command;
}

/// "The file is damaged: %1." with what it happened to, or "The file is damaged." where that is not known.
QString filled(QString what, const QString &detail)
{
    static const QRegularExpression place(u"\\s*[:\uFF1A]\\s*%1"_s,
        QRegularExpression::UseUnicodePropertiesOption); // a space before it may be one that breaks no line
    if (detail.isEmpty())
        what.remove(place);
    return what.contains(u"%1"_s) ? what.arg(detail) : what;
}

} // namespace

Error::Error(ErrorKind kind, QString detail, QString technical)
    : m_kind(kind)
    , m_detail(std::move(detail))
    , m_technical(std::move(technical))
    , m_what((nameOf(kind) + u": "_s + m_detail + u" "_s + m_technical).toUtf8())
{
}

Error asError(const std::exception &exception)
{
    if (const auto *error = dynamic_cast<const Error *>(&exception))
        return *error;
    const auto *system = dynamic_cast<const std::system_error *>(&exception); // a thread that could not be begun
    if (dynamic_cast<const std::bad_alloc *>(&exception)
        || (system
            && (system->code() == std::errc::not_enough_memory || system->code() == std::errc::resource_unavailable_try_again)))
        return Error(ErrorKind::NoMemory, QCoreApplication::applicationName());
    return Error(ErrorKind::Internal, QString::fromUtf8(exception.what()));
}

QString keyVariable(const QString &host)
{
    QString name = host.toUpper();
    for (QChar &c : name)
        if (!(c >= u'A' && c <= u'Z') && !(c >= u'0' && c <= u'9'))
            c = u'_';
    return u"ADDUCE_KEY_"_s + name;
}

QString nameOf(ErrorKind kind)
{
    for (const auto &[value, name] : kNames)
        if (value == kind)
            return QString::fromLatin1(name);
    return u"internal"_s;
}

ErrorKind errorKindFromString(const QString &name)
{
    for (const auto &[value, text] : kNames)
        if (name == QLatin1StringView(text))
            return value;
    return ErrorKind::Internal;
}

bool isMissing(ErrorKind kind)
{
    return kind == ErrorKind::Missing || kind == ErrorKind::NoSuchDocument || kind == ErrorKind::NoSuchPage
        || kind == ErrorKind::NoSuchThread || kind == ErrorKind::NoSuchTable;
}

ErrorWords words(ErrorKind kind, const QString &detail)
{
    ErrorWords w;
    switch (kind) {
    case ErrorKind::Missing:
        w = { tr("The file is not there: %1."),
            tr("It may have been moved or renamed. Choose it, or add it again, from where it is now.") };
        if (detail.isEmpty())
            w = { tr("What was asked for is not in the library any more."),
                tr("It may have been removed meanwhile. Look at the list once more.") };
        break;
    case ErrorKind::NoSuchDocument:
        w = { tr("There is no document called %1 in the library."), tr("See which there are: \"adduce-cli list\".") };
        break;
    case ErrorKind::NoSuchPage:
        w = { u"%1."_s, tr("Pages are counted from 1.") };
        break;
    case ErrorKind::NoSuchThread:
        w = { tr("There is no thread with the number %1."), tr("See which there are: \"adduce-cli threads\".") };
        break;
    case ErrorKind::NoSuchTable:
        w = { tr("There is no table of evidence called %1."), tr("See which there are: \"adduce-cli evidence\".") };
        break;
    case ErrorKind::Unreadable:
        w = { tr("The file cannot be read: %1."), tr("Check its permissions, and that it is an ordinary file.") };
        break;
    case ErrorKind::Empty:
        w = { tr("The file holds nothing to read: %1."), tr("Download or export it again.") };
        break;
    case ErrorKind::MissingProgram:
        w = { tr("%1 is not installed, which writes this kind of file."),
            tr("Install its package (on Debian and Ubuntu: sudo apt install %1), and try again.").arg(detail) };
        break;
    case ErrorKind::Unsupported:
        w = { tr("This is not a kind of file that can be read: %1."),
            tr("Add a PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown or text file.") };
        break;
    case ErrorKind::NewerFile:
        w = { tr("The file was written by a newer version of Adduce: %1."),
            tr("Update Adduce, or have it exported by a version like this one.") };
        break;
    case ErrorKind::Encrypted:
        w = { tr("The file is protected by a password: %1."), tr("Save a copy without the password and add that.") };
        break;
    case ErrorKind::Damaged:
        w = { tr("The file is damaged: %1."), tr("Download or export it again.") };
        break;
    case ErrorKind::NoText:
        w = { tr("The pages hold pictures, but no text: %1."), tr("It is a scan: have its text recognised (OCR).") };
        break;
    case ErrorKind::TooLarge:
        w = { tr("The file is too large: %1."), tr("Split it and add the parts.") };
        break;
    case ErrorKind::TimedOut:
        w = { tr("Reading the file took too long and was stopped: %1."), tr("Try again, or print it to a new PDF first.") };
        break;
    case ErrorKind::OutOfMemory:
        w = { tr("Reading the file needs more memory than is allowed: %1."), tr("Split it, or print it to a new PDF first.") };
        break;
    case ErrorKind::NoMemory:
        w = { tr("There is no memory left for %1."),
            tr("Close other programs or large papers and try again; what was saved before is intact.") };
        break;
    case ErrorKind::Crashed:
        w = { tr("The file made its reader stop: %1."),
            tr("Nothing else is affected. Print it to a new PDF and add that, or try again.") };
        break;
    case ErrorKind::DiskFull:
        w = { tr("The disk is full or cannot be written: %1."),
            tr("Free some space and try again; what was saved before is intact.") };
        break;
    case ErrorKind::Unwritable:
        w = { tr("Nothing may be written there: %1."),
            tr("Choose another folder, or change who may write to this one; what was there before is intact.") };
        break;
    case ErrorKind::AlreadyThere:
        w = { tr("This is there already, and is not written over: %1."),
            tr("Give another name, or move what is there out of the way.") };
        break;
    case ErrorKind::FileChanged:
        w = { tr("The file has changed since it was read: %1."),
            tr("Add it again, so that it is read as it is now, and try again.") };
        break;
    case ErrorKind::FolderGone:
        w = { tr("The folder to write to is not there: %1."), tr("Choose another folder, or connect its drive again.") };
        break;
    case ErrorKind::NewerLibrary:
        w = { tr("This library was written by a newer version of Adduce: %1."),
            tr("Update Adduce, or open another library. Nothing was changed.") };
        break;
    case ErrorKind::DamagedLibrary:
        w = { tr("The library file is damaged or is not a library: %1."),
            tr("Take over what can be read into a new library (\"adduce-cli rescue\"), restore a backup, or choose another "
               "library. The file was not changed.") };
        break;
    case ErrorKind::ForeignSchema:
        w = { tr("The library holds tables, views or triggers that Adduce did not make: %1."),
            tr("Somebody may have changed it so that it does something of its own. Nothing of it was run or changed. Take over "
               "what is yours into a new library (\"adduce-cli rescue\"), or choose another library.") };
        break;
    case ErrorKind::ReadOnlyLibrary:
        w = { tr("This library can only be read: %1."),
            tr("Change who may write to its file and its folder, or open a copy in a folder of your own.") };
        break;
    case ErrorKind::Busy:
        w = { tr("Another program is writing to the library: %1."), tr("Close it and try again.") };
        break;
    case ErrorKind::OtherScript:
        w = { tr("The pages are written in a script that text recognition was not set to read: %1."),
            tr("Choose their language in Settings, Reading, and recognise them again.") };
        if (isLanguageCode(detail))
            w = { tr("The pages are written as %1 is, which text recognition was not set to read.").arg(languageName(detail)),
                tr("Choose their language in Settings, Reading, and recognise them again. Its data is installed with \"%1\".")
                    .arg(installCommand(detail)) };
        break;
    case ErrorKind::MissingLanguage:
        w = { tr("Text recognition has no data for the language: %1."),
            tr("Install it with \"%1\", then try again.").arg(installCommand(detail)) };
        break;
    case ErrorKind::Unreachable:
        w = { tr("The server does not answer as it should: %1."), tr("See whether it runs and can be reached, then try again.") };
        break;
    case ErrorKind::NotListening:
        w = { tr("Nothing listens at %1."),
            tr("Start the server (Ollama's with \"ollama serve\"), or check the address in Settings.") };
        break;
    case ErrorKind::BadReply:
        w = { tr("What the server replied cannot be used: %1."),
            tr("Try again. If it stays so, and it is the server of a model, test the model in Settings, or choose another.") };
        break;
    case ErrorKind::Rejected:
        w = { tr("The server does not take the request: %1."),
            tr("Choose another model in Settings, or another server for it.") };
        break;
    case ErrorKind::CutOff:
        w = { tr("The answer came to its longest before its end: %1."),
            tr("Let the model write more (\"writing.most_tokens\" of the profile), or choose one with a longer context.") };
        break;
    case ErrorKind::Withheld:
        w = { tr("A filter of the server keeps the answer back: %1."), tr("Ask in other words, or choose another model.") };
        break;
    case ErrorKind::Declined:
        w = { tr("The model refuses to answer: %1."), tr("Ask in other words, or choose another model.") };
        break;
    case ErrorKind::NotAllowed:
        w = { tr("The server does not accept the key: %1."), tr("Enter it anew in Settings, or choose a model that it is for.") };
        break;
    case ErrorKind::NoKey:
        w = { tr("The server wants a key, and none was given: %1."),
            tr("Enter it in Settings, or set the variable %1 before the program is started.").arg(keyVariable(detail)) };
        break;
    case ErrorKind::NoSuchModel:
        w = { tr("The server does not have the model: %1."), tr("Choose one that it lists, in Settings.") };
        break;
    case ErrorKind::Untrusted:
        w = { tr("Nothing was sent to %1: the connection cannot be secured."),
            tr("Check the address, and the date of this computer. If the server is your laboratory's own, have this computer "
               "trust its "
               "certificate: copy it to /usr/local/share/ca-certificates, with a name that ends in .crt, and run \"sudo "
               "update-ca-certificates\".") };
        break;
    case ErrorKind::WrongAddress:
        w = { tr("What answers at this address is not the server that was expected: %1."),
            tr("Check the address in Settings. That of a model server mostly ends in /v1.") };
        break;
    case ErrorKind::PromptTooLong:
        w = { tr("The question with its passages is too long for the model: %1."),
            tr("Choose a narrower scope or fewer passages, or a model with a longer context.") };
        break;
    case ErrorKind::LimitReached:
        w = { tr("The account's limit or budget is used up: %1."),
            tr("See your account there. Answers in the papers' own words need no account.") };
        break;
    case ErrorKind::Overloaded:
        w = { tr("The server has too much to do: %1."), tr("Try again in a while. Nothing was lost.") };
        break;
    case ErrorKind::WebNotAllowed:
        w = { tr("Nothing was sent to %1: the web may not be searched."),
            tr("Allow it in Settings, Privacy, or with \"adduce-cli web allow\".") };
        break;
    case ErrorKind::LocalOnly:
        w = { tr("Nothing was sent to %1: only this computer may be contacted."),
            tr("Turn \"Local only\" off in Settings, or choose a model on this computer.") };
        break;
    case ErrorKind::DocumentLocalOnly:
        w = { tr("Nothing was sent: this document never leaves the computer: %1."),
            tr("Choose a model on this computer, or another scope.") };
        break;
    case ErrorKind::Unencrypted:
        w = { tr("Nothing was sent to %1: the connection would not be encrypted."),
            tr("Use an address with https, or agree to it at the server in Settings.") };
        break;
    case ErrorKind::NotOpen:
        w = { tr("No copy of this paper is known that anybody may read: %1."),
            tr("Ask its publisher or your library for the file, and add that.") };
        break;
    case ErrorKind::LaboratoryAway:
        w = { tr("The laboratory does not answer: %1."),
            tr("See whether its server runs and can be reached. What you do here is kept and sent later.") };
        break;
    case ErrorKind::LaboratoryRefuses:
        w = { tr("The laboratory does not take the name or the password: %1."),
            tr("Check both, and ask who administers the laboratory if they stay refused.") };
        break;
    case ErrorKind::LaboratoryForbids:
        w = { tr("Your role in the laboratory does not allow this: %1."),
            tr("Ask who administers it for another role. What you did here is kept.") };
        break;
    case ErrorKind::LaboratoryFull:
        w = { tr("The disk of the laboratory's server is full: %1."),
            tr("Tell who administers it. What you did here is kept and sent later.") };
        break;
    case ErrorKind::NoLaboratory:
        w = { tr("There is no laboratory in this database: %1."),
            tr("Check the name of the database, or make a laboratory of it: \"adduce-cli lab create ADDRESS\".") };
        break;
    case ErrorKind::NewerLaboratory:
        w = { tr("The laboratory needs a newer version of Adduce: %1."),
            tr("Update Adduce. Until then its papers stay here as they are, and what you do waits.") };
        break;
    case ErrorKind::BadInput:
        w = { tr("This cannot be used: %1."), tr("Change it and try again.") };
        break;
    case ErrorKind::Stopped:
        w = { tr("Stopped."), tr("What was finished before is kept.") };
        break;
    case ErrorKind::Internal:
        w = { tr("Something went wrong inside Adduce: %1."), tr("Try again; if it stays, please report it.") };
        break;
    }
    w.what = filled(w.what, detail);
    return w;
}

QString sentence(const Error &error)
{
    const auto [what, next] = words(error.kind(), error.detail());
    return error.technical().isEmpty() ? what + u' ' + next : what + u' ' + next + u" ("_s + error.technical() + u')';
}

} // namespace adduce
