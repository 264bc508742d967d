#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/ask/pipeline.h"
#include "core/base/device.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

static QJsonArray toJson(const std::vector<PipelineStep> &steps)
{
    QJsonArray json;
    for (const PipelineStep &step : steps)
        json.append(QJsonObject { { u"stage"_s, nameOf(step.stage) }, { u"does"_s, step.does },
            { u"needs_model"_s, !step.without.isEmpty() }, { u"without"_s, step.without } });
    return json;
}

ExitCode pipeline(const Context &context)
{
    const Profile &profile = context.configuration.profile;
    const std::vector<PipelineStep> steps = pipelineOf(profile);
    if (!context.arguments.isEmpty()) {
        note(u"pipeline takes no arguments: --profile, --mermaid, --svg FILE"_s);
        return Usage;
    }
    if (const QString file = context.options.value(u"svg"_s); !file.isEmpty()) {
        refuseToOverwrite(file);
        replaceFile(file, pipelineSvg(steps, profile.name).toUtf8());
        note(u"written to %1"_s.arg(file));
    } else if (context.isJson) {
        printJson(toJson(steps));
    } else {
        printText((context.options.isSet(u"mermaid"_s) ? pipelineMermaid(steps) : pipelineText(steps)).toUtf8());
    }
    return Done;
}

} // namespace adduce::cli
