#pragma once
#include "core/worker/protocol.h"
#include "core/worker/protocol_stream.h"

// How a recognised page is written and read back. Internal to *protocol.cpp.

namespace adduce::protocol {

void writeOcrPage(Writer &out, const OcrPage &page);
OcrPage readOcrPage(Reader &in);

} // namespace adduce::protocol
