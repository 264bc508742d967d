#include "app/server/options.h"

#include "core/base/error.h"

#include <array>
#include <variant>

namespace adduce::server {

using namespace Qt::StringLiterals;

namespace {

/// A setting that the environment and the command line may say otherwise.
struct Option
{
    const char *name;
    std::variant<QString ServerSettings::*, QStringList ServerSettings::*, int ServerSettings::*, bool ServerSettings::*> member;
    const char *words;
    const char *value; ///< null for what is or is not
};

constexpr std::array kOptions {
    Option { "address", &ServerSettings::address, "listen at this address of the computer (127.0.0.1)", "ADDRESS" },
    Option { "port", &ServerSettings::port, "listen at this port (8433)", "PORT" },
    Option {
        "host", &ServerSettings::hosts, "a name that the server is reached by, besides localhost; may be said again", "NAME" },
    Option { "origin", &ServerSettings::origins,
        "pages of this origin may ask, such as https://notes.example.org; may be said again", "ORIGIN" },
    Option { "certificate", &ServerSettings::certificate, "encrypt with this certificate (PEM)", "FILE" },
    Option { "key", &ServerSettings::key, "the key of the certificate (PEM)", "FILE" },
    Option { "behind-proxy", &ServerSettings::isBehindProxy,
        "every request comes from another computer, by way of a proxy on this one", nullptr },
    Option { "requests-per-minute", &ServerSettings::requestsPerMinute, "of one user (300)", "N" },
    Option { "questions", &ServerSettings::questions, "answered at once (2)", "N" },
    Option { "question-seconds", &ServerSettings::questionSeconds, "that one may take (300)", "N" },
    Option { "upload-megabytes", &ServerSettings::uploadMegabytes, "that a file may have (64)", "N" },
};

QString variableOf(const Option &option)
{
    return u"ADDUCE_SERVER_"_s + QString::fromLatin1(option.name).toUpper().replace(u'-', u'_');
}

void set(ServerSettings &settings, const Option &option, const QStringList &values, const QString &source)
{
    if (const auto *text = std::get_if<QString ServerSettings::*>(&option.member))
        settings.**text = values.constLast();
    else if (const auto *list = std::get_if<QStringList ServerSettings::*>(&option.member))
        settings.**list = values;
    else if (const auto *is = std::get_if<bool ServerSettings::*>(&option.member))
        settings.**is = !QStringList { u"0"_s, u"no"_s, u"false"_s, u"off"_s }.contains(values.constLast().toLower());
    else if (const auto *number = std::get_if<int ServerSettings::*>(&option.member)) {
        bool isNumber = false;
        const int value = values.constLast().toInt(&isNumber);
        const int most = qstrcmp(option.name, "port") == 0 ? 65'535 : kMostServerNumber;
        if (!isNumber || value < 1 || value > most)
            throw Error(ErrorKind::BadInput,
                u"%1 is a number from 1 to %2, and not \"%3\""_s.arg(source, QString::number(most), values.constLast()));
        settings.**number = value;
    }
}

} // namespace

void declareOptions(QCommandLineParser &options)
{
    for (const Option &option : kOptions)
        options.addOption(option.value ? QCommandLineOption(QString::fromLatin1(option.name), QString::fromUtf8(option.words),
                                             QString::fromLatin1(option.value))
                                       : QCommandLineOption(QString::fromLatin1(option.name), QString::fromUtf8(option.words)));
}

ServerSettings settingsOf(
    const ServerSettings &configured, const QProcessEnvironment &environment, const QCommandLineParser &options)
{
    ServerSettings settings = configured;
    for (const Option &option : kOptions) {
        const QString name = QString::fromLatin1(option.name);
        if (const QString value = environment.value(variableOf(option)); !value.isEmpty())
            set(settings, option, value.split(u',', Qt::SkipEmptyParts), variableOf(option));
        if (options.isSet(name))
            set(settings, option, option.value ? options.values(name) : QStringList { u"1"_s }, u"--"_s + name);
    }
    return settings;
}

} // namespace adduce::server
