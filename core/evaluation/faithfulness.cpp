#include "core/evaluation/faithfulness.h"

#include "core/ask/context_passages.h"
#include "core/base/tr.h"
#include "core/guardrails/quote.h"
#include "core/library/text_store.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The passages that an answer cites, each once.
class CitedPassages
{
public:
    explicit CitedPassages(Database &database)
        : m_reader(database)
        , m_texts(database)
        , m_documents(database)
    {
    }

    /// Of the passage that the quote stands in.
    QString idOf(const Citation &citation)
    {
        for (const ContextPassage &known : m_passages)
            if (holds(known, citation))
                return known.id;
        ContextPassage passage = find(citation);
        passage.id = u"P%1"_s.arg(m_passages.size() + 1);
        m_passages.push_back(std::move(passage));
        return m_passages.back().id;
    }
    [[nodiscard]] const std::vector<ContextPassage> &all() const { return m_passages; }

private:
    static bool holds(const ContextPassage &passage, const Citation &citation)
    {
        const int page = citation.page - 1;
        return passage.document.id == citation.document && passage.passage.firstPage <= page && page <= passage.passage.lastPage
            && (isVerbatim(citation.quote, passage.text) || locate(citation.quote, passage.letters, 1));
    }

    ContextPassage find(const Citation &citation)
    {
        for (const Chunk &chunk : m_texts.chunks(citation.document)) {
            Passage place;
            place.chunk = chunk.id;
            place.document = citation.document;
            place.firstPage = chunk.firstPage;
            place.lastPage = chunk.lastPage;
            if (chunk.firstPage < citation.page && citation.page <= chunk.lastPage + 1)
                for (ContextPassage &given : contextPassages(m_reader.read(std::span(&place, 1)), m_reader.documents())) {
                    given.text = given.quotable(); // what cannot be quoted proves nothing
                    if (holds(given, citation))
                        return std::move(given);
                }
        }
        return around(citation);
    }

    /// A quote that runs over the end of a passage: with the sentences beside it.
    [[nodiscard]] ContextPassage around(const Citation &citation) const
    {
        ContextPassage given;
        if (const auto document = m_documents.find(citation.document)) {
            given.document = *document;
        } else { // gone meanwhile: whether it may leave is not known
            given.document.id = citation.document;
            given.document.path = citation.path;
            given.document.isLocalOnly = true;
        }
        given.passage.firstPage = given.passage.lastPage = citation.page - 1;
        given.text = QStringList { citation.before, citation.quote, citation.after }.join(u' ').simplified();
        return given;
    }

    PassageReader m_reader;
    TextStore m_texts;
    DocumentStore m_documents;
    std::vector<ContextPassage> m_passages;
};

/// The statements of an answer with what they cite.
struct Cited
{
    std::vector<PromptStatement> statements;
    std::vector<ContextPassage> passages;
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

/// A statement may hold what a passage says that its writer saw and that it does not cite. Throws Error{DocumentLocalOnly} when one of
/// those may not leave this computer, or may no more be asked whether it may.
void refuseLocalOnly(const Answer &answer, const std::vector<OutgoingPassage> &cited, Database &database)
{
    const auto kept = std::ranges::find_if(cited, &OutgoingPassage::isLocalOnly);
    if (kept != cited.end())
        throw Error(ErrorKind::DocumentLocalOnly, kept->document);
    const DocumentStore documents(database);
    for (const SentPassage &seen : answer.trace.sentPassages()) {
        const auto document = documents.find(seen.document);
        if (!document || document->isLocalOnly)
            throw Error(ErrorKind::DocumentLocalOnly, document ? shortName(*document) : seen.chunk);
    }
}

const AnswerSchema &verdictSchema()
{
    static const AnswerSchema schema { u"faithfulness"_s,
        { { u"type"_s, u"object"_s },
            { u"properties"_s, QJsonObject { { u"grounded"_s, QJsonObject { { u"type"_s, u"boolean"_s } } } } },
            { u"required"_s, QJsonArray { u"grounded"_s } }, { u"additionalProperties"_s, false } } };
    return schema;
}

std::optional<QString> verdictFault(const ChatReply &reply)
{
    if (!reply.isComplete())
        return u"it has no end"_s;
    return groundedIn(reply.text) ? std::nullopt : std::optional(u"there is more than the one object"_s);
}

} // namespace

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
    const Answer &answer, const TaskModel &judge, Database &database, const std::stop_token &stop)
{
    const Cited cited = citedBy(answer, database);
    const std::vector<OutgoingPassage> passages = outgoing(cited.passages);
    FaithfulnessVerdict verdict;
    try {
        if (judge.isRemote)
            refuseLocalOnly(answer, passages, database);
        const PromptValues values { passageBlocks(promptPassages(cited.passages)), answer.question, {},
            statementBlocks(cited.statements) };
        const JsonReply reply = askForJson(judge, PromptTask::Faithful, values, verdictSchema(), passages, stop, verdictFault);
        if (reply.fault)
            verdict.error = tr("%1 did not reply in the form that was asked for.").arg(judge.name);
        else
            verdict.isFaithful = reply.object[u"grounded"].toBool();
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        verdict.error = sentence(error);
    }
    return verdict;
}

} // namespace adduce
