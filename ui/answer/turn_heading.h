#pragma once
#include <QWidget>

class QBoxLayout;
class QToolButton;

namespace adduce {

class AskedQuestion;

/// The question above its answer: its words, when it was asked, and the way to its other versions.
class TurnHeading : public QWidget
{
    Q_OBJECT

public:
    /// `marked`: words of the question, as searchedWords() tells them.
    TurnHeading(AskedQuestion &asked, const QStringList &marked, QWidget *parent = nullptr);

signals:
    void menuWanted(QWidget *under); ///< what can be done with the question

private:
    QBoxLayout *makeVersions(AskedQuestion &asked);
};

} // namespace adduce
