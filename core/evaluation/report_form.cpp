#include "core/evaluation/report_form.h"

#include "core/evaluation/evaluation_csv.h"
#include "core/evaluation/evaluation_html.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

ReportForm reportFormOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == u"html" || suffix == u"htm")
        return ReportForm::Html;
    if (suffix == u"csv")
        return ReportForm::Csv;
    return suffix == u"json" ? ReportForm::Json : ReportForm::Markdown;
}

QByteArray written(const Comparison &comparison, ReportForm form)
{
    switch (form) {
    case ReportForm::Html:
        return toHtml(comparison);
    case ReportForm::Csv:
        return toCsv(comparison);
    case ReportForm::Json:
        return QJsonDocument(toJson(comparison)).toJson();
    case ReportForm::Markdown:
        break;
    }
    return toMarkdown(comparison).toUtf8();
}

} // namespace adduce
