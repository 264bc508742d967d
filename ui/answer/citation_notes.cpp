#include "ui/answer/citation_notes.h"

#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/threads/quote_check.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString citationKey(const Citation &citation)
{
    return u"%1/%2/%3"_s.arg(citation.sha256, QString::number(citation.page), citation.quote);
}

CitationNotes citationNotes(Database &database, const std::vector<Citation> &citations)
{
    CitationNotes notes;
    QHash<QString, QString> sources;
    for (const Citation &citation : citations) {
        if (!sources.contains(citation.sha256)) {
            const auto row = DocumentStore(database).findByHash(citation.sha256);
            sources.insert(citation.sha256, !row ? tr("not in the library") : row->supersededBy ? tr("changed") : QString());
        }
        QString note = sources.value(citation.sha256);
        const auto check = lastCheck(database, citation);
        if (check && check->outcome == QuoteOutcome::NotOnPage)
            note = tr("not found");
        if (!note.isEmpty())
            notes.insert(citationKey(citation), note);
    }
    return notes;
}

} // namespace adduce
