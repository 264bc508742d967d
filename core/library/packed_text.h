#pragma once
#include <QByteArray>
#include <QLatin1StringView>
#include <array>

struct sqlite3;

namespace adduce {

// How the texts of pages and passages stand in a library: a BLOB is compressed (zlib, RFC 1950) UTF-8, TEXT is the text itself,
// as earlier versions wrote all of them and as the short ones stay.

/// Tables whose column `text` is kept so.
inline constexpr std::array kPackedTables { QLatin1StringView("pages"), QLatin1StringView("chunks"),
    QLatin1StringView("chunking_chunks"), QLatin1StringView("evaluation_results") };

/// Gives a connection the functions `packed(text)` and `unpacked(value)`, which schema, statements and triggers write and read such a
/// text with: the one makes what is stored, the other the text of whatever is. What cannot be unpacked fails as SQLITE_CORRUPT.
/// Throws Error{Internal}.
void addTextFunctions(sqlite3 *connection);

/// Whether `unpacked()` would give a text for these bytes.
[[nodiscard]] bool isPackedText(const QByteArray &bytes);

} // namespace adduce
