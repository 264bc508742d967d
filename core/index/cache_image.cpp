#include "core/index/cache_image.h"

#include <QFile>
#include <cstring>
#include <functional>
#include <libdeflate.h>
#include <sys/mman.h>

namespace adduce {

namespace {

struct Header
{
    std::array<char, 8> magic {};
    quint32 format = 0;
    quint32 checksum = 0; ///< CRC-32 of all that follows this field
    qint64 stamp = 0;
    qint64 revision = 0;
};
static_assert(sizeof(Header) == 32 && std::is_trivially_copyable_v<Header>);
constexpr std::size_t kUnchecked = offsetof(Header, checksum) + sizeof(quint32);

/// Calls `done` with each piece of it that was read.
quint32 checksumOf(std::span<const char> bytes, const std::function<void(std::span<const char> piece)> &done = {})
{
    constexpr std::size_t kPiece = 8 << 20; // bytes; whole pages of memory
    quint32 checksum = libdeflate_crc32(0, nullptr, 0); // as zlib's, in a tenth of its time
    for (std::size_t from = 0; from < bytes.size(); from += kPiece) {
        const auto piece = bytes.subspan(from, std::min(kPiece, bytes.size() - from));
        const auto checked = from == 0 ? piece.subspan(kUnchecked) : piece;
        checksum = libdeflate_crc32(checksum, checked.data(), checked.size());
        if (done)
            done(piece);
    }
    return checksum;
}

/// What was only looked at once need not stay in the memory of the program; it is still in that of the system.
void giveBack(std::span<const char> mapped)
{
    madvise(const_cast<char *>(mapped.data()), mapped.size(), MADV_DONTNEED);
}

} // namespace

std::optional<CacheImage> CacheImage::over(
    std::shared_ptr<const void> owner, std::span<const char> bytes, const ImageKind &kind, bool isMapped)
{
    Header header;
    if (bytes.size() < sizeof header)
        return std::nullopt;
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.magic != kind.magic || header.format != kind.format)
        return std::nullopt;
    if (header.checksum != (isMapped ? checksumOf(bytes, giveBack) : checksumOf(bytes)))
        return std::nullopt;
    CacheImage image;
    image.m_owner = std::move(owner);
    image.m_content = bytes.subspan(sizeof header);
    image.m_stamp = header.stamp;
    image.m_revision = header.revision;
    return image;
}

std::optional<CacheImage> CacheImage::fromBytes(QByteArray bytes, const ImageKind &kind)
{
    const auto owner = std::make_shared<const QByteArray>(std::move(bytes));
    return over(owner, { owner->constData(), static_cast<std::size_t>(owner->size()) }, kind, false);
}

std::optional<CacheImage> CacheImage::fromFile(const QString &path, const ImageKind &kind)
{
    const auto file = std::make_shared<QFile>(path);
    if (!file->open(QIODevice::ReadOnly) || file->size() == 0)
        return std::nullopt;
    const uchar *bytes = file->map(0, file->size());
    if (!bytes)
        return std::nullopt;
    return over(file, { reinterpret_cast<const char *>(bytes), static_cast<std::size_t>(file->size()) }, kind, true);
}

std::optional<qint64> CacheImage::stampOf(const QString &path)
{
    QFile file(path);
    Header header;
    if (!file.open(QIODevice::ReadOnly) || file.read(reinterpret_cast<char *>(&header), sizeof header) != sizeof header)
        return std::nullopt;
    return header.stamp;
}

ImageWriter::ImageWriter(const ImageKind &kind, qint64 stamp, qint64 revision)
{
    const Header header { kind.magic, kind.format, 0, stamp, revision };
    append(std::span(&header, 1));
}

QByteArray ImageWriter::finish()
{
    const quint32 checksum = checksumOf({ m_bytes.constData(), static_cast<std::size_t>(m_bytes.size()) });
    std::memcpy(m_bytes.data() + offsetof(Header, checksum), &checksum, sizeof checksum);
    return std::move(m_bytes);
}

} // namespace adduce
