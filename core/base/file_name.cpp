#include "core/base/file_name.h"

#include <QStringConverter>
#include <QStringDecoder>
#include <QUrl>
#include <sys/stat.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr char32_t kByte = 0x10fe00; // plus the byte

/// Bytes of the UTF-8 character at the front; 0 when it is none, or one that stands for a byte.
qsizetype characterAt(QByteArrayView bytes)
{
    const auto first = static_cast<unsigned char>(bytes.front());
    const qsizetype length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
    if (length == 0 || length > bytes.size())
        return 0;
    QStringDecoder decode(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString text = decode(bytes.first(length));
    if (decode.hasError() || text.isEmpty())
        return 0;
    const bool standsForAByte = length == 4 && (QChar::surrogateToUcs4(text.at(0), text.at(1)) & ~0xffU) == kByte;
    return standsForAByte ? 0 : length;
}

/// The byte that stands at `at`, when one does.
std::optional<char> byteAt(QStringView path, qsizetype at)
{
    if (at + 1 >= path.size() || !path.at(at).isHighSurrogate())
        return std::nullopt;
    const char32_t code = QChar::surrogateToUcs4(path.at(at), path.at(at + 1));
    return (code & ~0xffU) == kByte ? std::optional(static_cast<char>(code & 0xffU)) : std::nullopt;
}

/// The path with what `written` makes of each byte.
template <class Result, class Take, class Written> Result translated(const QString &path, Take take, Written written)
{
    Result result;
    qsizetype taken = 0;
    for (qsizetype i = 0; i < path.size(); ++i)
        if (const auto byte = byteAt(path, i)) {
            result += take(QStringView(path).sliced(taken, i - taken));
            result += written(*byte);
            taken = i + 2;
            ++i;
        }
    return result + take(QStringView(path).sliced(taken));
}

} // namespace

QByteArray fileBytes(const QString &path)
{
    return translated<QByteArray>(
        path, [](QStringView text) { return text.toUtf8(); }, [](char byte) { return QByteArray(1, byte); });
}

QString pathFromBytes(QByteArrayView bytes)
{
    QString path;
    qsizetype taken = 0;
    for (qsizetype i = 0; i < bytes.size();) {
        const qsizetype length = characterAt(bytes.sliced(i));
        if (length > 0) {
            i += length;
            continue;
        }
        path += QString::fromUtf8(bytes.sliced(taken, i - taken));
        const char32_t standing = kByte + static_cast<unsigned char>(bytes[i]);
        path += QString::fromUcs4(&standing, 1);
        taken = ++i;
    }
    return path + QString::fromUtf8(bytes.sliced(taken));
}

QStringList pathsFromArguments(int argc, char **argv)
{
    QStringList paths;
    for (int i = 0; i < argc; ++i)
        paths << pathFromBytes(argv[i]);
    return paths;
}

QString pathFromUrl(const QUrl &url)
{
    return pathFromBytes(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()));
}

QString shownPath(const QString &path)
{
    return translated<QString>(
        path, [](QStringView text) { return text.toString(); },
        [](char byte) { return u"\\x%1"_s.arg(static_cast<unsigned char>(byte), 2, 16, QChar(u'0')); });
}

std::optional<FileFacts> factsOf(const QString &path)
{
    struct stat info {};
    if (::stat(fileBytes(path).constData(), &info) != 0)
        return std::nullopt;
    FileFacts facts { FileKind::Other, info.st_size, qint64(info.st_mtim.tv_sec) * 1000 + info.st_mtim.tv_nsec / 1'000'000 };
    if (S_ISREG(info.st_mode))
        facts.kind = FileKind::File;
    else if (S_ISDIR(info.st_mode))
        facts.kind = FileKind::Folder;
    return facts;
}

} // namespace adduce
