#include "core/question/recency.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

bool asksForRecent(const QString &question, int thisYear)
{
    static const auto options = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    // "Current" is a word of physics, too, and "dernier" and "último" of any order: they are taken by what stands behind them.
    static const QRegularExpression words(
        u"\\b(?:latest|newest|most\\s+recent|recent(?:ly)?|currently|nowadays|today|up[- ]to[- ]date|state\\s+of\\s+the\\s+art"
        "|these\\s+days|this\\s+(?:year|month|week)"
        "|current\\s+(?:\\w+\\s+)?(?:evidence|research|knowledge|understanding|state|status|recommendations?|guidelines?|guidance"
        "|advice|consensus|views?|opinions?|practice|standards?|treatments?|therap(?:y|ies)|prices?|rates?|numbers?|figures?)"
        "|neue(?:st|re)\\w*|aktuell\\w*|derzeit\\w*|kürzlich|neuerdings|heute|zurzeit|dieses\\s+jahr|in\\s+diesem\\s+jahr"
        "|récent\\w*|récemment|actuellement|aujourd['’]hui|cette\\s+année"
        "|derni(?:er|ère)s?\\s+(?:études?|résultats?|recherches?|recommandations?|années?)"
        "|recientes?|recientemente|actualmente|hoy|este\\s+año"
        "|últim[oa]s?\\s+(?:estudios?|resultados?|investigaciones|recomendaciones|años?))\\b"_s,
        options);
    if (words.match(question).hasMatch())
        return true;
    static const QRegularExpression year(u"\\b(?:in|since|im\\s+jahre?|seit|en|depuis|desde)\\s+(20\\d\\d)\\b"
                                         "(?!\\s+(?:\\w+\\s+)?(?:patients|participants|subjects|adults|children|women|men|people|"
                                         "cases|volunteers|students|athletes|runners|samples|mice|rats)\\b)"_s,
        options);
    for (const QRegularExpressionMatch &match : year.globalMatch(question))
        if (match.captured(1).toInt() >= thisYear - 1)
            return true;
    return false;
}

} // namespace adduce
