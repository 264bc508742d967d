#include "core/documents/readers/text_encoding.h"

#include "core/base/error.h"

#include <QStringDecoder>
#include <memory>
#include <uchardet/uchardet.h>
#include <unicode/ucnv.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kEnough = 1 << 20; // bytes to judge by

/// In an encoding that ICU knows; none for a name that it does not.
std::optional<DecodedText> decodeWith(const QByteArray &bytes, const QString &name)
{
    UErrorCode code = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(
        ucnv_open(name.toLatin1().constData(), &code), &ucnv_close);
    if (name.isEmpty() || U_FAILURE(code))
        return std::nullopt;
    QString text(bytes.size() + 1, Qt::Uninitialized);
    const int32_t length = ucnv_toUChars(converter.get(), reinterpret_cast<UChar *>(text.data()),
        static_cast<int32_t>(text.size()), bytes.constData(), static_cast<int32_t>(bytes.size()), &code);
    if (U_FAILURE(code))
        return std::nullopt;
    text.truncate(length);
    UErrorCode ignored = U_ZERO_ERROR;
    const char *standard = ucnv_getStandardName(name.toLatin1().constData(), "MIME", &ignored);
    return DecodedText { text, standard ? QString::fromLatin1(standard) : name, false };
}

/// What the bytes look like; empty when nothing fits.
QString detected(const QByteArray &bytes)
{
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
    uchardet_handle_data(detector.get(), bytes.constData(), std::min(static_cast<std::size_t>(bytes.size()), kEnough));
    uchardet_data_end(detector.get());
    return QString::fromLatin1(uchardet_get_charset(detector.get()));
}

} // namespace

bool isEncoding(const QString &name)
{
    return decodeWith("x", name).has_value();
}

DecodedText decodeText(const QByteArray &bytes, const QString &wished)
{
    if (const auto encoding = QStringConverter::encodingForData(bytes)) {
        QStringDecoder decode(*encoding);
        return { decode(bytes), QString::fromLatin1(QStringConverter::nameForEncoding(*encoding)), false };
    }
    if (!wished.isEmpty()) {
        if (auto decoded = decodeWith(bytes, wished))
            return *decoded;
        throw Error(ErrorKind::Unsupported, {}, u"no encoding is called %1"_s.arg(wished));
    }
    QStringDecoder utf8(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString text = utf8(bytes);
    if (!utf8.hasError())
        return { text, u"UTF-8"_s, false };
    auto decoded = decodeWith(bytes, detected(bytes));
    if (!decoded)
        decoded = decodeWith(bytes, u"windows-1252"_s);
    if (!decoded)
        throw Error(ErrorKind::Damaged, {}, u"the text cannot be decoded"_s);
    decoded->guessed = true;
    return *decoded;
}

} // namespace adduce
