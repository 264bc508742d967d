#include "ui/evaluation/collection_words.h"

#include "core/base/tr.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

static QString momentWords(const QDateTime &moment)
{
    return QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat);
}

QString meanWords(const MeasuredMean &mean)
{
    const auto digits = [](double value) { return QLocale().toString(value, 'f', 3); };
    return tr("%1 (%2 to %3)").arg(digits(mean.mean), digits(mean.interval.low), digits(mean.interval.high));
}

QString progressWords(const CollectionProgress &progress)
{
    const QString done = QLocale().toString(progress.done);
    const QString total = QLocale().toString(progress.total);
    if (!progress.profile.isEmpty())
        return tr("%1: query %2 of %3").arg(progress.profile, done, total);
    if (progress.total == 0)
        return tr("Counting the texts");
    return progress.done < progress.total ? tr("Indexing: %1 of %2").arg(done, total) : tr("Learning how the texts use words");
}

QString resultWords(const CollectionResult &result)
{
    QStringList profiles;
    for (const ProfileMeasure &profile : result.measure.profiles)
        profiles << profile.profile;
    return u"%1: %2"_s.arg(momentWords(result.measuredAt), profiles.join(u", "_s));
}

QString changeWords(const CollectionResult &result, const CollectionResult &before)
{
    constexpr int kDecimals = 3;
    const QLocale locale;
    QStringList changes;
    for (const ProfileMeasure &profile : result.measure.profiles) {
        const auto same = std::ranges::find(before.measure.profiles, profile.profile, &ProfileMeasure::profile);
        if (same == before.measure.profiles.end())
            continue;
        const double change = profile.ndcg10.mean - same->ndcg10.mean;
        const QString number = locale.toString(std::abs(change), 'f', kDecimals);
        changes << (number == locale.toString(0.0, 'f', kDecimals)
                ? tr("%1 unchanged").arg(profile.profile)
                : u"%1 %2%3"_s.arg(profile.profile).arg(change > 0 ? QChar(u'+') : QChar(0x2212)).arg(number));
    }
    return tr("nDCG@10 since %1: %2.").arg(momentWords(before.measuredAt), changes.join(u", "_s));
}

QString unkeptFiguresWords(const Error &error)
{
    const ErrorWords w = words(error.kind(), error.detail());
    return tr("These figures are not kept.") + u' ' + w.what + u' ' + w.next;
}

QString unreadableResultsWords(const QString &path)
{
    return tr("The earlier results of this folder cannot be read: %1. The next measurement keeps that file under another name.")
        .arg(path);
}

QString putAsideWords(const QString &path)
{
    return tr("The earlier results of this folder cannot be read; they are now in %1.").arg(path);
}

} // namespace adduce
