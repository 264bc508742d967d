// What a user imports: a file of threads, a citation as the evidence tables keep it, a trace as the library keeps it.
#include "core/base/error.h"
#include "core/evidence/evidence_columns.h"
#include "core/threads/saved_trace.h"
#include "core/threads/thread_file.h"

#include <QBuffer>

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        const std::vector<Thread> threads = readThreadFile(bytes, QStringLiteral("fuzzed"));
        QBuffer again;
        again.open(QIODevice::WriteOnly);
        writeThreadFile(threads, again);
        if (readThreadFile(again.data(), QStringLiteral("again")).size() != threads.size())
            std::abort();
    } catch (const Error &) { // the one thing that may be thrown
    }
    try {
        (void)citationFromColumn(QString::fromUtf8(bytes));
    } catch (const Error &) {
    }
    (void)unpackTrace(bytes);
    return 0;
}
