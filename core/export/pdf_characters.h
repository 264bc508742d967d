#pragma once

namespace adduce {

/// Says in a font of libharu, an `HPDF_Font` set by UTF-16 codes, which character each code is. libharu's own map there is one
/// from codes to glyphs: readers that hold to the standard (PDF 32000-1, 9.10.3) copy and find nothing with it.
void nameCharacters(void *font);

} // namespace adduce
