#pragma once
#include "core/question/study_aspect.h"
#include <QString>

namespace adduce {

/// What a question wants.
enum class Intent
{
    Answer, ///< what the papers say
    Papers, ///< "which papers are on iron?": those that speak of it
    Summary, ///< of one paper, in its own sentences
    Section, ///< what a section of one paper says
    Aspect, ///< of one paper, what is asked of every study: its design, its sample
    Inventory, ///< "how many papers do I have?"
    EarlierQuestions, ///< "what did I ask before?"
    Shorten, ///< of the last answer, or of a text of the user's: "shorter please"
    Retell, ///< the same in another manner: "explain that more simply", "translate it into German"
    Help ///< "what can I ask?"
};

/// Is it for the conversation alone, and not for the papers?
[[nodiscard]] constexpr bool isOfConversation(Intent intent)
{
    return intent == Intent::Shorten || intent == Intent::Retell;
}

/// Is a part of papers asked for, which is read from its beginning to its end?
[[nodiscard]] constexpr bool isOfPart(Intent intent)
{
    return intent == Intent::Summary || intent == Intent::Section || intent == Intent::Aspect;
}

struct Intention
{
    Intent intent = Intent::Answer;
    QString topic; ///< of Papers: "iron"; of Summary and Section: the question without its first words; may be empty;
        ///< of Shorten and Retell: the text of the user's own, empty for the last answer
    QString section; ///< of Section: its number, "2.3", or its heading, "methods"
    std::optional<StudyAspect> aspect {}; ///< of Aspect

    friend bool operator==(const Intention &, const Intention &) = default;
};

/// By the words that each is asked with, in English, German, French and Spanish. `isConversation`: something was answered before, without which
/// nothing but a text of the user's own can be put in other words. Pure.
Intention intentionOf(const QString &question, bool isConversation = true);

/// Whether the topic of a Summary or Section is the paper at hand: "this paper", "of the article", or nothing. Pure.
bool pointsAtPaper(const QString &topic);

} // namespace adduce
