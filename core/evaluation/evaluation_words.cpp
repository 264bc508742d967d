#include "core/evaluation/evaluation_words.h"

#include "core/base/tr.h"
#include "core/embedding/server_space.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString variantName(const EvaluationReport &report)
{
    QStringList name { report.profile };
    if (!report.model.isEmpty())
        name << report.model;
    if (!report.space.isEmpty())
        name << report.space;
    return name.join(u", "_s);
}

QString searchedIn(const QuestionSettings &settings)
{
    return settings.space ? spaceName(*settings.space) : QString();
}

QString embedsElsewhere(const QuestionSettings &settings)
{
    return settings.space ? hostElsewhere(*settings.space) : QString();
}

QString failedWords(const EvaluationReport &report)
{
    return report.failed() == 0 ? QString()
                                : tr("The model failed on %Ln question(s), which are not counted", nullptr, report.failed());
}

QString faithfulWords(const QueryResult &result)
{
    if (!result.isMeasured() || result.told.verdict != Verdict::Answered)
        return u"–"_s;
    return !result.isFaithful ? tr("not judged") : *result.isFaithful ? tr("yes") : tr("no");
}

QString rightWords(const QueryResult &result)
{
    if (!result.isMeasured())
        return tr("not measured");
    return result.isRight() ? tr("yes") : tr("no");
}

} // namespace adduce
