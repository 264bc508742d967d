#pragma once
#include "core/workspace/replay_run.h"
#include <QDialog>

class QTreeWidget;

namespace adduce {

class PlainLabel;

/// The questions of a saved thread asked again, without a model: what each stage finds otherwise than then, and what would be told.
class ReplayDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins at once. `thread`: its number. `workspace` outlives it.
    ReplayDialog(Workspace &workspace, const QString &thread, const Profile &inUse, QWidget *parent = nullptr);
    ~ReplayDialog() override;

    [[nodiscard]] QTreeWidget &tree() const { return *m_tree; }
    [[nodiscard]] QString words() const; ///< how many changed, or what went wrong

signals:
    void settled(); ///< it is known what came of it

private:
    void showReplays(const std::vector<Replay> &replays);

    PlainLabel *m_words;
    QTreeWidget *m_tree;
    std::unique_ptr<ReplayRun> m_run;
};

} // namespace adduce
