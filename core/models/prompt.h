#pragma once
#include "core/models/chat.h"
#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

/// What a prompt is for. Each is a Mustache template: what the model is told, a line of three dashes, and what it is asked.
enum class PromptTask
{
    Answer,
    Repair,
    Rank,
    Grade,
    Faithful,
    Entail, ///< do quotes say what statements do?
    Translate, ///< a question, into English
    Decide, ///< what does a question need?
    Direct, ///< the papers or the web?
    Rewrite, ///< a question, for a search
    WebQuery, ///< the same, of the web
    ArticleQuery, ///< the same, of an encyclopedia
    Resolve, ///< what a question points at in its conversation
    Split, ///< a question, into sub-questions
    Imagine, ///< passages that would answer
    Examine, ///< one passage
    Assess, ///< is what was found enough?
    Grounded, ///< do the passages hold an answer?
    Quality, ///< does an answer answer?
    Remember, ///< what of an answer?
    Retell, ///< what a conversation holds, in other words
    Weather, ///< what its figures say
    Prose, ///< an answer as free text
    Parse, ///< such a text, into statements
    FollowUps, ///< what one might ask next
    Collections, ///< which of them is a question for?
    Word, ///< a question of a set, as one would ask it
};

/// All that is to be known of a task.
struct PromptInfo
{
    PromptTask task;
    const char *name; ///< "answer", of the user's file
    const char *builtIn; ///< the resource that comes with the program
    const char *label; ///< "Writing an answer"; see words()
    const char *variables; ///< that a template must hold: "passages question"
    EgressPurpose purpose; ///< that its requests are written down with
};
std::span<const PromptInfo> promptTable(); ///< in the order that they are shown in

QString nameOf(PromptTask task);
std::optional<PromptTask> promptTaskFrom(const QString &name);
QString words(PromptTask task); ///< what it is for, translated
QStringList variablesOf(PromptTask task);
EgressPurpose purposeOf(PromptTask task);

/// What comes with the program.
QString builtInPrompt(PromptTask task);

/// A passage as a prompt shows it.
struct PromptPassage
{
    QString id; ///< "P1"
    QString source; ///< "Zeileis 2006"
    QString pages; ///< "3" or "3-4"
    QString text;
};

/// A statement of an answer as a prompt shows it.
struct PromptStatement
{
    QString id; ///< "S1"
    QStringList passages; ///< ids of those that it cites
    QString text;
};

/// Text of a document as a prompt shows it: without what no reader sees; the tags of a block, marks that servers read as control
/// tokens of a model, and words at the beginning of a line that a prompt uses itself, are broken.
QString promptText(const QString &text);

/// The passages, each in a block of its own with its id, by promptText(): document text stands nowhere else in a prompt.
QString passageBlocks(const std::vector<PromptPassage> &passages);
/// The same of statements, whoever wrote them.
QString statementBlocks(const std::vector<PromptStatement> &statements);

/// The earlier questions of a conversation, oldest first, a line each, by promptText().
QString historyBlock(const QStringList &questions);

/// A question of a conversation, or an answer.
struct PromptMessage
{
    QString text;
    bool isAnswer = false;
    bool isRemembered = false; ///< of the user's memory: nobody said it here
    friend bool operator==(const PromptMessage &, const PromptMessage &) = default;
};

/// Messages of a conversation, a line each with who says it, by promptText().
QString conversationBlock(const std::vector<PromptMessage> &messages);

/// A value for each variable of the task, as they are put in: without any escaping.
struct PromptValues
{
    QString passages = {}; ///< of passageBlocks()
    QString question = {};
    QString refused = {};
    QString statements = {}; ///< of statementBlocks()
    QString history = {}; ///< of historyBlock() or conversationBlock()
    QString manner = {}; ///< "technical" or "general"
    QString count = {}; ///< how many are wanted, at most
    QString text = {}; ///< that is to be taken apart
    QString collections = {}; ///< a function a line: "query_sleep: naps and recall"
};

/// The messages of a template. Throws Error{BadInput} for a template that is none, or that leaves out a variable.
std::vector<ChatMessage> renderPrompt(PromptTask task, const QString &text, const PromptValues &values);

/// Prompts as the user changed them, a file for each in a folder. Models are asked with those of a profile: withUserPrompts().
class PromptStore
{
public:
    explicit PromptStore(QString folder);

    [[nodiscard]] QString text(PromptTask task) const; ///< the user's, or the one that is built in
    [[nodiscard]] bool isChanged(PromptTask task) const;
    void change(PromptTask task, const QString &text); ///< throws Error: BadInput as renderPrompt(), writeError()
    void reset(PromptTask task);

private:
    [[nodiscard]] QString fileOf(PromptTask task) const;

    QString m_folder;
};

} // namespace adduce
