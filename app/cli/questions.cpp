#include "app/cli/asking.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"
#include "app/cli/passage_line.h"
#include "app/cli/scope_options.h"

#include "core/workspace/certificate.h"
#include "core/workspace/public_json.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

ExitCode ask(const Context &context)
{
    const QString question = context.arguments.join(u' ');
    if (question.trimmed().isEmpty()) {
        note(u"ask: type a question"_s);
        return Usage;
    }
    AskRequest request { question, scopeNames(context), context.options.value(u"thread"_s),
        questionSettings(context, modelsToAsk(context)), context.options.isSet(u"all-papers"_s),
        context.options.isSet(u"follow-ups"_s) };
    request.settings.web = webOf(context);
    const QString certificate = context.options.value(u"certificate"_s);
    if (!certificate.isEmpty()) { // known to be good before anything is asked
        certificateFormat(certificate);
        refuseToOverwrite(certificate);
    }
    const KeptAnswer kept = askAndTell(context, request, Telling::Whole);
    if (!certificate.isEmpty() && kept.answer.isRefusal())
        saveCertificate(kept.answer, certificate, personalData(context));
    if (kept.saved.thread && !context.isJson)
        note(u"Kept as thread %1. Next: adduce-cli show %1, adduce-cli ask --thread %1 QUESTION, adduce-cli export %1"_s.arg(
            kept.saved.thread.value));
    return context.stop.stop_requested() ? Interrupted : Done;
}

/// Why nothing may have been found, and what to do.
static QString nothingFoundWords(const Context &context, SearchBy by)
{
    const QString scope = scopeNames(context).shown();
    const QString what = scope.isEmpty() ? u"Nothing was found. "_s : u"Nothing was found in %1. "_s.arg(scope);
    const QString typed = context.arguments.join(u' ');
    SearchQuery query = parseSearchQuery(typed);
    query.words.clear();
    if (query != SearchQuery {})
        return what + u"Leave out what narrows the search: \"exact words\", -without, author:, year:, in: or section:."_s;
    if (by == SearchBy::Words)
        return what + u"No passage holds these words; without --mode keyword, what means the like is found, too."_s;
    return what + u"Check how the words are spelled, or type others that papers use."_s;
}

ExitCode search(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"search: type some words"_s);
        return Usage;
    }
    const auto by = valueNamed<SearchBy>(context.options.value(u"mode"_s));
    if (!by) {
        note(u"search: --mode is keyword, vector or hybrid"_s);
        return Usage;
    }
    const SearchResults results = searchLibrary(context.workspace,
        { context.arguments.join(u' '), scopeNames(context), context.parameters().retrieval, context.parameters().chunks, *by },
        context.stop);
    noteOtherCuts(context, results.cutOtherwise);
    if (results.serverError)
        note(u"searched by words alone: "_s + sentence(*results.serverError));
    const std::vector<PublicPassage> found = publicPassages(results);
    if (context.isJson)
        printJson(toPublicJson(found));
    else
        for (const PublicPassage &passage : found)
            printLine(passageLine(passage, context.options.isSet(u"lines"_s)));
    if (found.empty() && !noteEmptyLibrary(context))
        note(nothingFoundWords(context, *by));
    return Done;
}

} // namespace adduce::cli
