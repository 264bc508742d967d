#pragma once
#include <QByteArray>
#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace adduce {

/// What a cache of an index is, and in which version; another one is not read.
struct ImageKind
{
    std::array<char, 8> magic;
    quint32 format = 0;
};

/// The bytes of a cache, in memory or mapped from a file, checked once against their checksum. They are read back on the
/// machine that wrote them. Shared by its copies; any thread may read it.
class CacheImage
{
public:
    static std::optional<CacheImage> fromBytes(QByteArray bytes, const ImageKind &kind);
    /// None for a file that is not there, damaged, or of another kind.
    static std::optional<CacheImage> fromFile(const QString &path, const ImageKind &kind);

    /// As a file says, which is not checked; none when there is no such file.
    static std::optional<qint64> stampOf(const QString &path);

    [[nodiscard]] qint64 stamp() const { return m_stamp; } ///< tells this image from any other
    [[nodiscard]] qint64 revision() const { return m_revision; } ///< of the library when it was made
    [[nodiscard]] std::span<const char> content() const { return m_content; } ///< what the writer appended

private:
    static std::optional<CacheImage> over(
        std::shared_ptr<const void> owner, std::span<const char> bytes, const ImageKind &kind, bool isMapped);

    std::shared_ptr<const void> m_owner; ///< keeps the bytes
    std::span<const char> m_content;
    qint64 m_stamp = 0;
    qint64 m_revision = 0;
};

/// Puts an image together: arrays one after the other, the widest values first, so that each is aligned.
class ImageWriter
{
public:
    ImageWriter(const ImageKind &kind, qint64 stamp, qint64 revision);

    template <class Value> void append(std::span<const Value> values)
    {
        static_assert(std::is_trivially_copyable_v<Value>);
        m_bytes.append(reinterpret_cast<const char *>(values.data()), static_cast<qsizetype>(values.size_bytes()));
    }
    template <class Value> void append(const std::vector<Value> &values) { append(std::span<const Value>(values)); }

    QByteArray finish(); ///< with its checksum

private:
    QByteArray m_bytes;
};

/// Takes an image apart in the order in which it was put together.
class ImageReader
{
public:
    explicit ImageReader(std::span<const char> content)
        : m_rest(content)
    {
    }

    /// Empty, and `isSound` false from then on, when there are not so many.
    template <class Value> std::span<const Value> take(quint64 count)
    {
        m_sound = m_sound && count <= m_rest.size() / sizeof(Value);
        if (!m_sound)
            return {};
        const std::span values(reinterpret_cast<const Value *>(m_rest.data()), count);
        m_rest = m_rest.subspan(values.size_bytes());
        return values;
    }

    [[nodiscard]] bool isSound() const { return m_sound; }
    [[nodiscard]] bool isAtEnd() const { return m_sound && m_rest.empty(); }

private:
    std::span<const char> m_rest;
    bool m_sound = true;
};

} // namespace adduce
