#include "core/evaluation/collection_file.h"

#include "core/base/error.h"

#include <QFile>
#include <QJsonDocument>
#include <array>
#include <memory>
#include <zlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestLine = qsizetype(64) << 20; // bytes
constexpr unsigned kBlock = 1 << 17;

void visitLine(const QByteArray &line, int number, const std::function<void(const QJsonObject &)> &visit)
{
    if (line.trimmed().isEmpty())
        return;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject())
        throw Error(ErrorKind::BadInput, u"line %1"_s.arg(number),
            error.error == QJsonParseError::NoError ? u"not an object"_s : error.errorString());
    visit(document.object());
}

} // namespace

void readJsonLines(const QString &path, const std::function<void(const QJsonObject &)> &visit)
{
    const std::unique_ptr<gzFile_s, decltype(&gzclose)> file(gzopen(QFile::encodeName(path).constData(), "rb"), &gzclose);
    if (!file)
        throw Error(ErrorKind::Missing, path);
    std::array<char, kBlock> block {};
    QByteArray pending;
    int number = 0;
    for (;;) {
        const int got = gzread(file.get(), block.data(), kBlock);
        if (got < 0)
            throw Error(ErrorKind::Damaged, path);
        if (got == 0)
            break;
        pending.append(block.data(), got);
        qsizetype begin = 0;
        for (qsizetype end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n', begin)) {
            visitLine(pending.sliced(begin, end - begin), ++number, visit);
            begin = end + 1;
        }
        pending.remove(0, begin);
        if (pending.size() > kLongestLine)
            throw Error(ErrorKind::BadInput, u"line %1"_s.arg(number + 1), u"longer than 64 MB"_s);
    }
    int state = Z_OK;
    gzerror(file.get(), &state);
    if (state != Z_OK)
        throw Error(ErrorKind::Damaged, path); // it was cut
    visitLine(pending, number + 1, visit);
}

} // namespace adduce
