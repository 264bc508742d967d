#pragma once
#include "ui/answer/answer_document.h"
#include "ui/answer/citation_cursor.h"
#include "ui/answer/unscrolled_text.h"

namespace adduce {

class ChipPointer;

/// Sentences with their citation chips, to be read, walked by keyboard, selected and copied. Sentences and chips are counted as
/// AnswerDocument does.
class AnswerView : public UnscrolledText
{
    Q_OBJECT

public:
    explicit AnswerView(AnswerMarks marks = {}, QWidget *parent = nullptr);

    void setSentences(std::vector<AnswerSentence> sentences);
    void addSentence(const AnswerSentence &sentence);
    void setNotes(const CitationNotes &notes); ///< what the chips say, in place
    [[nodiscard]] const AnswerDocument &content() const { return *m_content; } ///< its places are those of the viewport

    [[nodiscard]] int focusedSentence() const { return m_cursor.sentence(); }
    void focusSentence(int sentence); ///< -1 takes the mark away
    [[nodiscard]] int focusedChip() const { return m_cursor.chip(); }
    void focusChip(int chip); ///< -1: its sentence alone
    void setOpenChip(int chip); ///< filled while its card is shown; -1 for none

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
    bool viewportEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    void showFilledChips();

    AnswerDocument *m_content;
    CitationCursor m_cursor;
    ChipPointer *m_pointer;
    int m_open = -1;
};

} // namespace adduce
