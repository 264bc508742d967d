#pragma once
#include <QString>

namespace adduce {

class Library;

/// Tells a library by its file in what is kept beside it, such as settings of its own: a part of a hash of the absolute path, in hexadecimal.
[[nodiscard]] QString libraryKey(const Library &library);

} // namespace adduce
