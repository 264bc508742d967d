#pragma once
#include "core/readers/layout/structure.h"
#include "core/readers/open_document.h"

namespace adduce {

/// Title, authors and year from the file's own words where they are plausible, else from the first page. What is not
/// found stays empty: better no name than a wrong one.
Metadata metadataOf(const OpenDocument &open, const std::vector<PageLayout> &pages, const std::vector<LineRole> &rolesOfFirst);

/// Names out of a line of authors ("A. Zeileis, Torsten Hothorn and K. Hornik1,*"); empty when it is none.
QStringList splitAuthors(const QString &line);

/// A title that a person wrote, not "Microsoft Word - x.doc" or a file's name.
bool isPlausibleTitle(const QString &title);

} // namespace adduce
