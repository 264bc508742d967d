#include "core/library/packed_text.h"

#include "core/base/error.h"

#include <QString>
#include <algorithm>
#include <memory>
#include <span>
#include <sqlite3.h>
#include <vector>
#include <zlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kShortest = 64; ///< bytes; of less there is nothing to gain
constexpr std::size_t kLongest = 64 << 20; ///< bytes of text; a longer one stays as it is, so that nothing unpacks to more
constexpr int kFast = 1; ///< of zlib's levels: the best takes 1.2 times as long and saves 3 % more

/// One compressor and one decompressor, made when they are first needed and begun anew for each text: to make them takes as long as a
/// short text does.
class TextPacker
{
public:
    TextPacker() = default;
    ~TextPacker()
    {
        deflateEnd(&m_deflate); // harmless for one that was never made
        inflateEnd(&m_inflate);
    }
    TextPacker(const TextPacker &) = delete;
    TextPacker &operator=(const TextPacker &) = delete;

    using Bytes = std::span<const unsigned char>;

    /// Empty where that is no shorter. Valid until the next call, as what unpack() gives.
    Bytes pack(Bytes text)
    {
        if (text.size() < kShortest || text.size() > kLongest)
            return {};
        if ((m_deflate.state ? deflateReset(&m_deflate) : deflateInit(&m_deflate, kFast)) != Z_OK)
            throw std::bad_alloc();
        m_bytes.resize(std::max(m_bytes.size(), text.size()));
        give(m_deflate, text);
        room(m_deflate, 0, text.size() - 1);
        return deflate(&m_deflate, Z_FINISH) == Z_STREAM_END ? Bytes(m_bytes).first(m_deflate.total_out) : Bytes();
    }

    /// False for bytes that are damaged or come to too much.
    bool unpack(Bytes packed, Bytes &text)
    {
        constexpr std::size_t kUsualRatio = 4;
        if ((m_inflate.state ? inflateReset(&m_inflate) : inflateInit(&m_inflate)) != Z_OK)
            throw std::bad_alloc();
        give(m_inflate, packed);
        m_bytes.resize(std::max(m_bytes.size(), kUsualRatio * packed.size()));
        for (int result = Z_OK; result == Z_OK;) {
            if (m_inflate.total_out == m_bytes.size())
                m_bytes.resize(2 * m_bytes.size());
            room(m_inflate, m_inflate.total_out, m_bytes.size() - m_inflate.total_out);
            result = inflate(&m_inflate, Z_NO_FLUSH);
            if (result == Z_STREAM_END && m_inflate.avail_in == 0 && m_inflate.total_out <= kLongest) {
                text = Bytes(m_bytes).first(m_inflate.total_out);
                return true;
            }
            if (m_inflate.total_out > kLongest)
                return false;
        }
        return false;
    }

private:
    static void give(z_stream &stream, Bytes bytes)
    {
        stream.next_in = const_cast<Bytef *>(bytes.data()); // zlib reads it only
        stream.avail_in = static_cast<uInt>(bytes.size());
    }
    void room(z_stream &stream, std::size_t from, std::size_t count)
    {
        stream.next_out = m_bytes.data() + from;
        stream.avail_out = static_cast<uInt>(count);
    }

    z_stream m_deflate {};
    z_stream m_inflate {};
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
