#include "core/answer/next_step_words.h"

#include "core/base/tr.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString leftOutWords(const ShorterQuestion &question)
{
    return tr("Leaves out: %1").arg(question.without.join(u", "_s));
}

QString paperWords(const Citation &paper)
{
    return paper.title.isEmpty() || paper.title == paper.source ? paper.source : paper.source + u": "_s + paper.title;
}

QStringList nextStepWords(const SearchReport &report)
{
    QStringList lines;
    for (const ShorterQuestion &one : report.shorter)
        lines << tr("The papers answer: %1 (%2)").arg(one.text, leftOutWords(one));
    if (report.paper)
        lines << tr("The paper that is nearest by its title: %1").arg(paperWords(*report.paper));
    return lines;
}

} // namespace adduce
