#pragma once
#include "core/models/model_servers.h"

namespace adduce::test {

/// The network as a program has it: a gate that lets everything through, and the servers behind it, which want no keys.
struct Network
{
    EgressGate gate {};
    ModelServers servers { gate, [](const QUrl &) { return QByteArray(); } };
};

} // namespace adduce::test
