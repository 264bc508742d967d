#include "core/text/doi.h"

#include <QRegularExpression>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Without what a sentence puts behind it: stops, quotation marks, brackets that were opened before it.
QString trimmedDoi(QString doi)
{
    while (!doi.isEmpty()) {
        const QChar last = doi.back();
        const bool unopened = (last == u')' && doi.count(u')') > doi.count(u'(')) || (last == u']' && !doi.contains(u'['))
            || (last == u'>' && !doi.contains(u'<'));
        if (!QStringView(u".,;:\"'”’").contains(last) && !unopened)
            break;
        doi.chop(1);
    }
    return doi.toLower();
}

} // namespace

QString onlyDoi(const QString &text)
{
    // ISO 26324: "10.", a registrant, a slash and whatever the registrant likes; blanks end it here.
    static const QRegularExpression pattern(u"\\b10\\.\\d{4,9}(?:\\.\\d+)*/[^\\s\"<>{}|\\\\^`]{2,200}"_s);
    QString only;
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        const QString doi = trimmedDoi(it.next().captured());
        if (!only.isEmpty() && doi != only)
            return {};
        only = doi;
    }
    return only;
}

QString doiAddress(const QString &doi)
{
    static const QRegularExpression sound(u"^10\\.[0-9]{4,9}/[^\\s\\p{C}]+$"_s);
    return sound.match(doi).hasMatch() ? u"https://doi.org/"_s + QString::fromLatin1(QUrl::toPercentEncoding(doi, "/:;()._-"))
                                       : QString();
}

} // namespace adduce
