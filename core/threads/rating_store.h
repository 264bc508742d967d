#pragma once
#include "core/answer/measured_rate.h"
#include "core/base/ids.h"
#include "core/threads/rating.h"
#include <QDateTime>
#include <optional>
#include <vector>

namespace adduce {

class Database;

/// An answer that was rated.
struct RatedAnswer
{
    ThreadId thread;
    TurnId turn;
    QString question;
    std::optional<Confidence> confidence; ///< none of a refusal
    ConfidenceReason reason = ConfidenceReason::SomeTerms; ///< of the confidence
    QString model; ///< that wrote it; empty: the papers' own sentences
    Rating rating = Rating::Right;
    QDateTime ratedAt; ///< UTC
    friend bool operator==(const RatedAnswer &, const RatedAnswer &) = default;
};

/// What the user says of answers. Each call commits before it returns. For the thread of its connection.
class RatingStore
{
public:
    explicit RatingStore(Database &database);

    /// None takes it back. False: there is no such answer.
    bool set(TurnId turn, const std::optional<Rating> &rating);
    [[nodiscard]] std::optional<Rating> find(TurnId turn) const;
    [[nodiscard]] std::vector<RatedAnswer> list() const; ///< as they were rated; without those in the bin

private:
    Database &m_database;
};

/// How many were rated right, by their confidence, of such answers as testedRate() speaks of; those that are right in part are not. Pure.
ConfidenceRates ratesOf(const std::vector<RatedAnswer> &rated);

} // namespace adduce
