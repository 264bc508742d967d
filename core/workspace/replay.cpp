#include "core/workspace/replay.h"

#include "core/guardrails/personal_data.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/workspace/ask_again.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <QHash>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Names passages for people.
class PassageNames
{
public:
    explicit PassageNames(Database &database)
        : m_documents(database)
    {
    }

    QStringList of(const std::vector<Passage> &passages)
    {
        QStringList names;
        for (const Passage &passage : passages)
            names << u"%1, p. %2 #%3"_s.arg(nameOf(passage.document)).arg(passage.firstPage + 1).arg(passage.ordinal + 1);
        return names;
    }

private:
    QString nameOf(DocumentId document)
    {
        QString &name = m_names[document.value];
        if (name.isEmpty()) {
            const auto row = m_documents.find(document);
            name = row ? shortName(*row) : u"?"_s;
        }
        return name;
    }

    DocumentStore m_documents;
    QHash<qint64, QString> m_names;
};

QStringList without(const QStringList &all, const QStringList &others)
{
    QStringList rest;
    std::ranges::copy_if(all, std::back_inserter(rest), [&](const QString &one) { return !others.contains(one); });
    return rest;
}

QStringList foundIn(const StageTrace *stage, PassageNames &names)
{
    if (!stage)
        return {};
    QStringList found;
    if (stage->passages)
        found << names.of(*stage->passages);
    if (stage->sentences)
        for (const TracedSentence &sentence : *stage->sentences)
            found << u'“' + masked(sentence.text) + u'”';
    return found;
}

QStringList toldIn(const Answer &answer)
{
    QStringList told;
    for (const AnswerSentence &sentence : answer.sentences)
        told << masked(sentence.text);
    return told;
}

std::vector<StageDifference> stagesOf(const Trace &then, const Trace &now, PassageNames &names)
{
    std::vector<StageDifference> stages;
    for (const StageTrace &stage : now.stages) {
        if (!stage.part.isEmpty() || stage.isSuperseded)
            continue; // a model splits a question another time otherwise: what came of it is in the sentences
        const StageTrace *before = then.last(stage.stage);
        const QStringList found = foundIn(&stage, names);
        const QStringList known = foundIn(before, names);
        if (found.isEmpty() && known.isEmpty())
            continue;
        stages.push_back(
            { stage.stage, before ? before->milliseconds : 0, stage.milliseconds, without(known, found), without(found, known) });
    }
    return stages;
}

} // namespace

bool Replay::isSame() const
{
    return then == now && gone.isEmpty() && come.isEmpty()
        && std::ranges::all_of(stages, [](const StageDifference &stage) { return stage.gone.isEmpty() && stage.come.isEmpty(); });
}

std::vector<Replay> replayThread(Workspace &workspace, const QString &thread, const Profile &inUse, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    PassageNames names(database);
    std::vector<Replay> replays;
    for (const AskedAgain &asked : askAgain(workspace, database, threadNamed(database, thread), inUse, stop)) {
        const Answer &then = asked.then.answer;
        const Answer &now = asked.now;
        Replay replay { then.question, then.verdict, now.verdict, asked.hasOtherNumbers, asked.isOfAll, then.writer.has_value(),
            stagesOf(then.trace, now.trace, names), {}, {} };
        if (!replay.wasWritten) {
            replay.gone = without(toldIn(then), toldIn(now));
            replay.come = without(toldIn(now), toldIn(then));
        }
        replays.push_back(std::move(replay));
    }
    return replays;
}

} // namespace adduce
