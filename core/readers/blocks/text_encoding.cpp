#include "core/readers/blocks/text_encoding.h"

#include "core/base/error.h"

#include <QStringDecoder>
#include <array>
#include <memory>
#include <string_view>
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

/// ISO-2022-JP switches between alphabets by escapes; all of its bytes are ASCII.
bool hasJapaneseEscapes(const QByteArray &bytes)
{
    return bytes.contains("\x1b$B") || bytes.contains("\x1b$@");
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

QString wideEncoding(const QByteArray &head)
{
    using namespace std::string_view_literals;
    const auto starts = [&](std::string_view mark) {
        return head.startsWith(QByteArrayView(mark.data(), qsizetype(mark.size())));
    };
    if (starts("\xff\xfe\0\0"sv) || starts("\0\0\xfe\xff"sv))
        return head[0] == 0 ? u"UTF-32BE"_s : u"UTF-32LE"_s;
    if (starts("\xff\xfe"sv) || starts("\xfe\xff"sv))
        return head[0] == '\xff' ? u"UTF-16LE"_s : u"UTF-16BE"_s;
    // Unmarked: in nearly every unit of a text in Latin letters the same bytes are zero, and no other is.
    constexpr qsizetype kFewest = 16;
    std::array<qsizetype, 4> zeros {};
    const qsizetype units = std::min<qsizetype>(head.size(), 1024) / 4;
    for (qsizetype i = 0; i < units * 4; ++i)
        zeros.at(static_cast<std::size_t>(i % 4)) += head[i] == 0;
    const auto most = [&](int at) { return zeros.at(static_cast<std::size_t>(at)) * 10 >= units * 9; };
    const auto none = [&](int at) { return zeros.at(static_cast<std::size_t>(at)) == 0; };
    if (units * 4 < kFewest)
        return {};
    if (none(0) && most(1) && most(2) && most(3))
        return u"UTF-32LE"_s;
    if (most(0) && most(1) && most(2) && none(3))
        return u"UTF-32BE"_s;
    if (none(0) && most(1) && none(2) && most(3))
        return u"UTF-16LE"_s;
    if (most(0) && none(1) && most(2) && none(3))
        return u"UTF-16BE"_s;
    return {};
}

bool isEncoding(const QString &name)
{
    return decodeWith("x", name).has_value();
}

DecodedText decodeText(const QByteArray &bytes, const QString &requested)
{
    if (const auto encoding = QStringConverter::encodingForData(bytes)) {
        QStringDecoder decode(*encoding);
        return { decode(bytes), QString::fromLatin1(QStringConverter::nameForEncoding(*encoding)), false };
    }
    if (const QString wide = wideEncoding(bytes.left(kEnough)); !wide.isEmpty() && requested.isEmpty())
        if (auto decoded = decodeWith(bytes, wide)) {
            decoded->isGuessed = true;
            return *decoded;
        }
    if (!requested.isEmpty()) {
        if (auto decoded = decodeWith(bytes, requested))
            return *decoded;
        throw Error(ErrorKind::Unsupported, {}, u"no encoding is called %1"_s.arg(requested));
    }
    QStringDecoder utf8(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString text = utf8(bytes);
    if (!utf8.hasError() && !hasJapaneseEscapes(bytes))
        return { text, u"UTF-8"_s, false };
    auto decoded = decodeWith(bytes, hasJapaneseEscapes(bytes) ? u"ISO-2022-JP"_s : detected(bytes));
    if (!decoded)
        decoded = decodeWith(bytes, u"windows-1252"_s);
    if (!decoded)
        throw Error(ErrorKind::Damaged, {}, u"the text cannot be decoded"_s);
    decoded->isGuessed = true;
    return *decoded;
}

} // namespace adduce
