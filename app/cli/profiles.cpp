#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/settings/parameter_fields.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QString namesOf(const ParameterField &field)
{
    QStringList names;
    for (const char *name : field.choices)
        names << QString::fromLatin1(name);
    return names.join(u", "_s);
}

/// "retrieval.final_k=6" taken over into the profile. Throws BadInput for what is no value of one.
void setValue(Profile &profile, const QString &assignment)
{
    const QString key = assignment.section(u'=', 0, 0).trimmed();
    const ParameterField *field = parameterField(key);
    if (!field || !assignment.contains(u'='))
        throw Error(
            ErrorKind::BadInput, u"\"%1\" is not KEY=VALUE with a key that \"adduce-cli profiles show\" has"_s.arg(assignment));
    const auto typed = fieldFromText(*field, assignment.section(u'=', 1).trimmed());
    if (!typed)
        throw Error(ErrorKind::BadInput,
            field->choices.empty()
                ? u"\"%1\" has to be a value from %2 to %3"_s.arg(key, QString::number(field->low), QString::number(field->high))
                : u"\"%1\" has to be one of %2"_s.arg(key, namesOf(*field)));
    setField(profile.parameters, *field, typed->value);
}

ExitCode listed(const Context &context)
{
    QJsonArray json;
    for (const QString &name : profileNames(context.configuration)) {
        const Profile &profile = profileNamed(context.configuration, name);
        const bool isUsed = context.configuration.profile.name == name;
        const bool isChanged = isUsed && context.configuration.profile != profile;
        if (context.isJson)
            json.append(QJsonObject { { u"name"_s, name }, { u"about"_s, profile.about },
                { u"built_in"_s, builtInProfile(name) != nullptr }, { u"used"_s, isUsed }, { u"changed"_s, isChanged } });
        else
            printLine(u"%1 %2%3  %4"_s.arg(
                isUsed ? u"*"_s : u" "_s, name.leftJustified(12), isChanged ? u" (changed)"_s : QString(), profile.about));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

void print(const Context &context, const Profile &profile)
{
    if (context.isJson)
        return printJson(toJson(profile));
    printLine(u"%1  %2"_s.arg(profile.name, profile.about));
    printLine(u"hash  "_s + hashOf(profile));
    for (const ParameterField &field : parameterFields())
        printLine(QString::fromLatin1(field.key) + u'=' + fieldText(field, field.get(profile.parameters)));
    for (auto prompt = profile.prompts.begin(); prompt != profile.prompts.end(); ++prompt)
        printLine(u"prompt %1: %2"_s.arg(prompt.key(), prompt.value()));
}

/// Without a name, the one in use with what was changed of it.
ExitCode show(const Context &context, const QStringList &names)
{
    const Configuration &configuration = context.configuration;
    print(context, names.isEmpty() ? configuration.profile : profileNamed(configuration, names.first()));
    return Done;
}

ExitCode set(const Context &context, QStringList arguments)
{
    const QString name = arguments.takeFirst();
    const Configuration now = context.workspace.configuration().change([&](Configuration &configuration) {
        Profile profile = profileNamed(configuration, name);
        for (const QString &assignment : arguments)
            setValue(profile, assignment);
        configuration.profile = profile;
    });
    note(u"From now on questions are answered by %1%2."_s.arg(name, arguments.isEmpty() ? QString() : u", changed"_s));
    if (context.isJson)
        printJson(toJson(now.profile));
    return Done;
}

ExitCode copy(const Context &context, QStringList arguments)
{
    const QString from = arguments.takeFirst();
    const QString to = profileNameFrom(arguments.takeFirst());
    context.workspace.configuration().change([&](Configuration &configuration) {
        Profile profile = profileNamed(configuration, from);
        profile.name = to;
        for (const QString &assignment : arguments)
            setValue(profile, assignment);
        keepProfile(configuration, profile);
    });
    return Done;
}

ExitCode remove(const Context &context, const QString &typed)
{
    const QString name = profileNameFrom(typed);
    context.workspace.configuration().change([&](Configuration &configuration) {
        if (std::erase_if(configuration.profiles, [&](const Profile &profile) { return profile.name == name; }) == 0)
            throw Error(ErrorKind::BadInput, u"no profile of your own is called \"%1\""_s.arg(name));
        if (configuration.profile.name == name)
            configuration.profile = {};
    });
    return Done;
}

ExitCode importFile(const Context &context, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(QFileInfo::exists(path) ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
    QJsonParseError error {};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        throw Error(ErrorKind::BadInput, u"\"%1\" is no file of a profile"_s.arg(path), error.errorString());
    const Profile profile = profileFromJson(document.object());
    context.workspace.configuration().change([&](Configuration &configuration) { keepProfile(configuration, profile); });
    note(u"Imported: %1"_s.arg(profile.name));
    return Done;
}

ExitCode exportFile(const Context &context, const QStringList &arguments)
{
    const QByteArray json = QJsonDocument(toJson(profileNamed(context.configuration, arguments.first()))).toJson();
    if (arguments.size() == 1) {
        printJson(QJsonDocument::fromJson(json).object());
        return Done;
    }
    refuseToOverwrite(arguments.at(1));
    replaceFile(arguments.at(1), json);
    return Done;
}

} // namespace

ExitCode profiles(const Context &context)
{
    QStringList rest = context.arguments;
    const QString what = rest.isEmpty() ? u"list"_s : rest.takeFirst();
    const qsizetype count = rest.size();
    if (what == u"list" && count == 0)
        return listed(context);
    if (what == u"show" && count <= 1)
        return show(context, rest);
    if (what == u"set" && count >= 1)
        return set(context, rest);
    if (what == u"copy" && count >= 2)
        return copy(context, rest);
    if (what == u"remove" && count == 1)
        return remove(context, rest.first());
    if (what == u"import" && count == 1)
        return importFile(context, rest.first());
    if (what == u"export" && (count == 1 || count == 2))
        return exportFile(context, rest);
    note(u"profiles: list, show [NAME], set NAME [KEY=VALUE...], copy NAME NEW [KEY=VALUE...], remove NAME, import FILE, "
         "export NAME [FILE]"_s);
    return Usage;
}

} // namespace adduce::cli
