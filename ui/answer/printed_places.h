#pragma once
#include "core/answer/answer.h"
#include "ui/common/services.h"
#include <QWidget>

class QVBoxLayout;

namespace adduce {

/// What the page tells better than the words that were read from it, as it is printed: rows of tables, signs of formulae, and what cannot be
/// quoted at all. Each under a line that names its place and opens it. A page is drawn once it comes in sight.
class PrintedPlaces : public QWidget
{
    Q_OBJECT

public:
    /// Without `services` the places that cannot be quoted are named, and nothing is drawn.
    PrintedPlaces(const Answer &answer, const Services *services, QWidget *parent = nullptr);

    [[nodiscard]] bool isEmpty() const;

signals:
    void citationActivated(const adduce::Citation &citation);

private:
    void add(const QString &words, const Citation &place, const Services *services);

    QVBoxLayout *m_column;
};

} // namespace adduce
