#include "tests/support/abstract_library.h"

#include "core/base/device.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/support/jsonl.h"

#include <QDir>

namespace adduce::test {

using namespace Qt::StringLiterals;

QString abstractFile(const QString &name)
{
    return name + u".md"_s;
}

void readAbstracts(const QString &corpus, const QString &folder, Workspace &workspace)
{
    QDir().mkpath(folder);
    QStringList files;
    forEachLine(corpus, [&](const QJsonObject &line) {
        files << QDir(folder).filePath(abstractFile(line[u"_id"_s].toString()));
        const QString text = u"# "_s + line[u"title"_s].toString() + u"\n\n"_s + line[u"text"_s].toString();
        replaceFile(files.back(), text.toUtf8());
    });
    readDocuments(workspace, IngestSettings {}, requestToAdd(workspace, { files }));
}

} // namespace adduce::test
