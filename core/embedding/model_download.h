#pragma once
#include <QByteArray>
#include <QString>
#include <QUrl>
#include <functional>
#include <stop_token>

namespace adduce {

class EgressGate;

/// A model folder on a server: model.safetensors, tokenizer.json and, if there is one, config.json under one address.
struct ModelSource
{
    QUrl folder; ///< HTTPS, or HTTP to this computer; for a test
    QByteArray sha256; ///< of model.safetensors, 64 hexadecimal digits
    friend bool operator==(const ModelSource &, const ModelSource &) = default;
};

bool isSha256(const QByteArray &digits); ///< 64 hexadecimal digits

/// potion-base-8M of MinishLab (MIT licence): 256 dimensions, English, 30 MB.
ModelSource recommendedModel();

/// Brings a model into a folder, which must not exist yet; nobody sees it there before it is whole, has the expected
/// checksum and can be read. What a stopped or broken download got so far is kept beside it and gone on with.
/// `report`: bytes of the vectors so far, and of all, 0 while unknown. Throws BadInput for an address or a checksum that
/// cannot be one, Unreachable, Damaged for other bytes than expected, DiskFull, Stopped, and as StaticModel::open.
void downloadModel(EgressGate &gate, const ModelSource &source, const QString &folder,
    const std::function<void(qint64 got, qint64 all)> &report, const std::stop_token &stop = {});

} // namespace adduce
