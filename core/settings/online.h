#pragma once
#include <QString>

namespace adduce {

/// The web as questions may ask it, and only those that the user allows it for.
struct WebSettings
{
    bool isAllowed = false; ///< a question may be given leave to search the web
    bool usesDuckDuckGo = true;
    bool usesWikipedia = true;
    QString searxng {}; ///< address of one of the user's own; empty for none
    QString email {}; ///< of the user, for services that ask whom to write to; empty: it is not said
    int daysKept = 30; ///< that a page stays in the library, unless it is kept or cited

    friend bool operator==(const WebSettings &, const WebSettings &) = default;
};

/// What the user allowed to go over the network. Nothing, until it is allowed.
struct OnlineSettings
{
    bool isLocalOnly = false; ///< nothing but this computer is contacted, whatever else is allowed
    bool usesCrossref = false; ///< DOIs are sent to Crossref when a paper is looked up there
    WebSettings web {};

    friend bool operator==(const OnlineSettings &, const OnlineSettings &) = default;
};

constexpr int kFewestWebDays = 1;
constexpr int kMostWebDays = 3650;

} // namespace adduce
