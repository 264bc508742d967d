#pragma once
#include "core/base/error.h"
#include "core/evaluation/collection_measure.h"
#include <QObject>
#include <future>

namespace adduce {

/// `measureCollection()` on a thread of its own, in the library that collectionLibrary() names in `place`; those that are
/// outdated go. What was measured is kept beside it before `done` tells of it; `notKept` comes after `done` when it could not be,
/// `putAside` when the file of earlier results could not be read. Tells of its progress at most 20 times a second. One of `done`,
/// `failed` comes, then `finished`. The destructor stops and waits.
class CollectionRun : public QObject
{
    Q_OBJECT

public:
    CollectionRun(QString folder, QString place, std::vector<NamedRetrieval> profiles, const Parameters &parameters,
        QObject *parent = nullptr);
    ~CollectionRun() override;

    void stop();

signals:
    void progressed(const adduce::CollectionProgress &progress);
    void done(const adduce::CollectionMeasure &measure, bool isKept);
    void notKept(const adduce::Error &error);
    void putAside(const QString &path); ///< where that file is now
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
