#pragma once
#include "core/references/reference.h"
#include <QUrl>
#include <optional>
#include <stop_token>

namespace adduce {

class Database;
class EgressGate;
struct DocumentRow;

/// Where DOIs are looked up. A question goes over the network with the DOI in it: only when the user asked for it.
struct CrossrefService
{
    QUrl works { QStringLiteral("https://api.crossref.org/works/") };
    int timeoutMs = 20'000;
    qint64 mostBytes = qint64(2) << 20; ///< of a reply
    int freshDays = 30; ///< so long a reply is not asked for again: a paper may be retracted meanwhile
};

/// What Crossref says of a DOI; none when it does not know it. A reply is kept in the library and not asked for again
/// while it is fresh. Blocks; the thread needs no event loop. Throws Unreachable, BadInput for a DOI that is none, and Stopped.
std::optional<Reference> lookUp(
    EgressGate &gate, Database &database, const QString &doi, const CrossrefService &service, const std::stop_token &stop = {});

/// Looks a document with a DOI up and gives it what Crossref says, which what a user typed or imported outlives. None when
/// the DOI is not known there. Throws as lookUp().
std::optional<Reference> lookUpDocument(EgressGate &gate, Database &database, const DocumentRow &row,
    const CrossrefService &service, const std::stop_token &stop = {});

/// The work in a reply, with the newest retraction, withdrawal or removal of it ("updated-by" of Crossref's REST API).
/// Throws BadReply for what is no such reply.
Reference referenceFromCrossref(const QByteArray &reply);

} // namespace adduce
