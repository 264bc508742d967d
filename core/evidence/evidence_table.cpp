#include "core/evidence/evidence_table.h"

#include "core/answer/answer_words.h"
#include "core/base/tr.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/text/letters.h"

#include <algorithm>

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

QStringList caveatsOf(const Answer &answer)
{
    QStringList caveats;
    for (const CaveatNote &caveat : answer.caveats)
        caveats << words(caveat);
    if (const int removed = answer.removedStatements(); removed > 0)
        caveats << tr("Left out because it could not be proved: %Ln statement(s).", nullptr, removed);
    caveats.removeDuplicates();
    return caveats;
}

/// As it was understood: "And in children?" says nothing by itself.
QString questionOf(const Answer &answer)
{
    const auto asked = std::ranges::find(answer.caveats, Caveat::AskedAs, &CaveatNote::kind);
    return asked == answer.caveats.end() || asked->detail.isEmpty() ? answer.question : asked->detail;
}

/// A statement, unless it is the paper's own sentence, which says what its quote says.
QString claimOf(const Answer &answer, const AnswerSentence &sentence, const Citation &citation)
{
    const QString said = toldText(sentence);
    const bool isOwn = !answer.writer || lettersAndDigits(said) == lettersAndDigits(citation.quote);
    return isOwn && !sentence.isRow ? questionOf(answer) : said;
}

} // namespace

QString shownQuote(const EvidenceRow &row)
{
    return row.citation ? shortened(row.citation->quote) : QString();
}

bool isQuoteShortened(const EvidenceRow &row)
{
    return row.citation && shownQuote(row) != row.citation->quote;
}

std::vector<EvidenceRow> evidenceRows(const Answer &answer)
{
    std::vector<EvidenceRow> rows;
    if (answer.verdict != Verdict::Answered)
        return rows;
    const QString caveats = caveatsOf(answer).join(u'\n');
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            rows.push_back({ {}, claimOf(answer, sentence, citation), citation, answer.confidence, caveats, {}, answer.question,
                answer.askedAt });
    return rows;
}

std::vector<Citation> citationsOfTable(Database &database, EvidenceTableId table)
{
    std::vector<Citation> citations;
    for (PlacedRow &placed : EvidenceStore(database).rows(table))
        if (placed.row.citation)
            citations.push_back(std::move(*placed.row.citation));
    for (const auto &[at, cell] : MatrixStore(database).find(table).cells)
        if (cell.citation)
            citations.push_back(*cell.citation);
    return citations;
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
