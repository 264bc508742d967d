#pragma once
#include <QStringList>
#include <QWidget>

class QToolButton;

namespace adduce {

/// Beside the words that files were written: opens the one, or the folder that they are in, in another program. Hidden without any.
class WrittenFiles : public QWidget
{
    Q_OBJECT

public:
    explicit WrittenFiles(QWidget *parent = nullptr);

    void setFiles(const QStringList &paths);
    [[nodiscard]] const QStringList &files() const { return m_paths; }

signals:
    void gone(const QString &path); ///< it was moved or deleted since

private:
    void openIfThere(const QString &path, const QString &target);

    QToolButton *m_open; ///< of one file alone
    QToolButton *m_folder;
    QStringList m_paths;
};

} // namespace adduce
