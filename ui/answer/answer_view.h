#pragma once
#include "ui/answer/answer_document.h"
#include "ui/common/chip.h"
#include "ui/common/type.h"
#include <QTextBrowser>
#include <QTimer>

namespace adduce {

/// Sentences with their citation chips, to be read, walked by keyboard, selected and copied. As high as its text; the
/// page around it scrolls. Loads nothing: no image, style or link that a document could name.
class AnswerView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AnswerView(QWidget *parent = nullptr);

    void setSentences(std::vector<AnswerSentence> sentences);
    void addSentence(const AnswerSentence &sentence);
    void setMarks(AnswerMarks marks); ///< before `setSentences`
    void setNotes(const CitationNotes &notes); ///< what the chips say, in place
    [[nodiscard]] const std::vector<AnswerSentence> &sentences() const { return m_sentences; }

    [[nodiscard]] int focusedSentence() const { return m_sentence; } ///< -1 for none
    void focusSentence(int sentence); ///< -1 takes the mark away
    [[nodiscard]] int focusedChip() const { return m_chip; } ///< counts all chips; -1 for none
    void focusChip(int chip);
    [[nodiscard]] int chipCount() const { return static_cast<int>(m_layout.chips.size()); }
    [[nodiscard]] const Citation &citation(int chip) const;
    [[nodiscard]] QString note(int chip) const; ///< what its chip says of its document or quote; mostly empty
    [[nodiscard]] QString chipName(int chip) const; ///< with what has become of its document
    [[nodiscard]] int sentenceOf(int chip) const;
    [[nodiscard]] int firstChipOf(int sentence) const; ///< -1 for none
    [[nodiscard]] QRect chipRect(int chip) const; ///< in the viewport; of its first line should it be broken
    [[nodiscard]] QRect sentenceRect(int sentence) const; ///< in the viewport
    void setOpenChip(int chip); ///< filled while its card is shown; -1 for none
    [[nodiscard]] QString textWithCitations() const;

    QVariant loadResource(int type, const QUrl &name) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { space(40), space(4) }; }

signals:
    void citationActivated(const adduce::Citation &citation);
    void sentenceFocused(int sentence);
    void cardRequested(int chip);
    void cardLeft(); ///< the mouse has left the chip
    void walkedOut(int direction); ///< Up in the first sentence (-1), Down in the last (1)

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    void rebuild();
    void contentChanged();
    void walk(int direction);
    void walkChips(int direction);
    void tellFocus();
    void showFilledChips();
    void setHover(int chip);
    [[nodiscard]] int chipAt(const QPoint &position) const;
    [[nodiscard]] QList<QRectF> chipBoxes(int chip) const;

    std::vector<AnswerSentence> m_sentences;
    AnswerLayout m_layout;
    AnswerMarks m_marks;
    mutable QHash<int, int> m_heights; ///< by width, of the sentences as they are
    QTimer m_hoverTimer;
    int m_sentence = -1;
    int m_chip = -1;
    int m_hover = -1;
    int m_open = -1;
    int m_pressed = -1;
};

} // namespace adduce
