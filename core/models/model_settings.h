#pragma once
#include "core/base/enum_names.h"
#include "core/models/chat.h"
#include "core/models/token_prices.h"
#include <QDateTime>
#include <QJsonObject>
#include <array>
#include <map>
#include <optional>
#include <vector>

namespace adduce {

/// What models are used for.
enum class ModelTask
{
    Answer, ///< writes the answers
    Rank, ///< puts passages in order
    Judge, ///< says of each whether it helps
    Check, ///< says of what another wrote whether its quotes say so
};
template <> inline constexpr std::array enumNames<ModelTask> { "answer", "rank", "judge", "check" };
inline constexpr std::array kModelTasks { ModelTask::Answer, ModelTask::Rank, ModelTask::Judge, ModelTask::Check };

constexpr int kFewestContextTokens = 1024; ///< fewer hold no question with its passages

/// What a model can do.
enum class ModelKind
{
    Chat, ///< writes, and may rank
    Reranker,
    Embedder ///< gives passages their vectors
};
template <> inline constexpr std::array enumNames<ModelKind> { "chat", "reranker", "embedder" };
[[nodiscard]] bool canDo(ModelKind kind, ModelTask task);

/// What a test found out about a model.
struct ModelReport
{
    QDateTime at; ///< UTC; invalid: it was not tested
    bool answers = false;
    bool streams = false;
    double firstMs = 0; ///< until its first words
    double tokensPerSecond = 0;
    int formKept = 0; ///< of `formAsked` answers, those in the form that was asked for
    int formAsked = 0;
    int silences = 0; ///< of `silencesAsked` questions that no passage answered, those it said so of
    int silencesAsked = 0;
    QString error; ///< in words, when it did not answer

    [[nodiscard]] bool isTested() const { return at.isValid(); }
    friend bool operator==(const ModelReport &, const ModelReport &) = default;
};

QJsonObject toJson(const ModelReport &report);

/// A model that the user added. Its key is not in here: see KeyStore.
struct ModelChoice
{
    ChatApi api = ChatApi::OpenAi;
    QUrl base;
    QString model;
    int contextTokens = 8192; ///< that are used of what it has
    int modelContext = 0; ///< that it has, as its server says; 0 when it does not
    double temperature = 0;
    ModelKind kind = ModelKind::Chat;
    bool allowsPlain = false; ///< HTTP without encryption to another computer
    TokenPrices prices {};
    QString file {}; ///< GGUF that our own llama-server runs it from (see LocalServer); empty: its server is another's
    ModelReport report;

    [[nodiscard]] QString id() const; ///< of its address and name
    [[nodiscard]] bool isRemote() const; ///< what it is sent goes to another computer
    [[nodiscard]] QString where() const; ///< "this computer", "api.openai.com"
    friend bool operator==(const ModelChoice &, const ModelChoice &) = default;
};

struct ModelSettings
{
    std::vector<ModelChoice> models; ///< in the order they were added
    std::map<ModelTask, QString> used; ///< ids; none: the task is done without a model

    [[nodiscard]] const ModelChoice *find(const QString &id) const;
    [[nodiscard]] const ModelChoice *usedFor(ModelTask task) const; ///< null: none
    void add(const ModelChoice &model); ///< or puts it in the place of the one with its id
    /// An unknown id, or a model of another kind, takes the task from whoever has it.
    void use(const QString &id, ModelTask task);
    void remove(const QString &id); ///< also from the tasks
    friend bool operator==(const ModelSettings &, const ModelSettings &) = default;
};

/// `modelSettingsFromJson` gives an equal value back; what cannot be read is left out.
QJsonObject toJson(const ModelSettings &models);
ModelSettings modelSettingsFromJson(const QJsonObject &json);

/// What a user typed as an address, as a base: with a scheme, and "/v1" for a server of OpenAI's kind that has no path.
/// Throws Error{BadInput}.
QUrl serverAddress(const QString &typed, ChatApi api);

} // namespace adduce
