#pragma once
#include "ui/answer/thread_view.h"
#include "ui/common/latest_read.h"
#include <QWidget>

namespace adduce {

class AnswerRatings;
class EvidenceNote;
class MarkedLabel;
class MatchSteps;
class PlainLabel;

/// The chosen thread to read, under its title and what there is to say of it; or why there is none.
class ThreadPane : public QWidget
{
    Q_OBJECT

public:
    ThreadPane(LibraryThread &library, AnswerRatings &ratings, QWidget *parent = nullptr);

    /// With these words marked. What was shown stays until it is read.
    void read(ThreadId id, const QStringList &words);
    void clear(const QString &why);
    void say(const QString &words); ///< in place of the line under the title
    [[nodiscard]] ThreadView &view() { return *m_view; }
    [[nodiscard]] MatchSteps &steps() { return *m_steps; } ///< to be shown where there is room for them

signals:
    void replayWanted(adduce::ThreadId thread);
    void changesSeen(); ///< of the thread that is shown
    void failed(const adduce::Error &error);

private:
    struct Found;
    void setReading(bool any);
    void show(Found found, const QStringList &words);

    /// What the view shows: it is not laid out again for the same, and so keeps its place.
    struct Shown
    {
        Thread thread;
        QStringList words;
        CitationNotes notes;
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    LibraryThread &m_library;
    LatestRead m_reading;
    ThreadView *m_view;
    MatchSteps *m_steps;
    MarkedLabel *m_title;
    PlainLabel *m_summary;
    EvidenceNote *m_note;
    PlainLabel *m_empty;
    QWidget *m_head; ///< title, summary and note
    Shown m_shown;
};

} // namespace adduce
