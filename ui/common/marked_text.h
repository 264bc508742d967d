#pragma once
#include "ui/common/type.h"
#include <QHash>
#include <QTextEdit>
#include <QTextLayout>

namespace adduce {

/// Formats that mark the words in a text (matchesIn() of thread_search.h), for QTextLayout::draw.
[[nodiscard]] QList<QTextLayout::FormatRange> wordMarks(const QString &text, const QStringList &words, const QPalette &palette);

/// Who marks places of a text: each replaces marks of its own alone.
enum class MarksOf
{
    Words, ///< what was sought before the text was shown
    Chips, ///< those that are filled
    Find ///< what is sought in it now
};
void replaceMarks(QTextEdit &text, MarksOf owner, QList<QTextEdit::ExtraSelection> marks);

/// Lays a text out on at most `lines` lines of this width, what is too long cut with an ellipsis. Returns its height.
int layOutLines(QTextLayout &layout, const QString &text, const QFont &font, int width, int lines);

/// A wrapped heading in which the words sought are marked, and which can be selected and copied. Shows what it is given as it is.
class MarkedLabel : public QTextEdit
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
    void changeEvent(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    void mark();

    QString m_text;
    QStringList m_words;
    mutable QHash<int, int> m_heights; ///< by width, of the text as it is
};

} // namespace adduce
