#pragma once
#include "core/embedding/embedded_text.h"
#include "core/embedding/space_store.h"
#include <QString>
#include <memory>

namespace adduce {

/// Embeds texts in one space. For one thread, and the connection that it reads the space from.
class TextEmbedder
{
public:
    virtual ~TextEmbedder() = default;
    virtual EmbeddedText embed(const QString &text) = 0;
};

/// Of a space as it is stored; null for one whose vectors somebody else makes. Throws Error when its model folder is gone,
/// cannot be read, or holds another model than its vectors were made with (Damaged).
std::unique_ptr<TextEmbedder> embedderOf(Database &database, const SpaceRow &space);

/// The same for a search, which goes on without: null also when there is no space, or its model cannot be used now.
std::unique_ptr<TextEmbedder> embedderIfUsable(Database &database, const std::optional<SpaceRow> &space);

} // namespace adduce
