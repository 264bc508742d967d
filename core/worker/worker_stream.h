#pragma once
#include "core/worker/protocol.h"

// A worker's end of its pipes: requests come on standard input, answers go to standard output. For one thread.

namespace adduce {

/// The next request; none when the program that asks has gone. Throws Error{Crashed} for bytes that are no frame.
std::optional<protocol::Frame> nextRequest();
/// What is held back goes first. Ends the process when nobody listens any more.
void sendAnswer(protocol::FrameType type, const QByteArray &payload);
/// As sendAnswer(), but may be held back until it is worth waking who listens: for a tenth of a second of work, or 64 kB. A sendAnswer() follows.
void queueAnswer(protocol::FrameType type, const QByteArray &payload);

} // namespace adduce
