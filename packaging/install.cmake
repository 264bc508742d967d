# Where the system keeps what was built: `cmake --install`, the target uninstall, and `cpack` for a Debian package.
include(GNUInstallDirs)
include(packaging/documents.cmake)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # the tests are not installed, so they need not be built

# Two packages, which need not be installed together and can be: the window with the command line, and the servers, which need no display.
set(desktop COMPONENT desktop)
set(server COMPONENT server)
install(TARGETS adduce adduce-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} ${desktop})
install(TARGETS adduce-server adduce-mcp RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} ${server})
# Helpers that no person starts; the programs look for them here (installedWorker()).
install(TARGETS adduce-docworker adduce-ocrworker RUNTIME DESTINATION libexec/adduce ${desktop})
install(TARGETS adduce-docworker adduce-ocrworker RUNTIME DESTINATION libexec/adduce-server ${server})
install(FILES packaging/adduce.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications ${desktop})
install(FILES ${documents}/adduce.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME io.github.adduce.Adduce.metainfo.xml ${desktop})
install(FILES packaging/adduce-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME adduce.xml ${desktop})
install(FILES packaging/adduce.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps ${desktop})
# Where each shell of Debian looks by itself.
set(completions ${CMAKE_BINARY_DIR}/share/completions)
install(FILES ${completions}/adduce-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions ${desktop})
install(FILES ${completions}/_adduce-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions ${desktop})
install(FILES ${completions}/adduce-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d ${desktop})
install(FILES ${documents}/adduce.1.gz ${documents}/adduce-cli.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 ${desktop})
install(FILES ${documents}/adduce-server.1.gz ${documents}/adduce-mcp.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 ${server})
install(FILES ${CMAKE_BINARY_DIR}/share/adduce/handbook.pdf DESTINATION ${CMAKE_INSTALL_DATADIR}/adduce ${desktop})
install(FILES ${documents}/copyright ${documents}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/adduce ${desktop})
install(FILES ${documents}/copyright ${documents}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/adduce-server ${server})
install(FILES docs/SERVER.md docs/INSTALL.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/adduce-server ${server})
install(FILES packaging/adduce-server.service DESTINATION lib/systemd/system ${server})

add_custom_target(uninstall
    COMMAND ${CMAKE_COMMAND} -P ${CMAKE_SOURCE_DIR}/packaging/uninstall.cmake
    WORKING_DIRECTORY ${CMAKE_BINARY_DIR} COMMENT "Removing what was installed")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME adduce)
if(ADDUCE_HOMEPAGE)
    set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${ADDUCE_HOMEPAGE}")
endif()
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL desktop server)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_NAME adduce)
set(CPACK_DEBIAN_DESKTOP_DESCRIPTION "ask papers and see the evidence
A desktop research portal. Drop papers in (PDF, EPUB, DOCX, ODT, HTML, JATS,
text), ask a question, and read an answer in which every sentence names its
source, its page and its exact quote; a click opens the page with the quote
marked. What the papers do not say is not answered, and the refusal shows what
was searched.
.
It works at once, offline and without a language model; one on this computer
or on a server can write the prose, of which only what the papers prove is
kept. Threads, tables of evidence and evaluations are kept, and their quotes
checked again years later. The command adduce-cli does the same without a
display.")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_DEPENDS "fonts-dejavu-core, qt6-translations-l10n")
set(CPACK_DEBIAN_SERVER_PACKAGE_NAME adduce-server)
set(CPACK_DEBIAN_SERVER_DESCRIPTION "serve a library of papers that answers with its evidence
adduce-server serves a library of papers to browsers, to programs that speak
as OpenAI's servers do, and to other computers; adduce-mcp to programs that
speak the Model Context Protocol. Each answer names sources, pages and exact
quotes; users have tokens and roles, and see what they may see.")
set(CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS "fonts-dejavu-core")
set(found_where_installed "wordnet-base, hunspell-en-us, tesseract-ocr-eng, tesseract-ocr-osd, fonts-noto-core, fonts-droid-fallback")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_RECOMMENDS "${found_where_installed}, qt6-wayland")
set(CPACK_DEBIAN_SERVER_PACKAGE_RECOMMENDS ${found_where_installed})
# Files for word processors, and their citation styles.
set(CPACK_DEBIAN_DESKTOP_PACKAGE_SUGGESTS "pandoc, citation-style-language-styles")
include(CPack)
