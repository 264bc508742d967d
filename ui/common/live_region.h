#pragma once
#include <QWidget>

namespace adduce {

/// Says through a screen reader what happens while the focus is elsewhere: the stages of a question, each sentence of an
/// answer as it is there. Takes no room and shows nothing.
class LiveRegion : public QWidget
{
    Q_OBJECT

public:
    explicit LiveRegion(QWidget *parent);
    void say(const QString &words);
};

} // namespace adduce
