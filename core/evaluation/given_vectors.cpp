#include "core/evaluation/given_vectors.h"

#include "core/base/error.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace adduce {

using namespace Qt::StringLiterals;

GivenVectors::GivenVectors(const QString &path, int dimensions)
    : m_file(std::make_unique<QFile>(path))
    , m_dimensions(dimensions)
{
    constexpr int kMostDimensions = 1 << 14;
    if (dimensions < 1 || dimensions > kMostDimensions)
        throw Error(ErrorKind::BadInput, u"vectors have 1 to %1 dimensions, not %2"_s.arg(kMostDimensions).arg(dimensions));
    if (!m_file->open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, path);
    const qint64 width = qint64(dimensions) * qint64(sizeof(float));
    if (m_file->size() % width != 0)
        throw Error(ErrorKind::BadInput,
            u"\"%1\" has %2 bytes, which are no rows of %3 numbers"_s.arg(
                path, QString::number(m_file->size()), QString::number(dimensions)));
    m_size = m_file->size() / width;
    m_bytes = m_size > 0 ? reinterpret_cast<const char *>(m_file->map(0, m_file->size())) : nullptr;
    if (m_size > 0 && !m_bytes)
        throw Error(ErrorKind::Unreadable, path);
}

std::vector<float> GivenVectors::row(qsizetype number) const
{
    const auto refuse = [&](const QString &why) {
        throw Error(ErrorKind::BadInput, u"\"%1\" %2"_s.arg(m_file->fileName(), why));
    };
    if (number < 0 || number >= m_size)
        refuse(u"has %1 vectors, and vector %2 is wanted"_s.arg(m_size).arg(number + 1));
    std::vector<float> values(static_cast<std::size_t>(m_dimensions));
    std::memcpy(values.data(), m_bytes + number * m_dimensions * qsizetype(sizeof(float)), values.size() * sizeof(float));
    double squares = 0;
    for (const float value : values)
        squares += static_cast<double>(value) * static_cast<double>(value);
    if (!std::isfinite(squares))
        refuse(u"has a vector %1 with what is no number"_s.arg(number + 1));
    if (squares <= 0)
        refuse(u"has a vector %1 that is all zeros"_s.arg(number + 1));
    for (float &value : values)
        value = static_cast<float>(static_cast<double>(value) / std::sqrt(squares));
    return values;
}

} // namespace adduce
