#include "tests/measure/answer_examples.h"

#include "core/ask/gather.h"
#include "core/ask/plan.h"
#include "core/ask/trace_recorder.h"
#include "core/library/database.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/earlier_turns.h"
#include "tests/support/network.h"
#include "tests/support/places.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace adduce::test {

using namespace Qt::StringLiterals;

AnswerExample exampleOf(const GoldQuestion &question, const Question &asked, Workspace &workspace)
{
    const Network network;
    Database database = workspace.library().open();
    TraceRecorder trace({}, {}, {});
    const Plan plan = adduce::plan(asked, workspace.retriever().snapshot(database), database, trace, {});
    Evidence evidence = gather(plan, {}, workspace.retriever(), network.servers, database, trace, {});
    AnswerExample example { question, evidence.asked, std::move(evidence.candidates), evidence.isOnTopic };
    const CandidatePool pool(example.candidates, example.asked);
    for (const Candidate &c : example.candidates) {
        const QString file = QFileInfo(evidence.documents.at(c.document).row.path).fileName();
        example.isGold.push_back(isGold(file, c.sentence.text, question.gold));
        if (!c.isQuotable())
            continue;
        example.choice.choices.push_back(featuresOf(c, example.asked, pool));
        example.choice.isRight.push_back(example.isGold.back());
    }
    return example;
}

bool AnswerExample::isRight(const Candidate &candidate) const
{
    const auto found = std::ranges::find_if(
        candidates, [&](const Candidate &c) { return c.document == candidate.document && c.ordinal == candidate.ordinal; });
    return found != candidates.end() && isGold[static_cast<std::size_t>(found - candidates.begin())];
}

std::vector<AnswerExample> answerExamples(const QString &data, const QString &folder)
{
    const auto questions = goldQuestions(data);
    std::vector<AnswerExample> examples;
    for (const GoldLibrary &library : goldLibraries(data)) {
        const QString file = QDir(folder).filePath(library.name + u".adduce"_s);
        Workspace workspace({ file, file + u".configuration.json"_s }, docworker());
        if (!QFile::exists(file))
            readDocuments(workspace, IngestSettings {}, requestToAdd(workspace, { library.files }));
        for (const GoldQuestion &question : questions)
            if (question.library == library.name) {
                Question asked { question.text };
                asked.history = test::turnsOf(question.history);
                examples.push_back(exampleOf(question, asked, workspace));
            }
    }
    return examples;
}

} // namespace adduce::test
