#include "core/documents/document.h"

#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKinds { "body", "heading", "caption", "footnote", "table", "reference", "code" };
constexpr std::array kTypes { "other", "front", "abstract", "introduction", "background", "methods", "results", "discussion",
    "conclusion", "acknowledgements", "references", "supplement" };
constexpr std::array kQualities { "sound", "blank", "scan", "gibberish", "recognised" };
constexpr std::array kReasons { "invisible", "no_contrast", "off_page", "tiny", "covered" };
constexpr std::array kOrigins { "none", "first_page", "info", "xmp", "crossref", "imported", "user" };
constexpr std::array kFormats { "pdf", "epub", "xps", "docx", "html", "markdown", "text" };

template <class Enum> constexpr const auto &namesOf()
{
    if constexpr (std::is_same_v<Enum, SentenceKind>)
        return kKinds;
    else if constexpr (std::is_same_v<Enum, SectionType>)
        return kTypes;
    else if constexpr (std::is_same_v<Enum, PageQuality>)
        return kQualities;
    else if constexpr (std::is_same_v<Enum, HiddenReason>)
        return kReasons;
    else if constexpr (std::is_same_v<Enum, FieldOrigin>)
        return kOrigins;
    else
        return kFormats;
}

template <class Enum> QString toName(Enum value)
{
    return QString::fromLatin1(namesOf<Enum>().at(static_cast<std::size_t>(value)));
}

} // namespace

template <class Enum> Enum fromName(const QString &name)
{
    const auto &names = namesOf<Enum>();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (name == QLatin1StringView(names[i]))
            return static_cast<Enum>(i);
    return Enum {};
}

template SentenceKind fromName<SentenceKind>(const QString &);
template SectionType fromName<SectionType>(const QString &);
template PageQuality fromName<PageQuality>(const QString &);
template HiddenReason fromName<HiddenReason>(const QString &);
template FieldOrigin fromName<FieldOrigin>(const QString &);
template DocumentFormat fromName<DocumentFormat>(const QString &);

QString nameOf(SentenceKind kind)
{
    return toName(kind);
}

QString nameOf(SectionType type)
{
    return toName(type);
}

QString nameOf(PageQuality quality)
{
    return toName(quality);
}

QString nameOf(HiddenReason reason)
{
    return toName(reason);
}

QString nameOf(FieldOrigin origin)
{
    return toName(origin);
}

QString nameOf(DocumentFormat format)
{
    return toName(format);
}

bool isSearchable(SentenceKind kind, SectionType section)
{
    if (section == SectionType::References || section == SectionType::Supplement)
        return false;
    return kind == SentenceKind::Body || kind == SentenceKind::Caption || kind == SentenceKind::Footnote
        || kind == SentenceKind::Table;
}

} // namespace adduce
