#pragma once
#include <QHash>

namespace adduce {

/// How one page is to be drawn.
struct PageRequest
{
    int page = 0; ///< 0-based
    double scale = 1; ///< pixels a point
    bool isRecoloured = false; ///< light text on a dark page
    friend bool operator==(const PageRequest &, const PageRequest &) = default;
};
inline std::size_t qHash(const PageRequest &request, std::size_t seed = 0)
{
    return qHashMulti(seed, request.page, request.scale, request.isRecoloured);
}

} // namespace adduce
