#include "core/highlights/reference_marks.h"

#include "core/highlights/annotated_copy.h"
#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "core/library/document_store.h"

#include <algorithm>

namespace adduce {

int takeMarks(Database &database, const std::vector<Reference> &references, const AppliedReferences &applied)
{
    HighlightStore store(database);
    HighlightChange change;
    qint64 next = store.newId().value;
    for (const auto &[reference, document] : applied.documents) {
        const auto row = DocumentStore(database).find(document);
        if (!row || row->sha256.isEmpty() || references[reference].marks.empty())
            continue;
        const std::vector<Highlight> there = store.of(row->sha256);
        for (const ReferenceMark &mark : references[reference].marks) {
            Highlight shown;
            shown.sha256 = row->sha256;
            shown.page = mark.page;
            shown.quote = mark.text;
            shown.colour = nearestColour(mark.colour);
            shown.note = mark.comment;
            auto made = adopted(database, shown);
            const auto isThat = [&](const Highlight &one) { return one.page == made->page && one.quote == made->quote; };
            if (!made || std::ranges::any_of(there, isThat) || std::ranges::any_of(change.put, [&](const Highlight &one) {
                    return one.sha256 == made->sha256 && isThat(one);
                }))
                continue;
            made->id = { next++ };
            change.put.push_back(std::move(*made));
        }
    }
    store.apply(change);
    return static_cast<int>(change.put.size());
}

} // namespace adduce
