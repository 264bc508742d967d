#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/answer/answer_words.h"
#include "core/workspace/public_json.h"

#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

ExitCode verify(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"verify takes one file that an export wrote: json, md, pdf or csv"_s);
        return Usage;
    }
    const auto rows = verifyExport(
        context.workspace, context.arguments.first(), context.options.values(u"papers"_s),
        [](int done, int total) { progress(u"%1 of %2 papers"_s.arg(done).arg(total)); }, context.stop);
    std::vector<PublicVerifiedRow> report;
    for (const VerifiedRow &row : rows) {
        report.push_back(publicVerifiedRow(row));
        if (!context.isJson)
            printLine(u"%1  %2: \"%3\"\n    %4"_s.arg(row.stands() ? u"ok    "_s : u"FAILED"_s, chipText(row.row.citation),
                row.row.citation.quote, words(row.outcome)));
    }
    const auto failed = std::ranges::count_if(rows, [](const VerifiedRow &row) { return !row.stands(); });
    if (context.isJson)
        printJson(toPublicJson(report));
    else
        printLine(u"%1 of %2 places stand"_s.arg(static_cast<qsizetype>(rows.size()) - failed).arg(rows.size()));
    return failed > 0 ? Partly : Done;
}

} // namespace adduce::cli
