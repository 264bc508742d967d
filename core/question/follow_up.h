#pragma once
#include <QString>
#include <QStringList>
#include <optional>

namespace adduce {

/// A question that cannot stand by itself, with what it speaks of.
struct CarriedQuestion
{
    QString text; ///< to be searched: the question, with the subject behind it
    QString subject; ///< "ketogenic diet"

    friend bool operator==(const CarriedQuestion &, const CarriedQuestion &) = default;
};

/// What a question speaks of that goes on with a conversation ("And for women?", "How many eggs does it produce?"), by rule: the
/// subject is that of the last question that stands by itself, with what was added since. None for a question that stands by
/// itself, and where nothing was asked before. `earlier`: the questions of the thread, oldest first. Pure.
std::optional<CarriedQuestion> carriedOver(const QString &question, const QStringList &earlier);

} // namespace adduce
