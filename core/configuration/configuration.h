#pragma once
#include "core/models/model_settings.h"
#include "core/profiles/profile.h"
#include "core/settings/online.h"
#include "core/settings/reading.h"
#include "core/settings/server.h"
#include <QJsonObject>
#include <vector>

namespace adduce {

/// All that a user set and that every program of ours keeps to: the window, the command line, whatever comes. How a window looks
/// and where it stands is its own affair.
struct Configuration
{
    Profile profile; ///< that questions are answered by; one of those that are built in or `profiles`, or one of these changed
    std::vector<Profile> profiles; ///< the user's own
    ModelSettings models;
    OnlineSettings online;
    ReadingSettings reading;
    bool remembers = false; ///< the model that writes may keep what will be of use (core/memory)
    bool logsQuestions = true; ///< a line for each question is kept beside the library (RunLog)
    ServerSettings server {};

    friend bool operator==(const Configuration &, const Configuration &) = default;
};

/// Of the user's own, or of those that are built in, however the name is composed; null for another.
const Profile *findProfile(const Configuration &configuration, const QString &name);
/// All names: those that are built in, then the user's own.
QStringList profileNames(const Configuration &configuration);
/// The same, or throws Error{BadInput} with the names that there are.
const Profile &profileNamed(const Configuration &configuration, const QString &name);

/// Puts a profile among the user's own, in the place of the one of its name. Throws BadInput for the name of one that is built in.
void keepProfile(Configuration &configuration, const Profile &profile);

/// `configurationFromJson` gives an equal value back. A value that is missing or makes no sense becomes its default.
QJsonObject toJson(const Configuration &configuration);
Configuration configurationFromJson(const QJsonObject &json);

} // namespace adduce
