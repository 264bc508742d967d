#pragma once
#include "core/base/enum_names.h"
#include <array>

namespace adduce {

enum class PaperSize
{
    A4,
    A3,
    Letter
};
template <> inline constexpr std::array enumNames<PaperSize> { "a4", "a3", "letter" };

/// The pages that a document is set on. Lengths in points.
struct Paper
{
    PaperSize size = PaperSize::A4;
    bool isLandscape = false;

    [[nodiscard]] constexpr double width() const { return isLandscape ? longSide() : shortSide(); }
    [[nodiscard]] constexpr double height() const { return isLandscape ? shortSide() : longSide(); }
    friend bool operator==(const Paper &, const Paper &) = default;

private:
    [[nodiscard]] constexpr double shortSide() const
    {
        return size == PaperSize::A3 ? 841.89 : size == PaperSize::Letter ? 612 : 595.28;
    }
    [[nodiscard]] constexpr double longSide() const
    {
        return size == PaperSize::A3 ? 1190.55 : size == PaperSize::Letter ? 792 : 841.89;
    }
};

} // namespace adduce
