#pragma once
#include "ui/answer/citation_notes.h"
#include <QPalette>
#include <QTextCursor>
#include <QTextDocument>

namespace adduce {

/// What is shown of sentences beyond themselves.
struct AnswerMarks
{
    QStringList words; ///< marked where they occur, as searchedWords() tells them
    CitationNotes notes; ///< said in the chips
};

/// The text of an answer: each sentence one block, what of it is not quoted dimmed, behind it a run of text, its chip, for each citation, with the anchor
/// `cite:N`. Only plain text and formats: nothing of a source is ever markup. Sentences and chips are counted from 0, the chips
/// through the whole answer; -1 stands for none. Places are in pixels of the document.
class AnswerDocument : public QTextDocument
{
    Q_OBJECT

public:
    explicit AnswerDocument(AnswerMarks marks, QObject *parent = nullptr);

    void write(std::vector<AnswerSentence> sentences, const QPalette &palette); ///< in place of those before
    void append(const AnswerSentence &sentence, const QPalette &palette);
    void rewrite(const QPalette &palette); ///< the same in other colours
    void setNotes(const CitationNotes &notes, const QPalette &palette); ///< what the chips say, in place
    [[nodiscard]] const std::vector<AnswerSentence> &sentences() const { return m_sentences; }

    [[nodiscard]] int chipCount() const { return static_cast<int>(m_chips.size()); }
    [[nodiscard]] const Citation &citation(int chip) const;
    [[nodiscard]] QString note(int chip) const; ///< what its chip says of its document or quote; mostly empty
    [[nodiscard]] bool isNoted(int chip) const { return m_chips.at(static_cast<std::size_t>(chip)).hasNote; }
    [[nodiscard]] QTextCursor chipRun(int chip) const; ///< its text, selected
    [[nodiscard]] int sentenceOf(int chip) const;
    [[nodiscard]] int firstChipOf(int sentence) const;

    [[nodiscard]] QList<QRectF> chipBoxes(int chip) const; ///< one in each line that it stands in
    [[nodiscard]] QRect chipRect(int chip) const; ///< of its first line should it be broken
    [[nodiscard]] QRect sentenceRect(int sentence) const;
    [[nodiscard]] int chipAt(const QPoint &position) const;
    [[nodiscard]] int sentenceAt(const QPoint &position) const;

    /// A stretch of it to be copied, chips as " [Smith 2021, p. 4]". Positions as QTextCursor counts them.
    [[nodiscard]] QString textWithCitations(int start, int end) const;
    [[nodiscard]] QString textWithCitations() const; ///< of all

signals:
    void written(); ///< anew or one sentence more

private:
    /// Where the text of a chip stands.
    struct Chip
    {
        int sentence = 0; ///< which sentence of the answer
        int citation = 0; ///< which citation of that sentence
        int start = 0; ///< position in the document
        int end = 0; ///< behind its last character
        bool hasNote = false; ///< what it cites is no longer as it was
    };
    void writeSentence(const AnswerSentence &sentence, const QPalette &palette);

    AnswerMarks m_marks;
    std::vector<AnswerSentence> m_sentences;
    std::vector<Chip> m_chips;
};

/// The answer's own characters without those that end a block or stand for an object.
[[nodiscard]] QString harmless(QString text);

} // namespace adduce
