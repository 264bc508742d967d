#pragma once
#include "core/ask/ask.h"
#include "core/library/collection_store.h"
#include "core/profiles/profile.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Database;

/// What somebody may read first who does not know a library yet.
struct Overview
{
    int papers = 0; ///< that can be asked
    int firstYear = 0; ///< of those whose year is known; 0: of none
    int lastYear = 0;
    QStringList subjects {}; ///< pairs of words that their titles and abstracts speak of most, in the papers' own language
    QString digest {}; ///< of the papers: equal while they are the same

    friend bool operator==(const Overview &, const Overview &) = default;
};

/// The same of one paper.
struct PaperOverview
{
    DocumentId document;
    QString title;
    QString byline; ///< "Zeileis et al. 2020"
    QString abstract {}; ///< its beginning, whole sentences; empty for a paper without one
    /// What it says that it found, each with its quote; the conclusions come first.
    std::vector<AnswerSentence> findings {};

    friend bool operator==(const PaperOverview &, const PaperOverview &) = default;
};

/// Of a large library the first pages of 100 papers are looked at. Blocks; throws Error, and Error{Stopped}.
Overview overviewOf(Database &database, const Scope &scope, const std::stop_token &stop = {});
/// The one document that can be asked of these, if it is one.
std::optional<DocumentId> onlyPaper(Database &database, const Scope &scope);
/// Nothing for a document that is not there, or was not read.
std::optional<PaperOverview> overviewOf(Database &database, DocumentId document, const std::stop_token &stop = {});

/// Where questions come from, and who is to answer them.
struct QuestionsRequest
{
    Scope madeOf {}; ///< the papers whose sentences are turned into questions
    Scope asked {}; ///< those that have to answer: that a question would be asked of
    Profile profile {}; ///< by which; no model is asked
    int most = 6;
};

/// Questions that papers answer: made of their definitions, numbers and findings (proposed_questions.h), those on what titles and abstracts speak of
/// first, each then asked. Only those are told whose answer begins with the very sentence that the question was made of. Of many papers 12 are
/// looked at, the same ones while the library is the same. Where too few are found, it is asked what the papers say about their subjects. No server of another computer is asked: where one embeds, the space
/// that was learned from the library is searched. `found` hears of each at once. Blocks; throws Error, and Error{Stopped}.
void findQuestions(const Ask &ask, const QuestionsRequest &request, const std::function<void(const QString &question)> &found,
    const std::stop_token &stop);

} // namespace adduce
