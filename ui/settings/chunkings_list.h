#pragma once
#include "ui/jobs/space_job.h"
#include <QWidget>

class QVBoxLayout;

namespace adduce {

/// The ways in which the papers are cut besides how they were read, each with its size and the profiles that ask for it. Each can be
/// removed: it is made again when a question is asked by such a profile.
class ChunkingsList : public QWidget
{
    Q_OBJECT

public:
    explicit ChunkingsList(SpaceJob &job, QWidget *parent = nullptr);

private:
    void fill();
    void addRow(const ListedChunking &listed);
    void showState(); ///< nothing can be removed while the job runs
    void remove(const ListedChunking &listed);

    SpaceJob &m_job;
    QVBoxLayout *m_lines;
};

/// "Sentences, up to 512 tokens, 50 repeated".
[[nodiscard]] QString chunkingWords(const ChunkParameters &parameters);

} // namespace adduce
