#pragma once
#include "core/ingest/ingest.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/places.h"

#include <QFile>

namespace adduce::test {

/// A library in a folder with files that a test writes, and the job over them with the real worker.
class IngestFixture : public LibraryFixture
{
public:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = folder() + u'/' + name;
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    IngestSummary add(const QStringList &paths, const IngestSink &report = {}, const std::stop_token &stop = {})
    {
        return ingest(library(), network.servers, worker, paths, { .jobs = 2 }, report, stop);
    }
    std::vector<DocumentRow> rows() { return DocumentStore(database()).list(); }

    WorkerProgram worker = docworker();
    Network network;
    static inline const QByteArray text = "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n";
};

} // namespace adduce::test
