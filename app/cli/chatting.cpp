#include "app/cli/asking.h"
#include "app/cli/attention.h"
#include "app/cli/chat_line.h"
#include "app/cli/chat_scope.h"
#include "app/cli/line_source.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"
#include "app/cli/scope_options.h"

#include "core/library/database.h"
#include "core/text/nearest_names.h"
#include "core/workspace/kept_models.h"
#include "core/workspace/library_threads.h"
#include "core/workspace/web_pages.h"

#include <QFileInfo>
#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// One conversation: its lines, and what was chosen for it alone.
class Chat
{
public:
    explicit Chat(const Context &context);

    ExitCode run();

private:
    void obey(const ChatLine &line);
    void ask(const QString &question);
    [[nodiscard]] AskRequest request(const QString &question) const;
    void showOrChooseScope(const QString &text);
    void showOrChooseModel(const QString &name);
    void showOrChooseProfile(const QString &name);
    void showOrChooseWeb(const QString &word);
    void showOrAskNext(const QString &number);
    void showThread() const;
    [[nodiscard]] QStringList writers() const;
    [[nodiscard]] QStringList complete(const QString &typed) const;
    void say(const QString &line) const;

    const std::stop_token m_end; ///< of the program
    Context m_context; ///< with the profile and the models of the conversation, and the stop request of the running question
    ScopeNames m_scope;
    bool m_isWebAsked = false;
    QString m_thread; ///< its number; empty before the first question
    QStringList m_next; ///< questions that were offered after the last answer
    ExitCode m_last = Done; ///< of the last question
    bool m_isTerminal;
    Attention m_attention;
    std::unique_ptr<LineSource> m_lines;
};

QString historyFile()
{
    return QFileInfo(Library::defaultPath()).absolutePath() + u"/chat_history"_s;
}

Chat::Chat(const Context &context)
    : m_end(context.stop)
    , m_context(context)
    , m_scope(scopeNames(context))
    , m_thread(context.options.value(u"thread"_s))
    , m_isTerminal(isatty(STDIN_FILENO) == 1)
    , m_attention(context.interrupt, context.stop)
{
    Database database = context.workspace.library().open(); // what cannot be used is known before anything is asked
    (void)scopeNamed(database, m_scope);
    if (!m_thread.isEmpty())
        (void)threadRowNamed(database, m_thread);
    m_isWebAsked = webOf(context).has_value();
    m_context.configuration.models = modelsToAsk(context);
    m_lines = m_isTerminal
        ? editedLines(m_attention.wake(), historyFile(), [this](const QString &typed) { return complete(typed); })
        : plainLines(m_attention.wake());
}

/// What a command tells: a result, but none of those that JSON is read for.
void Chat::say(const QString &line) const
{
    if (m_context.isJson)
        note(line);
    else
        printLine(line);
}

void Chat::ask(const QString &question)
{
    m_last = Failed;
    m_next.clear();
    m_context.stop = m_attention.begin();
    const KeptAnswer kept = askAndTell(m_context, request(question), Telling::AsItComes);
    if (kept.saved.thread) // not of a greeting
        m_thread = QString::number(kept.saved.thread.value);
    m_last = m_context.stop.stop_requested() ? Interrupted : Done;
    if (!m_context.isJson)
        printLine({});
}

AskRequest Chat::request(const QString &question) const
{
    AskRequest request { question, m_scope, m_thread, questionSettings(m_context, m_context.configuration.models),
        m_context.options.isSet(u"all-papers"_s) };
    if (m_isWebAsked)
        request.settings.web = requireWeb(m_context.workspace);
    return request;
}

void Chat::showOrAskNext(const QString &number)
{
    if (m_thread.isEmpty())
        return say(u"Nothing was asked yet."_s);
    if (m_next.isEmpty()) {
        m_context.stop = m_attention.begin();
        m_next = nextQuestionsOf(m_context.workspace, request({}), m_context.stop);
    }
    if (m_next.isEmpty())
        return say(u"There is nothing that the papers would answer next."_s);
    if (const int chosen = number.toInt(); chosen > 0 && chosen <= m_next.size()) {
        const QString question = m_next.at(chosen - 1); // the list goes with the next question
        return ask(question);
    }
    for (qsizetype i = 0; i < m_next.size(); ++i)
        say(u"  %1  %2"_s.arg(i + 1).arg(m_next.at(i)));
    say(u"/next and its number asks one of them."_s);
}

void Chat::showOrChooseScope(const QString &text)
{
    Database database = m_context.workspace.library().open();
    if (text == u"all")
        m_scope = {};
    else if (!text.isEmpty())
        m_scope = typedScope(database, text);
    say(u"Asked: "_s + scopeWords(m_scope));
    if (text.isEmpty())
        for (const QString &name : filedNames(database))
            say(u"  "_s + name);
}

QStringList Chat::writers() const
{
    QStringList names;
    for (const ModelChoice &model : m_context.configuration.models.models)
        if (canDo(model.kind, ModelTask::Answer))
            names << model.model;
    return names;
}

void Chat::showOrChooseModel(const QString &name)
{
    ModelSettings &models = m_context.configuration.models;
    if (name == u"none") {
        models.use({}, ModelTask::Answer);
    } else if (!name.isEmpty()) {
        if (const QStringList near = nearestNames(name, writers()); !near.isEmpty()
            && std::ranges::none_of(models.models, [&](const ModelChoice &m) { return m.model == name || m.id() == name; }))
            throw Error(ErrorKind::BadInput, u"no model called \"%1\" is kept; the nearest: %2"_s.arg(name, near.join(u", "_s)));
        const ModelChoice model = modelNamed(models, name);
        if (!canDo(model.kind, ModelTask::Answer))
            throw Error(ErrorKind::BadInput, u"only a chat model writes, and \"%1\" is none"_s.arg(name));
        models.use(model.id(), ModelTask::Answer);
    }
    const ModelChoice *writer = models.usedFor(ModelTask::Answer);
    say(writer ? u"Writes: %1, %2"_s.arg(writer->model, writer->base.toString())
               : u"No model writes: the papers' own sentences answer."_s);
    if (!name.isEmpty())
        return;
    for (const ModelChoice &model : models.models)
        if (canDo(model.kind, ModelTask::Answer))
            say(u"  %1, %2"_s.arg(model.model, model.base.toString()));
    if (models.models.empty())
        say(u"No model is kept. Keep one with adduce-cli models add --server URL --model NAME."_s);
}

void Chat::showOrChooseProfile(const QString &name)
{
    if (!name.isEmpty())
        m_context.configuration.profile = Profile(profileNamed(m_context.configuration, name));
    say(u"Profile: "_s + m_context.configuration.profile.name);
    if (name.isEmpty())
        for (const QString &known : profileNames(m_context.configuration))
            say(u"  "_s + known);
}

void Chat::showOrChooseWeb(const QString &word)
{
    if (word == u"on")
        (void)requireWeb(m_context.workspace); // or says why not
    else if (!word.isEmpty() && word != u"off")
        throw Error(ErrorKind::BadInput, u"\"%1\" is neither on nor off"_s.arg(word));
    if (!word.isEmpty())
        m_isWebAsked = word == u"on";
    say(m_isWebAsked ? u"The web is searched, too."_s : u"The web is not searched."_s);
}

void Chat::showThread() const
{
    if (m_thread.isEmpty())
        return say(u"No thread yet: the first question starts one."_s);
    const ThreadRow row = readThreadRow(m_context.workspace, m_thread);
    say(u"Thread %1: %2"_s.arg(m_thread, row.marks.title));
}

void Chat::obey(const ChatLine &line)
{
    switch (line.verb) {
    case ChatVerb::Question:
        return ask(line.text);
    case ChatVerb::Help:
        for (const QString &told : chatHelp().split(u'\n', Qt::SkipEmptyParts))
            say(told);
        return;
    case ChatVerb::Scope:
        return showOrChooseScope(line.text);
    case ChatVerb::Model:
        return showOrChooseModel(line.text);
    case ChatVerb::Profile:
        return showOrChooseProfile(line.text);
    case ChatVerb::Web:
        return showOrChooseWeb(line.text);
    case ChatVerb::Thread:
        return showThread();
    case ChatVerb::Next:
        return showOrAskNext(line.text);
    case ChatVerb::New:
        m_thread.clear();
        m_next.clear();
        return say(u"The next question starts a thread."_s);
    case ChatVerb::Unknown: {
        const QStringList near = nearestNames(line.word, chatCommands());
        return note(u"There is no command %1%2. /help tells them all."_s.arg(
            line.word, near.isEmpty() ? QString() : u"; the nearest: "_s + near.join(u", "_s)));
    }
    case ChatVerb::Nothing:
    case ChatVerb::Quit:
        return;
    }
}

ExitCode Chat::run()
{
    if (m_isTerminal)
        note(u"Ask a question, or type /help. Ctrl+D leaves."_s);
    while (!m_end.stop_requested()) {
        const TypedLine typed = m_lines->next();
        const ChatLine line = chatLine(typed.text);
        if (typed.kind == TypedLine::Kind::End || (typed.kind == TypedLine::Kind::Line && line.verb == ChatVerb::Quit))
            return m_isTerminal ? Done : m_last;
        if (typed.kind == TypedLine::Kind::Broken) {
            m_attention.calm();
            if (!m_isTerminal)
                return Interrupted;
            if (line.verb == ChatVerb::Nothing)
                note(u"To leave, type /quit or press Ctrl+D."_s);
            continue;
        }
        try {
            obey(line);
        } catch (const Error &error) {
            note(sentence(error));
        }
        m_attention.end();
        if (std::fflush(stdout) != 0)
            throw Error(ErrorKind::DiskFull, u"standard output"_s);
    }
    return Interrupted;
}

/// Of what may be named at the moment; a library that cannot be read completes nothing.
QStringList Chat::complete(const QString &typed) const
{
    ChatNames names { {}, writers(), profileNames(m_context.configuration) };
    try {
        Database database = m_context.workspace.library().open();
        names.scopes = filedNames(database);
    } catch (const Error &) {
        names.scopes.clear();
    }
    return completions(typed, names);
}

} // namespace

ExitCode chat(const Context &context)
{
    if (!context.arguments.isEmpty()) {
        note(u"chat: takes options only; questions are typed, or come by standard input"_s);
        return Usage;
    }
    return Chat(context).run();
}

} // namespace adduce::cli
