#include "core/base/used_libraries.h"

#include <QtGlobal>
#include <array>

namespace adduce {

static constexpr std::array kLibraries {
    UsedLibrary { "Qt", "LGPL-3.0", QT_TRANSLATE_NOOP("adduce", "windows, network"), ADDUCE_VERSION_QT },
    UsedLibrary { "Qt Charts", "GPL-3.0", QT_TRANSLATE_NOOP("adduce", "charts"), ADDUCE_VERSION_CHARTS },
    UsedLibrary { "MuPDF", "AGPL-3.0-or-later", QT_TRANSLATE_NOOP("adduce", "reading and drawing pages"), ADDUCE_VERSION_MUPDF },
    UsedLibrary { "FreeType", "FTL", QT_TRANSLATE_NOOP("adduce", "reading and drawing pages"), ADDUCE_VERSION_FREETYPE },
    UsedLibrary { "OpenJPEG", "BSD-2-Clause", QT_TRANSLATE_NOOP("adduce", "reading and drawing pages"), ADDUCE_VERSION_OPENJPEG },
    UsedLibrary {
        "jbig2dec", "AGPL-3.0-or-later", QT_TRANSLATE_NOOP("adduce", "reading and drawing pages"), ADDUCE_VERSION_JBIG2DEC },
    UsedLibrary { "SQLite", nullptr, QT_TRANSLATE_NOOP("adduce", "the library file, full-text search"), ADDUCE_VERSION_SQLITE },
    UsedLibrary { "hnswlib", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "nearest vectors"), ADDUCE_VERSION_HNSWLIB },
    UsedLibrary { "GloVe", "PDDL-1.0", QT_TRANSLATE_NOOP("adduce", "words of like meaning"), "6B" },
    UsedLibrary { "libharu", "Zlib", QT_TRANSLATE_NOOP("adduce", "PDF export"), ADDUCE_VERSION_HARU },
    UsedLibrary { "Eigen", "MPL-2.0", QT_TRANSLATE_NOOP("adduce", "the learned space"), ADDUCE_VERSION_EIGEN },
    UsedLibrary {
        "libstemmer (Snowball)", "BSD-3-Clause", QT_TRANSLATE_NOOP("adduce", "stems of words"), ADDUCE_VERSION_STEMMER },
    UsedLibrary { "CLD2", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "languages"), ADDUCE_VERSION_CLD2 },
    UsedLibrary { "edlib", "MIT", QT_TRANSLATE_NOOP("adduce", "quotes that are nearly the page's"), ADDUCE_VERSION_EDLIB },
    UsedLibrary { "Mustache", "BSL-1.0", QT_TRANSLATE_NOOP("adduce", "prompts"), ADDUCE_VERSION_MUSTACHE },
    UsedLibrary { "Hunspell", "LGPL-2.1-or-later", QT_TRANSLATE_NOOP("adduce", "spelling"), ADDUCE_VERSION_HUNSPELL },
    UsedLibrary {
        "readline", "GPL-3.0-or-later", QT_TRANSLATE_NOOP("adduce", "lines on the command line"), ADDUCE_VERSION_READLINE },
    UsedLibrary { "libpq", "PostgreSQL", QT_TRANSLATE_NOOP("adduce", "a laboratory's library"), ADDUCE_VERSION_PQ },
    UsedLibrary { "QtKeychain", "BSD-3-Clause", QT_TRANSLATE_NOOP("adduce", "keys"), ADDUCE_VERSION_KEYCHAIN },
    UsedLibrary { "nettle", "LGPL-3.0-or-later", QT_TRANSLATE_NOOP("adduce", "SHA-256"), ADDUCE_VERSION_NETTLE },
    UsedLibrary { "libseccomp", "LGPL-2.1", QT_TRANSLATE_NOOP("adduce", "the sandbox of readers"), ADDUCE_VERSION_SECCOMP },
    UsedLibrary { "libzip", "BSD-3-Clause", QT_TRANSLATE_NOOP("adduce", "DOCX, ODT"), ADDUCE_VERSION_ZIP },
    UsedLibrary { "gumbo", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "HTML"), ADDUCE_VERSION_GUMBO },
    UsedLibrary { "md4c", "MIT", QT_TRANSLATE_NOOP("adduce", "Markdown"), ADDUCE_VERSION_MD4C },
    UsedLibrary { "uchardet", "MPL-1.1", QT_TRANSLATE_NOOP("adduce", "old encodings"), ADDUCE_VERSION_UCHARDET },
    UsedLibrary { "ICU", "Unicode-3.0", QT_TRANSLATE_NOOP("adduce", "old encodings, order of scripts"), ADDUCE_VERSION_ICU },
    UsedLibrary { "HarfBuzz", "MIT", QT_TRANSLATE_NOOP("adduce", "scripts that join or stack"), ADDUCE_VERSION_HARFBUZZ },
    UsedLibrary { "Tesseract", "Apache-2.0", QT_TRANSLATE_NOOP("adduce", "scans"), ADDUCE_VERSION_TESSERACT },
    UsedLibrary { "Leptonica", "BSD-2-Clause", QT_TRANSLATE_NOOP("adduce", "scans"), ADDUCE_VERSION_LEPTONICA },
    UsedLibrary { "zlib", "Zlib", QT_TRANSLATE_NOOP("adduce", "compressed files, checksums"), ADDUCE_VERSION_ZLIB },
    UsedLibrary { "libdeflate", "MIT", QT_TRANSLATE_NOOP("adduce", "texts in the library"), ADDUCE_VERSION_DEFLATE },
    UsedLibrary { "libpng", "libpng-2.0", QT_TRANSLATE_NOOP("adduce", "pictures of pages"), ADDUCE_VERSION_PNG },
};

std::span<const UsedLibrary> usedLibraries()
{
    return kLibraries;
}

} // namespace adduce
