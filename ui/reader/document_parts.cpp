#include "ui/reader/document_parts.h"

#include "core/library/text_store.h"

namespace adduce {

DocumentParts documentParts(Database &database, DocumentId document)
{
    const TextStore texts(database);
    DocumentParts parts { texts.labels(document), texts.outline(document) };
    if (parts.outline.empty())
        for (const Section &section : texts.sections(document))
            parts.outline.push_back({ (section.number + u' ' + section.title).trimmed(), section.level, section.page });
    return parts;
}

} // namespace adduce
