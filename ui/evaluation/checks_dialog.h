#pragma once
#include "core/workspace/check_score.h"
#include <QDialog>
#include <memory>

class QProgressBar;
class QPushButton;
class QTableWidget;

namespace adduce {

class PlainLabel;
class SpokenLabel;

/// What the checks of a model's statements find: sentences of the user's saved answers made false in every way, the share that was
/// found, and examples that passed, which can be kept in a set of the user's own.
class ChecksDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins at once. `workspace` outlives it.
    ChecksDialog(Workspace &workspace, const WritingParameters &parameters, QWidget *parent = nullptr);
    ~ChecksDialog() override;

    [[nodiscard]] QTableWidget &kinds() const { return *m_kinds; }
    [[nodiscard]] QTableWidget &passed() const { return *m_passed; }
    [[nodiscard]] QString words() const; ///< what came of it, how far it is, or what went wrong
    void keepSelected(); ///< of those that passed, in the set

signals:
    void settled(); ///< it is known what came of it

private:
    void start();
    void showScore(const MutationScore &score);
    void showKinds();
    void showPassed();

    Workspace &m_workspace;
    WritingParameters m_parameters;
    MutationScore m_score;
    std::unique_ptr<CheckScoreRun> m_run; ///< null: it is over
    SpokenLabel *m_words;
    QProgressBar *m_bar;
    QPushButton *m_stop;
    QTableWidget *m_kinds;
    QTableWidget *m_passed;
    QPushButton *m_keep;
};

} // namespace adduce
