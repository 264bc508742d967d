#include "core/serving/routes.h"

#include <iterator>

namespace adduce {

std::span<const Route> routes()
{
    static const std::vector<Route> all = [] {
        std::vector<Route> made;
        for (auto part : { documentRoutes(), questionRoutes(), openAiRoutes(), threadRoutes(), evidenceRoutes(), mcpRoutes(),
                 pageRoutes(), aboutRoutes() })
            made.insert(made.end(), std::make_move_iterator(part.begin()), std::make_move_iterator(part.end()));
        return made;
    }();
    return all;
}

} // namespace adduce
