# MuPDF as distributions ship it: static in five libraries (Debian 12, Ubuntu 24.04), with a pkg-config file that forgets some of what
# it needs, or shared (Debian 13, Fedora).
add_library(mupdf INTERFACE)
find_library(MUPDF_mupdf mupdf REQUIRED)
if(MUPDF_mupdf MATCHES "\\.so$")
    target_link_libraries(mupdf INTERFACE ${MUPDF_mupdf} ${CMAKE_DL_LIBS})
    target_compile_definitions(mupdf INTERFACE ADDUCE_MUPDF_IS_SHARED)
else()
    pkg_check_modules(mupdf_needs REQUIRED IMPORTED_TARGET freetype2 harfbuzz libopenjp2 libjpeg zlib)
    foreach(lib mupdf mupdf-third mujs gumbo jbig2dec) # the linker wants this order
        find_library(MUPDF_${lib} ${lib} REQUIRED)
        target_link_libraries(mupdf INTERFACE ${MUPDF_${lib}})
    endforeach()
    target_link_libraries(mupdf INTERFACE PkgConfig::mupdf_needs m)
    # Ours take their place (core/readers/pdf/mupdf_hooks.h). Laying out HTML, MuPDF opens the folder that it was started in for the files
    # beside it: ours has none, so that the sandbox can refuse to look at any path. With each page it resolves all of its links, which
    # reading does without. What a stream unpacks to is counted.
    foreach(call fz_open_directory pdf_load_link_annots pdf_open_contents_stream fz_open_flated fz_open_lzwd fz_open_rld)
        target_link_options(mupdf INTERFACE -Wl,--wrap=${call})
    endforeach()
endif()
