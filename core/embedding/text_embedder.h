#pragma once
#include "core/embedding/embedded_text.h"
#include "core/library/space_store.h"
#include <QString>
#include <memory>

namespace adduce {

class StaticModel;
class TermDirections;

/// Embeds texts in one space. For one thread, and the connection that it reads the space from.
class TextEmbedder
{
public:
    virtual ~TextEmbedder() = default;
    virtual EmbeddedText embed(const QString &text) = 0;
    /// The same for who has the stems of the text's content words already (contentStems() of English): they are taken where the library has no
    /// other language.
    virtual EmbeddedText embed(const QString &text, const QStringList &stems);
};

/// The model of a space out of a model folder, read from there; null for every other space. Throws Error when the folder is
/// gone, cannot be read, or holds another model than the space's vectors were made with (Damaged).
std::shared_ptr<const StaticModel> modelOf(const SpaceRow &space);

/// Of a space as it is stored, with its modelOf(); null for one whose vectors somebody else makes. Throws Error for a learned
/// space that cannot be read.
/// `directions`: of the space, kept between embedders; null: it reads all anew.
std::unique_ptr<TextEmbedder> embedderOf(Database &database, const SpaceRow &space,
    const std::shared_ptr<const StaticModel> &model, const std::shared_ptr<TermDirections> &directions = nullptr);

} // namespace adduce
