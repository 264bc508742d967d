#include "tests/measure/known_answers.h"

#include "core/text/letters.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"

#include <QFile>

namespace adduce::test {

using namespace Qt::StringLiterals;

KnowingServer::KnowingServer(std::vector<GoldAnswer> answers)
    : m_model(std::move(answers), [](const QString &text) { return lettersAndDigits(text); })
    , m_server(0, ChatServer::Mode::Answers, [this](const QString &prompt, const QString &form) { return m_model(prompt, form); })
{
}

ModelSettings KnowingServer::everyTask() const
{
    ModelChoice choice;
    choice.base = m_server.base();
    choice.model = u"tiny-8b"_s;
    ModelSettings models;
    models.add(choice);
    for (const ModelTask task : { ModelTask::Answer, ModelTask::Rank, ModelTask::Judge })
        models.use(choice.id(), task);
    return models;
}

GoldAnswer goldAnswer(const QString &question, const std::vector<GoldKey> &gold)
{
    GoldAnswer answer { question, {} };
    for (const GoldKey &one : gold)
        answer.letters << one.letters;
    return answer;
}

void readOnce(Workspace &workspace, const QStringList &files)
{
    if (!QFile::exists(workspace.libraryPath()))
        readDocuments(workspace, IngestSettings {}, requestToAdd(workspace, { files }));
}

} // namespace adduce::test
