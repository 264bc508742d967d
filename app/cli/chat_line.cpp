#include "app/cli/chat_line.h"

#include <algorithm>
#include <array>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

struct ChatCommand
{
    const char *word;
    const char *arguments;
    ChatVerb verb;
    const char *help;
};

constexpr std::array kChatCommands {
    ChatCommand { "/help", "", ChatVerb::Help, "these commands" },
    ChatCommand { "/scope", " [NAMES|all]", ChatVerb::Scope,
        "what is asked, or asks these from now on: collections, tags with # before them, documents, with commas between" },
    ChatCommand {
        "/model", " [NAME|none]", ChatVerb::Model, "the kept models and which one writes, or has another write in here" },
    ChatCommand { "/profile", " [NAME]", ChatVerb::Profile, "the profiles and the one in use, or uses another in here" },
    ChatCommand { "/web", " [on|off]", ChatVerb::Web, "whether the next questions may search the web, too" },
    ChatCommand { "/thread", "", ChatVerb::Thread, "the number and title of this conversation" },
    ChatCommand {
        "/next", " [NUMBER]", ChatVerb::Next, "questions that may be asked after the last answer, or asks one of them" },
    ChatCommand { "/new", "", ChatVerb::New, "the next question starts another thread" },
    ChatCommand { "/quit", "", ChatVerb::Quit, "leaves, as Ctrl+D does" },
};

/// Where the last name of a list begins.
qsizetype lastNameIn(const QString &list)
{
    qsizetype begin = 0;
    bool isQuoted = false;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list[i] == u'"')
            isQuoted = !isQuoted;
        else if (list[i] == u',' && !isQuoted)
            begin = i + 1;
    }
    while (begin < list.size() && list[begin].isSpace())
        ++begin;
    return begin;
}

QStringList beginningWith(const QString &typed, const QStringList &names)
{
    QStringList found;
    for (const QString &name : names)
        if (name.startsWith(typed, Qt::CaseInsensitive))
            found << name;
    return found;
}

} // namespace

ChatLine chatLine(const QString &line)
{
    const QString text = line.simplified();
    if (text.isEmpty())
        return {};
    if (text.startsWith(u"//"))
        return { ChatVerb::Question, {}, text.mid(1) };
    if (text.size() < 2 || text[0] != u'/' || !text[1].isLetter())
        return { ChatVerb::Question, {}, text };
    const QString word = text.section(u' ', 0, 0);
    const auto command =
        std::ranges::find_if(kChatCommands, [&](const ChatCommand &c) { return word == QLatin1StringView(c.word); });
    return { command == kChatCommands.end() ? ChatVerb::Unknown : command->verb, word, text.section(u' ', 1) };
}

QStringList chatCommands()
{
    QStringList words;
    for (const ChatCommand &command : kChatCommands)
        words << QString::fromLatin1(command.word);
    return words;
}

QString chatHelp()
{
    QString help = u"Every other line is a question of the conversation.\n"_s;
    constexpr int kColumn = 23;
    for (const ChatCommand &command : kChatCommands)
        help += u"  %1 %2\n"_s.arg(QString::fromLatin1(command.word) + QString::fromLatin1(command.arguments), -kColumn)
                    .arg(QString::fromLatin1(command.help));
    return help
        + u"Ctrl+C stops an answer; what was told of it is kept. A question that begins with a slash is typed with two.\n"_s;
}

QStringList listedNames(const QString &text)
{
    QStringList names;
    QString name;
    bool isQuoted = false;
    const auto end = [&] {
        if (!name.trimmed().isEmpty())
            names << name.trimmed();
        name.clear();
    };
    for (const QChar c : text) {
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (c == u',' && !isQuoted)
            end();
        else
            name += c;
    }
    end();
    return names;
}

QString listedName(const QString &name)
{
    return name.contains(u',') ? u'"' + name + u'"' : name;
}

QStringList completions(const QString &beginning, const ChatNames &names)
{
    const qsizetype space = beginning.indexOf(u' ');
    if (space < 0)
        return beginningWith(beginning, chatCommands());
    const QString command = beginning.first(space);
    const QString typed = beginning.mid(space + 1);
    const qsizetype last = command == u"/scope" ? lastNameIn(typed) : 0;
    QStringList found;
    if (command == u"/scope")
        found = beginningWith(typed.mid(last), names.scopes + QStringList { u"all"_s });
    else if (command == u"/model")
        found = beginningWith(typed, names.models + QStringList { u"none"_s });
    else if (command == u"/profile")
        found = beginningWith(typed, names.profiles);
    for (QString &name : found)
        name = command + u' ' + typed.first(last) + name;
    return found;
}

} // namespace adduce::cli
