#pragma once
#include "core/ask/evidence.h"
#include "core/ask/plan.h"
#include "core/profiles/profile.h"

namespace adduce {

class ModelServers;

/// Whether the papers by themselves answer a question, as probably as the profile asks for: no model is asked. `plan`: where and how it is
/// looked up. Throws as gather().
bool isAnswered(const QString &question, Plan plan, const Profile &profile, const Retriever &retriever,
    const ModelServers &servers, Database &database, const std::stop_token &stop);

} // namespace adduce
