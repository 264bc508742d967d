#pragma once
#include <QWidget>

class QLineEdit;

namespace adduce {

/// A field for the password of a document, and its button.
class PasswordPrompt : public QWidget
{
    Q_OBJECT

public:
    explicit PasswordPrompt(QWidget *parent = nullptr); ///< hidden

    void ask(); ///< what was typed before is selected
    void close(); ///< and forget what was typed
    [[nodiscard]] QLineEdit &field() { return *m_field; }

signals:
    void entered(const QString &password); ///< not empty

private:
    QLineEdit *m_field;
};

} // namespace adduce
