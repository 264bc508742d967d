#include "core/embedding/safetensors.h"

#include "core/base/error.h"

#include <Eigen/Core>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 kMostHeader = 100'000'000; // bytes, as the reference implementation allows

[[noreturn]] void refuseTensors(const QString &path, const QString &why)
{
    throw Error(ErrorKind::Damaged, path, why);
}

quint64 widthOf(const QString &type)
{
    if (type == u"F64" || type == u"I64" || type == u"U64")
        return 8;
    if (type == u"F32" || type == u"I32" || type == u"U32")
        return 4;
    if (type == u"F16" || type == u"BF16" || type == u"I16" || type == u"U16")
        return 2;
    return type == u"I8" || type == u"U8" || type == u"BOOL" ? 1 : 0;
}

/// A whole number from 0 on that a double holds exactly; none for anything else.
std::optional<quint64> countIn(const QJsonValue &value)
{
    constexpr double kMost = 9007199254740992; // 2^53
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < 0 || number > kMost || number != std::floor(number))
        return std::nullopt;
    return static_cast<quint64>(number);
}

template <class Value> Value valueAt(std::span<const char> bytes, std::size_t i)
{
    Value value;
    std::memcpy(&value, bytes.data() + i * sizeof value, sizeof value);
    return value;
}

float floatAt(const Safetensors::Tensor &tensor, std::size_t i)
{
    if (tensor.type == u"F32")
        return valueAt<float>(tensor.bytes, i);
    if (tensor.type == u"F64")
        return static_cast<float>(valueAt<double>(tensor.bytes, i));
    if (tensor.type == u"F16")
        return static_cast<float>(valueAt<Eigen::half>(tensor.bytes, i));
    if (tensor.type == u"BF16")
        return static_cast<float>(valueAt<Eigen::bfloat16>(tensor.bytes, i));
    if (tensor.type == u"I8")
        return static_cast<float>(valueAt<qint8>(tensor.bytes, i));
    return std::numeric_limits<float>::quiet_NaN();
}

} // namespace

quint64 Safetensors::Tensor::size() const
{
    const quint64 width = widthOf(type);
    return width > 0 ? bytes.size() / width : 0;
}

Safetensors Safetensors::open(const QString &path)
{
    Safetensors file;
    file.m_path = path;
    file.m_file = std::make_shared<QFile>(path);
    if (!file.m_file->open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, path);
    const auto size = static_cast<quint64>(file.m_file->size());
    const uchar *mapped = size > sizeof(quint64) ? file.m_file->map(0, file.m_file->size()) : nullptr;
    if (!mapped)
        refuseTensors(path, u"too short for a file of tensors"_s);
    const std::span<const char> all(reinterpret_cast<const char *>(mapped), size);
    const auto headerSize = valueAt<quint64>(all, 0);
    if (headerSize > kMostHeader || headerSize > size - sizeof(quint64))
        refuseTensors(path, u"the header is longer than the file"_s);
    const auto values = all.subspan(sizeof(quint64) + headerSize);
    const QJsonDocument header =
        QJsonDocument::fromJson(QByteArray::fromRawData(all.data() + sizeof(quint64), static_cast<qsizetype>(headerSize)));
    if (!header.isObject())
        refuseTensors(path, u"the header is no JSON object"_s);
    const QJsonObject tensors = header.object();
    for (auto it = tensors.begin(); it != tensors.end(); ++it) {
        if (it.key() == u"__metadata__")
            continue;
        const QJsonObject described = it->toObject();
        Tensor tensor { described[u"dtype"_s].toString(), {}, {} };
        quint64 count = 1;
        for (const QJsonValue &side : described[u"shape"_s].toArray()) {
            const auto length = countIn(side);
            if (!length || (*length > 0 && count > size / *length))
                refuseTensors(path, u"%1 has an impossible shape"_s.arg(it.key()));
            tensor.shape.push_back(*length);
            count *= *length;
        }
        const QJsonArray offsets = described[u"data_offsets"_s].toArray();
        const auto first = countIn(offsets.at(0));
        const auto end = countIn(offsets.at(1));
        const quint64 width = widthOf(tensor.type);
        if (offsets.size() != 2 || !first || !end || *first > *end || *end > values.size())
            refuseTensors(path, u"%1 lies outside of the file"_s.arg(it.key()));
        if (width == 0 || *end - *first != count * width)
            refuseTensors(path, u"%1 is not as long as its shape"_s.arg(it.key()));
        tensor.bytes = values.subspan(*first, *end - *first);
        file.m_tensors.insert(it.key(), tensor);
    }
    return file;
}

const Safetensors::Tensor *Safetensors::find(const QString &name) const
{
    const auto found = m_tensors.constFind(name);
    return found != m_tensors.constEnd() ? &*found : nullptr;
}

std::vector<float> Safetensors::floats(const Tensor &tensor) const
{
    std::vector<float> values(tensor.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = floatAt(tensor, i);
        if (!std::isfinite(values[i]))
            refuseTensors(m_path, u"%1 at %2 is no number"_s.arg(tensor.type).arg(i));
    }
    return values;
}

std::vector<qint64> Safetensors::integers(const Tensor &tensor) const
{
    std::vector<qint64> values(tensor.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (tensor.type == u"I64")
            values[i] = valueAt<qint64>(tensor.bytes, i);
        else if (tensor.type == u"I32")
            values[i] = valueAt<qint32>(tensor.bytes, i);
        else if (tensor.type == u"I8")
            values[i] = int { valueAt<qint8>(tensor.bytes, i) };
        else
            refuseTensors(m_path, u"%1 where whole numbers are needed"_s.arg(tensor.type));
    }
    return values;
}

} // namespace adduce
