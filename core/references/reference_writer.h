#pragma once
#include "core/references/reference_file.h"
#include <QSet>

class QIODevice;

namespace adduce {

/// Writes references one after another as a file of BibTeX, RIS or CSL-JSON, UTF-8, each under a key of its own. What of them is the user's
/// alone (files, collections, the own note, marks) stays out. Throws Error{DiskFull} when the device fails.
class ReferenceWriter
{
public:
    ReferenceWriter(
        ReferenceFormat format, QIODevice &device); ///< an open device that outlives this; of Zotero's format nothing is written

    void add(const Reference &reference);
    void finish(); ///< once, after the last

private:
    ReferenceFormat m_format;
    QIODevice &m_device;
    QSet<QString> m_keys;
    bool m_isFirst = true;
};

void writeReferences(const std::vector<Reference> &references, ReferenceFormat format, QIODevice &device);

} // namespace adduce
