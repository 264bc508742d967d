#include "core/guardrails/context_passage.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString ContextPassage::quotable() const
{
    QStringList texts;
    for (const ContextSentence &one : sentences)
        texts << one.sentence.text;
    return texts.join(u' ');
}

QString ContextPassage::about() const
{
    QStringList parts { document.title, document.authors.join(u", "_s), shortName(document), section };
    if (document.year > 0)
        parts << QString::number(document.year);
    return parts.join(u". "_s);
}

} // namespace adduce
