#include "core/ask/generate.h"

#include "core/ask/answer_words.h"
#include "core/ask/statement_reader.h"
#include "core/guardrails/entities.h"
#include "core/text/hidden_characters.h"

#include <QJsonArray>
#include <QSet>
#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostStatements = 30;
constexpr qsizetype kMostRemarks = 3;
constexpr qsizetype kLongestRemark = 300; ///< characters
constexpr qsizetype kTracedText = 20'000; ///< characters of a reply
constexpr double kMillion = 1e6;

QString blocksOf(const std::vector<GivenPassage> &given)
{
    std::vector<PromptPassage> passages;
    std::ranges::transform(given, std::back_inserter(passages), promptPassage);
    return passageBlocks(passages);
}

/// One generation: the requests to the model, and what came of them.
class Writing
{
public:
    Writing(const QString &question, const AnswerModel &model, std::vector<GivenPassage> given, const OnStatement &tell,
        const std::stop_token &stop)
        : m_question(question)
        , m_model(model)
        , m_tell(tell)
        , m_stop(stop)
    {
        m_made.writer = { model.name, model.host, model.leaves, 0, 0, 0 };
        if (model.leaves)
            m_made.keptHere = static_cast<int>(std::erase_if(given, [](const GivenPassage &p) { return p.document.staysHere; }));
        m_made.given = std::move(given);
    }

    Generation run()
    {
        try {
            answer();
        } catch (const Error &error) {
            m_made.trouble = error;
        }
        finish();
        return std::move(m_made);
    }

private:
    void answer()
    {
        if (m_made.given.empty())
            return;
        const QString prompt = m_model.answerPrompt.isEmpty() ? builtInPrompt(PromptTask::Answer) : m_model.answerPrompt;
        ChatRequest request = requestOf(PromptTask::Answer, prompt, {});
        while (m_made.given.size() > 1 && promptTokens(request.messages) + request.maxTokens > request.contextTokens) {
            m_made.given.pop_back();
            request = requestOf(PromptTask::Answer, prompt, {});
        }
        m_made.trace[u"passages"_s] = toJson(m_made.given);
        StatementReader reader = ask(request);
        m_made.confidence = reader.confidence();
        takeRemarks(reader.caveats());
        if (m_made.trouble)
            return;
        const auto fault = reader.fault();
        m_made.isSilent = !fault && m_made.kept.empty() && m_refused.isEmpty();
        if (m_model.repair && (!m_refused.isEmpty() || (fault && m_made.kept.empty())))
            repair(fault);
    }

    /// What was refused goes back once, with the reasons; or the whole, when it had another form than was asked for.
    void repair(const std::optional<QString> &fault)
    {
        const QString prompt = m_model.repairPrompt.isEmpty() ? builtInPrompt(PromptTask::Repair) : m_model.repairPrompt;
        const QString refused = fault && m_refused.isEmpty() ? u"Your whole answer: %1."_s.arg(*fault) : m_refused.join(u'\n');
        const ChatRequest request = requestOf(PromptTask::Repair, prompt, refused);
        if (promptTokens(request.messages) + request.maxTokens > request.contextTokens)
            return;
        try {
            const StatementReader reader = ask(request);
            if (!m_made.confidence)
                m_made.confidence = reader.confidence();
            if (const auto trouble = std::exchange(m_made.trouble, std::nullopt))
                throw *trouble; // NOLINT(cert-err60-cpp)
        } catch (const Error &error) { // the first answer stands without it
            m_made.trace[u"repair_failed"_s] = nameOf(error.kind());
        }
    }

    ChatRequest requestOf(PromptTask task, const QString &prompt, const QString &refused) const
    {
        ChatRequest request;
        request.messages = renderPrompt(task, prompt, { blocksOf(m_made.given), m_question, refused });
        request.maxTokens = m_model.maxTokens;
        request.temperature = m_model.temperature;
        request.contextTokens = m_model.contextTokens;
        request.schema = answerSchema();
        request.stream = true;
        request.passages = outgoing(m_made.given);
        return request;
    }

    StatementReader ask(const ChatRequest &request)
    {
        StatementReader reader;
        const auto take = [&](const QString &piece) {
            for (const WrittenStatement &statement : reader.add(piece))
                judge(statement);
        };
        const ChatReply reply = m_model.chat->chat(request, take, m_stop);
        m_made.trouble = reply.trouble;
        if (!m_made.trouble && !reply.isComplete())
            m_made.trouble = Error(ErrorKind::Unreachable, m_model.host, wordsFor(reply));
        if (!reply.model.isEmpty())
            m_made.writer.model = reply.model;
        m_made.writer.promptTokens += reply.usage.prompt.value_or(0);
        m_made.writer.answerTokens += reply.usage.answer.value_or(0);
        QJsonArray replies = m_made.trace[u"replies"_s].toArray();
        replies.append(reader.text().left(kTracedText));
        m_made.trace[u"replies"_s] = replies;
        return reader;
    }

    static QString wordsFor(const ChatReply &reply)
    {
        switch (reply.finish) {
        case FinishReason::Length:
            return u"the answer was cut off at its longest"_s;
        case FinishReason::Withheld:
            return u"the server withheld the answer"_s;
        case FinishReason::Refused:
            return reply.refusal.isEmpty() ? u"the model refused"_s : reply.refusal.left(kLongestRemark);
        default:
            return u"the answer broke off"_s;
        }
    }

    void judge(const WrittenStatement &statement)
    {
        if (m_made.kept.size() + m_made.removed.size() >= kMostStatements)
            return;
        CheckedStatement checked = check(statement, m_made.given);
        if (checked.isKept && m_told.contains(checked.text))
            return;
        m_made.removed.insert(m_made.removed.end(), checked.removed.begin(), checked.removed.end());
        if (!checked.isKept) {
            m_refused << u"- \"%1\" (%2)"_s.arg(checked.text, words(checked.removed.back()));
            return;
        }
        m_told.insert(checked.text);
        m_made.repaired += checked.isRepaired ? 1 : 0;
        if (m_tell)
            m_tell(checked, m_made.given);
        m_made.kept.push_back(std::move(checked));
    }

    /// A remark is no evidence, and names nothing that the passages do not.
    void takeRemarks(const QStringList &said)
    {
        HeldEntities held(m_question);
        for (const GivenPassage &passage : m_made.given) {
            held.add(passage.about());
            held.add(passage.text);
        }
        for (const QString &remark : said)
            if (m_made.remarks.size() < kMostRemarks && remark.size() <= kLongestRemark
                && foreignEntities(remark, held, held).empty())
                m_made.remarks << withoutHiddenCharacters(remark);
    }

    void finish()
    {
        Writer &writer = m_made.writer;
        writer.cost = (writer.promptTokens * m_model.promptPrice + writer.answerTokens * m_model.answerPrice) / kMillion;
        m_made.trace[u"model"_s] = writer.model;
        m_made.trace[u"host"_s] = writer.host;
        m_made.trace[u"prompt_tokens"_s] = writer.promptTokens;
        m_made.trace[u"answer_tokens"_s] = writer.answerTokens;
        m_made.trace[u"kept"_s] = static_cast<int>(m_made.kept.size());
        m_made.trace[u"removed"_s] = static_cast<int>(m_made.removed.size());
        if (m_made.trouble)
            m_made.trace[u"trouble"_s] = sentence(*m_made.trouble);
    }

    const QString &m_question;
    const AnswerModel &m_model;
    const OnStatement &m_tell;
    const std::stop_token &m_stop;
    QStringList m_refused; ///< for the repair
    QSet<QString> m_told;
    Generation m_made;
};

} // namespace

Generation generate(const QString &question, const AnswerModel &model, std::vector<GivenPassage> given, const OnStatement &tell,
    const std::stop_token &stop)
{
    return Writing(question, model, std::move(given), tell, stop).run();
}

} // namespace adduce
