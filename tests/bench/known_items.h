#pragma once
#include <QString>

namespace adduce::bench {

/// Share of sentences whose page is among the first three passages when five of their words are searched, each time
/// the same sentences and words. Of a library of papers.
struct KnownItems
{
    int asked = 0;
    int found = 0;
};
KnownItems knownItems(const QString &library);

} // namespace adduce::bench
