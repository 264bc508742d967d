#pragma once
#include <QStringList>

namespace adduce::cli {

/// What a line of a conversation asks for.
enum class ChatVerb
{
    Nothing, ///< an empty line
    Question,
    Help,
    Scope,
    Model,
    Profile,
    Web,
    Thread,
    Next, ///< what may be asked next, or the one with a number
    New,
    Quit,
    Unknown ///< a command that is none
};

struct ChatLine
{
    ChatVerb verb = ChatVerb::Nothing;
    QString word = {}; ///< the command as it was typed, "/scope"; empty for a question
    QString text = {}; ///< the question, or what stands behind the command
};

/// A line that begins with a slash and a letter is a command; "//" at its beginning stands for a slash of a question. Pure.
ChatLine chatLine(const QString &line);

QStringList chatCommands(); ///< "/help", "/scope", ..., in the order they are told
QString chatHelp(); ///< a command a line, with what it does

/// The names in a list with commas; quotation marks hold a name with commas together. Pure.
QStringList listedNames(const QString &text);
/// A name as listedNames() takes it.
QString listedName(const QString &name);

/// What may be named behind the commands.
struct ChatNames
{
    QStringList scopes = {}; ///< as /scope takes them
    QStringList models = {};
    QStringList profiles = {};
};

/// The whole lines that this beginning of one may become, in order. Pure.
QStringList completions(const QString &beginning, const ChatNames &names);

} // namespace adduce::cli
