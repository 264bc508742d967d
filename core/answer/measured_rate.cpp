#include "core/answer/measured_rate.h"

#include "core/base/error.h"
#include "core/base/tr.h"

#include <QFile>
#include <QJsonDocument>
#include <QLocale>

static void initResource()
{
    Q_INIT_RESOURCE(ranker);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

int countIn(const QJsonObject &rate, const QString &name)
{
    const QJsonValue value = rate[name];
    if (!value.isDouble() || value.toDouble() < 0 || value.toDouble() != value.toInt(-1))
        throw Error(ErrorKind::Damaged, name);
    return value.toInt();
}

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

} // namespace

const ConfidenceRates &testedRates()
{
    static const ConfidenceRates rates = [] {
        initResource();
        QFile file(u":/ranker/confidence.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            throw Error(ErrorKind::Internal, file.fileName());
        return ratesFromJson(QJsonDocument::fromJson(file.readAll()).object());
    }();
    return rates;
}

bool isTested(ConfidenceReason reason)
{
    return reason != ConfidenceReason::AskedPart && reason != ConfidenceReason::ListedPapers
        && reason != ConfidenceReason::SomeRemoved && reason != ConfidenceReason::HeldByQuotes;
}

std::optional<MeasuredRate> testedRate(const Answer &answer)
{
    if (answer.verdict != Verdict::Answered || answer.writer || !isTested(answer.reason))
        return std::nullopt;
    return testedRates()[answer.confidence];
}

QJsonObject toJson(const ConfidenceRates &rates)
{
    QJsonObject json;
    for (const Confidence confidence : { Confidence::High, Confidence::Medium, Confidence::Low })
        json[nameOf(confidence)] =
            QJsonObject { { u"answers"_s, rates[confidence].answers }, { u"right"_s, rates[confidence].right } };
    return json;
}

ConfidenceRates ratesFromJson(const QJsonObject &json)
{
    ConfidenceRates rates;
    for (const Confidence confidence : { Confidence::High, Confidence::Medium, Confidence::Low }) {
        const QJsonObject rate = json[nameOf(confidence)].toObject();
        rates[confidence] = { countIn(rate, u"answers"_s), countIn(rate, u"right"_s) };
        if (rates[confidence].right > rates[confidence].answers)
            throw Error(ErrorKind::Damaged, nameOf(confidence));
    }
    return rates;
}

QString testedWords(const MeasuredRate &rate)
{
    if (!rate.isEnough())
        return tr("too few such answers on the test papers (%1) to say how often they are right").arg(rate.answers);
    const Interval interval = rate.interval();
    return tr("of %1 such answers on the test papers %2 % held the answer (%3 to %4 %)")
        .arg(QString::number(rate.answers), percent(rate.share()), percent(interval.low), percent(interval.high));
}

QString ratedWords(const MeasuredRate &rate)
{
    if (!rate.isEnough())
        return tr("too few such answers that you rated (%1) to say how often they are right").arg(rate.answers);
    const Interval interval = rate.interval();
    return tr("of %1 such answers that you rated %2 % were right (%3 to %4 %)")
        .arg(QString::number(rate.answers), percent(rate.share()), percent(interval.low), percent(interval.high));
}

} // namespace adduce
