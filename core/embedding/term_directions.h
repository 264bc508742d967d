#pragma once
#include "core/library/space_store.h"
#include "core/text/word_cache.h"
#include <memory>

namespace adduce {

/// Terms of one learned space that were read, for the questions that follow: reading them anew takes a tenth of a question. A term that the
/// space does not know is kept without a direction. Thread-safe.
class TermDirections : public WordCache<std::shared_ptr<const TermDirection>>
{
public:
    TermDirections()
        : WordCache(20'000) // about as many half kilobytes
    {
    }
};

} // namespace adduce
