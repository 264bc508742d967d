#include "core/question/several_questions.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

bool asksSeveral(const QString &question)
{
    constexpr qsizetype kLongest = 2000; // of a question that is looked at
    static const QRegularExpression again(
        u"\\b(?:and|or|und|oder|et|ou|y|e|o)\\s+(?:in\\s+|for\\s+|by\\s+)?(?:what|how|why|which|who|whom|when|where|whether|"
        "was|wie|warum|wieso|welche[rsmn]?|wer|wem|wen|wann|wo|ob|que|quoi|quel(?:le)?s?|comment|pourquoi|combien|qui|quand|"
        "o\u00f9|"
        "qu\u00e9|c\u00f3mo|por\\s+qu\u00e9|cu\u00e1l(?:es)?|cu\u00e1nt[oa]s?|qui\u00e9n(?:es)?|cu\u00e1ndo|d\u00f3nde)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QString asked = question.left(kLongest);
    return asked.count(u'?') + asked.count(u'\uff1f') > 1 || again.match(asked).hasMatch();
}

} // namespace adduce
