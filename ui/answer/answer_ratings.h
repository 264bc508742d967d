#pragma once
#include "core/threads/rating_store.h"
#include "ui/common/latest_read.h"
#include <QHash>
#include <QObject>

class QUndoStack;

namespace adduce {

/// What the user says of saved answers, as every tab shows it: each change is one step that can be undone.
class AnswerRatings : public QObject
{
    Q_OBJECT

public:
    AnswerRatings(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr);

    void set(TurnId turn, const std::optional<Rating> &rating);
    void read(); ///< for the first time, or because others may have rated
    [[nodiscard]] std::optional<Rating> of(TurnId turn) const; ///< none before they are read
    [[nodiscard]] const ConfidenceRates &rates() const { return m_rates; } ///< of all that were rated

signals:
    void changed();
    void failed(const adduce::Error &error);

private:
    LibraryThread &m_library;
    QUndoStack &m_undo;
    LatestRead m_reading;
    QHash<qint64, Rating> m_ratings; ///< by turn
    ConfidenceRates m_rates;
};

} // namespace adduce
