#pragma once
#include "core/workspace/public_values.h"

namespace adduce::cli {

/// The whole text, never cut short. `isPlain`: as other programs read it, without its score.
inline QString passageLine(const PublicPassage &passage, bool isPlain)
{
    using namespace Qt::StringLiterals;
    const QString text = passage.text.simplified();
    const QString page = QString::number(passage.firstPage);
    if (isPlain)
        return u"%1/page %2: %3"_s.arg(passage.source.simplified(), page, text);
    if (!passage.score)
        return u"table  %1, page %2: %3"_s.arg(passage.source, page, text);
    return u"%1  %2, pages %3-%4: %5"_s.arg(
        QString::number(*passage.score, 'f', 3), passage.source, page, QString::number(passage.lastPage), text);
}

} // namespace adduce::cli
