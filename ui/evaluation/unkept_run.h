#pragma once
#include "core/base/error.h"
#include <QWidget>

namespace adduce {

class PlainLabel;

/// Says that the run shown below is not in the library, or not all of it, and why; offers to save it. Hidden otherwise.
class UnkeptRun : public QWidget
{
    Q_OBJECT

public:
    explicit UnkeptRun(QWidget *parent = nullptr);
    void say(const Error &error);

signals:
    void keepWanted();
    void givenUp(); ///< the user goes on without it

private:
    PlainLabel *m_words;
};

/// "This run is not saved.", why, and what to do.
[[nodiscard]] QString unkeptRunWords(const Error &error);

} // namespace adduce
