#include "app/cli/command_help.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include <QJsonArray>
#include <QJsonObject>
#include <optional>
#include <utility>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kWidth = 100; ///< letters of a line
constexpr qsizetype kOptionColumn = 26;

/// Lines of at most so many letters, cut between words.
QStringList wrapped(const QString &text, qsizetype width)
{
    QStringList lines;
    QString line;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > width)
            lines << std::exchange(line, {});
        line += line.isEmpty() ? word : u' ' + word;
    }
    return line.isEmpty() ? lines : lines << line;
}

/// How far the words go by which a text says what commands it is of ("ask, chat: "); 0: there are none.
qsizetype headOf(const QString &text)
{
    const qsizetype colon = text.indexOf(u": "_s);
    for (const QString &named : text.first(std::max(colon, qsizetype(0))).split(u", "_s))
        if (!findCommand(named.section(u' ', 0, 0)))
            return 0;
    return colon + 2;
}

/// Whether a command is among those that are named, each alone or with a verb ("export, evidence export"); its verbs.
std::optional<QStringList> verbsAmong(const QString &named, const QString &command)
{
    std::optional<QStringList> verbs;
    for (const QString &one : named.split(u", "_s))
        if (one.section(u' ', 0, 0) == command) {
            verbs = verbs.value_or(QStringList());
            if (one != command)
                *verbs << one.section(u' ', 1);
        }
    return verbs;
}

/// What an option does for one command. Texts of several are parted by semicolons, each with its commands before it.
QString descriptionFor(const QString &command, const QString &text)
{
    QString description;
    std::optional<QStringList> verbs = QStringList();
    for (const QString &piece : text.split(u"; "_s)) {
        const qsizetype head = headOf(piece);
        if (head > 0)
            verbs = verbsAmong(piece.first(head - 2), command);
        if (!verbs)
            continue; // of others
        QString said = piece.mid(head);
        if (head > 0 && !verbs->isEmpty())
            said = verbs->join(u", "_s) + u": "_s + said;
        else if (description.isEmpty() && !said.isEmpty())
            said[0] = said[0].toUpper();
        description += description.isEmpty() ? said : u"; "_s + said;
    }
    return description.endsWith(u'.') ? description : description + u'.';
}

QString shownName(const QCommandLineOption &option)
{
    const QString name = u"--"_s + option.names().constLast();
    return option.valueName().isEmpty() ? name : name + u' ' + option.valueName();
}

void addOption(QString &page, const QString &name, const QString &description)
{
    QStringList lines = wrapped(description, kWidth - kOptionColumn);
    QString first = u"  "_s + name;
    if (first.size() + 2 > kOptionColumn)
        page += std::exchange(first, {}) + u'\n';
    for (const QString &line : lines)
        page += std::exchange(first, {}).leftJustified(kOptionColumn) + line + u'\n';
}

QStringList examplesOf(const CommandHelp &help)
{
    QStringList examples;
    for (const QString &line : QString::fromUtf8(help.examples).split(u'\n', Qt::SkipEmptyParts))
        examples << u"adduce-cli "_s + line;
    return examples;
}

QString usageOf(const CommandHelp &help)
{
    return u"adduce-cli %1 %2"_s.arg(QString::fromUtf8(help.name), QString::fromUtf8(help.arguments)).trimmed();
}

QString pageOf(const Command &command, const CommandHelp &help)
{
    QString page = u"Usage: %1\n\n"_s.arg(usageOf(help));
    const QString name = QString::fromLatin1(command.name);
    QString summary = QString::fromUtf8(help.summary);
    summary[0] = summary[0].toUpper();
    page += summary + u".\n"_s;
    for (const QString &line : wrapped(QString::fromUtf8(help.more), kWidth))
        page += line + u'\n';
    if (const QList<QCommandLineOption> own = optionsOf(command); !own.isEmpty()) {
        page += u"\nOptions:\n"_s;
        for (const QCommandLineOption &option : own)
            addOption(page, shownName(option), descriptionFor(name, option.description()));
    }
    page += u"\nExamples:\n"_s;
    for (const QString &example : examplesOf(help))
        page += u"  "_s + example + u'\n';
    return page;
}

QJsonObject helpJson(const Command &command)
{
    const CommandHelp help = findHelp(QString::fromLatin1(command.name)) ? *findHelp(QString::fromLatin1(command.name))
                                                                         : CommandHelp { command.name, "", "", "", "", "" };
    const QString name = QString::fromLatin1(command.name);
    QJsonArray options;
    for (const QCommandLineOption &option : optionsOf(command))
        options.append(QJsonObject { { u"name"_s, option.names().constLast() }, { u"value"_s, option.valueName() },
            { u"description"_s, descriptionFor(name, option.description()) } });
    return { { u"command"_s, name }, { u"usage"_s, usageOf(help) }, { u"summary"_s, QString::fromUtf8(help.summary) },
        { u"more"_s, QString::fromUtf8(help.more) }, { u"options"_s, options },
        { u"examples"_s, QJsonArray::fromStringList(examplesOf(help)) } };
}

} // namespace

QString shortHelp()
{
    QString page = u"Usage: adduce-cli [OPTION...] COMMAND [ARGUMENT...]\n\n"
                   "Ask papers a question and read sentences with their source, page and quote.\n\nCommands:\n"_s;
    for (const CommandHelp &help : commandHelp())
        page += u"  %1%2\n"_s.arg(QString::fromUtf8(help.name).leftJustified(13), QString::fromUtf8(help.summary));
    page += u"\n\"adduce-cli help COMMAND\" says what it takes, with its options and examples.\n\nOptions of every command:\n"_s;
    for (const QCommandLineOption &option : optionsOfAll())
        addOption(page, shownName(option), option.description());
    addOption(page, u"--help"_s, u"This list; with a command what it takes."_s);
    addOption(page, u"--version"_s, u"The version, and the libraries of this build."_s);
    page +=
        u"\nExit codes: 0 done (a refusal is an answer), 1 failed, 2 wrong usage, 3 some documents could not be read or some\n"
        "quotes do not stand any more, 4 a figure was missed, 130 interrupted.\n"_s;
    return page;
}

ExitCode help(const Guide &guide)
{
    const QString name = guide.arguments.value(0);
    const Command *command = findCommand(name);
    if (guide.arguments.size() > 1 || (!command && !guide.arguments.isEmpty())) {
        note(u"help: name one command. \"adduce-cli help\" lists them."_s);
        return Usage;
    }
    if (guide.isJson && command) {
        printJson(helpJson(*command));
    } else if (guide.isJson) {
        QJsonArray all;
        for (const Command &one : allCommands())
            all.append(helpJson(one));
        printJson(all);
    } else {
        const CommandHelp *help = findHelp(name);
        printText((command && help ? pageOf(*command, *help) : shortHelp()).toUtf8());
    }
    return Done;
}

} // namespace adduce::cli
