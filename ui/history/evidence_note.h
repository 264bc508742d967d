#pragma once
#include "core/threads/changed_answers.h"
#include <QWidget>

namespace adduce {

class PlainLabel;

/// That new or replaced papers would change answers of a thread, with what shows how and what says that it was seen. Hidden where
/// none would.
class EvidenceNote : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceNote(QWidget *parent = nullptr);

    void setChanges(const std::vector<ChangedAnswer> &changes);

signals:
    void replayWanted();
    void seen();

private:
    PlainLabel *m_words;
};

} // namespace adduce
