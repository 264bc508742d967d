#include "core/references/attached_files.h"

#include <QDir>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Parts at a sign that no backslash precedes; the backslashes stay.
QStringList splitAt(const QString &text, QChar sign)
{
    QStringList parts { QString() };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 1 < text.size()) {
            parts.back() += text.mid(i, 2);
            ++i;
        } else if (text[i] == sign) {
            parts << QString();
        } else {
            parts.back() += text[i];
        }
    }
    return parts;
}

QString unescaped(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 1 < text.size() && QStringView(u"\\:;_&%#{}~$").contains(text[i + 1]))
            ++i;
        plain += text[i];
    }
    return plain.trimmed();
}

/// "PDF", "application/pdf".
bool isType(const QString &part)
{
    const QString type = part.trimmed();
    return type.compare(u"pdf"_s, Qt::CaseInsensitive) == 0 || type.count(u'/') == 1 || (!type.contains(u'.') && type.size() < 8);
}

} // namespace

QStringList attachedFiles(const QString &field)
{
    QStringList files;
    for (const QString &entry : splitAt(field, u';')) {
        QStringList parts = splitAt(entry, u':');
        QString path;
        if (parts.size() >= 3 && isType(parts.back()))
            path = parts.mid(1, parts.size() - 2).join(u':');
        else
            path = entry;
        if (path = unescaped(path); !path.isEmpty())
            files << path;
    }
    return files;
}

QStringList resolvedFiles(const QStringList &paths, const QString &folder)
{
    QStringList files;
    for (const QString &path : paths) {
        QString local = path;
        if (path.startsWith(u"file:"_s, Qt::CaseInsensitive))
            local = QUrl(path).toLocalFile();
        else if (path.contains(u"://"_s))
            continue;
        if (!local.isEmpty() && !local.contains(QChar(0)))
            files << QDir::cleanPath(QDir(folder).absoluteFilePath(local));
    }
    return files;
}

} // namespace adduce
