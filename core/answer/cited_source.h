#pragma once
#include "core/answer/answer.h"

namespace adduce {

/// A document that an answer cites, once, with all pages that it cites of it.
struct CitedSource
{
    QString source; ///< as the chips name it
    QString title;
    QStringList pages; ///< as printed, in the order of the answer
    std::optional<WebOrigin> web;

    friend bool operator==(const CitedSource &, const CitedSource &) = default;
};

/// Those of an answer in the order in which it cites them first, and of what it says besides. Pure.
std::vector<CitedSource> citedSourcesOf(const Answer &answer);

QString words(const CitedSource &source); ///< "Smith 2021: Naps and recall, p. 3, 5"; translated
QString words(const WebOrigin &origin); ///< "web page https://..., fetched on 2026-11-26"; translated

} // namespace adduce
