#pragma once
#include "core/network/http.h"
#include <QDeadlineTimer>

namespace adduce {

/// One request over a connection of its own, and its reply; sends on nowhere, and asks no gate: that is fetch(). `url`: where it goes.
/// `record`: of it, the bytes of the body that went out and of the one that came, also when it fails. Blocks; throws as fetch(), without
/// the host where an error is of the reply alone. `until`: when it ends whatever its progress.
HttpReply exchange(const HttpRequest &request, const QUrl &url, const HttpSink &sink, EgressRecord &record, QDeadlineTimer until,
    const std::stop_token &stop);

} // namespace adduce
