#include "core/models/model_servers.h"

#include <utility>

namespace adduce {

static QString nameOf(const ModelEndpoint &model)
{
    return model.base.toString() + u'\n' + model.model;
}

ModelServers::ModelServers(EgressGate &gate, KeySource keys)
    : m_gate(gate)
    , m_keys(std::move(keys))
{
}

QSet<Optional> ModelServers::rejectedBy(const ModelEndpoint &model) const
{
    const std::scoped_lock lock(m_mutex);
    return m_rejected.value(nameOf(model));
}

void ModelServers::noteRejected(const ModelEndpoint &model, Optional parameter)
{
    const std::scoped_lock lock(m_mutex);
    m_rejected[nameOf(model)].insert(parameter);
}

} // namespace adduce
