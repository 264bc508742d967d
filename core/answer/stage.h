#pragma once
#include <QString>
#include <optional>
#include <span>

namespace adduce {

/// Of the answering of a question, in their order.
enum class Stage
{
    Route,
    Recall, ///< with a model, where the profile says so, as all that are marked *
    Decide, ///< *
    Resolve, ///< *
    Split, ///< *
    Rewrite, ///< *
    Collections, ///< * or by rule
    Imagine, ///< *
    Retrieve,
    Rank, ///< with a model for it
    Examine, ///< *
    Select,
    Expand,
    Topic,
    Web, ///< where the user allowed it
    Assess, ///< * or by scores
    Write,
    Check
};

/// All that is to be known of a stage.
struct StageInfo
{
    Stage stage;
    const char *id; ///< "retrieve", as traces and reports keep it
    const char *label; ///< "Retrieve"; see words()
    const char *progress; ///< "Searching…"; see progressWords()
    bool isCharted; ///< it takes a time that is worth showing
};
std::span<const StageInfo> stageTable();

QString nameOf(Stage stage); ///< its id
std::optional<Stage> stageFrom(const QString &id);
QString words(Stage stage); ///< its label, translated
QString progressWords(Stage stage); ///< what happens while it runs, translated

} // namespace adduce
