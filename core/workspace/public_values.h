#pragma once
#include "core/answer/measured_rate.h"
#include "core/guardrails/personal_data.h"
#include "core/library/document_store.h"
#include "core/threads/thread.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/document_text.h"
#include "core/workspace/library_threads.h"
#include "core/workspace/search_library.h"
#include "core/workspace/verify_export.h"

namespace adduce {

// What the outside is told: the values behind docs/JSON.md, which says what each field means. Pages are 1-based here, rectangles
// are in points from the page's top left corner, words are translated. Citations, sentences, what was removed and writers are
// those of answer.h, as far as their fields are public.

struct PublicNearMiss
{
    double score = 0; ///< 0 to 1
    QString text;
    QStringList lacks;
    friend bool operator==(const PublicNearMiss &, const PublicNearMiss &) = default;
};

/// A paper that is named without a quote.
struct PublicPaper
{
    DocumentId document;
    QString source, title, path;
    friend bool operator==(const PublicPaper &, const PublicPaper &) = default;
};

struct PublicUnsearched
{
    QString name;
    DocumentState state = DocumentState::Queued;
    std::optional<QString> reason; ///< the name of an ErrorKind
    friend bool operator==(const PublicUnsearched &, const PublicUnsearched &) = default;
};

/// What was searched in vain.
struct PublicSearch
{
    int documents = 0;
    int documentsInAll = 0;
    int passages = 0;
    double probability = 0; ///< 0 to 1
    double floor = 0; ///< 0 to 1
    std::vector<TermHits> terms;
    std::vector<PublicNearMiss> nearest;
    QStringList suggestions;
    std::optional<std::vector<ShorterQuestion>> shorter; ///< where any is answered
    std::optional<PublicPaper> paper; ///< whose title is nearest, where one is near
    std::optional<std::vector<PublicUnsearched>> unsearched; ///< where anything could not be
    std::optional<qint64> revision; ///< of the library; none in answers that were saved before it was kept
    friend bool operator==(const PublicSearch &, const PublicSearch &) = default;
};

/// Which profile a question was answered by.
struct PublicProfile
{
    QString name, hash; ///< hash: of its value
    friend bool operator==(const PublicProfile &, const PublicProfile &) = default;
};

struct PublicAnswer
{
    QString question;
    Verdict verdict = Verdict::NoEvidence;
    Confidence confidence = Confidence::Low;
    std::vector<AnswerSentence> sentences;
    QStringList caveats;
    std::vector<Removed> removed;
    TurnId turn;
    ThreadId thread;
    double milliseconds = 0;
    std::optional<PublicProfile> profile; ///< none in answers of earlier versions
    std::optional<int> cutOtherwise; ///< papers that were cut otherwise than it asks; of what is asked now
    std::optional<Writer> writer; ///< none: the papers' own sentences
    std::optional<QString> reason; ///< of the confidence; of what is answered
    std::optional<MeasuredRate> measured; ///< how often such answers were right over the test papers
    std::optional<Rating> rating; ///< by the user; of a turn
    std::optional<QString> message; ///< of what is not
    std::optional<std::vector<Disagreement>> disagreements; ///< of sentences, where there are any
    std::optional<std::vector<AnswerSentence>> alsoSaid; ///< after the answer, where anything is
    std::optional<std::vector<Citation>> unquotable; ///< where what speaks of this and cannot be quoted stands, if anything does
    std::optional<QStringList> missing; ///< of what is answered in part: words of the question that nothing speaks of
    std::optional<QString> rule; ///< that the question breaks, the name of an InjectionRule
    std::optional<PublicSearch> search; ///< of what found no evidence
    std::optional<QStringList> followUps; ///< questions that may be asked next, where they were wanted
    std::optional<QJsonObject> trace; ///< its stages (trace_json.h)
    friend bool operator==(const PublicAnswer &, const PublicAnswer &) = default;
};

struct PublicDocument
{
    DocumentId id;
    QString sha256, path, title;
    QStringList authors;
    int year = 0;
    DocumentState state = DocumentState::Queued;
    std::optional<QString> reason; ///< the name of an ErrorKind
    std::optional<QString> message; ///< the same in words
    QString doi, venue, volume, issue, pageRange, issn, licence, retraction, format, profile, language;
    QStringList warnings;
    int pages = 0, sentences = 0, chunks = 0;
    qint64 bytes = 0;
    QDateTime addedAt; ///< UTC
    std::optional<bool> isFileMissing; ///< of a list
    std::optional<bool> wasAlreadyThere; ///< of what was added
    friend bool operator==(const PublicDocument &, const PublicDocument &) = default;
};

struct PublicThread
{
    ThreadId id;
    QString title;
    int questions = 0, citations = 0;
    QStringList tags;
    bool isPinned = false;
    int changedSources = 0, missingSources = 0, failedQuotes = 0, changedAnswers = 0;
    QDateTime createdAt, updatedAt; ///< UTC
    friend bool operator==(const PublicThread &, const PublicThread &) = default;
};

/// A thread with its answers.
struct PublicConversation
{
    ThreadId id;
    QString title;
    std::vector<PublicAnswer> turns; ///< oldest first, every version
    friend bool operator==(const PublicConversation &, const PublicConversation &) = default;
};

struct PublicQuoteCheck
{
    ThreadId thread;
    QString source, sha256;
    int page = 0;
    QString quote, outcome, file;
    friend bool operator==(const PublicQuoteCheck &, const PublicQuoteCheck &) = default;
};

/// A statement of an export that was verified.
struct PublicVerifiedRow
{
    QString statement, source, sha256, file;
    int page = 0;
    QString quote;
    RowOutcome outcome = RowOutcome::Proved;
    QString message; ///< the same in words
    friend bool operator==(const PublicVerifiedRow &, const PublicVerifiedRow &) = default;
};

/// A passage, or a row of a table, that a search found.
struct PublicPassage
{
    ChunkId chunk;
    DocumentId document;
    QString kind, source, path;
    int firstPage = 0, lastPage = 0;
    std::optional<double> score, keyword, vector; ///< of a passage, 0 to 1
    std::optional<double> bm25; ///< of a row
    std::optional<QString> sha256; ///< of the document's bytes
    QString text;
    bool isCutOtherwise = false;
    friend bool operator==(const PublicPassage &, const PublicPassage &) = default;
};

/// Why something failed.
struct PublicError
{
    QString kind; ///< the name of an ErrorKind
    QString what, next; ///< in words: what happened, and what to do
    QString detail, technical; ///< as Error has them
    friend bool operator==(const PublicError &, const PublicError &) = default;
};

PublicAnswer publicAnswer(const Answer &answer, const SavedTurn &saved, PersonalData data = PersonalData::Masked);
PublicAnswer publicAnswer(const KeptAnswer &kept, PersonalData data = PersonalData::Masked);
PublicDocument publicDocument(const DocumentRow &row);
PublicThread publicThread(const ThreadRow &row);
/// With the trace of every answer.
PublicConversation publicConversation(const Thread &thread, PersonalData data = PersonalData::Masked);
PublicQuoteCheck publicQuoteCheck(const CheckedQuote &quote);
PublicVerifiedRow publicVerifiedRow(const VerifiedRow &verified);
/// Passages first, then rows of tables.
std::vector<PublicPassage> publicPassages(const SearchResults &results);
PublicError publicError(const Error &error);

/// "queued", or why it failed and what to do, in words.
QString stateWords(const DocumentRow &row);

} // namespace adduce
