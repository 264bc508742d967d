#include "core/references/reference_file.h"

#include "core/base/error.h"
#include "core/references/bibtex_reader.h"
#include "core/references/csl_json.h"
#include "core/references/ris_reader.h"
#include "core/references/zotero_reader.h"

#include <QFile>
#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        throw Error(ErrorKind::Missing, path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) // a device would never end
        throw Error(ErrorKind::Unreadable, path);
    if (file.size() > kLargestReferenceFile)
        throw Error(ErrorKind::TooLarge, path);
    return file.readAll();
}

} // namespace

std::optional<ReferenceFormat> referenceFormatOf(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return isZoteroFolder(path) ? std::optional(ReferenceFormat::Zotero) : std::nullopt;
    const QString suffix = info.suffix().toLower();
    if (suffix == u"bib")
        return ReferenceFormat::Bibtex;
    if (suffix == u"ris")
        return ReferenceFormat::Ris;
    const bool isText = info.fileName().startsWith(u"chunks_"_s); // of a paper, as a parser cut it
    return suffix == u"json" && !isText ? std::optional(ReferenceFormat::Csl) : std::nullopt;
}

ReferenceList readReferences(const QString &path, ReferenceFormat format)
{
    const QString folder = QFileInfo(path).absolutePath();
    switch (format) {
    case ReferenceFormat::Bibtex:
        return readBibtex(bytesOf(path), folder);
    case ReferenceFormat::Ris:
        return readRis(bytesOf(path), folder);
    case ReferenceFormat::Csl:
        return readCsl(bytesOf(path), folder);
    case ReferenceFormat::Zotero:
        return readZotero(path);
    }
    return {};
}

} // namespace adduce
