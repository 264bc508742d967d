#include "ui/history/thread_summary.h"

#include "core/base/tr.h"
#include "core/threads/quote_check.h"
#include "ui/common/widgets.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString timeWords(const QDateTime &utc)
{
    return QLocale().toString(utc.toLocalTime(), QLocale::ShortFormat);
}

/// What came of looking for all of these quotes; empty unless each was looked for.
QString checkWords(Database &database, const std::vector<Citation> &citations)
{
    QDateTime last;
    int found = 0;
    for (const Citation &citation : citations) {
        const auto check = lastCheck(database, citation);
        if (!check)
            return {};
        found += check->outcome == QuoteOutcome::Found ? 1 : 0;
        last = last.isValid() ? std::min(last, check->checkedAt) : check->checkedAt;
    }
    const auto all = static_cast<int>(citations.size());
    if (all == 0)
        return {};
    return found == all
        ? tr("all %Ln quote(s) checked again %1", nullptr, all).arg(timeWords(last))
        : tr("%1 of %Ln quote(s) found word for word, %2", nullptr, all).arg(QString::number(found), timeWords(last));
}

} // namespace

QString threadSummary(Database &database, const Thread &thread)
{
    constexpr qsizetype kNamed = 4; // of each kind
    const ThreadRow &row = thread.row;
    QStringList parts { timeWords(row.createdAt) };
    for (const QString &scope : row.scopes.mid(0, kNamed))
        parts << (scope.isEmpty() ? tr("All documents") : inShort(scope));
    if (row.models.isEmpty())
        parts << tr("No model");
    for (const QString &model : row.models.mid(0, kNamed))
        parts << inShort(model);
    if (row.scopes.size() > kNamed || row.models.size() > kNamed)
        parts << u"…"_s;
    if (const QString checks = checkWords(database, everyCitationOf(thread)); !checks.isEmpty())
        parts << checks;
    if (!row.marks.tags.isEmpty())
        parts << tr("Tags: %1").arg(inShort(row.marks.tags.join(u", "_s), 200));
    return parts.join(u"  ·  "_s);
}

} // namespace adduce
