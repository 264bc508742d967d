#pragma once
#include "core/worker/protocol.h"

// A worker's end of its pipes: requests come on standard input, answers go to standard output. For one thread.

namespace adduce {

/// The next request; none when the program that asks has gone. Throws Error{Crashed} for bytes that are no frame.
std::optional<protocol::Frame> nextRequest();
/// Ends the process when nobody listens any more.
void sendAnswer(protocol::FrameType type, const QByteArray &payload);

} // namespace adduce
