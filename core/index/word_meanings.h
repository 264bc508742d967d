#pragma once
#include "core/text/word_cache.h"
#include <span>

namespace adduce {

/// What is known of an English word, folded, which has one stem, that of Porter's algorithm: its vector, and how rare it is in a library.
struct WordMeaning
{
    std::span<const qint8> vector; ///< of WordVectors, which lives longer; empty where they do not know the word
    float idf = 0; ///< of its stem; 0 without a vector
};

/// Of the words of one library that were looked up, for the questions that follow. Thread-safe.
class WordMeanings : public WordCache<WordMeaning>
{
public:
    WordMeanings()
        : WordCache(20'000) // about as many 150 bytes
    {
    }
};

} // namespace adduce
