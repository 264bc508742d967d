#include "core/worker/ocr.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where data of Tesseract may be, the user's own place first.
QStringList dataFolders()
{
    QStringList folders;
    if (const QString own = qEnvironmentVariable("TESSDATA_PREFIX"); !own.isEmpty())
        folders << own << own + u"/tessdata"_s;
    const QDir versions(u"/usr/share/tesseract-ocr"_s);
    for (const QString &version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        folders << versions.filePath(version + u"/tessdata"_s);
    return folders << u"/usr/share/tessdata"_s;
}

QStringList languagesIn(const QString &folder)
{
    QStringList languages;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ u"*.traineddata"_s }, QDir::Files, QDir::Name))
        if (const QString name = file.completeBaseName(); name != u"osd"_s && name != u"equ"_s) // data for other ends
            languages << name;
    return languages;
}

} // namespace

QStringList installedOcrLanguages()
{
    QSet<QString> languages;
    for (const QString &folder : dataFolders())
        for (const QString &language : languagesIn(folder))
            languages << language;
    QStringList sorted(languages.cbegin(), languages.cend());
    sorted.sort();
    return sorted;
}

QString ocrDataFolder(const QStringList &languages)
{
    // A code becomes part of a file's name: nothing else may pass.
    static const QRegularExpression code(u"^[A-Za-z0-9_]{2,30}$"_s);
    for (const QString &language : languages)
        if (!code.match(language).hasMatch())
            throw Error(ErrorKind::BadInput, language, u"not the code of a language"_s);
    if (languages.isEmpty())
        throw Error(ErrorKind::BadInput, u"no language"_s);
    QStringList lacking = languages;
    for (const QString &folder : dataFolders()) {
        const QStringList there = languagesIn(folder);
        QStringList notThere = languages;
        notThere.removeIf([&](const QString &language) { return there.contains(language); });
        if (notThere.isEmpty())
            return folder;
        if (notThere.size() < lacking.size())
            lacking = notThere;
    }
    throw Error(ErrorKind::MissingLanguage, lacking.join(u'+'));
}

} // namespace adduce
