#pragma once
#include "core/settings/parameters.h"
#include <QJsonObject>
#include <QMap>
#include <QString>
#include <vector>

namespace adduce {

class PromptStore;

/// One way of finding, choosing, writing and checking an answer: every number and prompt of it, under a name.
struct Profile
{
    QString name = QStringLiteral("adduce"); ///< unique; as profileNameFrom() gives it
    QString about {}; ///< one line
    Parameters parameters {};
    QMap<QString, QString> prompts {}; ///< templates by their task ("answer"), in place of those that are built in

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// Those that come with the program, ours first: data of resources/profiles. They never change.
const std::vector<Profile> &builtInProfiles();
const Profile *builtInProfile(const QString &name); ///< null for another name

/// What a user reads of it: translated where it comes with the program.
QString aboutWords(const Profile &profile);

/// The profile with every prompt that models are asked with by it: its own, else the user's (Settings, Prompts), else none, which
/// is the one that is built in. Decided here alone, so that the hash of an answer covers its prompts.
Profile withUserPrompts(Profile profile, const PromptStore &prompts);

/// What was typed as a name, in its composed form (NFC), so that equal names are equal text: letters and digits of any script,
/// - and _, at most 40 of them. A file can be called so. Throws Error{BadInput} for anything else.
QString profileNameFrom(const QString &typed);

/// Every value; `profileFromJson` gives an equal one back. A file may say less: what it leaves out is as in ours. Throws
/// Error{BadInput} for what is no profile, names what no profile has, or has a value out of its bounds
/// or a prompt that leaves out what its task must say.
QJsonObject toJson(const Profile &profile);
Profile profileFromJson(const QJsonObject &json);

/// All that an answer depends on, without the name it goes by: {"parameters", "prompts"}.
QJsonObject valueOf(const Profile &profile);
/// The SHA-256 of its value, in hexadecimal: equal for equal parameters and prompts, whatever their name.
QString hashOf(const Profile &profile);
/// The same of a value as it was written, maybe by another version: of its text as it is kept, `textOf`.
QString hashOf(const QJsonObject &value);
/// Compact, with its keys in order.
QByteArray textOf(const QJsonObject &value);

/// What a library notes of how a document was cut: the name of the built-in profile that cuts so with tokens
/// estimated, or else the numbers, "sentences 768 100 1200 180", "sentences 768 100 1200 180 cl100k_base". `chunkingNamed` is none for what is neither.
QString chunkingName(const ChunkParameters &chunks);
std::optional<ChunkParameters> chunkingNamed(const QString &name);

} // namespace adduce
