#include "app/cli/asking.h"

#include "app/cli/output.h"

#include "core/workspace/library_documents.h"
#include "core/workspace/public_json.h"

#include <QScopeGuard>
#include <algorithm>
#include <cstdio>

namespace adduce::cli {

using namespace Qt::StringLiterals;

bool noteEmptyLibrary(const Context &context)
{
    const bool isEmpty = listDocuments(context.workspace).empty();
    if (isEmpty)
        note(u"The library %1 is empty. Add papers: adduce-cli add FILES"_s.arg(context.workspace.libraryPath()));
    return isEmpty;
}

void noteOtherCuts(const Context &context, int papers)
{
    if (papers > 0)
        note(u"Papers that were cut otherwise than the profile %1 asks: %2. Their passages are used as they are; chunkings make "
             u"cuts "
             "them so, too."_s.arg(context.configuration.profile.name, QString::number(papers)));
}

KeptAnswer askAndTell(const Context &context, const AskRequest &request, Telling telling)
{
    const bool isMasked = personalData(context) == PersonalData::Masked;
    std::vector<AnswerSentence> told;
    QStringList parts;
    int looked = 0;
    const auto tell = [&](const AskEvent &event) {
        if (const auto *planned = std::get_if<PartsPlanned>(&event)) {
            parts = planned->parts;
            looked = 0;
            progress({});
            note(u"Asked in parts: "_s + parts.join(u" | "_s));
        }
        if (const auto *part = std::get_if<PartLookedUp>(&event); part && part->part < parts.size())
            progress(
                u"%1 of %2 parts looked for; %3: %4"_s.arg(QString::number(std::min(++looked, static_cast<int>(parts.size()))),
                    QString::number(parts.size()), parts[part->part], part->isFound ? u"found"_s : u"nothing found"_s));
        if (const auto *stage = std::get_if<StageStarted>(&event))
            progress(progressWords(stage->stage));
        const auto *ready = std::get_if<SentenceReady>(&event);
        if (!ready)
            return;
        progress({});
        const AnswerSentence sentence = isMasked ? masked(ready->sentence) : ready->sentence;
        if (std::ranges::find(told, sentence) != told.end())
            return; // a statement that was taken away, whose quote says the same
        told.push_back(sentence);
        printSentence(sentence, request.settings.profile.parameters.writing.mark);
        std::fflush(stdout);
    };
    const bool isStreamed = telling == Telling::AsItComes && !context.isJson;
    const auto clear = qScopeGuard([&] {
        if (isStreamed)
            progress({});
    });
    KeptAnswer kept = askQuestion(context.workspace, request, isStreamed ? AskSink(tell) : AskSink(), context.stop);
    if (isStreamed)
        progress({});
    noteOtherCuts(context, kept.cutOtherwise);
    if (context.isJson)
        printJson(toPublicJson(publicAnswer(kept, personalData(context))));
    else
        printAnswer(isMasked ? masked(kept.answer) : kept.answer, told);
    if (kept.answer.reply == ReplyKind::EmptyLibrary)
        (void)noteEmptyLibrary(context);
    if (context.workspace.library().readOnly() != ReadOnly::No)
        note(u"The library can only be read: the answer is not kept in a thread."_s);
    if (kept.remembered)
        note(u"Remembered: "_s + kept.remembered->text);
    if (!context.isJson && kept.nextQuestions && !kept.nextQuestions->isEmpty()) {
        printLine({});
        printLine(u"Ask next:"_s);
        for (const QString &question : *kept.nextQuestions)
            printLine(u"  - "_s + question);
    }
    return kept;
}

} // namespace adduce::cli
