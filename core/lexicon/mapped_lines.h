#pragma once
#include <QByteArrayView>
#include <QFile>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace adduce {

/// A file that is read where it lies: nothing of it is in memory but what was looked at. Any thread may read.
class MappedFile
{
public:
    /// None for a file that is not there, empty, or cannot be mapped.
    static std::optional<MappedFile> open(const QString &path);

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; } ///< while this or a copy lives
    /// Gives back the memory that was looked at. What is looked at again comes from the system's cache.
    void letGo() const;
    [[nodiscard]] QByteArrayView lineAt(qint64 offset) const; ///< without its end; empty behind the end of the file

private:
    std::shared_ptr<QFile> m_file; ///< holds the mapping
    QByteArrayView m_bytes;
};

/// The lines that begin with `key` and then `mark`, without both, of a text whose lines are sorted by their bytes. Lines out of order
/// are not found.
std::vector<QByteArrayView> linesOf(QByteArrayView text, QByteArrayView key, char mark);

} // namespace adduce
