#pragma once
#include <QStringList>
#include <QWidget>

namespace adduce {

/// The readings of a question that something is asked back of, each a button; and one that has it answered as it stands.
class ChoicesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ChoicesPanel(const QStringList &choices, QWidget *parent = nullptr);

signals:
    void chosen(const QString &question);
    void asItStandsWanted();
};

} // namespace adduce
