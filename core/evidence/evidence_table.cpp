#include "core/evidence/evidence_table.h"

#include "core/answer/answer_words.h"
#include "core/base/tr.h"

namespace adduce {

namespace {

constexpr int kMostWords = 40; // of a quote in the table and its exports

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
    if (const int removed = answer.removedStatements(); removed > 0)
        notes << tr("Left out because it could not be proved: %n statement(s).", nullptr, removed);
    notes.removeDuplicates();
    return notes;
}

} // namespace

QString shownQuote(const EvidenceRow &row)
{
    return row.citation ? shortened(row.citation->quote) : QString();
}

std::vector<EvidenceRow> evidenceRows(const Answer &answer)
{
    std::vector<EvidenceRow> rows;
    if (answer.verdict != Verdict::Answered)
        return rows;
    const QString notes = notesOf(answer).join(u'\n');
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            rows.push_back({ {}, toldText(sentence), citation, answer.confidence, notes, answer.question, answer.askedAt });
    return rows;
}

std::vector<EvidenceRow> evidenceRows(const Thread &thread)
{
    std::vector<EvidenceRow> rows;
    for (const Turn &turn : lastVersions(thread))
        for (EvidenceRow &row : evidenceRows(turn.answer))
            rows.push_back(std::move(row));
    return rows;
}

} // namespace adduce
