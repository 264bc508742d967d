#include "core/serving/problem.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Their details are paths of the library or its folder.
constexpr std::array kOfLibrary { ErrorKind::Busy, ErrorKind::DiskFull, ErrorKind::Unwritable, ErrorKind::FolderGone,
    ErrorKind::NewerLibrary, ErrorKind::DamagedLibrary, ErrorKind::ForeignSchema, ErrorKind::ReadOnlyLibrary };

QJsonObject bodyOf(ErrorForm form, int status, const ErrorWords &words, const QString &kind)
{
    const QString both = (words.what + u' ' + words.next).trimmed();
    switch (form) {
    case ErrorForm::Chat:
        return { { u"answer"_s, QJsonValue() }, { u"error"_s, both } };
    case ErrorForm::Detail:
        return { { u"detail"_s, both } };
    case ErrorForm::OpenAi:
        return { { u"error"_s,
            QJsonObject { { u"message"_s, both }, { u"type"_s, status < 500 ? u"invalid_request_error"_s : u"server_error"_s },
                { u"param"_s, QJsonValue() }, { u"code"_s, kind } } } };
    case ErrorForm::Problem:
        break;
    }
    return { { u"type"_s, u"about:blank"_s }, { u"title"_s, words.what }, { u"status"_s, status }, { u"detail"_s, words.next },
        { u"kind"_s, kind } };
}

/// Where files lie is nobody's business: of a path its file alone, also of one that a clause has in quotes.
QString withoutFolders(const Error &error)
{
    static const QRegularExpression folders(u"\"/[^\"]*/(?=[^\"/]+\")"_s);
    if (error.kind() == ErrorKind::BadInput && error.technical().isEmpty() && !error.detail().startsWith(u'/'))
        return QString(error.detail()).replace(folders, u"\""_s);
    return error.detail().contains(u'/') ? QFileInfo(error.detail()).fileName() : error.detail();
}

} // namespace

ServedReply jsonReply(const QJsonObject &json, int status)
{
    return { .status = status,
        .headers = { { "Content-Type", "application/json" } },
        .body = QJsonDocument(json).toJson(QJsonDocument::Compact) };
}

ServedReply problem(ErrorForm form, int status, const ErrorWords &words, const QString &kind)
{
    ServedReply reply = jsonReply(bodyOf(form, status, words, kind), status);
    if (form == ErrorForm::Problem)
        reply.headers.front().second = "application/problem+json";
    return reply;
}

ServedReply problem(ErrorForm form, const Error &error)
{
    // What is another's is told as what is not there.
    const ErrorKind told = isMissing(error.kind()) ? ErrorKind::Missing : error.kind();
    return problem(form, statusOf(told), servedWords(error), nameOf(told));
}

ErrorWords servedWords(const Error &error)
{
    if (error.kind() == ErrorKind::Internal)
        return words(ErrorKind::Internal);
    if (error.kind() == ErrorKind::Overloaded && error.detail().isEmpty())
        return { u"This server has too much to do."_s, u"Try again in a moment."_s };
    if (error.kind() == ErrorKind::TooLarge && error.detail().isEmpty())
        return { u"This is too long."_s, u"A body of JSON has 1 MB at most, a file what the server's configuration says."_s };
    if (error.kind() == ErrorKind::NoSuchPage)
        return words(error.kind(), error.detail());
    if (isMissing(error.kind()))
        return { u"There is no %1 here."_s.arg(
                     error.detail().isEmpty() ? u"such thing"_s : u'"' + QFileInfo(error.detail()).fileName() + u'"'),
            u"It may be gone, or another's. Look at the list once more."_s };
    const bool isOfLibrary = std::ranges::find(kOfLibrary, error.kind()) != kOfLibrary.end();
    const QString detail = withoutFolders(error);
    ErrorWords said = words(error.kind(), isOfLibrary ? QString() : detail);
    if (error.kind() == ErrorKind::BadInput && !error.technical().isEmpty())
        said = { detail.isEmpty() ? u"This request cannot be used."_s : said.what, error.technical() };
    return said;
}

int statusOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Missing:
    case ErrorKind::NoSuchDocument:
    case ErrorKind::NoSuchPage:
    case ErrorKind::NoSuchThread:
    case ErrorKind::NoSuchTable:
        return 404;
    case ErrorKind::BadInput:
        return 400;
    case ErrorKind::AlreadyThere:
    case ErrorKind::FileChanged:
        return 409;
    case ErrorKind::TooLarge:
        return 413;
    case ErrorKind::Unreadable:
    case ErrorKind::Empty:
    case ErrorKind::MissingProgram:
    case ErrorKind::Unsupported:
    case ErrorKind::NewerFile:
    case ErrorKind::Encrypted:
    case ErrorKind::Damaged:
    case ErrorKind::NoText:
    case ErrorKind::OtherScript:
    case ErrorKind::MissingLanguage:
    case ErrorKind::NotOpen:
    case ErrorKind::Crashed:
    case ErrorKind::TimedOut:
    case ErrorKind::OutOfMemory:
        return 422;
    case ErrorKind::ReadOnlyLibrary:
    case ErrorKind::LaboratoryForbids:
    case ErrorKind::WebNotAllowed:
    case ErrorKind::LocalOnly:
    case ErrorKind::DocumentLocalOnly:
    case ErrorKind::Unencrypted:
        return 403;
    case ErrorKind::LaboratoryAway:
    case ErrorKind::LaboratoryRefuses:
    case ErrorKind::LaboratoryFull:
    case ErrorKind::NoLaboratory:
    case ErrorKind::NewerLaboratory:
    case ErrorKind::Unreachable:
    case ErrorKind::NotListening:
    case ErrorKind::BadReply:
    case ErrorKind::Rejected:
    case ErrorKind::CutOff:
    case ErrorKind::Withheld:
    case ErrorKind::Declined:
    case ErrorKind::Untrusted:
    case ErrorKind::NotAllowed:
    case ErrorKind::NoKey:
    case ErrorKind::NoSuchModel:
    case ErrorKind::WrongAddress:
    case ErrorKind::PromptTooLong:
    case ErrorKind::LimitReached:
        return 502; // another server's fault
    case ErrorKind::Busy:
    case ErrorKind::Overloaded:
    case ErrorKind::NoMemory:
    case ErrorKind::Stopped:
        return 503;
    case ErrorKind::DiskFull:
        return 507;
    case ErrorKind::Unwritable:
    case ErrorKind::FolderGone:
    case ErrorKind::NewerLibrary:
    case ErrorKind::DamagedLibrary:
    case ErrorKind::ForeignSchema:
    case ErrorKind::Internal:
        break;
    }
    return 500;
}

} // namespace adduce
