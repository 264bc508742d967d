#pragma once
#include "core/answer/stage.h"
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/retrieval/passage.h"
#include "core/retrieval/vector_trust.h"
#include "core/settings/parameters.h"
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace adduce {

struct Profile;

/// A sentence that might answer.
struct TracedSentence
{
    DocumentId document;
    int ordinal = 0; ///< in its document
    QString text;
    double coverage = 0; ///< of the question, with what stands around it
    double ownCoverage = 0;
    double similarity = 0;
    double score = 0;
    friend bool operator==(const TracedSentence &, const TracedSentence &) = default;
};

/// What a model said of a passage.
struct TracedScore
{
    ChunkId chunk;
    double score = 0; ///< 0 to 1
    friend bool operator==(const TracedScore &, const TracedScore &) = default;
};

/// How a model put passages in order.
struct RankingTrace
{
    QString model;
    QString host;
    std::vector<TracedScore> scores {};
    bool isGrades = false; ///< yes or no for each passage
    int asked = 0; ///< passages that it was asked about: the scores of others were known
    QString error {}; ///< in words, why the order stayed as it was
    friend bool operator==(const RankingTrace &, const RankingTrace &) = default;
};

/// A passage as a model got it.
struct SentPassage
{
    QString id {}; ///< "P1"
    QString chunk {}; ///< Chunk::stableId
    DocumentId document {};
    int page = 0; ///< its first, 1-based
    QString text {};
    friend bool operator==(const SentPassage &, const SentPassage &) = default;
};

/// What was sent to the model that writes, and what came.
struct GenerationTrace
{
    QString model {};
    QString host {};
    std::vector<SentPassage> passages {};
    QStringList replies {};
    int promptTokens = 0;
    int answerTokens = 0;
    int kept = 0; ///< statements
    int removed = 0;
    QString repairError {}; ///< the kind of it, when the second request failed
    QString error {}; ///< in words, what ended it before its end
    QString judge {}; ///< the model that checked what was kept; empty without one
    QString judgement {}; ///< its reply
    std::optional<int>
        citationsWritten {}; ///< before any check, without what was written again; none in answers of earlier versions
    int citationsSound = 0; ///< of these, what names passages that were given, one of which its quote stands in
    int attempts = 1; ///< how often an answer was written, of which this is the one that was taken
    friend bool operator==(const GenerationTrace &, const GenerationTrace &) = default;
};

/// One request to a model on the way, but those that rank and write.
struct ConsultationTrace
{
    QString task {}; ///< PromptInfo::name: "split"
    QString model {};
    QString host {};
    QStringList outcome {}; ///< what came of it: sub-questions, "0.7 direct"
    double milliseconds = 0;
    int promptTokens = 0;
    int answerTokens = 0;
    double cost = 0; ///< in the user's currency, by the prices that are set
    QString error {}; ///< in words, why the answer went on without
    friend bool operator==(const ConsultationTrace &, const ConsultationTrace &) = default;
};

/// Whether a model had to be asked about passages one by one: how far the scores of the reranker stand out.
struct GateTrace
{
    int passages = 0; ///< whose scores these are of
    double topMean = 0; ///< mean z-score of the first f
    double gap = 0; ///< between number f and the next, in standard deviations
    bool isOpen = false; ///< far enough: nobody was asked
    friend bool operator==(const GateTrace &, const GateTrace &) = default;
};

/// Why the web was searched.
enum class WebReason
{
    Allowed, ///< the profile searches it whenever it may
    Decided, ///< a model, or the words of the question, held it to be needed
    FlatScores, ///< WebFallback
    FewRelevant,
    NoEvidence ///< the papers do not answer
};
template <>
inline constexpr std::array enumNames<WebReason> { "allowed", "decided", "flat_rerank_scores", "few_relevant", "no_evidence" };

/// A page that a search of the web led to.
struct TracedPage
{
    QString address {};
    QString source {}; ///< the service that named it
    DocumentId document {}; ///< none: it could not be taken in
    QString error {}; ///< in words, why
    friend bool operator==(const TracedPage &, const TracedPage &) = default;
};

struct WebTrace
{
    WebReason reason = WebReason::Allowed;
    QStringList queries {}; ///< as they went out
    std::vector<TracedPage> pages {};
    QStringList errors {}; ///< of the services, in words
    friend bool operator==(const WebTrace &, const WebTrace &) = default;
};

/// What a stage took and found; what it has nothing to do with is not set.
struct StageTrace
{
    Stage stage = Stage::Route;
    double milliseconds = 0;
    std::optional<VectorTrust> trust {};
    std::optional<std::vector<Passage>> passages {}; ///< as traced() leaves them
    std::optional<std::vector<TracedSentence>> sentences {}; ///< the best, by score
    std::optional<RankingTrace> ranking {};
    std::optional<GenerationTrace> generation {};
    std::optional<GateTrace> gate {};
    std::optional<WebTrace> web {};
    std::vector<ConsultationTrace> consultations {};
    QString part {}; ///< the sub-question, or other words, that it was done for; empty: the question itself
    bool isSuperseded = false; ///< it was begun ahead, and nothing of it was told
    friend bool operator==(const StageTrace &, const StageTrace &) = default;
};

/// The profile that a question was answered by.
struct TracedProfile
{
    QString name {}; ///< as it was called then
    QString hash {}; ///< of its value
    QJsonObject value {}; ///< of valueOf(), as the version wrote it that answered; empty where it is not known
    friend bool operator==(const TracedProfile &, const TracedProfile &) = default;
};

/// How an answer came about.
struct Trace
{
    std::optional<TracedProfile> profile {}; ///< none in answers of earlier versions
    std::optional<Parameters> parameters {}; ///< of the profile; none where they are not known
    std::vector<StageTrace> stages {}; ///< in their order; one for each model that ranked

    [[nodiscard]] const StageTrace *last(Stage stage) const; ///< for the question itself; null when it was not run
    [[nodiscard]] const std::vector<Passage> &passagesOf(Stage stage) const; ///< when it ran last; maybe none
    [[nodiscard]] const std::vector<SentPassage> &sentPassages() const; ///< to the writer; none where no model wrote
    /// How often passages were retrieved for what is told: for the question, its parts, other words, and again with pages of the web (CV4).
    [[nodiscard]] int retrievalAttempts() const;
    [[nodiscard]] int generationAttempts() const; ///< how often a model wrote it
    friend bool operator==(const Trace &, const Trace &) = default;
};

TracedProfile tracedProfile(const Profile &profile);

/// The passages as a trace keeps them: where they are, and their scores.
std::vector<Passage> traced(const std::vector<Passage> &passages);

} // namespace adduce
