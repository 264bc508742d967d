#pragma once
#include <span>

namespace adduce::test {

/// Something that a worker which was taken over may say in place of a document.
struct Lie
{
    const char *name;
    void (*tell)(); ///< writes frames to standard output
};

std::span<const Lie> lies();

} // namespace adduce::test
