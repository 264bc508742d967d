#pragma once
#include <mupdf/fitz.h>

// What differs between the releases of MuPDF in Debian 12 (1.21), Ubuntu 24.04 (1.23) and Debian 13 (1.25).

namespace adduce {

#if FZ_VERSION_MINOR >= 24
constexpr int kMemoryError = FZ_ERROR_SYSTEM; ///< there is no memory left
#else
constexpr int kMemoryError = FZ_ERROR_MEMORY;
#endif

/// Where MuPDF keeps the colour of a character, red in the third byte.
inline int &charColour(fz_stext_char &c)
{
#if FZ_VERSION_MINOR >= 25
    return reinterpret_cast<int &>(c.argb);
#else
    return c.color;
#endif
}

inline int charColour(const fz_stext_char &c)
{
#if FZ_VERSION_MINOR >= 25
    return static_cast<int>(c.argb);
#else
    return c.color;
#endif
}

} // namespace adduce
