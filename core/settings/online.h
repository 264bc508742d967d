#pragma once

namespace adduce {

/// What the user allowed to go over the network. Nothing, until it is allowed.
struct OnlineSettings
{
    bool isLocalOnly = false; ///< nothing but this computer is contacted, whatever else is allowed
    bool usesCrossref = false; ///< DOIs are sent to Crossref when a paper is looked up there

    friend bool operator==(const OnlineSettings &, const OnlineSettings &) = default;
};

} // namespace adduce
