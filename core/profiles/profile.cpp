#include "core/profiles/profile.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/base/tr.h"
#include "core/models/prompt.h"
#include "core/settings/parameter_fields.h"
#include "core/text/hidden_characters.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>

static void loadProfiles() // a library's resources are loaded by hand
{
    Q_INIT_RESOURCE(profiles);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

Profile readBuiltIn(const QString &name)
{
    QFile file(u":/profiles/%1.json"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, file.fileName());
    return profileFromJson(QJsonDocument::fromJson(file.readAll()).object());
}

std::vector<Profile> readBuiltIns()
{
    loadProfiles();
    std::vector<Profile> profiles;
    for (const QString &name : { u"adduce"_s, u"portal"_s, u"nutor"_s, u"agentic"_s, u"docagent"_s, u"hybrid"_s })
        profiles.push_back(readBuiltIn(name));
    return profiles;
}

[[noreturn]] void refuse(const QString &why)
{
    throw Error(ErrorKind::BadInput, why);
}

[[noreturn]] void refuseUnknown(const QString &key)
{
    refuse(tr("\"%1\" is no part of a profile").arg(key));
}

[[noreturn]] void refuseValue(const ParameterField &field)
{
    const QString key = QString::fromLatin1(field.key), low = QString::number(field.low), high = QString::number(field.high);
    if (field.kind == ParameterField::Kind::Switch)
        refuse(tr("\"%1\" has to be true or false").arg(key));
    if (field.kind == ParameterField::Kind::Whole)
        refuse(tr("\"%1\" has to be a whole number from %2 to %3").arg(key, low, high));
    if (field.kind == ParameterField::Kind::Number)
        refuse(tr("\"%1\" has to be a number from %2 to %3").arg(key, low, high));
    QStringList names;
    for (const char *name : field.choices)
        names << QString::fromLatin1(name);
    refuse(tr("\"%1\" has to be one of %2").arg(key, names.join(u", "_s)));
}

/// A value that would be passed over in silence is a mistake in a file that people write.
void refuseUnknownValues(const QJsonObject &parameters)
{
    QSet<QString> parts;
    for (const ParameterField &field : parameterFields())
        parts << field.part();
    for (auto part = parameters.begin(); part != parameters.end(); ++part) {
        if (!parts.contains(part.key()) || !part->isObject())
            refuseUnknown(part.key());
        const QJsonObject values = part->toObject();
        for (const QString &name : values.keys())
            if (const QString key = part.key() + u'.' + name; !parameterField(key) && !isFormerParameter(key))
                refuseUnknown(key);
    }
}

/// Each value came to stand as it was written.
void refuseBadValues(const QJsonObject &parameters, const Parameters &read)
{
    const QJsonObject written = toJson(read);
    for (const QString &part : parameters.keys()) {
        const QJsonObject values = parameters[part].toObject();
        for (const QString &name : values.keys())
            if (const ParameterField *field = parameterField(part + u'.' + name);
                field && written[part].toObject()[name] != values[name])
                refuseValue(*field);
    }
}

QMap<QString, QString> promptsFrom(const QJsonObject &json)
{
    QMap<QString, QString> prompts;
    for (auto prompt = json.begin(); prompt != json.end(); ++prompt) {
        const auto task = promptTaskFrom(prompt.key());
        if (!task || !prompt->isString())
            refuse(tr("\"%1\" is no prompt of a profile").arg(prompt.key()));
        (void)renderPrompt(*task, prompt->toString(), {}); // throws for what is no template
        prompts[prompt.key()] = prompt->toString();
    }
    return prompts;
}

using ChunkNumbers = std::array<int ChunkParameters::*, 4>;
constexpr ChunkNumbers kChunkNumbers { &ChunkParameters::maxTokens, &ChunkParameters::overlapTokens, &ChunkParameters::characters,
    &ChunkParameters::overlapCharacters };

const ParameterField &strategyField()
{
    return *parameterField(u"chunks.strategy"_s);
}

const ParameterField &tokensField()
{
    return *parameterField(u"chunks.tokens"_s);
}

/// As the name of a built-in profile was noted before profiles said how tokens are counted.
ChunkParameters withEstimatedTokens(ChunkParameters chunks)
{
    chunks.tokens = TokenCount::Estimated;
    return chunks;
}

} // namespace

const std::vector<Profile> &builtInProfiles()
{
    static const std::vector<Profile> profiles = readBuiltIns();
    return profiles;
}

const Profile *builtInProfile(const QString &name)
{
    const auto found = std::ranges::find(builtInProfiles(), name, &Profile::name);
    return found == builtInProfiles().end() ? nullptr : &*found;
}

QString profileNameFrom(const QString &typed)
{
    // Marks belong to the letters of many scripts; a name begins with none, and holds nothing that no reader sees.
    static const QRegularExpression form(uR"(\A[\p{L}\p{Nd}_-][\p{L}\p{M}\p{Nd}_-]{0,39}\z)"_s);
    const QString name = typed.normalized(QString::NormalizationForm_C);
    if (!form.match(name).hasMatch() || withoutHiddenCharacters(name) != name)
        refuse(tr("\"%1\" is no name of a profile, which has 1 to 40 letters and digits, - and _").arg(typed.left(80)));
    return name;
}

QJsonObject valueOf(const Profile &profile)
{
    QJsonObject prompts;
    for (auto prompt = profile.prompts.begin(); prompt != profile.prompts.end(); ++prompt)
        prompts[prompt.key()] = prompt.value();
    return { { u"parameters"_s, toJson(profile.parameters) }, { u"prompts"_s, prompts } };
}

QJsonObject toJson(const Profile &profile)
{
    QJsonObject json = valueOf(profile);
    json[u"name"_s] = profile.name;
    json[u"about"_s] = profile.about;
    return json;
}

Profile profileFromJson(const QJsonObject &json)
{
    Profile profile;
    profile.name = profileNameFrom(json[u"name"_s].toString());
    profile.about = json[u"about"_s].toString();
    for (const QString &key : json.keys())
        if (key != u"name" && key != u"about" && key != u"parameters" && key != u"prompts")
            refuseUnknown(key);
    const QJsonObject parameters = json[u"parameters"_s].toObject();
    refuseUnknownValues(parameters);
    profile.parameters = parametersFromJson(parameters);
    refuseBadValues(parameters, profile.parameters);
    profile.prompts = promptsFrom(json[u"prompts"_s].toObject());
    return profile;
}

Profile withUserPrompts(Profile profile, const PromptStore &prompts)
{
    for (const PromptInfo &info : promptTable())
        if (const QString name = nameOf(info.task); !profile.prompts.contains(name) && prompts.isChanged(info.task))
            profile.prompts[name] = prompts.text(info.task);
    return profile;
}

QByteArray textOf(const QJsonObject &value)
{
    return QJsonDocument(value).toJson(QJsonDocument::Compact);
}

QString hashOf(const QJsonObject &value)
{
    Sha256 hash;
    hash.add(textOf(value));
    return QString::fromLatin1(hash.takeHex());
}

QString hashOf(const Profile &profile)
{
    return hashOf(valueOf(profile));
}

QString chunkingName(const ChunkParameters &chunks)
{
    const auto known = std::ranges::find_if(
        builtInProfiles(), [&](const Profile &profile) { return withEstimatedTokens(profile.parameters.chunks) == chunks; });
    if (known != builtInProfiles().end())
        return known->name;
    Parameters parameters;
    parameters.chunks = chunks;
    QStringList words { fieldText(strategyField(), strategyField().get(parameters)) };
    for (const auto member : kChunkNumbers)
        words << QString::number(chunks.*member);
    if (chunks.tokens != TokenCount::Estimated)
        words << fieldText(tokensField(), tokensField().get(parameters));
    return words.join(u' ');
}

std::optional<ChunkParameters> chunkingNamed(const QString &name)
{
    if (const Profile *known = builtInProfile(name))
        return withEstimatedTokens(known->parameters.chunks);
    const QStringList words = name.split(u' ');
    constexpr auto kLeast = 1 + static_cast<qsizetype>(kChunkNumbers.size());
    const auto strategy = fieldFromText(strategyField(), words.first());
    const auto tokens = fieldFromText(tokensField(), words.value(kLeast, fieldText(tokensField(), 0)));
    if (!strategy || !tokens || words.size() < kLeast || words.size() > kLeast + 1)
        return std::nullopt;
    Parameters parameters;
    setField(parameters, tokensField(), tokens->value);
    setField(parameters, strategyField(), strategy->value);
    for (std::size_t i = 0; i < kChunkNumbers.size(); ++i) {
        bool isNumber = false;
        parameters.chunks.*kChunkNumbers[i] = words[static_cast<qsizetype>(i) + 1].toInt(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    return parameters.chunks;
}

} // namespace adduce
