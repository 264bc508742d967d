#include "core/ask/second_opinion.h"

#include "core/ask/context_passages.h"
#include "core/models/json_shape.h"

#include <QJsonArray>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const AnswerSchema &verdictSchema()
{
    static const AnswerSchema schema = [] {
        QStringList words;
        for (const char *name : enumNames<Entailment>)
            words << QString::fromLatin1(name);
        const QJsonObject one = objectSchema({ { u"statement"_s, textSchema() }, { u"verdict"_s, wordSchema(words) } });
        return AnswerSchema { u"entailment"_s, objectSchema({ { u"verdicts"_s, listSchema(one) } }) };
    }();
    return schema;
}

/// The quoted sentences with those beside them.
QString evidenceOf(const CheckedStatement &statement, const ContextPassage &passage)
{
    const auto &sentences = passage.sentences;
    const auto isQuoted = [&](std::size_t i) {
        return i < sentences.size() && sentences[i].firstLetter < statement.match.end
            && sentences[i].endLetter > statement.match.first;
    };
    QStringList texts;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        if (isQuoted(i) || isQuoted(i + 1) || (i > 0 && isQuoted(i - 1)))
            texts << sentences[i].sentence.text;
    return texts.join(u' ');
}

/// Asks of those from `first` to before `end`. Throws Error.
void judge(std::size_t first, std::size_t end, const std::vector<CheckedStatement> &statements,
    const std::vector<ContextPassage> &context, const TaskModel &model, SecondOpinion &opinion, const std::stop_token &stop)
{
    std::vector<ContextPassage> sent;
    std::vector<PromptPassage> passages;
    std::vector<PromptStatement> asked;
    for (std::size_t i = first; i < end; ++i) {
        const ContextPassage &passage = context[statements[i].passage];
        const QString number = QString::number(i + 1);
        const QString page = QString::number(passage.passage.firstPage + 1);
        passages.push_back({ u"P"_s + number, shortName(passage.document), page, evidenceOf(statements[i], passage) });
        asked.push_back({ u"S"_s + number, { u"P"_s + number }, statements[i].text });
        sent.push_back(passage);
    }
    const PromptValues values { passageBlocks(passages), {}, {}, statementBlocks(asked) };
    QString text;
    const JsonReply reply = askForJson(model, PromptTask::Entail, values, verdictSchema(), outgoing(sent), stop,
        [&](const ChatReply &given) -> std::optional<QString> {
            text = given.text;
            return given.isComplete() ? std::nullopt : std::optional(u"it has no end"_s);
        });
    opinion.reply += (opinion.reply.isEmpty() ? QString() : u"\n"_s) + text;
    if (reply.fault)
        throw Error(ErrorKind::BadReply, model.host, *reply.fault);
    for (const QJsonValue &one : reply.object[u"verdicts"].toArray())
        for (std::size_t i = first; i < end; ++i)
            if (one[u"statement"].toString() == u"S%1"_s.arg(i + 1)) // of several the worst
                opinion.verdicts[i] = std::max(opinion.verdicts[i], valueNamed<Entailment>(one[u"verdict"].toString()));
}

} // namespace

SecondOpinion secondOpinion(const std::vector<CheckedStatement> &statements, const std::vector<ContextPassage> &context,
    const TaskModel &model, const std::stop_token &stop)
{
    constexpr std::size_t kAtOnce = 8; // so that a reply comes to its end
    SecondOpinion opinion;
    opinion.verdicts.resize(statements.size());
    try {
        if (model.isRemote) // a statement may say what any of the passages does that its writer saw
            for (const ContextPassage &passage : context)
                if (passage.document.isLocalOnly)
                    throw Error(ErrorKind::DocumentLocalOnly, shortName(passage.document));
        for (std::size_t first = 0; first < statements.size(); first += kAtOnce)
            judge(first, std::min(statements.size(), first + kAtOnce), statements, context, model, opinion, stop);
    } catch (const Error &error) {
        opinion.error = error;
    }
    return opinion;
}

} // namespace adduce
