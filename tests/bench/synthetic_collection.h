#pragma once
#include <QString>

namespace adduce::bench {

/// A collection of made-up passages, the same every time: about 130 words each, half of them common ones by Zipf's law,
/// the others of two out of 400 topics, and questions of 14 words on a topic. Speed can be measured on it, quality not.
struct SyntheticCollection
{
    QString corpus; ///< corpus.jsonl
    QString queries; ///< queries.jsonl
    QString one; ///< a corpus of one more passage
};

/// Writes the files into the folder. Throws Error{DiskFull}.
SyntheticCollection writeSynthetic(const QString &folder, int passages, int questions);

} // namespace adduce::bench
