#include "core/library/packed_text.h"

#include "core/base/error.h"

#include <QString>
#include <algorithm>
#include <libdeflate.h>
#include <memory>
#include <new>
#include <span>
#include <sqlite3.h>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kShortest = 64; ///< bytes; of less there is nothing to gain
constexpr std::size_t kLongest = 64 << 20; ///< bytes of text; a longer one stays as it is, so that nothing unpacks to more
constexpr int kFast = 1; ///< of the levels from 1 to 12: the sixth takes 1.7 times as long and saves 1.5 % more

struct Free
{
    void operator()(libdeflate_compressor *compressor) const { libdeflate_free_compressor(compressor); }
    void operator()(libdeflate_decompressor *decompressor) const { libdeflate_free_decompressor(decompressor); }
};

/// One compressor and one decompressor, made when they are first needed: to make them takes as long as a short text does.
class TextPacker
{
public:
    using Bytes = std::span<const unsigned char>;

    /// Empty where that is no shorter. Valid until the next call, as what unpack() gives.
    Bytes pack(Bytes text)
    {
        if (text.size() < kShortest || text.size() > kLongest)
            return {};
        if (!m_compressor)
            m_compressor = made(libdeflate_alloc_compressor(kFast));
        m_bytes.resize(std::max(m_bytes.size(), text.size()));
        return Bytes(m_bytes).first(
            libdeflate_zlib_compress(m_compressor.get(), text.data(), text.size(), m_bytes.data(), text.size() - 1));
    }

    /// False for bytes that are damaged or come to too much.
    bool unpack(Bytes packed, Bytes &text)
    {
        constexpr std::size_t kUsualRatio = 4;
        if (!m_decompressor)
            m_decompressor = made(libdeflate_alloc_decompressor());
        m_bytes.resize(std::max(m_bytes.size(), kUsualRatio * packed.size()));
        for (;;) {
            std::size_t read = 0;
            std::size_t written = 0;
            const libdeflate_result result = libdeflate_zlib_decompress_ex(
                m_decompressor.get(), packed.data(), packed.size(), m_bytes.data(), m_bytes.size(), &read, &written);
            if (result == LIBDEFLATE_SUCCESS) {
                text = Bytes(m_bytes).first(written);
                return read == packed.size() && written <= kLongest;
            }
            if (result != LIBDEFLATE_INSUFFICIENT_SPACE || m_bytes.size() >= kLongest)
                return false;
            m_bytes.resize(std::min(2 * m_bytes.size(), kLongest));
        }
    }

private:
    template <class Made> static std::unique_ptr<Made, Free> made(Made *pointer)
    {
        if (!pointer)
            throw std::bad_alloc();
        return std::unique_ptr<Made, Free>(pointer);
    }

    std::unique_ptr<libdeflate_compressor, Free> m_compressor;
    std::unique_ptr<libdeflate_decompressor, Free> m_decompressor;
    std::vector<unsigned char> m_bytes;
};

TextPacker::Bytes bytesOf(sqlite3_value *value)
{
    const bool isText = sqlite3_value_type(value) == SQLITE_TEXT; // asked for as UTF-8, however the file keeps it
    const void *bytes = isText ? sqlite3_value_text(value) : sqlite3_value_blob(value);
    return { static_cast<const unsigned char *>(bytes), static_cast<std::size_t>(sqlite3_value_bytes(value)) };
}

TextPacker &packerOf(sqlite3_context *context)
{
    return *static_cast<TextPacker *>(sqlite3_user_data(context));
}

// They are called by C: nothing is thrown through it.

void packed(sqlite3_context *context, int /*count*/, sqlite3_value **values) noexcept
try {
    if (sqlite3_value_type(values[0]) != SQLITE_TEXT)
        return sqlite3_result_value(context, values[0]);
    const auto bytes = packerOf(context).pack(bytesOf(values[0]));
    if (bytes.empty())
        sqlite3_result_value(context, values[0]);
    else
        sqlite3_result_blob64(context, bytes.data(), bytes.size(), SQLITE_TRANSIENT);
} catch (const std::bad_alloc &) {
    sqlite3_result_error_nomem(context);
}

void unpacked(sqlite3_context *context, int /*count*/, sqlite3_value **values) noexcept
try {
    TextPacker::Bytes text;
    if (sqlite3_value_type(values[0]) != SQLITE_BLOB)
        sqlite3_result_value(context, values[0]);
    else if (packerOf(context).unpack(bytesOf(values[0]), text))
        sqlite3_result_text64(context, reinterpret_cast<const char *>(text.data()), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    else
        sqlite3_result_error_code(context, SQLITE_CORRUPT);
} catch (const std::bad_alloc &) {
    sqlite3_result_error_nomem(context);
}

} // namespace

void addTextFunctions(sqlite3 *connection)
{
    constexpr int kFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    auto packer = std::make_unique<TextPacker>();
    const auto remove = [](void *pointer) { delete static_cast<TextPacker *>(pointer); }; // SQLite owns it from here on
    int code = sqlite3_create_function_v2(connection, "packed", 1, kFlags, packer.get(), packed, nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        code =
            sqlite3_create_function_v2(connection, "unpacked", 1, kFlags, packer.release(), unpacked, nullptr, nullptr, remove);
    if (code != SQLITE_OK)
        throw Error(ErrorKind::Internal, {}, u"the functions of texts"_s);
}

bool isPackedText(const QByteArray &bytes)
{
    TextPacker packer;
    TextPacker::Bytes text;
    return packer.unpack(
        { reinterpret_cast<const unsigned char *>(bytes.constData()), static_cast<std::size_t>(bytes.size()) }, text);
}

} // namespace adduce
