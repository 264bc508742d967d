#include "core/export/ratings_csv.h"

#include "core/export/csv_line.h"

namespace adduce {

using namespace Qt::StringLiterals;

QByteArray toCsv(const std::vector<RatedAnswer> &rated)
{
    // English in every language: programs read it.
    QByteArray out = csvLine({ u"thread"_s, u"question"_s, u"confidence"_s, u"rating"_s, u"model"_s, u"rated_at"_s });
    for (const RatedAnswer &answer : rated)
        out += csvLine(
            { QString::number(answer.thread.value), answer.question, answer.confidence ? nameOf(*answer.confidence) : QString(),
                nameOf(answer.rating), answer.model, answer.ratedAt.toString(Qt::ISODateWithMs) });
    return out;
}

} // namespace adduce
