#include "core/evaluation/collection_file.h"

#include "core/base/stop.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <array>
#include <memory>
#include <zlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestLine = qsizetype(64) << 20; // bytes
constexpr unsigned kBlock = 1 << 17;

[[noreturn]] void refuse(const QString &path, int line, const QString &what)
{
    throw Error(ErrorKind::BadInput, u"%1, line %2 %3"_s.arg(QFileInfo(path).fileName(), QString::number(line), what));
}

QJsonObject objectIn(const QByteArray &line, const QString &path, int number)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject())
        refuse(path, number,
            error.error == QJsonParseError::NoError ? u"is no object"_s : u"is no JSON (%1)"_s.arg(error.errorString()));
    if (nameIn(document.object()).isEmpty())
        refuse(path, number, u"has no \"_id\""_s);
    return document.object();
}

/// Each that is not empty, with its number.
void readLines(const QString &path, const std::function<void(const QByteArray &, int)> &visit)
{
    const std::unique_ptr<gzFile_s, decltype(&gzclose)> file(gzopen(QFile::encodeName(path).constData(), "rb"), &gzclose);
    if (!file)
        throw Error(ErrorKind::Missing, path);
    std::array<char, kBlock> block {};
    QByteArray pending;
    int number = 0;
    const auto visitLine = [&](const QByteArray &line) {
        ++number;
        if (!line.trimmed().isEmpty())
            visit(line, number);
    };
    for (;;) {
        const int got = gzread(file.get(), block.data(), kBlock);
        if (got < 0)
            throw Error(ErrorKind::Damaged, path);
        if (got == 0)
            break;
        pending.append(block.data(), got);
        qsizetype begin = 0;
        for (qsizetype end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n', begin)) {
            visitLine(pending.sliced(begin, end - begin));
            begin = end + 1;
        }
        pending.remove(0, begin);
        if (pending.size() > kLongestLine)
            refuse(path, number + 1, u"is longer than 64 MB"_s);
    }
    int state = Z_OK;
    gzerror(file.get(), &state);
    if (state != Z_OK)
        throw Error(ErrorKind::Damaged, path); // it was cut
    visitLine(pending);
}

} // namespace

void readJsonLines(const QString &path, const std::function<void(const QJsonObject &)> &visit)
{
    readLines(path, [&](const QByteArray &line, int number) { visit(objectIn(line, path, number)); });
}

QString nameIn(const QJsonObject &line)
{
    const QJsonValue name = line[u"_id"_s];
    return name.isDouble() ? QString::number(name.toInteger()) : name.toString();
}

int countJsonLines(const QString &path, const std::stop_token &stop)
{
    int count = 0;
    readLines(path, [&](const QByteArray &, int) {
        throwIfStopped(stop);
        ++count;
    });
    return count;
}

} // namespace adduce
