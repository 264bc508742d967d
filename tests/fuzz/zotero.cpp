// The database of a reference manager, whatever it holds: references, or Error.
#include "core/base/error.h"
#include "core/references/zotero_reader.h"

#include <QFile>
#include <QTemporaryDir>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/fuzz-zotero-XXXXXX"));
    QFile file(folder.filePath(QStringLiteral("zotero.sqlite")));
    if (!file.open(QIODevice::WriteOnly) || file.write(reinterpret_cast<const char *>(data), static_cast<qint64>(size)) < 0)
        std::abort();
    file.close();
    try {
        (void)adduce::readZotero(folder.path());
    } catch (const adduce::Error &) { // the one thing that may be thrown
    }
    return 0;
}
