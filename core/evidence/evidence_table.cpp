#include "core/evidence/evidence_table.h"

#include "core/ask/answer_words.h"
#include <QCoreApplication>

namespace adduce {

namespace {

constexpr int kMostWords = 40; // SPEC AR1

/// The quote as it stands on the page, up to the end of its last allowed word.
QString shortened(const QString &quote)
{
    int words = 0;
    bool inWord = false;
    for (qsizetype i = 0; i < quote.size(); ++i) {
        const bool letter = !quote[i].isSpace();
        if (letter && !inWord && ++words > kMostWords)
            return quote.left(i).trimmed() + QChar(0x2026);
        inWord = letter;
    }
    return quote;
}

QStringList notesOf(const Answer &answer)
{
    QStringList notes;
    for (const CaveatNote &caveat : answer.caveats)
        notes << words(caveat);
    if (!answer.removed.empty())
        notes << QCoreApplication::translate("Evidence", "Left out because their quote is not on its page: %1.")
                     .arg(answer.removed.size());
    notes.removeDuplicates();
    return notes;
}

} // namespace

std::vector<EvidenceRow> evidenceRows(const Thread &thread)
{
    std::vector<EvidenceRow> rows;
    for (const Turn &turn : lastVersions(thread)) {
        if (turn.answer.verdict != Verdict::Answered)
            continue;
        const QStringList notes = notesOf(turn.answer);
        for (const AnswerSentence &sentence : turn.answer.sentences)
            for (const Citation &citation : sentence.citations)
                rows.push_back({ sentence.text, shortened(citation.quote), citation, turn.answer.confidence, notes });
    }
    return rows;
}

} // namespace adduce
