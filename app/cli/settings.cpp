#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/worker/ocr.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
#include <array>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// A value of the configuration that no other command sets, by the name that its file has for it.
struct Setting
{
    const char *name;
    const char *what;
    QJsonValue (*get)(const Configuration &);
    void (*set)(Configuration &, const QStringList &); ///< throws BadInput
};

Error notOneOf(const QString &typed, const QString &values)
{
    return Error(ErrorKind::BadInput, u"\"%1\" is not %2"_s.arg(typed, values));
}

QString single(const QStringList &values)
{
    if (values.size() != 1)
        throw notOneOf(values.join(u' '), u"one value"_s);
    return values.first();
}

bool isYes(const QStringList &values)
{
    const QString word = single(values);
    if (word != u"on" && word != u"off")
        throw notOneOf(word, u"on or off"_s);
    return word == u"on";
}

int numberBetween(const QStringList &values, int fewest, int most)
{
    bool isNumber = false;
    const int number = single(values).toInt(&isNumber);
    if (!isNumber || number < fewest || number > most)
        throw notOneOf(single(values), u"a number from %1 to %2"_s.arg(fewest).arg(most));
    return number;
}

constexpr std::array kOcrWords { std::pair { OcrMode::Off, "off" }, std::pair { OcrMode::Ask, "ask" },
    std::pair { OcrMode::Automatic, "auto" } };

QJsonValue ocrWord(const Configuration &now)
{
    const auto found = std::ranges::find(kOcrWords, now.reading.ocr.mode, &std::pair<OcrMode, const char *>::first);
    return QString::fromLatin1(found->second);
}

void setOcrMode(Configuration &now, const QStringList &values)
{
    const QString word = single(values);
    const auto found = std::ranges::find_if(kOcrWords, [&](const auto &one) { return word == QLatin1StringView(one.second); });
    if (found == kOcrWords.end())
        throw notOneOf(word, u"off, ask or auto"_s);
    now.reading.ocr.mode = found->first;
}

void setOcrLanguages(Configuration &now, const QStringList &values)
{
    const QStringList languages = single(values).split(u'+', Qt::SkipEmptyParts);
    if (languages.isEmpty())
        throw notOneOf(single(values), u"the codes of languages, such as eng+deu"_s);
    (void)ocrDataFolder(languages); // all of them are installed
    now.reading.ocr.languages = languages;
}

void setFolders(Configuration &now, const QStringList &values)
{
    QStringList folders;
    for (const QString &value : values == QStringList { u"none"_s } ? QStringList() : values) {
        const QFileInfo folder(value);
        if (!folder.isDir())
            throw notOneOf(value, u"a folder that is there, or none"_s);
        folders << folder.absoluteFilePath();
    }
    folders.removeDuplicates();
    now.server.addFrom = folders;
}

// In the order of the window's pages.
constexpr std::array kSettings {
    Setting { "reading.ocr", "pages that are scans: off (leave them), ask (list them) or auto (recognise them at once)", ocrWord,
        setOcrMode },
    Setting { "reading.ocr_languages", "languages that are recognised, such as eng+deu",
        [](const Configuration &now) { return QJsonValue(now.reading.ocr.languages.join(u'+')); }, setOcrLanguages },
    Setting { "reading.seconds", "seconds after which a document is given up",
        [](const Configuration &now) { return QJsonValue(now.reading.seconds); },
        [](Configuration &now, const QStringList &values) {
            now.reading.seconds = numberBetween(values, kFewestSeconds, kMostSeconds);
        } },
    Setting { "reading.megabytes", "megabytes of memory that one document may take",
        [](const Configuration &now) { return QJsonValue(now.reading.megabytes); },
        [](Configuration &now, const QStringList &values) {
            now.reading.megabytes = numberBetween(values, kFewestMegabytes, kMostMegabytes);
        } },
    Setting { "online.local_only", "no other computer is contacted, whatever is allowed besides: on or off",
        [](const Configuration &now) { return QJsonValue(now.online.isLocalOnly); },
        [](Configuration &now, const QStringList &values) { now.online.isLocalOnly = isYes(values); } },
    Setting { "online.crossref", "the window may look DOIs up at Crossref: on or off",
        [](const Configuration &now) { return QJsonValue(now.online.usesCrossref); },
        [](Configuration &now, const QStringList &values) { now.online.usesCrossref = isYes(values); } },
    Setting { "server.add_from", "folders from which programs that speak the Model Context Protocol may add files, or none",
        [](const Configuration &now) { return QJsonValue(QJsonArray::fromStringList(now.server.addFrom)); }, setFolders },
};

QString shownValue(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"on"_s : u"off"_s;
    if (!value.isArray())
        return value.toVariant().toString();
    const QStringList values = value.toVariant().toStringList();
    return values.isEmpty() ? u"none"_s : values.join(u", "_s);
}

ExitCode tellSettings(const Context &context, const Configuration &now, const Setting *only)
{
    QJsonObject json;
    for (const Setting &setting : kSettings) {
        if (only && only != &setting)
            continue;
        const QJsonValue value = setting.get(now);
        json[QString::fromLatin1(setting.name)] = value;
        if (!context.isJson)
            printLine(u"%1  %2  (%3)"_s.arg(
                QString::fromLatin1(setting.name).leftJustified(21), shownValue(value), QString::fromLatin1(setting.what)));
    }
    if (context.isJson)
        printJson(json);
    else if (!only)
        note(u"Others have commands of their own: profiles, models, web, memory, records, privacy, watch."_s);
    return Done;
}

} // namespace

ExitCode settings(const Context &context)
{
    const QString name = context.arguments.value(0);
    const QStringList values = context.arguments.mid(1);
    const auto found =
        std::ranges::find_if(kSettings, [&](const Setting &setting) { return name == QLatin1StringView(setting.name); });
    const bool isAll = context.arguments.isEmpty();
    if ((!isAll && found == kSettings.end()) || values.contains(QString())) {
        QStringList names;
        for (const Setting &setting : kSettings)
            names << QString::fromLatin1(setting.name);
        note(u"settings: lists them; NAME, NAME VALUE, where NAME is one of "_s + names.join(u", "_s));
        return Usage;
    }
    if (!values.isEmpty())
        context.workspace.configuration().change([&](Configuration &now) { found->set(now, values); });
    return tellSettings(context, context.workspace.configuration().load(), isAll ? nullptr : &*found);
}

} // namespace adduce::cli
