#pragma once
#include <QString>
#include <array>
#include <optional>

namespace adduce {

/// The names of an enum's values in files, JSON and the database, in the order of the values: one specialisation beside each
/// enum that is written down. They outlive the program: a name is never changed.
template <class Enum> inline constexpr std::array<const char *, 0> enumNames {};

template <class Enum>
concept NamedEnum = enumNames<Enum>.size() > 0;

template <NamedEnum Enum> QString nameOf(Enum value)
{
    return QString::fromLatin1(enumNames<Enum>.at(static_cast<std::size_t>(value)));
}

/// Back from the name; none for another word.
template <NamedEnum Enum> std::optional<Enum> valueNamed(const QString &name)
{
    for (std::size_t i = 0; i < enumNames<Enum>.size(); ++i)
        if (name == QLatin1StringView(enumNames<Enum>[i]))
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace adduce
