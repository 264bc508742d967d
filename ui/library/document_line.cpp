#include "ui/library/document_line.h"

#include "core/base/tr.h"
#include "ui/library/document_facts.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

static QString formatWords(DocumentFormat format)
{
    if (format == DocumentFormat::Text)
        return adduce::tr("plain text");
    return format == DocumentFormat::Markdown ? u"Markdown"_s : nameOf(format).toUpper();
}

QString lineOf(const DocumentFacts &facts)
{
    const DocumentRow &row = facts.row;
    const QLocale locale;
    QStringList parts { formatWords(row.format) };
    if (!row.encoding.isEmpty())
        parts.back() += u" ("_s + row.encoding + u')';
    if (const QLocale written(row.language); !row.language.isEmpty() && written.language() != QLocale::C)
        parts << QLocale::languageToString(written.language());
    if (row.pages > 0)
        parts << adduce::tr("%Ln page(s)", nullptr, row.pages);
    if (row.sentences > 0)
        parts << adduce::tr("%Ln sentence(s)", nullptr, row.sentences);
    parts << locale.formattedDataSize(row.bytes, 1);
    if (!row.ocr.isEmpty())
        parts << adduce::tr("text recognised (%1)").arg(row.ocr);
    parts << adduce::tr("added %1").arg(locale.toString(row.addedAt.toLocalTime().date(), QLocale::ShortFormat));
    if (!facts.sharedBy.isEmpty())
        parts << adduce::tr("in the laboratory, by %1").arg(facts.sharedBy);
    for (const QString &name : facts.collections)
        parts << adduce::tr("in “%1”").arg(name);
    for (const QString &tag : facts.tags)
        parts << u'#' + tag;
    return parts.join(u" · "_s);
}

} // namespace adduce
