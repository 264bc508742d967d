#include "core/base/device.h"
#include "core/export/csv_line.h"
#include "core/export/export.h"

#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

void writeCsv(const std::vector<Thread> &threads, QIODevice &device)
{
    // The names stay English in every language: programs read them.
    writeAll(device,
        csvLine({ u"claim"_s, u"quote"_s, u"source"_s, u"title"_s, u"file"_s, u"page"_s, u"label"_s, u"section"_s,
            u"confidence"_s, u"notes"_s, u"sha256"_s }));
    for (const Thread &thread : threads)
        for (const EvidenceRow &row : evidenceRows(thread)) {
            const Citation &at = row.citation;
            writeAll(device,
                csvLine({ row.claim, row.quote, at.source, at.title, QFileInfo(at.path).fileName(), QString::number(at.page),
                    at.label, at.section, nameOf(row.confidence), row.notes.join(u"; "_s), at.sha256 }));
        }
}

} // namespace adduce
