#include "core/workspace/public_json.h"

#include "core/workspace/json_schema.h"

namespace adduce {

using json::Field;
using namespace Qt::StringLiterals;

// The format: what each value is called outside. docs/JSON.md says what it means; a field that is changed is changed there, too.

static constexpr auto jsonFields(const WebOrigin *)
{
    return std::tuple(Field { "address", &WebOrigin::address }, Field { "fetched_at", &WebOrigin::fetchedAt });
}

static constexpr auto jsonFields(const Citation *)
{
    return std::tuple(Field { "document", &Citation::document }, Field { "source", &Citation::source },
        Field { "title", &Citation::title }, Field { "path", &Citation::path }, Field { "sha256", &Citation::sha256 },
        Field { "page", &Citation::page }, Field { "label", &Citation::label }, Field { "section", &Citation::section },
        Field { "section_type", &Citation::sectionType }, Field { "chunk", &Citation::chunk },
        Field { "quote", &Citation::quote }, Field { "rects", &Citation::rects }, Field { "web", &Citation::web });
}

static constexpr auto jsonFields(const TextRange *)
{
    return std::tuple(Field { "start", &TextRange::start }, Field { "length", &TextRange::length });
}

static constexpr auto jsonFields(const AnswerSentence *)
{
    return std::tuple(Field { "text", &AnswerSentence::text }, Field { "citations", &AnswerSentence::citations },
        Field { "quoted", &AnswerSentence::quoted });
}

static constexpr auto jsonFields(const DifferingWords *)
{
    return std::tuple(Field { "sentence", &DifferingWords::sentence }, Field { "words", &DifferingWords::words });
}

static constexpr auto jsonFields(const Removed *)
{
    return std::tuple(Field { "text", &Removed::text }, Field { "reason", &Removed::reason });
}

static constexpr auto jsonFields(const Writer *)
{
    return std::tuple(Field { "model", &Writer::model }, Field { "host", &Writer::host }, Field { "leaves", &Writer::isRemote },
        Field { "prompt_tokens", &Writer::promptTokens }, Field { "answer_tokens", &Writer::answerTokens },
        Field { "cost", &Writer::cost });
}

static constexpr auto jsonFields(const MeasuredRate *)
{
    return std::tuple(Field { "answers", &MeasuredRate::answers }, Field { "right", &MeasuredRate::right });
}

static constexpr auto jsonFields(const TermHits *)
{
    return std::tuple(Field { "term", &TermHits::term }, Field { "passages", &TermHits::passages },
        Field { "documents", &TermHits::documents }, Field { "near", &TermHits::near });
}

static constexpr auto jsonFields(const PublicNearMiss *)
{
    return std::tuple(Field { "score", &PublicNearMiss::score }, Field { "text", &PublicNearMiss::text },
        Field { "lacks", &PublicNearMiss::lacks });
}

static constexpr auto jsonFields(const ShorterQuestion *)
{
    return std::tuple(Field { "question", &ShorterQuestion::text }, Field { "without", &ShorterQuestion::without });
}

static constexpr auto jsonFields(const PublicPaper *)
{
    return std::tuple(Field { "document", &PublicPaper::document }, Field { "source", &PublicPaper::source },
        Field { "title", &PublicPaper::title }, Field { "path", &PublicPaper::path });
}

static constexpr auto jsonFields(const PublicUnsearched *)
{
    return std::tuple(Field { "name", &PublicUnsearched::name }, Field { "state", &PublicUnsearched::state },
        Field { "reason", &PublicUnsearched::reason });
}

static constexpr auto jsonFields(const PublicSearch *)
{
    return std::tuple(Field { "documents", &PublicSearch::documents },
        Field { "documents_in_all", &PublicSearch::documentsInAll }, Field { "passages", &PublicSearch::passages },
        Field { "probability", &PublicSearch::probability }, Field { "floor", &PublicSearch::floor },
        Field { "terms", &PublicSearch::terms }, Field { "nearest", &PublicSearch::nearest },
        Field { "suggestions", &PublicSearch::suggestions }, Field { "shorter", &PublicSearch::shorter },
        Field { "paper", &PublicSearch::paper }, Field { "unsearched", &PublicSearch::unsearched },
        Field { "revision", &PublicSearch::revision });
}

static constexpr auto jsonFields(const PublicProfile *)
{
    return std::tuple(Field { "name", &PublicProfile::name }, Field { "hash", &PublicProfile::hash });
}

static constexpr auto jsonFields(const PublicAnswer *)
{
    return std::tuple(Field { "question", &PublicAnswer::question }, Field { "verdict", &PublicAnswer::verdict },
        Field { "confidence", &PublicAnswer::confidence }, Field { "sentences", &PublicAnswer::sentences },
        Field { "caveats", &PublicAnswer::caveats }, Field { "removed", &PublicAnswer::removed },
        Field { "trace", &PublicAnswer::turn }, Field { "thread", &PublicAnswer::thread },
        Field { "ms", &PublicAnswer::milliseconds }, Field { "profile", &PublicAnswer::profile },
        Field { "cut_otherwise", &PublicAnswer::cutOtherwise }, Field { "writer", &PublicAnswer::writer },
        Field { "reason", &PublicAnswer::reason }, Field { "measured", &PublicAnswer::measured },
        Field { "rating", &PublicAnswer::rating }, Field { "message", &PublicAnswer::message },
        Field { "disagreements", &PublicAnswer::disagreements }, Field { "also_said", &PublicAnswer::alsoSaid },
        Field { "unquotable", &PublicAnswer::unquotable }, Field { "missing", &PublicAnswer::missing },
        Field { "rule", &PublicAnswer::rule }, Field { "search", &PublicAnswer::search },
        Field { "follow_ups", &PublicAnswer::followUps }, Field { "trace_detail", &PublicAnswer::trace });
}

static constexpr auto jsonFields(const PublicDocument *)
{
    return std::tuple(Field { "id", &PublicDocument::id }, Field { "sha256", &PublicDocument::sha256 },
        Field { "path", &PublicDocument::path }, Field { "title", &PublicDocument::title },
        Field { "authors", &PublicDocument::authors }, Field { "year", &PublicDocument::year },
        Field { "state", &PublicDocument::state }, Field { "reason", &PublicDocument::reason, true },
        Field { "message", &PublicDocument::message, true }, Field { "doi", &PublicDocument::doi },
        Field { "venue", &PublicDocument::venue }, Field { "volume", &PublicDocument::volume },
        Field { "issue", &PublicDocument::issue }, Field { "page_range", &PublicDocument::pageRange },
        Field { "issn", &PublicDocument::issn }, Field { "licence", &PublicDocument::licence },
        Field { "retraction", &PublicDocument::retraction }, Field { "format", &PublicDocument::format },
        Field { "profile", &PublicDocument::profile }, Field { "language", &PublicDocument::language },
        Field { "warnings", &PublicDocument::warnings }, Field { "pages", &PublicDocument::pages },
        Field { "sentences", &PublicDocument::sentences }, Field { "chunks", &PublicDocument::chunks },
        Field { "bytes", &PublicDocument::bytes }, Field { "added_at", &PublicDocument::addedAt },
        Field { "file_missing", &PublicDocument::isFileMissing }, Field { "already_there", &PublicDocument::wasAlreadyThere });
}

static constexpr auto jsonFields(const PublicThread *)
{
    return std::tuple(Field { "id", &PublicThread::id }, Field { "title", &PublicThread::title },
        Field { "questions", &PublicThread::questions }, Field { "citations", &PublicThread::citations },
        Field { "tags", &PublicThread::tags }, Field { "pinned", &PublicThread::isPinned },
        Field { "changed_sources", &PublicThread::changedSources }, Field { "missing_sources", &PublicThread::missingSources },
        Field { "failed_quotes", &PublicThread::failedQuotes }, Field { "changed_answers", &PublicThread::changedAnswers },
        Field { "created_at", &PublicThread::createdAt }, Field { "updated_at", &PublicThread::updatedAt });
}

static constexpr auto jsonFields(const PublicConversation *)
{
    return std::tuple(Field { "id", &PublicConversation::id }, Field { "title", &PublicConversation::title },
        Field { "turns", &PublicConversation::turns });
}

static constexpr auto jsonFields(const PublicQuoteCheck *)
{
    return std::tuple(Field { "thread", &PublicQuoteCheck::thread }, Field { "source", &PublicQuoteCheck::source },
        Field { "sha256", &PublicQuoteCheck::sha256 }, Field { "page", &PublicQuoteCheck::page },
        Field { "quote", &PublicQuoteCheck::quote }, Field { "outcome", &PublicQuoteCheck::outcome },
        Field { "file", &PublicQuoteCheck::file });
}

static constexpr auto jsonFields(const PublicVerifiedRow *)
{
    return std::tuple(Field { "statement", &PublicVerifiedRow::statement }, Field { "source", &PublicVerifiedRow::source },
        Field { "sha256", &PublicVerifiedRow::sha256 }, Field { "file", &PublicVerifiedRow::file },
        Field { "page", &PublicVerifiedRow::page }, Field { "quote", &PublicVerifiedRow::quote },
        Field { "outcome", &PublicVerifiedRow::outcome }, Field { "message", &PublicVerifiedRow::message });
}

static constexpr auto jsonFields(const PublicPassage *)
{
    return std::tuple(Field { "chunk", &PublicPassage::chunk }, Field { "document", &PublicPassage::document },
        Field { "kind", &PublicPassage::kind }, Field { "source", &PublicPassage::source },
        Field { "path", &PublicPassage::path }, Field { "first_page", &PublicPassage::firstPage },
        Field { "last_page", &PublicPassage::lastPage }, Field { "score", &PublicPassage::score },
        Field { "keyword", &PublicPassage::keyword }, Field { "vector", &PublicPassage::vector },
        Field { "bm25", &PublicPassage::bm25 }, Field { "sha256", &PublicPassage::sha256 },
        Field { "text", &PublicPassage::text }, Field { "cut_otherwise", &PublicPassage::isCutOtherwise });
}

static constexpr auto jsonFields(const PublicError *)
{
    return std::tuple(Field { "kind", &PublicError::kind }, Field { "what", &PublicError::what },
        Field { "next", &PublicError::next }, Field { "detail", &PublicError::detail },
        Field { "technical", &PublicError::technical });
}

template <class Value> QJsonObject toPublicJson(const Value &value)
{
    QJsonObject json = json::toObject(value);
    json[u"version"_s] = kPublicJsonVersion;
    return json;
}

template <class Value> Value fromPublicJson(const QJsonObject &json)
{
    int version = kPublicJsonVersion;
    if (const QJsonValue report = json[u"version"_s]; !report.isUndefined())
        json::read(report, version, { nullptr, u"version"_s });
    if (version > kPublicJsonVersion)
        throw Error(ErrorKind::NewerFile, {}, u"version %1, known is %2"_s.arg(version).arg(kPublicJsonVersion));
    return json::fromObject<Value>(json, {});
}

template <class Value> QJsonArray toPublicJson(const std::vector<Value> &values)
{
    return json::toValue(values).toArray();
}

template <class Value> std::vector<Value> listFromPublicJson(const QJsonArray &json)
{
    std::vector<Value> values;
    json::read(json, values, {});
    return values;
}

template <class Value> QJsonObject publicSchema()
{
    QJsonObject schema = json::schemaOf(static_cast<const Value *>(nullptr));
    QJsonObject properties = schema[u"properties"_s].toObject();
    properties[u"version"_s] = json::typeSchema("integer"_L1);
    schema[u"properties"_s] = properties;
    return schema;
}

template QJsonObject toPublicJson(const PublicAnswer &);
template QJsonObject publicSchema<PublicAnswer>();
template PublicAnswer fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicAnswer> &);
template std::vector<PublicAnswer> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicDocument &);
template QJsonObject publicSchema<PublicDocument>();
template PublicDocument fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicDocument> &);
template std::vector<PublicDocument> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicThread &);
template QJsonObject publicSchema<PublicThread>();
template PublicThread fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicThread> &);
template std::vector<PublicThread> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicConversation &);
template QJsonObject publicSchema<PublicConversation>();
template PublicConversation fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicConversation> &);
template std::vector<PublicConversation> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicQuoteCheck &);
template QJsonObject publicSchema<PublicQuoteCheck>();
template PublicQuoteCheck fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicQuoteCheck> &);
template std::vector<PublicQuoteCheck> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicVerifiedRow &);
template QJsonObject publicSchema<PublicVerifiedRow>();
template PublicVerifiedRow fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicVerifiedRow> &);
template std::vector<PublicVerifiedRow> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicPassage &);
template QJsonObject publicSchema<PublicPassage>();
template PublicPassage fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicPassage> &);
template std::vector<PublicPassage> listFromPublicJson(const QJsonArray &);
template QJsonObject toPublicJson(const PublicError &);
template QJsonObject publicSchema<PublicError>();
template PublicError fromPublicJson(const QJsonObject &);
template QJsonArray toPublicJson(const std::vector<PublicError> &);
template std::vector<PublicError> listFromPublicJson(const QJsonArray &);

} // namespace adduce
