#include "ui/reader/document_outline.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/text_store.h"

namespace adduce {

std::vector<OutlineItem> documentOutline(const Library &library, DocumentId document)
{
    try {
        Database database = library.open();
        const TextStore texts(database);
        std::vector<OutlineItem> outline = texts.outline(document);
        if (outline.empty())
            for (const Section &section : texts.sections(document))
                outline.push_back({ (section.number + u' ' + section.title).trimmed(), section.level, section.page });
        return outline;
    } catch (const Error &) {
        return {}; // the pages can be read without it
    }
}

} // namespace adduce
