#pragma once
#include <QByteArray>
#include <QString>
#include <memory>

namespace adduce {

/// A zip archive in memory, whose entries are read by name; nothing is ever written, so that no name can lead anywhere.
class ZipArchive
{
public:
    /// Throws Damaged, Encrypted, TooLarge (more entries than any document has). `bytes` must outlive it.
    explicit ZipArchive(const QByteArray &bytes);
    ~ZipArchive();
    ZipArchive(ZipArchive &&) noexcept;
    ZipArchive &operator=(ZipArchive &&) = delete;

    /// What all entries together say that they unpack to, bytes.
    [[nodiscard]] qint64 unpackedBytes() const;
    [[nodiscard]] bool has(const QString &name) const;
    /// The bytes of an entry; empty when there is none of the name. Stops at a limit whatever the entry says about its
    /// size: throws TooLarge, Damaged, Encrypted.
    [[nodiscard]] QByteArray read(const QString &name) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace adduce
