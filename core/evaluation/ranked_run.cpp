#include "core/evaluation/ranked_run.h"

#include "core/base/error.h"

#include <QIODevice>
#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void refuse(int line, const QString &what)
{
    throw Error(ErrorKind::BadInput, u"line %1 %2"_s.arg(QString::number(line), what));
}

int numberIn(const QString &text, int line)
{
    bool sound = false;
    const int number = text.toInt(&sound);
    if (!sound)
        refuse(line, u"has \"%1\" where a number is wanted"_s.arg(text.left(40)));
    return number;
}

} // namespace

RankedRun readRun(QIODevice &device)
{
    std::map<QString, std::vector<std::pair<int, QString>>> ranked;
    for (int line = 1; !device.atEnd(); ++line) {
        const QStringList fields = QString::fromUtf8(device.readLine()).simplified().split(u' ');
        if (fields == QStringList { QString() })
            continue;
        if (fields.size() < 4)
            refuse(line, u"has no query, Q0, document and rank"_s);
        ranked[fields[0]].emplace_back(numberIn(fields[3], line), fields[2]);
    }
    RankedRun run;
    for (auto &[query, documents] : ranked) {
        std::ranges::stable_sort(documents, {}, &std::pair<int, QString>::first);
        for (auto &[rank, document] : documents)
            run[query].push_back(std::move(document));
    }
    return run;
}

Judgements readJudgements(QIODevice &device)
{
    Judgements judgements;
    for (int line = 1; !device.atEnd(); ++line) {
        const QString text = QString::fromUtf8(device.readLine()).trimmed();
        const QStringList fields = text.contains(u'\t') ? text.split(u'\t') : text.simplified().split(u' ');
        if (fields == QStringList { QString() } || (line == 1 && fields[0] == u"query-id"_s))
            continue;
        if (fields.size() != 3 && fields.size() != 4)
            refuse(line, u"has no query, document and grade"_s);
        judgements[fields[0]][fields[fields.size() - 2]] = numberIn(fields.last(), line);
    }
    return judgements;
}

} // namespace adduce
