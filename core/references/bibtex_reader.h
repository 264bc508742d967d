#pragma once
#include "core/references/reference.h"

namespace adduce {

/// BibTeX and BibLaTeX. An entry that cannot be read is a problem; reading goes on at the next '@' that starts a line.
/// `folder`: of the file, for the attached files that it names relative to itself. Throws TooLarge.
ReferenceList readBibtex(const QByteArray &bytes, const QString &folder);

} // namespace adduce
