#pragma once
#include "core/documents/document.h"

namespace adduce {

QString fieldName(MetadataField field); ///< as the window calls it: "Published in"

// A value as a field shows it: names one a line, nothing for a year that is not known.
QString valueText(const QString &value);
QString valueText(int year);
QString valueText(const QStringList &names);

} // namespace adduce
