#include "core/threads/rating_store.h"

#include "core/library/database.h"
#include "core/threads/thread_facts.h"

namespace adduce {

using namespace Qt::StringLiterals;

RatingStore::RatingStore(Database &database)
    : m_database(database)
{
}

bool RatingStore::set(TurnId turn, const std::optional<Rating> &rating)
{
    Statement known(m_database, "SELECT 1 FROM turns WHERE id = ?");
    known.bind(1, turn.value);
    if (!known.step())
        return false;
    if (!rating)
        Statement(m_database, "DELETE FROM ratings WHERE turn = ?").bind(1, turn.value).run();
    else
        Statement(m_database, "INSERT OR REPLACE INTO ratings(turn, rating, rated_at) VALUES (?, ?, ?)")
            .bind(1, turn.value)
            .bind(2, nameOf(*rating))
            .bind(3, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))
            .run();
    return true;
}

std::optional<Rating> RatingStore::find(TurnId turn) const
{
    Statement row(m_database, "SELECT rating FROM ratings WHERE turn = ?");
    row.bind(1, turn.value);
    return row.step() ? valueNamed<Rating>(row.text(0)) : std::nullopt;
}

std::vector<RatedAnswer> RatingStore::list() const
{
    completeThreadFacts(m_database);
    std::vector<RatedAnswer> rated;
    Statement row(m_database,
        "SELECT turns.thread, turns.id, coalesce(iif(json_valid(answer), json_extract(answer, '$.question'), ''), ''), "
        "coalesce(iif(json_valid(answer), json_extract(answer, '$.reason'), ''), ''), "
        "iif(turn_facts.verdict = 'answered', turn_facts.confidence, ''), model, rating, rated_at "
        "FROM ratings JOIN turns ON turns.id = ratings.turn JOIN turn_facts ON turn_facts.turn = turns.id "
        "JOIN threads ON threads.id = turns.thread WHERE deleted_at = '' ORDER BY rated_at, turns.id");
    while (row.step())
        if (const auto rating = valueNamed<Rating>(row.text(6)))
            rated.push_back(
                { ThreadId { row.integer(0) }, TurnId { row.integer(1) }, row.text(2), valueNamed<Confidence>(row.text(4)),
                    valueNamed<ConfidenceReason>(row.text(3)).value_or(ConfidenceReason::SomeTerms), row.text(5), *rating,
                    QDateTime::fromString(row.text(7), Qt::ISODateWithMs).toUTC() });
    return rated;
}

ConfidenceRates ratesOf(const std::vector<RatedAnswer> &rated)
{
    ConfidenceRates rates;
    for (const RatedAnswer &answer : rated)
        if (answer.confidence && answer.model.isEmpty() && isTested(answer.reason)) {
            MeasuredRate &rate = rates[*answer.confidence];
            ++rate.answers;
            rate.right += answer.rating == Rating::Right;
        }
    return rates;
}

} // namespace adduce
