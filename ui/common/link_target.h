#pragma once
#include <QString>
#include <QUrl>

namespace adduce {

/// Where an address leads that a document names. What is shown of it is what is opened, and neither has a character that could
/// make it look like another one.
struct LinkTarget
{
    QString host; ///< where it truly leads, in ASCII: a name on the web, or the address of a mail; empty when it is not opened
    QString address; ///< the whole, percent-encoded
    QUrl url; ///< for another program; empty for what is copied only: all but the web, mail and DOIs
};
LinkTarget linkTarget(const QString &address);

} // namespace adduce
