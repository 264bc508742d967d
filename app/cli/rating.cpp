#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/export/ratings_csv.h"
#include "core/workspace/library_threads.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

ExitCode ratings(const Context &context)
{
    if (context.arguments.size() == 2) {
        const auto rating = valueNamed<Rating>(context.arguments.last());
        if (rating || context.arguments.last() == u"none") {
            rateAnswer(context.workspace, context.arguments.first(), rating);
            return Done;
        }
    }
    if (!context.arguments.isEmpty()) {
        note(u"ratings: alone it lists them; with the number of an answer (\"trace\" of show --json) and right, partly, wrong or "
             u"none "
             "it says so of that answer"_s);
        return Usage;
    }
    const std::vector<RatedAnswer> rated = listRatings(context.workspace);
    const QString path = context.options.value(u"output"_s);
    if (!path.isEmpty() && path != u"-") {
        refuseToOverwrite(path);
        replaceFile(path, toCsv(rated));
    } else if (!context.isJson) {
        printCsv(toCsv(rated));
    }
    if (context.isJson)
        printJson(toJson(ratesOf(rated)));
    return Done;
}

} // namespace adduce::cli
