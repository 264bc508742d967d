#pragma once
#include "core/workspace/propose_questions.h"
#include <QObject>
#include <QPointer>

namespace adduce {

class EvaluationTools;
class ProposeRun;
class QuestionSets;
class Workspace;

/// Has the papers read for questions that they answer, and the user choose among these.
class SetMaker : public QObject
{
    Q_OBJECT

public:
    SetMaker(Workspace &workspace, EvaluationTools &tools, QuestionSets &sets, QObject *parent);

    void make(const Scope &scope, const Wording &wording); ///< begins anew where it reads already
    void stop(); ///< nothing is proposed any more

private:
    Workspace &m_workspace;
    EvaluationTools &m_tools;
    QuestionSets &m_sets;
    QPointer<ProposeRun> m_run; ///< null: nothing is read
};

} // namespace adduce
