#include "core/documents/document.h"

namespace adduce {

bool isSearchable(SentenceKind kind, SectionType section)
{
    if (section == SectionType::References || section == SectionType::Supplement)
        return false;
    return kind == SentenceKind::Body || kind == SentenceKind::Caption || kind == SentenceKind::Footnote
        || kind == SentenceKind::Table;
}

void setOrigins(Metadata &metadata, FieldOrigin origin)
{
    forEachField(
        [&](MetadataField field, const auto &value) {
            if (value != std::remove_cvref_t<decltype(value)> {})
                metadata.setOrigin(field, origin);
        },
        metadata);
}

SectionType sectionTypeOf(const Sentence &sentence, const std::vector<Section> &sections)
{
    const auto section = static_cast<std::size_t>(sentence.section);
    return section < sections.size() ? sections[section].type : SectionType::Other;
}

bool isBackMatter(SectionType section)
{
    return section == SectionType::BackMatter || section == SectionType::Acknowledgements;
}

} // namespace adduce
