#pragma once
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

/// Functions that MuPDF calls itself and that one of ours takes the place of. Where its library is linked in, the linker passes calls of NAME to
/// our __wrap_NAME, and calls that by __real_NAME (packaging/mupdf.cmake). Where it is a shared library, the loader finds ours of the same name
/// first, and the one after it is the library's.
#ifdef ADDUCE_MUPDF_IS_SHARED
#include <dlfcn.h>
#define ADDUCE_IN_PLACE_OF(name) name
#define ADDUCE_ORIGINAL(name) reinterpret_cast<decltype(&name)>(::dlsym(RTLD_NEXT, #name))
#else
#define ADDUCE_IN_PLACE_OF(name) __wrap_##name // NOLINT(bugprone-reserved-identifier): the linker's name
#define ADDUCE_ORIGINAL(name) __real_##name
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" decltype(pdf_load_link_annots) __real_pdf_load_link_annots;
extern "C" decltype(pdf_open_contents_stream) __real_pdf_open_contents_stream;
extern "C" decltype(fz_open_flated) __real_fz_open_flated;
extern "C" decltype(fz_open_lzwd) __real_fz_open_lzwd;
extern "C" decltype(fz_open_rld) __real_fz_open_rld;
// NOLINTEND(bugprone-reserved-identifier)
#endif
