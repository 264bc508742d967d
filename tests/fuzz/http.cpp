// A reply of a server, cut into pieces by its first byte, whatever it holds: a head and a body no longer than came, or Error. The body
// is unpacked, too, as far as a megabyte.
#include "core/base/error.h"
#include "core/network/http_reader.h"
#include "core/network/unpacker.h"

#include <algorithm>

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    const qsizetype piece = std::max<qsizetype>(1, data[0]);
    HttpReader reader;
    QByteArray body;
    try {
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            reader.add(bytes.sliced(at, std::min(piece, bytes.size() - at)), [&](QByteArrayView part) { body += part; });
        reader.end();
    } catch (const Error &) { // the one thing that may be thrown
    }
    if (body.size() > bytes.size())
        __builtin_trap();
    try {
        constexpr qsizetype kMost = 1 << 20;
        Unpacker unpacker;
        qsizetype unpacked = 0;
        unpacker.add(body, [&](QByteArrayView part) {
            unpacked += part.size();
            if (unpacked > kMost)
                throw Error(ErrorKind::TooLarge);
        });
        unpacker.end();
    } catch (const Error &) {
    }
    return 0;
}
