# MuPDF as Debian ships it: static, in five libraries, with a pkg-config file that forgets some of what it needs.
pkg_check_modules(mupdf_needs REQUIRED IMPORTED_TARGET freetype2 harfbuzz libopenjp2 libjpeg zlib)
add_library(mupdf INTERFACE)
foreach(lib mupdf mupdf-third mujs gumbo jbig2dec) # the linker wants this order
    find_library(MUPDF_${lib} ${lib} REQUIRED)
    target_link_libraries(mupdf INTERFACE ${MUPDF_${lib}})
endforeach()
target_link_libraries(mupdf INTERFACE PkgConfig::mupdf_needs m)
# Laying out HTML, it opens the folder that it was started in for the files beside it. Ours has none: mupdf_document.cpp gives it an
# empty one, so that the sandbox can refuse to look at any path.
target_link_options(mupdf INTERFACE -Wl,--wrap=fz_open_directory)
# With each page MuPDF resolves all of its links, which reading does without (mupdf_document.cpp).
target_link_options(mupdf INTERFACE -Wl,--wrap=pdf_load_link_annots)
# What a stream unpacks to is counted (unpacking.cpp).
foreach(call pdf_open_contents_stream fz_open_flated fz_open_lzwd fz_open_rld)
    target_link_options(mupdf INTERFACE -Wl,--wrap=${call})
endforeach()
