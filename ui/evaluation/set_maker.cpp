#include "ui/evaluation/set_maker.h"

#include "core/workspace/propose_run.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/question_sets.h"
#include <QRandomGenerator>

namespace adduce {

SetMaker::SetMaker(Workspace &workspace, EvaluationTools &tools, QuestionSets &sets, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_tools(tools)
    , m_sets(sets)
{
}

void SetMaker::make(const Scope &scope, const Wording &wording)
{
    stop();
    m_tools.say(wording.model && wording.model->isRemote
            ? tr("Reading the papers for questions. Sentences of them are sent to %1 to be worded...").arg(wording.model->host)
            : tr("Reading the papers for questions..."));
    m_run = new ProposeRun(m_workspace, scope, { .seed = QRandomGenerator::global()->generate() }, wording, this);
    connect(m_run, &ProposeRun::done, this, [this](const QuerySet &proposals) {
        m_tools.say({});
        m_sets.review(proposals);
    });
    connect(m_run, &ProposeRun::failed, this, [this](const Error &error) { m_tools.say(sentence(error)); });
    connect(m_run, &ProposeRun::finished, m_run, &QObject::deleteLater);
}

void SetMaker::stop()
{
    delete m_run;
}

} // namespace adduce
