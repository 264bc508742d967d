#include "ui/evaluation/run_words.h"

#include "core/base/tr.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

QString runWords(const EvaluationRow &run)
{
    const QString when = QLocale().toString(run.startedAt.toLocalTime(), QLocale::ShortFormat);
    const QString words = run.name.isEmpty() ? when : u"%1, %2"_s.arg(when, run.name);
    return run.isCutShort ? tr("%1, stopped").arg(words) : words;
}

QString runWithSet(const EvaluationRow &run)
{
    return runWords(run) + u"  ·  "_s + run.set;
}

} // namespace adduce
