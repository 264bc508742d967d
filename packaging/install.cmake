# Where the system keeps what was built: `cmake --install`, the target uninstall, and `cpack` for a Debian package.
include(GNUInstallDirs)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # the tests are not installed, so they need not be built

install(TARGETS adduce adduce-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
# Helpers that no person starts; the programs look for them here (installedWorker()).
install(TARGETS adduce-docworker adduce-ocrworker RUNTIME DESTINATION libexec/adduce)
install(FILES packaging/adduce.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/adduce.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME io.github.adduce.Adduce.metainfo.xml)
install(FILES packaging/adduce-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME adduce.xml)
install(FILES packaging/adduce.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES packaging/man/adduce.1 packaging/man/adduce-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_BINARY_DIR}/share/adduce/handbook.pdf DESTINATION ${CMAKE_INSTALL_DATADIR}/adduce)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

add_custom_target(uninstall
    COMMAND ${CMAKE_COMMAND} -P ${CMAKE_SOURCE_DIR}/packaging/uninstall.cmake
    WORKING_DIRECTORY ${CMAKE_BINARY_DIR} COMMENT "Removing what was installed")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME adduce)
set(CPACK_PACKAGE_CONTACT "The Adduce team <adduce@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "ask papers and see the evidence")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "wordnet-base, hunspell-en-us, tesseract-ocr-eng, tesseract-ocr-osd, fonts-noto-core, fonts-droid-fallback")
include(CPack)
