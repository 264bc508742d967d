#pragma once
#include "core/models/chat_protocol.h"
#include "core/models/key_source.h"
#include <QHash>
#include <mutex>

namespace adduce {

/// The servers that models run on, as this program reaches them: through its gate, with its keys, and without the parameters
/// that each model was found to reject. Thread-safe; outlives whatever calls a model.
class ModelServers
{
public:
    /// `gate` outlives this, as does what `keys` reads.
    ModelServers(EgressGate &gate, KeySource keys);

    [[nodiscard]] EgressGate &gate() const { return m_gate; }
    [[nodiscard]] Secret keyOf(const QUrl &server) const { return m_keys(server); } ///< empty: none

    [[nodiscard]] QSet<Optional> rejectedBy(const ModelEndpoint &model) const;
    /// From now on it is left out for this model.
    void noteRejected(const ModelEndpoint &model, Optional parameter);

private:
    EgressGate &m_gate;
    KeySource m_keys;
    mutable std::mutex m_mutex;
    QHash<QString, QSet<Optional>> m_rejected; ///< by address and name of the model
};

} // namespace adduce
