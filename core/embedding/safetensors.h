#pragma once
#include <QByteArray>
#include <QMap>
#include <QString>
#include <memory>
#include <span>
#include <vector>

class QFile;

namespace adduce {

/// A file of named arrays (github.com/huggingface/safetensors, "Format"): 8 bytes with the length of a JSON header, the
/// header, the values. Mapped; what it says of itself is checked before anything is read.
class Safetensors
{
public:
    /// Throws Error: Missing, Damaged with the reason.
    static Safetensors open(const QString &path);

    struct Tensor
    {
        QString type; ///< "F32", "I8", ...
        std::vector<quint64> shape;
        std::span<const char> bytes;
        [[nodiscard]] quint64 size() const; ///< values
    };
    [[nodiscard]] const Tensor *find(const QString &name) const; ///< null when there is none

    /// The values as floats, from F64, F32, F16, BF16 or I8. Throws Error{Damaged} for another type and for one that is no
    /// number.
    [[nodiscard]] std::vector<float> floats(const Tensor &tensor) const;
    /// From I64, I32 or I8; Error{Damaged} for another type.
    [[nodiscard]] std::vector<qint64> integers(const Tensor &tensor) const;

private:
    QString m_path;
    std::shared_ptr<QFile> m_file; ///< keeps the map
    QMap<QString, Tensor> m_tensors;
};

} // namespace adduce
