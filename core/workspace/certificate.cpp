#include "core/workspace/certificate.h"

#include "core/base/device.h"
#include "core/base/tr.h"
#include "core/workspace/public_json.h"

#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

ExportFormat certificateFormat(const QString &path)
{
    const auto format = exportFormatOfFile(path);
    if (format != ExportFormat::Markdown && format != ExportFormat::Pdf && format != ExportFormat::Json)
        throw Error(ErrorKind::BadInput, tr("\"%1\" does not end in .md, .pdf or .json").arg(path));
    return *format;
}

void saveCertificate(const Answer &refusal, const QString &path, PersonalData personalData)
{
    if (!refusal.isRefusal())
        throw Error(
            ErrorKind::BadInput, tr("this question was answered; only where no evidence was found is there a certificate"));
    const ExportFormat format = certificateFormat(path);
    if (format == ExportFormat::Json) {
        replaceFile(path, QJsonDocument(toPublicJson(publicAnswer(refusal, {}, personalData))).toJson());
        return;
    }
    Thread thread;
    thread.row.marks.title = tr("What the papers do not answer");
    thread.turns.emplace_back().answer = refusal;
    ExportContent content;
    content.title = thread.row.marks.title;
    content.threads.push_back(std::move(thread));
    if (personalData == PersonalData::Masked)
        maskPersonalData(content);
    exportContent(std::move(content), format, path);
}

} // namespace adduce
