#include "core/answer/earlier_turn.h"

#include "core/library/database.h"
#include "core/library/kept_here.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void add(std::vector<QuotedPaper> &papers, const QuotedPaper &paper)
{
    if (std::ranges::find(papers, paper.sha256, &QuotedPaper::sha256) == papers.end())
        papers.push_back(paper);
}

} // namespace

EarlierTurn earlierTurn(const Answer &answer, const std::vector<EarlierTurn> &before)
{
    EarlierTurn turn { answer.question };
    if (answer.verdict == Verdict::Reply && answer.reply == ReplyKind::Retold) {
        turn.answer = answer.replyLines.join(u'\n');
        for (const EarlierTurn &earlier : before)
            for (const QuotedPaper &paper : earlier.quoted)
                add(turn.quoted, paper);
    }
    if (answer.verdict != Verdict::Answered)
        return turn;
    QStringList sentences;
    for (const AnswerSentence &sentence : answer.sentences) {
        sentences << sentence.text;
        for (const Citation &citation : sentence.citations)
            add(turn.quoted, { citation.sha256, citation.source });
    }
    turn.answer = sentences.join(u' ');
    return turn;
}

QStringList questionsOf(const std::vector<EarlierTurn> &turns)
{
    QStringList questions;
    for (const EarlierTurn &turn : turns)
        questions << turn.question;
    return questions;
}

void markKeptHere(std::vector<EarlierTurn> &turns, Database &database)
{
    const DocumentStore documents(database);
    for (EarlierTurn &turn : turns)
        for (QuotedPaper &paper : turn.quoted)
            paper.isKeptHere = isKeptHere(documents, paper.sha256);
}

} // namespace adduce
