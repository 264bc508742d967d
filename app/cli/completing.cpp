#include "app/cli/command_help.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include "core/base/device.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QStringList dashed(const QList<QCommandLineOption> &options)
{
    QStringList names;
    for (const QCommandLineOption &option : options)
        names << u"--"_s + option.names().constLast();
    return names;
}

/// Those behind which a value stands, as one writes alternatives in a shell's case.
QString optionsWithValues()
{
    QStringList names;
    for (const QCommandLineOption &option : allOptions())
        if (!option.valueName().isEmpty())
            for (const QString &name : option.names())
                names << (name.size() == 1 ? u"-"_s : u"--"_s) + name;
    return names.join(u'|');
}

QString sharedOptions()
{
    return (dashed(optionsOfAll()) << u"--help"_s << u"--version"_s).join(u' ');
}

QString verbsOf(const Command &command)
{
    const CommandHelp *help = findHelp(QString::fromLatin1(command.name));
    return help ? QString::fromUtf8(help->verbs) : QString();
}

/// Of `help` itself: the commands.
QString commandNames()
{
    QStringList names;
    for (const Command &command : allCommands())
        names << QString::fromLatin1(command.name);
    return names.join(u' ');
}

/// One line of a shell's case for each command: `form` gets the name, its options and its verbs.
QString casesOf(const QString &form)
{
    QString cases;
    for (const Command &command : allCommands()) {
        const QString name = QString::fromLatin1(command.name);
        cases += form.arg(name, dashed(optionsOf(command)).join(u' '), name == u"help" ? commandNames() : verbsOf(command));
    }
    return cases;
}

/// Inside of single quotes.
QString quoted(const char *text)
{
    return QString::fromUtf8(text).replace(u"'"_s, u"'\\''"_s);
}

QString bashCompletion()
{
    return uR"(# Completes adduce-cli in bash. Made by: adduce-cli completions bash
_adduce_cli()
{
    local cur=${COMP_WORDS[COMP_CWORD]} command= options= verbs= i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
            %1) ((++i)) ;;
            -*) ;;
            *) command=${COMP_WORDS[i]}; break ;;
        esac
    done
    if ((i > COMP_CWORD)); then
        return # the value of an option: files
    fi
    case $command in
        '') verbs='%2' ;;
%3    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options %4" -- "$cur"))
    elif [[ -z $command ]] || ((i == COMP_CWORD - 1)); then
        COMPREPLY=($(compgen -W "$verbs" -- "$cur"))
    fi
}
complete -o default -F _adduce_cli adduce-cli
)"_s.arg(optionsWithValues(), commandNames(), casesOf(u"        %1) options='%2' verbs='%3' ;;\n"_s), sharedOptions());
}

QString zshCompletion()
{
    QString described;
    for (const CommandHelp &help : commandHelp())
        described += u"        '%1:%2'\n"_s.arg(QString::fromUtf8(help.name), quoted(help.summary));
    return uR"(#compdef adduce-cli
# Completes adduce-cli in zsh. Made by: adduce-cli completions zsh
_adduce_cli()
{
    local -a commands options verbs
    local command= i
    commands=(
%1    )
    for ((i = 2; i < CURRENT; ++i)); do
        case $words[i] in
            (%2) ((++i)) ;;
            (-*) ;;
            (*) command=$words[i]; break ;;
        esac
    done
    if ((i > CURRENT)); then
        _files
        return
    fi
    case $command in
%3    esac
    if [[ $PREFIX == -* ]]; then
        compadd -- $options %4
    elif [[ -z $command ]]; then
        _describe command commands
    elif ((i == CURRENT - 1 && $#verbs)); then
        compadd -- $verbs
        _files
    else
        _files
    fi
}
_adduce_cli "$@"
)"_s.arg(described, optionsWithValues(), casesOf(u"        (%1) options=(%2) verbs=(%3) ;;\n"_s), sharedOptions());
}

QString fishCompletion()
{
    QString script = uR"(# Completes adduce-cli in fish. Made by: adduce-cli completions fish
function __adduce_cli_command
    set -l is_value no
    for word in (commandline -opc)[2..-1]
        if test $is_value = yes
            set is_value no
        else if contains -- $word %1
            set is_value yes
        else if not string match -q -- '-*' $word
            echo $word
            return
        end
    end
end
)"_s.arg(optionsWithValues().replace(u'|', u' '));
    const auto line = [&](const QString &when, const QString &what) {
        script += u"complete -c adduce-cli -n '%1' %2\n"_s.arg(when, what);
    };
    const auto escaped = [](QString text) { return text.replace(u"\\"_s, u"\\\\"_s).replace(u"'"_s, u"\\'"_s); };
    for (const CommandHelp &help : commandHelp())
        line(u"test -z (__adduce_cli_command)"_s,
            u"-f -a %1 -d '%2'"_s.arg(QString::fromUtf8(help.name), escaped(QString::fromUtf8(help.summary))));
    for (const Command &command : allCommands()) {
        const QString name = QString::fromLatin1(command.name);
        const QString within = u"contains -- %1 (__adduce_cli_command)"_s.arg(name);
        if (const QString verbs = name == u"help" ? commandNames() : verbsOf(command); !verbs.isEmpty())
            line(within, u"-a '%1'"_s.arg(verbs));
        for (const QCommandLineOption &option : optionsOf(command))
            line(within, u"-l %1%2"_s.arg(option.names().constLast(), option.valueName().isEmpty() ? QString() : u" -r"_s));
    }
    for (const QCommandLineOption &option : optionsOfAll())
        script += u"complete -c adduce-cli -l %1%2 -d '%3'\n"_s.arg(option.names().constLast(),
            option.valueName().isEmpty() ? QString() : u" -r"_s, escaped(option.description().section(u" ("_s, 0, 0)));
    return script;
}

} // namespace

ExitCode completions(const Guide &guide)
{
    const QString shell = guide.arguments.value(0);
    const QString path = guide.options.value(u"output"_s);
    if (guide.arguments.size() != 1 || !QStringList { u"bash"_s, u"zsh"_s, u"fish"_s }.contains(shell)) {
        note(u"completions: bash, zsh or fish"_s);
        return Usage;
    }
    const QString script = shell == u"bash" ? bashCompletion() : shell == u"zsh" ? zshCompletion() : fishCompletion();
    if (path.isEmpty() || path == u"-") {
        printText(script.toUtf8());
        return Done;
    }
    refuseToOverwrite(path);
    replaceFile(path, script.toUtf8());
    return Done;
}

} // namespace adduce::cli
