#pragma once
#include <QTextDocument>
#include <QWidget>

namespace adduce {

/// A quote between the sentences around it, the quote on the strong mark. Plain text only.
class QuoteText : public QWidget
{
    Q_OBJECT

public:
    explicit QuoteText(QWidget *parent = nullptr);
    void setQuote(const QString &before, const QString &quote, const QString &after);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    QTextDocument m_document;
    QString m_before, m_quote, m_after;
};

} // namespace adduce
