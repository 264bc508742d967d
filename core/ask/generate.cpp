#include "core/ask/generate.h"

#include "core/answer/answer_words.h"
#include "core/ask/statement_reader.h"
#include "core/guardrails/entities.h"
#include "core/models/json_shape.h"
#include "core/text/hidden_characters.h"
#include "core/text/words.h"

#include <QSet>
#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestRemark = 300; ///< characters
constexpr qsizetype kTracedText = 20'000; ///< characters of a reply
const AnswerSchema kProse { u"prose"_s, objectSchema({ { u"text"_s, textSchema() } }) };

/// One generation: the requests to the model, and what came of them.
class Writing
{
public:
    Writing(const QString &question, const TaskModel &model, std::vector<ContextPassage> context, const Lexicon *lexicon,
        const WritingParameters &parameters, const OnStatement &onStatement, const std::stop_token &stop, const QString &rejected,
        const ToldConversation &recalled)
        : m_question(question)
        , m_rejected(rejected)
        , m_conversation(conversationBlock(recalled.messages))
        , m_recalledFrom(recalled.quoted)
        , m_model(model)
        , m_lexicon(lexicon)
        , m_parameters(parameters)
        , m_onStatement(onStatement)
        , m_stop(stop)
    {
        m_made.writer = { model.name, model.host, model.isRemote, 0, 0, 0 };
        if (model.isRemote)
            m_made.keptHere =
                static_cast<int>(std::erase_if(context, [](const ContextPassage &p) { return p.document.isLocalOnly; }));
        m_made.offered = static_cast<int>(context.size());
        m_made.context = std::move(context);
    }

    Generation run()
    {
        try {
            answer();
        } catch (const Error &error) {
            m_made.error = error;
        }
        finish();
        return std::move(m_made);
    }

private:
    void answer()
    {
        if (m_made.context.empty())
            return;
        if (m_parameters.form == AnswerForm::Prose && m_rejected.isEmpty() && answerInProse())
            return;
        const PromptTask task = m_rejected.isEmpty() ? PromptTask::Answer : PromptTask::Repair;
        take(withWhatFits(
            m_model.maxTokens, [&] { return requestOf(task, m_rejected); },
            [&](const ChatRequest &request) { return ask(request); }));
    }

    /// What came besides the statements, which are judged by now; a fault goes back once.
    void take(const StatementReader &reader)
    {
        m_made.confidence = reader.confidence();
        takeRemarks(reader.caveats());
        if (m_made.error)
            return;
        const auto fault = reader.fault();
        m_made.isSilent = !fault && m_made.kept.empty() && m_refused.isEmpty();
        if (m_parameters.isRepairing && (!m_refused.isEmpty() || (fault && m_made.kept.empty())))
            repair(fault);
    }

    /// As free text, which is then taken apart into statements (GN9, GR5). False where that fails and nothing came of it: they are asked for then.
    bool answerInProse()
    {
        try {
            const auto text = withWhatFits(
                2 * m_model.maxTokens, // it is read once more with the passages
                [&] {
                    ChatRequest request = requestOf(PromptTask::Prose, {});
                    request.schema = kProse;
                    return request;
                },
                [&](const ChatRequest &request) { return proseOf(request); });
            if (!text)
                return false;
            m_made.isSilent = text->isEmpty();
            if (m_made.isSilent)
                return true;
            const StatementReader reader = ask(requestOf(PromptTask::Parse, {}, *text));
            const bool isUseless = m_made.kept.empty() && (m_made.error || reader.fault());
            if (!isUseless || m_stop.stop_requested()) {
                take(reader);
                return true;
            }
        } catch (const Error &) {
            if (m_stop.stop_requested() || !m_made.kept.empty())
                throw;
        }
        m_made.error.reset();
        m_made.removed.clear();
        m_made.unproved.clear();
        m_made.trace.citationsWritten.reset();
        m_made.trace.citationsSound = 0;
        m_refused.clear();
        return false;
    }

    /// None: it has another form than was asked for, or broke off.
    std::optional<QString> proseOf(const ChatRequest &request)
    {
        const ChatReply reply = chat(request, {});
        const QJsonObject object = objectIn(reply.text);
        if (reply.error || !reply.isComplete() || shapeFault(object, kProse.schema))
            return std::nullopt;
        return object[u"text"].toString().trimmed();
    }

    /// Asks with as many of the passages, best first, as leave so many tokens for what follows.
    template <class Request, class Asking>
    std::invoke_result_t<Asking, const ChatRequest &> withWhatFits(int tokens, Request requestNow, Asking asking)
    {
        for (;; m_made.context.pop_back()) {
            const bool isLast = m_made.context.size() == 1;
            const ChatRequest request = requestNow();
            if (!isLast && promptTokens(request.messages) + tokens > request.contextTokens)
                continue;
            m_made.trace.passages = sent(m_made.context);
            try {
                return asking(request);
            } catch (const Error &error) { // by the server's own count, which is of other tokens than ours
                if (isLast || error.kind() != ErrorKind::PromptTooLong)
                    throw;
                constexpr std::size_t kShare = 5; // of many, more than one at a time: each time all of them are sent
                for (std::size_t more = m_made.context.size() / kShare; more > 1; --more)
                    m_made.context.pop_back();
            }
        }
    }

    static bool fits(const ChatRequest &request)
    {
        return promptTokens(request.messages) + request.maxTokens <= request.contextTokens;
    }

    /// What was refused goes back once, with the reasons; or the whole, when it had another form than was asked for.
    void repair(const std::optional<QString> &fault)
    {
        const QString refused = fault && m_refused.isEmpty() ? u"Your whole answer: %1."_s.arg(*fault) : m_refused.join(u'\n');
        const ChatRequest request = requestOf(PromptTask::Repair, refused);
        if (!fits(request))
            return;
        m_isRepairing = true;
        try {
            const StatementReader reader = ask(request);
            if (!m_made.confidence)
                m_made.confidence = reader.confidence();
            if (const auto broken = std::exchange(m_made.error, std::nullopt))
                throw *broken; // NOLINT(cert-err60-cpp)
        } catch (const Error &error) { // the first answer stands without it
            m_made.trace.repairError = nameOf(error.kind());
        }
    }

    ChatRequest requestOf(PromptTask task, const QString &refused, const QString &text = {}) const
    {
        const PromptValues values { .passages = passageBlocks(promptPassages(m_made.context)),
            .question = m_question,
            .refused = refused,
            .history = m_conversation,
            .text = text };
        std::vector<OutgoingPassage> leaving = outgoing(m_made.context);
        std::ranges::copy(m_recalledFrom, std::back_inserter(leaving));
        ChatRequest request = requestFor(m_model, task, values, answerSchema(m_parameters), leaving);
        request.maxTokens = m_model.maxTokens;
        request.temperature = m_model.temperature;
        request.isStreamed = true;
        return request;
    }

    StatementReader ask(const ChatRequest &request)
    {
        StatementReader reader;
        m_judged = 0;
        const ChatReply reply = chat(request, [&](const QString &piece) {
            for (const WrittenStatement &statement : reader.add(piece))
                judge(statement);
        });
        for (const WrittenStatement &statement : reader.finish())
            judge(statement);
        m_made.error = reply.error;
        if (!m_made.error && !reply.isComplete())
            m_made.error = errorOf(reply);
        return reader;
    }

    /// Counts what it costs and keeps what comes. What is stopped has its cost, which the server's last words would have told.
    ChatReply chat(const ChatRequest &request, const OnText &take)
    {
        QString came;
        const auto keep = [&](const QString &piece) {
            came += piece;
            if (take)
                take(piece);
        };
        Writer &writer = m_made.writer;
        try {
            ChatReply reply = m_model.chat->chat(request, keep, m_stop);
            if (!reply.model.isEmpty())
                writer.model = reply.model;
            writer.promptTokens += reply.usage.prompt.value_or(0);
            writer.answerTokens += reply.usage.answer.value_or(0);
            if (m_stop.stop_requested() && !reply.usage.prompt) { // the server's count comes last, and did not
                writer.promptTokens += promptTokens(request.messages);
                writer.answerTokens += countTokens(came);
            }
            m_made.trace.replies << came.left(kTracedText);
            return reply;
        } catch (const Error &) {
            if (m_stop.stop_requested())
                writer.promptTokens += promptTokens(request.messages);
            throw;
        }
    }

    [[nodiscard]] Error errorOf(const ChatReply &reply) const
    {
        switch (reply.finish) {
        case FinishReason::Length:
            return Error(ErrorKind::CutOff, m_model.host);
        case FinishReason::Withheld:
            return Error(ErrorKind::Withheld, m_model.host);
        case FinishReason::Refused:
            return Error(ErrorKind::Declined, m_model.host, reply.refusal.left(kLongestRemark));
        default:
            return Error(ErrorKind::Unreachable, m_model.host, u"the answer broke off"_s);
        }
    }

    /// As the model wrote it: every passage that it names was given, and its quote stands in one of them.
    void countCitation(const WrittenStatement &statement, const CheckedStatement &checked)
    {
        GenerationTrace &trace = m_made.trace;
        trace.citationsWritten = trace.citationsWritten.value_or(0) + 1;
        const bool isQuoted = checked.isKept || std::ranges::none_of(checked.removed, [](const Removed &r) {
            return !r.isPart
                && (r.reason == RemovalReason::NotOnPage || r.reason == RemovalReason::QuoteDiffers
                    || r.reason == RemovalReason::NoSentence);
        });
        const auto names = [&](const QString &id) { return passageNamed(id, m_made.context); };
        const bool isOfGiven = std::ranges::all_of(statement.passages, [&](const QString &id) { return names(id).has_value(); });
        const bool isWhereItSays =
            std::ranges::any_of(statement.passages, [&](const QString &id) { return names(id) == checked.passage; });
        trace.citationsSound += isQuoted && isOfGiven && isWhereItSays ? 1 : 0;
    }

    void judge(const WrittenStatement &statement)
    {
        if (m_judged >= m_parameters.mostStatements // a model that repeats itself has no end
            || static_cast<int>(m_made.kept.size()) >= m_parameters.mostStatements)
            return;
        ++m_judged;
        CheckedStatement checked = check(statement, m_made.context, m_lexicon, m_parameters);
        if (!m_isRepairing && !checked.text.isEmpty())
            countCitation(statement, checked);
        if (checked.isKept && m_texts.contains(checked.text))
            return;
        for (const Removed &removed : checked.removed) // what is written again after a repair is removed once
            if (std::ranges::find(m_made.removed, removed) == m_made.removed.end())
                m_made.removed.push_back(removed);
        if (!checked.isKept) {
            if (checked.isQuoteSound)
                m_made.unproved.push_back(checked);
            m_refused << u"- \"%1\" (%2)"_s.arg(promptText(checked.text), words(checked.removed.back()));
            return;
        }
        m_texts.insert(checked.text);
        m_made.repaired += checked.isRepaired ? 1 : 0;
        if (m_onStatement)
            m_onStatement(checked, m_made.context);
        m_made.kept.push_back(std::move(checked));
    }

    /// A remark is no evidence, and names nothing that the passages do not.
    void takeRemarks(const QStringList &said)
    {
        HeldEntities held(m_question);
        for (const ContextPassage &passage : m_made.context) {
            held.add(passage.about());
            held.add(passage.quotable());
        }
        for (const QString &remark : said)
            if (m_made.remarks.size() < m_parameters.mostRemarks && remark.size() <= kLongestRemark
                && foreignEntities(remark, held, held).empty())
                m_made.remarks << withoutHiddenCharacters(remark);
    }

    void finish()
    {
        Writer &writer = m_made.writer;
        writer.cost = costOf(m_model, writer.promptTokens, writer.answerTokens);
        GenerationTrace &trace = m_made.trace;
        trace.model = writer.model;
        trace.host = writer.host;
        trace.promptTokens = writer.promptTokens;
        trace.answerTokens = writer.answerTokens;
        trace.kept = static_cast<int>(m_made.kept.size());
        trace.removed = static_cast<int>(m_made.removed.size());
        if (m_made.error)
            trace.error = sentence(*m_made.error);
    }

    const QString &m_question;
    const QString &m_rejected;
    const QString m_conversation;
    const std::vector<OutgoingPassage> m_recalledFrom; ///< whose sentences the conversation holds
    const TaskModel &m_model;
    const Lexicon *m_lexicon;
    const WritingParameters &m_parameters;
    const OnStatement &m_onStatement;
    const std::stop_token &m_stop;
    int m_judged = 0; ///< statements of the reply that is read
    bool m_isRepairing = false;
    QStringList m_refused; ///< for the repair
    QSet<QString> m_texts;
    Generation m_made;
};

} // namespace

Generation generate(const QString &question, const TaskModel &model, std::vector<ContextPassage> context, const Lexicon *lexicon,
    const WritingParameters &parameters, const OnStatement &onStatement, const std::stop_token &stop, const QString &rejected,
    const ToldConversation &recalled)
{
    return Writing(question, model, std::move(context), lexicon, parameters, onStatement, stop, rejected, recalled).run();
}

} // namespace adduce
