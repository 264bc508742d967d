#pragma once
#include "core/references/reference.h"
#include <QUrl>
#include <stop_token>

namespace adduce {

class EgressGate;

/// A running Zotero on this computer, by its local API (the read requests of Zotero's web API, version 3), which its settings can turn off.
struct ZoteroService
{
    QUrl library { QStringLiteral("http://localhost:23119/api/users/0/") }; ///< the user's own
    int timeoutMs = 10'000; ///< of a request
    qint64 mostBytes = qint64(32) << 20; ///< of a reply
    int page = 100; ///< items in a reply
    int mostItems = 20'000; ///< looked at in one go; more is a problem that is told
};

/// What came since.
struct ZoteroNews
{
    QString upTo; ///< to be given the next time
    ReferenceList list; ///< items that were added or changed, with files, notes and highlights, whatever of it is new
};

QString zoteroNow(); ///< to begin with: what was changed before is not asked for

/// What was added or changed in Zotero since `since`, which an earlier call gave, or zoteroNow(). What is changed on this computer is told by
/// its time, as its version changes only when Zotero synchronises; what comes from others then by its version, as it keeps its time. An item
/// that cannot be had is a problem in the list. Blocks; the thread needs no event loop. Throws
/// NotListening while Zotero does not run, NotAllowed where it lets no other program read, BadReply, Unreachable and Stopped.
ZoteroNews zoteroNews(
    EgressGate &gate, const QString &since, const ZoteroService &service = {}, const std::stop_token &stop = {});

} // namespace adduce
