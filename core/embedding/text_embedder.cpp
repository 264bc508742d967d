#include "core/embedding/text_embedder.h"

#include "core/base/error.h"
#include "core/embedding/latent_embedder.h"
#include "core/embedding/static_model.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

class StaticEmbedder : public TextEmbedder
{
public:
    explicit StaticEmbedder(std::shared_ptr<const StaticModel> model)
        : m_model(std::move(model))
    {
    }
    using TextEmbedder::embed;
    EmbeddedText embed(const QString &text) override { return m_model->embed(text); }

private:
    std::shared_ptr<const StaticModel> m_model;
};

} // namespace

EmbeddedText TextEmbedder::embed(const QString &text, const QStringList &)
{
    return embed(text);
}

std::shared_ptr<const StaticModel> modelOf(const SpaceRow &space)
{
    if (space.provider != SpaceProvider::Static)
        return nullptr;
    auto model = std::make_shared<const StaticModel>(StaticModel::open(space.source));
    if (model->fingerprint() != space.model)
        throw Error(ErrorKind::Damaged, space.source, u"another model than the one that was chosen"_s);
    return model;
}

std::unique_ptr<TextEmbedder> embedderOf(Database &database, const SpaceRow &space,
    const std::shared_ptr<const StaticModel> &model, const std::shared_ptr<TermDirections> &directions)
{
    if (space.provider == SpaceProvider::Learned)
        return std::make_unique<LatentEmbedder>(database, space, directions);
    return model ? std::make_unique<StaticEmbedder>(model) : nullptr;
}

} // namespace adduce
