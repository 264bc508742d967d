#pragma once
#include <QFile>
#include <QString>
#include <memory>
#include <vector>

namespace adduce {

/// Vectors that somebody else made: rows of `dimensions` 32-bit floats, little endian, one after the other. Mapped.
class GivenVectors
{
public:
    /// Throws Error: Missing; BadInput for dimensions that are none or do not divide the file.
    GivenVectors(const QString &path, int dimensions);

    [[nodiscard]] int dimensions() const { return m_dimensions; }
    [[nodiscard]] qsizetype size() const { return m_size; } ///< rows
    /// Made one long. Throws Error{BadInput} for a row that is not there, holds what is no number, or zeros alone.
    [[nodiscard]] std::vector<float> row(qsizetype number) const;

private:
    std::unique_ptr<QFile> m_file;
    const char *m_bytes = nullptr;
    int m_dimensions;
    qsizetype m_size = 0;
};

} // namespace adduce
