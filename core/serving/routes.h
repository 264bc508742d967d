#pragma once
#include "core/library/document_store.h"
#include "core/serving/route.h"

namespace adduce {

/// All that may be asked of the server, in the order in which it is told.
std::span<const Route> routes();

// The parts of it, each in a file of its own.
std::vector<Route> documentRoutes();
std::vector<Route> questionRoutes();
std::vector<Route> openAiRoutes(); ///< as chat programs speak to OpenAI's servers
std::vector<Route> threadRoutes();
std::vector<Route> evidenceRoutes(); ///< tables of it, quotes and measures
std::vector<Route> mcpRoutes(); ///< the Model Context Protocol
std::vector<Route> pageRoutes(); ///< the page for people
std::vector<Route> aboutRoutes(); ///< the server itself

/// Reads the file of a form into the library: the row that it became, however that ended. Throws BadInput for a form without one.
DocumentRow takeIn(ServingContext &context, const RouteRequest &request);

} // namespace adduce
