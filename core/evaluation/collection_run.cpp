#include "core/evaluation/collection_run.h"

#include "core/base/run.h"
#include "core/evaluation/collection_results.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <utility>

namespace adduce {

namespace {

constexpr qint64 kBetween = 50; // milliseconds

} // namespace

CollectionRun::CollectionRun(
    QString folder, QString place, std::vector<NamedRetrieval> profiles, const Parameters &parameters, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this,
        [this, folder = std::move(folder), place = std::move(place), profiles = std::move(profiles), parameters,
            stop = m_stop.get_token()](auto post) {
            QElapsedTimer sinceReport;
            const auto report = [&](const CollectionProgress &progress) {
                const bool isEnd = progress.done == 0 || progress.done == progress.total;
                if (!isEnd && sinceReport.isValid() && sinceReport.elapsed() < kBetween)
                    return;
                sinceReport.start();
                post([this, progress] { emit progressed(progress); });
            };
            const QString library = collectionLibrary(place, folder);
            removeOutdated(library);
            const CollectionMeasure measure = measureCollection(folder, library, profiles, parameters, report, stop);
            if (measure.profiles.empty()) {
                post([this, measure] { emit done(measure, false); });
                return;
            }
            try {
                const QString aside =
                    keepResult(place, folder, { QDateTime::currentDateTimeUtc(), QFileInfo(library).fileName(), measure });
                post([this, measure] { emit done(measure, true); });
                if (!aside.isEmpty())
                    post([this, aside] { emit putAside(aside); });
            } catch (const Error &error) { // the figures took their time: they are shown
                post([this, measure] { emit done(measure, false); });
                post([this, error] { emit notKept(error); });
            }
        });
}

CollectionRun::~CollectionRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void CollectionRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
