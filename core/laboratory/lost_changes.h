#pragma once
#include "core/documents/document.h"
#include <QDateTime>
#include <QJsonValue>
#include <QString>
#include <vector>

namespace adduce {

class Database;
class Postgres;

/// What a user wrote into a field of a paper, and another member wrote over without having seen it. The last writer's value holds; this one
/// is kept by the laboratory.
struct LostChange
{
    qint64 number = 0; ///< of the laboratory's history
    QString sha256;
    QString paper; ///< its title, or the beginning of its hash
    MetadataField field {};
    QJsonValue value; ///< as a field of shared_metadata.h
    QString text; ///< the value as it is shown; empty where the field was emptied
    QString author, replacedBy; ///< logins
    QDateTime at; ///< when it was written; UTC
};

/// The newest of each field that still says something else, newest first, `most` at most; without those that are settled on this desk.
/// Throws as Postgres, and BadReply.
std::vector<LostChange> lostChanges(Database &database, Postgres &server, int most);

/// It is told on this desk no more.
void settle(Database &database, const LostChange &change);

/// The field says again what was lost, as if the user had typed it, and goes to the others with the next synchronisation; settled with
/// that. Throws Missing where the paper is not here.
void bringBack(Database &database, const LostChange &change);

} // namespace adduce
