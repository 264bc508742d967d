#include "core/workspace/certificate.h"

#include "core/base/device.h"
#include "core/base/tr.h"
#include "core/export/export.h"
#include "core/workspace/public_json.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

void saveCertificate(const Answer &refusal, const QString &path, PersonalData personalData)
{
    if (!refusal.isRefusal())
        throw Error(ErrorKind::BadInput, path, u"only what found no evidence has a certificate"_s);
    const auto format = exportFormatFromString(QFileInfo(path).suffix().toLower());
    if (format == ExportFormat::Json) {
        replaceFile(path, QJsonDocument(toPublicJson(publicAnswer(refusal, {}, personalData))).toJson());
        return;
    }
    if (format != ExportFormat::Markdown && format != ExportFormat::Pdf)
        throw Error(ErrorKind::BadInput, path, u"the name must end in .md, .pdf or .json"_s);
    Thread thread;
    thread.row.marks.title = tr("What the papers do not answer");
    thread.turns.emplace_back().answer = refusal;
    ExportContent content;
    content.title = thread.row.marks.title;
    content.threads.push_back(std::move(thread));
    if (personalData == PersonalData::Masked)
        maskPersonalData(content);
    exportContent(std::move(content), *format, path);
}

} // namespace adduce
