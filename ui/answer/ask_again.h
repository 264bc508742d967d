#pragma once
#include "core/settings/parameters.h"
#include <QString>
#include <optional>

namespace adduce {

/// How a question is to be asked once more.
struct AskAgain
{
    std::optional<RetrievalParameters> retrieval {}; ///< none: as it is found now
    QString question {}; ///< another one in its place, which goes on with the thread; empty: the same
    bool isLiteral = false; ///< as it is typed: without what the thread spoke of before, and no word taken for another
    bool usesLearnedSpace =
        false; ///< passages are compared by the space learned from the library from now on, as a server does not answer
    bool isOfAll = false; ///< of everything: no collection is chosen for it
};

} // namespace adduce
