#pragma once
#include "ui/answer/citation_notes.h"
#include <QPalette>
#include <QTextDocument>

namespace adduce {

/// Where the text of a chip stands in the document.
struct ChipRun
{
    int sentence = 0; ///< which sentence of the answer
    int citation = 0; ///< which citation of that sentence
    int start = 0; ///< position in the document
    int end = 0; ///< behind its last character
    bool noted = false; ///< what it cites is no longer as it was
};

/// What the document shows: each sentence one block, behind it a run of text for each citation with the anchor
/// `cite:N`, N counting all chips of the answer. Only plain text and formats: nothing of a source is ever markup.
struct AnswerLayout
{
    std::vector<ChipRun> chips;
};

/// Sets the document up for reading text, empty.
void prepareDocument(QTextDocument &document);
/// What is shown of sentences beyond themselves.
struct AnswerMarks
{
    QStringList words; ///< marked where they occur, as searchedWords() tells them
    CitationNotes notes; ///< said in the chips
};

/// Appends one sentence as a block.
void appendSentence(QTextDocument &document, AnswerLayout &layout, const AnswerSentence &sentence, const QPalette &palette,
    const AnswerMarks &marks = {});
/// The answer's own characters without those that end a block or stand for an object.
[[nodiscard]] QString harmless(QString text);
/// Copies a stretch of the document as text, chips as " [Smith 2021, p. 4]".
[[nodiscard]] QString plainText(const QTextDocument &document, const AnswerLayout &layout, int start, int end);

} // namespace adduce
