#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>

namespace adduce {

/// What an XMP packet (ISO 16684-1) says of a document, as it says it: Dublin Core, PRISM and the habits of publishers.
struct Xmp
{
    QString title;
    QStringList creators;
    QString doi;
    QString publication; ///< journal or book
    int year = 0; ///< of publication; 0 when it names none
    QString volume;
    QString issue;
    QString firstPage;
    QString lastPage;
    QString issn;
};

/// Empty for a packet that cannot be read: it is nobody's only source.
Xmp readXmp(const QByteArray &packet);

} // namespace adduce
