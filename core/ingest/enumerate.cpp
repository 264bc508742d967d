#include "core/ingest/ingest.h"

#include <QDirIterator>
#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QStringList kPatterns { u"*.pdf"_s, u"*.txt"_s, u"*.text"_s, u"*.md"_s, u"*.markdown"_s, u"*.docx"_s, u"*.epub"_s,
    u"*.xps"_s, u"*.oxps"_s, u"*.html"_s, u"*.htm"_s, u"*.xhtml"_s };

QStringList filesUnder(const QString &folder)
{
    QStringList files;
    QDirIterator it(folder, kPatterns, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    files.sort();
    return files;
}

} // namespace

QStringList enumerateFiles(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        files << (info.isDir() ? filesUnder(info.absoluteFilePath()) : QStringList(info.absoluteFilePath()));
    }
    files.removeDuplicates();
    return files;
}

} // namespace adduce
