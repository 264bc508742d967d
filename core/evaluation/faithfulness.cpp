#include "core/evaluation/faithfulness.h"

#include "core/ask/given_passages.h"
#include "core/ask/trace.h"
#include "core/base/tr.h"
#include "core/guardrails/quote.h"
#include "core/library/text_store.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kReplyTokens = 512; // a model that thinks aloud needs more than the word

/// The passages that an answer cites, each once.
class CitedPassages
{
public:
    explicit CitedPassages(Database &database)
        : m_database(database)
        , m_texts(database)
        , m_documents(database)
    {
    }

    /// Of the passage that the quote stands in.
    QString idOf(const Citation &citation)
    {
        for (const GivenPassage &known : m_passages)
            if (holds(known, citation))
                return known.id;
        GivenPassage passage = find(citation);
        passage.id = u"P%1"_s.arg(m_passages.size() + 1);
        m_passages.push_back(std::move(passage));
        return m_passages.back().id;
    }
    [[nodiscard]] const std::vector<GivenPassage> &all() const { return m_passages; }

private:
    static bool holds(const GivenPassage &passage, const Citation &citation)
    {
        const int page = citation.page - 1;
        return passage.document.id == citation.document && passage.passage.firstPage <= page && page <= passage.passage.lastPage
            && (isVerbatim(citation.quote, passage.text) || locate(citation.quote, passage.letters, 1));
    }

    [[nodiscard]] GivenPassage find(const Citation &citation) const
    {
        for (const Chunk &chunk : m_texts.chunks(citation.document)) {
            Passage place;
            place.chunk = chunk.id;
            place.document = citation.document;
            place.firstPage = chunk.firstPage;
            place.lastPage = chunk.lastPage;
            if (chunk.firstPage < citation.page && citation.page <= chunk.lastPage + 1)
                for (GivenPassage &given : givenPassages({ place }, m_database))
                    if (holds(given, citation))
                        return std::move(given);
        }
        return around(citation);
    }

    /// A quote that runs over the end of a passage: with the sentences beside it.
    [[nodiscard]] GivenPassage around(const Citation &citation) const
    {
        GivenPassage given;
        if (const auto document = m_documents.find(citation.document)) {
            given.document = *document;
        } else { // gone meanwhile: whether it may leave is not known
            given.document.id = citation.document;
            given.document.path = citation.path;
            given.document.staysHere = true;
        }
        given.passage.firstPage = given.passage.lastPage = citation.page - 1;
        given.text = QStringList { citation.before, citation.quote, citation.after }.join(u' ').simplified();
        return given;
    }

    Database &m_database;
    TextStore m_texts;
    DocumentStore m_documents;
    std::vector<GivenPassage> m_passages;
};

/// The statements of an answer with what they cite.
struct Cited
{
    std::vector<PromptStatement> statements;
    std::vector<GivenPassage> passages;
};

Cited citedBy(const Answer &answer, Database &database)
{
    CitedPassages passages(database);
    Cited cited;
    for (const AnswerSentence &sentence : answer.sentences) {
        PromptStatement statement { u"S%1"_s.arg(cited.statements.size() + 1), {}, sentence.text };
        for (const Citation &citation : sentence.citations)
            statement.passages << passages.idOf(citation);
        statement.passages.removeDuplicates();
        cited.statements.push_back(std::move(statement));
    }
    cited.passages = passages.all();
    return cited;
}

/// A statement may hold what a passage says that its writer saw and that it does not cite. Throws Error{StaysHere} when one of
/// those may not leave this computer, or may no more be asked whether it may.
void refuseWhatStaysHere(const Answer &answer, const std::vector<OutgoingPassage> &cited, Database &database)
{
    const auto kept = std::ranges::find_if(cited, &OutgoingPassage::staysHere);
    if (kept != cited.end())
        throw Error(ErrorKind::StaysHere, kept->document);
    const DocumentStore documents(database);
    for (const QJsonValue &seen : writersPassages(answer.trace)) {
        const auto document = documents.find(DocumentId { seen[u"document"_s].toInteger() });
        if (!document || document->staysHere)
            throw Error(ErrorKind::StaysHere, document ? shortName(*document) : seen[u"chunk"_s].toString());
    }
}

/// Throws Error{BadInput} for a prompt of the user's that is none.
ChatRequest requestOf(const QString &question, const Cited &cited, const JudgeModel &judge)
{
    std::vector<PromptPassage> passages;
    std::ranges::transform(cited.passages, std::back_inserter(passages), promptPassage);
    ChatRequest request;
    request.messages =
        renderPrompt(PromptTask::Faithful, judge.prompt.isEmpty() ? builtInPrompt(PromptTask::Faithful) : judge.prompt,
            { passageBlocks(passages), question, {}, statementBlocks(cited.statements) });
    request.schema = AnswerSchema { u"faithfulness"_s,
        { { u"type"_s, u"object"_s },
            { u"properties"_s, QJsonObject { { u"grounded"_s, QJsonObject { { u"type"_s, u"boolean"_s } } } } },
            { u"required"_s, QJsonArray { u"grounded"_s } }, { u"additionalProperties"_s, false } } };
    request.contextTokens = judge.contextTokens;
    request.maxTokens = kReplyTokens;
    request.purpose = EgressPurpose::Judge;
    request.passages = outgoing(cited.passages);
    return request;
}

} // namespace

std::optional<JudgeModel> judgeModel(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts)
{
    const ModelChoice *choice = models.usedFor(ModelTask::Judge);
    if (!choice)
        return std::nullopt;
    JudgeModel model;
    model.chat = std::make_shared<HttpChatModel>(endpointOf(*choice, keys));
    model.name = choice->model;
    model.host = hostOf(choice->base);
    model.leaves = choice->leaves();
    model.contextTokens = choice->contextTokens;
    model.prompt = prompts.text(PromptTask::Faithful);
    return model;
}

std::optional<bool> groundedIn(const QString &reply)
{
    // Nothing beside the one object: what a passage talks a judge into adding, or saying twice, makes its reply unreadable.
    static const QRegularExpression form(uR"(\A\{\s*"grounded"\s*:\s*(true|false)\s*\}\z)"_s);
    static const QRegularExpression fence(uR"(\A```(?:json)?\s*(.*?)\s*```\z)"_s, QRegularExpression::DotMatchesEverythingOption);
    const QString text = reply.trimmed();
    const auto fenced = fence.match(text);
    const auto found = form.match(fenced.hasMatch() ? fenced.captured(1) : text);
    return found.hasMatch() ? std::optional(found.captured(1) == u"true") : std::nullopt;
}

FaithfulnessVerdict judgeFaithfulness(
    const Answer &answer, const JudgeModel &judge, Database &database, const std::stop_token &stop)
{
    const Cited cited = citedBy(answer, database);
    FaithfulnessVerdict verdict;
    try {
        const ChatRequest request = requestOf(answer.question, cited, judge);
        if (judge.leaves)
            refuseWhatStaysHere(answer, request.passages, database);
        const ChatReply reply = judge.chat->chat(request, {}, stop);
        if (reply.trouble)
            throw *reply.trouble; // NOLINT(cert-err60-cpp)
        if (reply.isComplete())
            verdict.faithful = groundedIn(reply.text);
        if (!verdict.faithful)
            verdict.trouble = tr("%1 did not reply in the form that was asked for.").arg(judge.name);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        verdict.trouble = sentence(error);
    }
    return verdict;
}

} // namespace adduce
