#include "core/question/question_kind.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

QuestionKind kindOf(const QString &question, const AskedFor &wanted)
{
    constexpr AnswerTypes complex = AnswerType::Comparison | AnswerType::Reason | AnswerType::Method | AnswerType::Finding;
    if (wanted.types.testAnyFlags(complex))
        return QuestionKind::Complex;
    static const auto options = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression analytic(
        u"\\b(?:compar\\w*|contrast\\w*|differen\\w*|relat\\w*|analy\\w*|evaluat\\w*|discuss|explain\\w*|implication\\w*|trade-?"
        u"offs?|"
        u"vergleich\\w*|unterschied\\w*|zusammenh[aä]ng\\w*|erkl[aä]r\\w*|différen\\w*|expliqu\\w*|rapport\\s+entre|"
        u"diferenci\\w*|relaci\\w*|expli(?:ca|que)\\w*)\\b"_s,
        options);
    static const QRegularExpression joined(u"\\b(?:and|und|et|y|e)\\s+(?:\\w+\\s+)?(?:how|why|what|which|who|when|where|wie|"
                                           u"warum|was|wer|wann|wo|comment|pourquoi|quels?|"
                                           u"quelles?|qui|quand|cómo|por\\s+qué|qué|cuáles?|quién|cuándo)\\b"_s,
        options);
    return analytic.match(question).hasMatch() || joined.match(question).hasMatch() || question.count(u'?') > 1
        ? QuestionKind::Complex
        : QuestionKind::Simple;
}

} // namespace adduce
