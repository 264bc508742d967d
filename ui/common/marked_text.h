#pragma once
#include "ui/common/type.h"
#include <QTextLayout>
#include <QWidget>

namespace adduce {

/// Formats that mark the words in a text (matchesIn() of thread_search.h), for QTextLayout::draw.
[[nodiscard]] QList<QTextLayout::FormatRange> wordMarks(const QString &text, const QStringList &words, const QPalette &palette);

/// Lays a text out on at most `lines` lines of this width, what is too long cut with an ellipsis. Returns its height.
int layOutLines(QTextLayout &layout, const QString &text, const QFont &font, int width, int lines);

/// A wrapped heading in which the words sought are marked. Shows what it is given as it is.
class MarkedLabel : public QWidget
{
    Q_OBJECT

public:
    explicit MarkedLabel(Type type, QWidget *parent = nullptr);
    void setText(const QString &text, const QStringList &markedWords = {});
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QStringList m_words;
};

} // namespace adduce
