#include "ui/evaluation/run_words.h"

#include "core/base/tr.h"
#include "core/evaluation/query_set.h"
#include "ui/evaluation/set_menu.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

QString setWords(const QString &set)
{
    static const QString bundled = bundledQuerySet().name;
    return set == bundled ? SetMenu::tr("Sample papers") : set;
}

QString runWords(const EvaluationRow &run)
{
    const QString when = QLocale().toString(run.startedAt.toLocalTime(), QLocale::ShortFormat);
    const QString words = run.name.isEmpty() ? when : u"%1, %2"_s.arg(when, run.name);
    return run.isCutShort ? tr("%1, stopped").arg(words) : words;
}

QString runWithSet(const EvaluationRow &run)
{
    return runWords(run) + u"  ·  "_s + setWords(run.set);
}

QString outcomeWords(const Comparison &comparison)
{
    QStringList ways;
    for (const EvaluationReport &report : comparison.reports)
        ways << tr("%1 %2 of %3 right")
                    .arg(variantName(report), QString::number(report.right()), QString::number(report.results.size()));
    return tr("Evaluated: %1").arg(ways.join(u", "_s));
}

} // namespace adduce
