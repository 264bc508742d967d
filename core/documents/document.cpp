#include "core/documents/document.h"

#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKinds { "body", "heading", "caption", "footnote", "table", "reference", "code" };
constexpr std::array kTypes { "other", "front", "abstract", "introduction", "background", "methods", "results", "discussion",
    "conclusion", "acknowledgements", "references", "supplement" };

template <class Enum, std::size_t N> Enum fromName(const std::array<const char *, N> &names, const QString &name)
{
    for (std::size_t i = 0; i < N; ++i)
        if (name == QLatin1StringView(names[i]))
            return static_cast<Enum>(i);
    return Enum {};
}

} // namespace

QString nameOf(SentenceKind kind)
{
    return QString::fromLatin1(kKinds[static_cast<std::size_t>(kind)]);
}

QString nameOf(SectionType type)
{
    return QString::fromLatin1(kTypes[static_cast<std::size_t>(type)]);
}

SentenceKind sentenceKindFromString(const QString &name)
{
    return fromName<SentenceKind>(kKinds, name);
}

SectionType sectionTypeFromString(const QString &name)
{
    return fromName<SectionType>(kTypes, name);
}

bool isSearchable(SentenceKind kind, SectionType section)
{
    if (section == SectionType::References || section == SectionType::Supplement)
        return false;
    return kind == SentenceKind::Body || kind == SentenceKind::Caption || kind == SentenceKind::Footnote;
}

} // namespace adduce
