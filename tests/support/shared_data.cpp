#include "tests/support/shared_data.h"
#include "tests/support/places.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace adduce::test {

QString sharedData(const QString &name)
{
    const QString given = qEnvironmentVariable("ADDUCE_SHARED_DATA");
    const QString root = given.isEmpty() ? inSources(u"../shared/data"_s) : given;
    const QFileInfo folder(root + u'/' + name);
    return folder.isDir() ? folder.canonicalFilePath() : QString();
}

QString samplePapers()
{
    const QFileInfo folder(inSources(u"build/sample-papers"_s));
    if (!folder.isDir() || QDir(folder.filePath()).entryList({ u"*.pdf"_s }).isEmpty())
        return {};
    return folder.canonicalFilePath();
}

} // namespace adduce::test
