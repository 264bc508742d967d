#pragma once
#include "core/answer/trace.h"
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/library/document_store.h"
#include "core/library/web_origin.h"
#include "core/text/sentences.h"
#include <QDateTime>
#include <QJsonObject>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

namespace adduce {

enum class Verdict
{
    Answered,
    NoEvidence,
    Reply,
    Partial, ///< the papers speak of some of the question: its sentences do, and of the rest none does
    Clarify ///< something has to be known first: replyLines has what is asked back, then the readings, each a whole question
};
template <> inline constexpr std::array enumNames<Verdict> { "answered", "no_evidence", "reply", "partial", "clarify" };
enum class Confidence
{
    High,
    Medium,
    Low
};
template <> inline constexpr std::array enumNames<Confidence> { "high", "medium", "low" };

/// One place that proves one sentence.
struct Citation
{
    DocumentId document;
    QString sha256; ///< of the document's bytes, so that the quote can be checked years later
    QString source; ///< short name: "Zeileis 2006", or the file's name
    QString title;
    QString path; ///< where the file was when it was cited
    int page = 0; ///< of the file, 1-based
    int pageCount = 0;
    QString label; ///< as printed on the page
    std::optional<WebOrigin> web {}; ///< of a page that was taken from the web
    QString section; ///< "4 Discussion", or empty
    SectionType sectionType = SectionType::Other; ///< what kind of section that is
    QString chunk {}; ///< Chunk::stableId of its passage; empty in answers of earlier versions
    QString quote; ///< verbatim from the page's original text
    QString before; ///< the sentence before and after on the page, for the card
    QString after;
    std::vector<QRectF> rects; ///< points, top left origin
    double keywordScore = 0; ///< 0 to 1, comparable within this answer
    double vectorScore = 0; ///< 0 to 1
    double finalScore = 0;

    friend bool operator==(const Citation &, const Citation &) = default;
};

/// The same words on the same page of the same bytes, however well either was found.
[[nodiscard]] inline bool isSameQuote(const Citation &a, const Citation &b)
{
    return a.page == b.page && a.sha256 == b.sha256 && a.quote == b.quote;
}

struct AnswerSentence
{
    QString text; ///< readable: line ends joined, ligatures split
    std::vector<Citation> citations; ///< empty only in a Reply
    std::optional<TextRange> quoted = {}; ///< of `text`, where its citations quote that stretch of it alone
    bool isRow = false; ///< of a table: `text` says with the heads of its columns what the quote holds

    friend bool operator==(const AnswerSentence &, const AnswerSentence &) = default;
};

/// What a sentence of an answer says in which it differs from another.
struct DifferingWords
{
    int sentence = 0; ///< of the answer, from 0
    QString words; ///< "26 %", "increased"

    friend bool operator==(const DifferingWords &, const DifferingWords &) = default;
};
/// Sentences of an answer that say of the same thing another number or the opposite; each once, two at least.
using Disagreement = std::vector<DifferingWords>;

/// Where a key term of a question stands in what was searched.
struct TermHits
{
    QString term;
    std::optional<int> passages; ///< none in answers that were saved when sentences were counted
    int documents = 0;
    std::optional<QStringList> near = {}; ///< words of like meaning that were looked for, too, the nearest first; none as above
    friend bool operator==(const TermHits &, const TermHits &) = default;
};

/// A passage that came near but was not enough.
struct NearMiss
{
    double score = 0; ///< probability that it answers by itself, or else the share of the question that it speaks of, 0 to 1
    AnswerSentence sentence;
    QStringList lacks; ///< key terms it does not speak of
    friend bool operator==(const NearMiss &, const NearMiss &) = default;
};

/// A refused question without some of its words, as the papers were found to answer it.
struct ShorterQuestion
{
    QString text; ///< a whole question
    QStringList without; ///< key terms of the refused one that it leaves out
    friend bool operator==(const ShorterQuestion &, const ShorterQuestion &) = default;
};

struct Unsearched
{
    DocumentId document;
    QString name;
    DocumentState state = DocumentState::Queued;
    std::optional<ErrorKind> reason; ///< why it failed
    friend bool operator==(const Unsearched &, const Unsearched &) = default;
};

/// What to do next; the words are made where they are shown (`answer_words.h`).
enum class Suggestion
{
    AddPapers,
    CheckSpelling,
    RephraseWithTerms,
    ReadFailedDocuments,
    WaitForReading,
    AskNarrower
};
template <>
inline constexpr std::array enumNames<Suggestion> { "add_papers", "check_spelling", "rephrase_with_terms",
    "read_failed_documents", "wait_for_reading", "ask_narrower" };

struct SearchReport
{
    int documents = 0; ///< searched
    int documentsInAll = 0;
    int passages = 0; ///< searched
    double probability = 0; ///< that the nearest sentences answer, 0 to 1; 0: they do not speak of enough of the question
    double floor = 0; ///< what that would have had to reach, or else the share of the question that one of them speaks of
    std::vector<TermHits> terms;
    std::vector<NearMiss> nearest;
    std::vector<Unsearched> unsearched;
    std::vector<Suggestion> suggestions;
    std::vector<ShorterQuestion> shorter {}; ///< each was looked up
    std::optional<Citation> paper {}; ///< whose title is nearest to the question: its first page, and no quote
    qint64 revision =
        0; ///< of what can be found in the library, which counts up with each paper that comes or goes; 0: not known
    friend bool operator==(const SearchReport &, const SearchReport &) = default;
};

enum class Caveat
{
    SingleSource, ///< all sentences come from one document
    PartlyCovered, ///< a key term of the question is in no cited sentence (detail: the terms)
    Unsearched, ///< some documents could not be searched (detail: how many)
    Partial, ///< stopped before the end
    SplitQuote, ///< a quote runs over a column or page end and is cited in parts
    ModelFailed, ///< the model could not answer (detail: what happened, in words)
    ModelBroke, ///< its answer did not come to its end (detail: the same)
    ModelSilent, ///< the model found no answer in the passages
    PapersSpeak, ///< the same, but sentences of the papers are likely to answer, and are told
    NothingKept, ///< no sentence of the model could be proved, so that the papers speak for themselves
    KeptHere, ///< passages that the model did not get, as their documents never leave the computer (detail: how many)
    WordsAlone, ///< the server of the embedding space did not answer (detail: what happened, in words)
    Remark, ///< of the model (detail: its words)
    AskedAs, ///< what the thread spoke of was carried over (detail: the question as it was searched)
    SearchedFor, ///< words were taken for mistyped ones (detail: those that were searched)
    Translated, ///< the question is in another language than the papers (detail: the words that were searched)
    TranslatedBy, ///< the same, by a model (detail: the question as it was searched)
    OtherLanguage, ///< the same, and no dictionary is there for it (detail: the language, ISO 639-1)
    AskedOf, ///< papers that the question names were asked alone (detail: their names)
    Fitted, ///< not all passages fitted into what the model reads (detail: how many did, a slash, of how many)
    NeedsWeb, ///< a model holds that the web should be searched, too, which was not (detail: its reason)
    WebMightHelp, ///< the papers are not enough, and the web was not searched (detail: the name of a WebReason)
    WebSearched, ///< pages of the web were read, too (detail: how many)
    WebFailed, ///< they could not be (detail: what happened, in words)
    WebKeptBack, ///< the question holds words of a passage that never leaves the computer, so that it did not go out
    Attempts, ///< it was written more than once, and the best was kept (detail: how often)
    AskedInParts, ///< the question was split (detail: answeredParts())
    AskedIn, ///< of collections that were chosen for the question (detail: their names)
    Unchecked, ///< the model that was to check what another wrote could not (detail: what happened, in words)
    Retracted, ///< papers that it quotes were retracted (detail: which, one a line, and as it is told)
    AsTyped, ///< nothing answers what a model made of the question, so that it was answered as it stands (detail: what that was)
};
template <>
inline constexpr std::array enumNames<Caveat> { "single_source", "partly_covered", "unsearched", "partial", "split_quote",
    "model_failed", "model_broke", "model_silent", "papers_speak", "nothing_kept", "kept_here", "words_alone", "remark",
    "asked_as", "searched_for", "translated", "translated_by", "other_language", "asked_of", "fitted", "needs_web",
    "web_might_help", "web_searched", "web_failed", "web_kept_back", "attempts", "asked_in_parts", "asked_in", "unchecked",
    "retracted", "as_typed" };

struct CaveatNote
{
    Caveat kind = Caveat::SingleSource;
    QString detail;
    friend bool operator==(const CaveatNote &, const CaveatNote &) = default;
};

enum class ConfidenceReason
{
    AllTermsTogether,
    SeveralSources,
    MostTerms,
    SomeTerms,
    SomeRemoved, ///< something was taken out
    ModelUnsure, ///< the model said so
    AskedPart, ///< the sentences of the very part that was asked for
    ListedPapers, ///< papers on a topic were asked for
    HeldByQuotes ///< as far as the quotes hold the words of what a model wrote
};
template <>
inline constexpr std::array enumNames<ConfidenceReason> { "all_terms_together", "several_sources", "most_terms", "some_terms",
    "some_removed", "model_unsure", "asked_part", "listed_papers", "held_by_quotes" };

/// Why something was taken out; see words(const Removed &).
enum class RemovalReason
{
    NoSuchPassage, ///< it cites a passage that was not given
    NotOnPage,
    QuoteDiffers, ///< in numbers, units or negations
    QuoteTooShort, ///< too few words to prove anything
    DeniesItsQuote,
    SaysOpposite, ///< "higher" for "lower"
    Exchanged, ///< what the quote says of one is said of the other
    OtherAmount, ///< "all" for "some", "at least" for "at most"
    Overstates, ///< certain, causal or significant where the quote is not
    GroupNotThere, ///< other people or animals
    OtherWord, ///< in the place of one of the quote
    NotSaid, ///< the evidence does not hold its words
    AddressNotThere,
    NumberNotThere,
    NameNotThere,
    WordsNotThere,
    NoSentence,
    JudgedUnsaid, ///< a model that checks says that its quote does not say it
    JudgedOpposite, ///< or that it says the opposite
    Other ///< of another version
};
template <>
inline constexpr std::array enumNames<RemovalReason> { "no_such_passage", "not_on_page", "quote_differs", "quote_too_short",
    "denies_its_quote", "says_opposite", "exchanged", "other_amount", "overstates", "group_not_there", "other_word", "not_said",
    "address_not_there", "number_not_there", "name_not_there", "words_not_there", "no_sentence", "judged_unsaid",
    "judged_opposite", "other" };

/// What a guardrail took out, and why.
struct Removed
{
    QString text; ///< the sentence, or the citation
    RemovalReason reason = RemovalReason::Other;
    QString detail = {}; ///< the number, the name or the quote that it was for
    QStringList passages = {}; ///< that the statement cited, by their ids in the trace
    bool isPart = false; ///< of a statement: a clause or a citation
    friend bool operator==(const Removed &, const Removed &) = default;
};

/// The model that wrote the sentences of an answer.
struct Writer
{
    QString model; ///< as its server names it
    QString host; ///< "api.openai.com"
    bool isRemote = false; ///< the passages went to another computer
    int promptTokens = 0; ///< as the server counts them, of all requests; 0 when it does not say
    int answerTokens = 0;
    double cost = 0; ///< by the prices that are set, in their currency; 0 when none are

    friend bool operator==(const Writer &, const Writer &) = default;
};

enum class ReplyKind
{
    None,
    EmptyLibrary,
    Greeting,
    NothingAsked,
    NothingReady,
    RulesStay, ///< the question tries to change the rules; replyLines: the name of the InjectionRule
    Help, ///< what can be asked
    Inventory, ///< replyLines: the papers, "Smith 2021: Sleep and recall"
    EarlierQuestions, ///< of the thread: replyLines
    Stopped, ///< before anything was told
    Weather, ///< of a place, looked up on the web: replyLines; no evidence of anything
    Retold, ///< by a model, of the conversation or of the user's own text alone: replyLines; no evidence of anything
    LastAnswer, ///< replyLines: the sentences of the last answer, none where there is none; to put them otherwise takes a model
    ShortAnswer, ///< replyLines: the first sentences of the last answer, as they were proved
    NotSaid, ///< a model finds nothing in this conversation to make the reply of
};
template <>
inline constexpr std::array enumNames<ReplyKind> { "none", "empty_library", "greeting", "nothing_asked", "nothing_ready",
    "rules_stay", "help", "inventory", "earlier_questions", "stopped", "weather", "retold", "last_answer", "short_answer",
    "not_said" };

/// What a text does that speaks to a model instead of asking the papers (guardrails/injection.h).
enum class InjectionRule
{
    OverrideInstructions, ///< "forget all previous instructions"
    ChangeRole, ///< "from now on you are ..."
    NoLimits, ///< jailbreaks
    RevealPrompt, ///< "show all your prompt text"
    DictateOutput, ///< "just say 'yes'"
    FalseContext ///< brings its own documents, or marks that only we set
};
template <>
inline constexpr std::array enumNames<InjectionRule> { "override_instructions", "change_role", "no_limits", "reveal_prompt",
    "dictate_output", "false_context" };

struct Answer
{
    QString question;
    QString scope; ///< by name, what of the library was searched, as it was called then; empty: every document
    QDateTime askedAt; ///< UTC
    Verdict verdict = Verdict::NoEvidence;
    ReplyKind reply = ReplyKind::None; ///< set when the verdict is Reply
    QStringList replyLines; ///< what it names, as its kind says
    Confidence confidence = Confidence::Low;
    ConfidenceReason reason = ConfidenceReason::SomeTerms;
    std::vector<AnswerSentence> sentences;
    std::vector<Disagreement> disagreements; ///< among these
    std::vector<AnswerSentence> alsoSaid; ///< by sentences that answer less well, those of one paper together
    std::vector<Citation> unquotable; ///< where sentences stand that speak of this and cannot be quoted exactly: no quotes
    QStringList spoken; ///< of Partial: words of the question that the sentences speak of
    QStringList missing; ///< of Partial: those that no passage speaks of beside them
    std::vector<CaveatNote> caveats;
    std::vector<Removed> removed;
    int repaired = 0; ///< sentences that stand without a part, or cited by where their quote stands
    std::optional<Writer> writer; ///< none: the sentences are the papers' own
    QStringList followUps; ///< what one might ask about next, "standard errors"
    SearchReport search;
    double milliseconds = 0; ///< from the question to the answer
    Trace trace; ///< every stage with its candidates and scores

    /// The app speaks, not the papers.
    [[nodiscard]] bool isReply() const { return verdict == Verdict::Reply || verdict == Verdict::Clarify; }
    /// A greeting, or that there is nothing to ask or to be asked: nobody would look for it later.
    [[nodiscard]] bool isPassing() const
    {
        return reply == ReplyKind::Greeting || reply == ReplyKind::NothingAsked || reply == ReplyKind::EmptyLibrary
            || reply == ReplyKind::NothingReady;
    }
    /// Nothing answers: what was searched in vain is known.
    [[nodiscard]] bool isRefusal() const { return verdict == Verdict::NoEvidence || verdict == Verdict::Partial; }
    [[nodiscard]] int removedStatements() const ///< whole ones
    {
        return static_cast<int>(std::ranges::count(removed, false, &Removed::isPart));
    }
    friend bool operator==(const Answer &, const Answer &) = default;
};

/// Where an answer was saved.
struct SavedTurn
{
    ThreadId thread;
    TurnId turn;
    friend bool operator==(const SavedTurn &, const SavedTurn &) = default;
};

QJsonObject toJson(const Writer &writer);
QJsonObject toJson(const Citation &citation);
Citation citationFromJson(const QJsonObject &json);

/// The whole answer as stored in a thread; `answerFromJson` gives an equal value back, but for the value of its profile, which is
/// kept elsewhere by its hash (storedJson() of a trace).
/// Throws Error{DamagedLibrary} when `json` is no answer.
QJsonObject toJson(const Answer &answer);
Answer answerFromJson(const QJsonObject &json);

} // namespace adduce
