#include "core/embedding/model_download.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include "core/base/sha256.h"
#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/embedding/static_model.h"
#include "core/network/http.h"

#include <QDir>
#include <QFile>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMegabyte = 1 << 20;
constexpr qint64 kMostOfVectors = 4096 * kMegabyte;
constexpr qint64 kMostOfRest = 64 * kMegabyte;
constexpr int kWhole = 200;
constexpr int kPart = 206;
constexpr int kNotFound = 404;
constexpr int kNothingBehind = 416; // what we have is as long as all, or longer

void checkSource(const ModelSource &source)
{
    if (!isSafe(source.folder))
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no https address").arg(source.folder.toDisplayString()));
    if (!isSha256(source.sha256))
        throw Error(ErrorKind::BadInput,
            tr("\"%1\" is no SHA-256, which has 64 hexadecimal digits").arg(QString::fromLatin1(source.sha256.left(80))));
}

void open(QFile &file, QIODevice::OpenMode mode)
{
    openPrivate(file, mode);
}

void write(QFile &file, const QByteArray &bytes)
{
    if (file.write(bytes) != bytes.size() || !file.flush())
        throw writeError(file);
}

/// "bytes 100-199/200": the last number, 0 when it is not said.
qint64 wholeSizeIn(const QByteArray &contentRange)
{
    return contentRange.sliced(contentRange.lastIndexOf('/') + 1).toLongLong();
}

QByteArray checksumOf(QFile &file, const std::stop_token &stop)
{
    Sha256 hash;
    file.seek(0);
    while (!file.atEnd()) {
        throwIfStopped(stop);
        hash.add(file.read(kMegabyte));
    }
    return hash.takeHex();
}

/// Goes on behind what is there. Its checksum says whether it all fits together.
void fetchVectors(EgressGate &gate, const ModelSource &source, const QString &path,
    const std::function<void(qint64, qint64)> &report, const std::stop_token &stop)
{
    QFile file(path);
    open(file, QIODevice::ReadWrite);
    file.seek(file.size());
    HttpRequest request { .url = addressUnder(source.folder, u"model.safetensors"_s),
        .headers = { { "Accept-Encoding", "identity" } }, // sizes are those of the file
        .redirects = Redirects::AnySafe,
        .mostBytes = kMostOfVectors,
        .outgoing = { .purpose = EgressPurpose::Download } };
    if (file.size() > 0)
        request.headers.emplace_back("Range", "bytes=" + QByteArray::number(file.size()) + '-');
    bool isFirst = true;
    const HttpReply reply = fetch(gate, request, stop, [&](const HttpReply &head, const QByteArray &bytes) {
        if (std::exchange(isFirst, false) && head.status != kPart) { // all of it, whatever we asked for
            file.resize(0);
            file.seek(0);
        }
        write(file, bytes);
        report(file.size(), head.status == kPart ? wholeSizeIn(head.header("content-range")) : head.contentLength);
        return true;
    });
    if (reply.status != kWhole && reply.status != kPart && reply.status != kNothingBehind)
        throw Error(ErrorKind::Unreachable, request.url.host(), u"HTTP %1"_s.arg(reply.status));
    if (checksumOf(file, stop) == source.sha256.toLower())
        return;
    file.remove(); // also what was there before: nothing tells which part is wrong
    throw Error(ErrorKind::Damaged, request.url.toDisplayString(), u"another SHA-256 than expected"_s);
}

void fetchSmall(EgressGate &gate, const ModelSource &source, const QString &name, bool isNeeded, const QDir &into,
    const std::stop_token &stop)
{
    const HttpRequest request {
        .url = addressUnder(source.folder, name), .mostBytes = kMostOfRest, .outgoing = { .purpose = EgressPurpose::Download }
    };
    const HttpReply reply = fetch(gate, request, stop);
    if (reply.status == kNotFound && !isNeeded)
        return;
    if (reply.status != kWhole)
        throw Error(ErrorKind::Unreachable, request.url.host(), u"%1: HTTP %2"_s.arg(name).arg(reply.status));
    QFile file(into.filePath(name));
    open(file, QIODevice::WriteOnly | QIODevice::Truncate);
    write(file, reply.body);
}

} // namespace

bool isSha256(const QByteArray &digits)
{
    constexpr qsizetype kDigits = 64;
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
    return digits.size() == kDigits && std::ranges::all_of(digits, isDigit);
}

ModelSource recommendedModel()
{
    return { QUrl(u"https://huggingface.co/minishlab/potion-base-8M/resolve/bf8b056651a2c21b8d2565580b8569da283cab23/"_s),
        "f65d0f325faadc1e121c319e2faa41170d3fa07d8c89abd48ca5358d9a223de2" };
}

void downloadModel(EgressGate &gate, const ModelSource &source, const QString &folder,
    const std::function<void(qint64 got, qint64 all)> &report, const std::stop_token &stop)
{
    checkSource(source);
    if (QFile::exists(folder))
        throw Error(ErrorKind::AlreadyThere, folder);
    // By its checksum, so that nothing of another model is gone on with.
    const QDir part(u"%1.%2.part"_s.arg(folder, QString::fromLatin1(source.sha256.first(8).toLower())));
    if (!makePrivateFolder(part.path())
        || !QFile::setPermissions(part.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        throw Error(ErrorKind::Unwritable, part.path());
    fetchSmall(gate, source, u"tokenizer.json"_s, true, part, stop);
    fetchSmall(gate, source, u"config.json"_s, false, part, stop);
    fetchVectors(gate, source, part.filePath(u"model.safetensors"_s), report, stop);
    try {
        (void)StaticModel::open(part.path());
    } catch (const Error &) {
        QDir(part).removeRecursively();
        throw;
    }
    if (!QDir().rename(part.path(), folder))
        throw Error(ErrorKind::Unwritable, folder);
}

} // namespace adduce
