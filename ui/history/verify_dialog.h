#pragma once
#include "core/workspace/verify_run.h"
#include <QDialog>

class QTableWidget;

namespace adduce {

class PlainLabel;

/// An exported file held against the papers themselves: each statement with its place and what came of it. A row opens its page.
class VerifyDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins at once. `workspace` outlives it.
    VerifyDialog(Workspace &workspace, const QString &path, QWidget *parent = nullptr);
    ~VerifyDialog() override;

    void lookIn(const QString &folder); ///< for the papers, too, and in those in it
    [[nodiscard]] QTableWidget &table() const { return *m_table; }
    [[nodiscard]] QString words() const; ///< how many stand, how far it is, or what went wrong

    /// Asks for a file, then shows what came of it.
    static void choose(Workspace &workspace, QWidget *parent, const std::function<void(const Citation &)> &open);

signals:
    void citationActivated(const adduce::Citation &citation);
    void settled(); ///< it is known what came of it

private:
    void start();
    void showRows(const std::vector<VerifiedRow> &rows);
    void openRow(int row);

    Workspace &m_workspace;
    QString m_path;
    QStringList m_folders;
    std::vector<VerifiedRow> m_rows;
    std::unique_ptr<VerifyRun> m_run; ///< null: it is over
    PlainLabel *m_words;
    QTableWidget *m_table;
};

} // namespace adduce
