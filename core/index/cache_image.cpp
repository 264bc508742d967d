#include "core/index/cache_image.h"

#include <QFile>
#include <cstring>
#include <zlib.h>

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

quint32 checksumOf(std::span<const char> bytes)
{
    const auto checked = bytes.subspan(kUnchecked);
    return static_cast<quint32>(crc32_z(0, reinterpret_cast<const Bytef *>(checked.data()), checked.size()));
}

} // namespace

std::optional<CacheImage> CacheImage::over(std::shared_ptr<const void> owner, std::span<const char> bytes, const ImageKind &kind)
{
    Header header;
    if (bytes.size() < sizeof header)
        return std::nullopt;
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.magic != kind.magic || header.format != kind.format || header.checksum != checksumOf(bytes))
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
    return over(owner, { owner->constData(), static_cast<std::size_t>(owner->size()) }, kind);
}

std::optional<CacheImage> CacheImage::fromFile(const QString &path, const ImageKind &kind)
{
    const auto file = std::make_shared<QFile>(path);
    if (!file->open(QIODevice::ReadOnly) || file->size() == 0)
        return std::nullopt;
    const uchar *bytes = file->map(0, file->size());
    if (!bytes)
        return std::nullopt;
    return over(file, { reinterpret_cast<const char *>(bytes), static_cast<std::size_t>(file->size()) }, kind);
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
