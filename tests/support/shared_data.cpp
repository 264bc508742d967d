#include "tests/support/shared_data.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace adduce::test {

QString sharedData(const QString &name)
{
    const QString given = qEnvironmentVariable("ADDUCE_SHARED_DATA");
    const QString root = given.isEmpty() ? QStringLiteral(ADDUCE_SOURCE_DIR "/../shared/data") : given;
    const QFileInfo folder(root + u'/' + name);
    return folder.isDir() ? folder.canonicalFilePath() : QString();
}

QString samplePapers()
{
    const QFileInfo folder(QStringLiteral(ADDUCE_SOURCE_DIR "/build/sample-papers"));
    if (!folder.isDir() || QDir(folder.filePath()).entryList({ u"*.pdf"_s }).isEmpty())
        return {};
    return folder.canonicalFilePath();
}

} // namespace adduce::test
