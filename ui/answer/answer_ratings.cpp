#include "ui/answer/answer_ratings.h"

#include "ui/common/library_step.h"

namespace adduce {

AnswerRatings::AnswerRatings(LibraryThread &library, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_undo(undo)
    , m_reading(library)
{
}

void AnswerRatings::set(TurnId turn, const std::optional<Rating> &rating)
{
    const auto before = std::make_shared<std::optional<Rating>>();
    const auto make = [before, turn, rating](Database &database) {
        RatingStore store(database);
        *before = store.find(turn);
        store.set(turn, rating);
        return *before != rating;
    };
    const auto takeBack = [before, turn](Database &database) { RatingStore(database).set(turn, *before); };
    LibraryStep::perform(m_undo, m_library, this, rating ? tr("Rate answer") : tr("Take rating back"), { make, takeBack },
        { [this](bool) { read(); },
            [this](const Error &error) {
                emit failed(error);
                read(); // what is shown as rated may not be kept
            } });
}

void AnswerRatings::read()
{
    m_reading.run(
        this, [](Database &database) { return RatingStore(database).list(); },
        [this](const std::vector<RatedAnswer> &rated) {
            m_ratings.clear();
            for (const RatedAnswer &answer : rated)
                m_ratings.insert(answer.turn.value, answer.rating);
            m_rates = ratesOf(rated);
            emit changed();
        });
}

std::optional<Rating> AnswerRatings::of(TurnId turn) const
{
    const auto found = m_ratings.constFind(turn.value);
    return found == m_ratings.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace adduce
