#pragma once
#include "core/ask/ask_events.h"
#include "core/ask/question.h"
#include "core/memory/memory.h"
#include "core/workspace/named_rows.h"
#include <stop_token>

namespace adduce {

class Workspace;

/// A question as somebody asks it.
struct AskRequest
{
    QString question;
    ScopeNames scope {};
    QString thread {}; ///< its number, to go on with it; empty: a new one
    QuestionSettings settings {};
    bool isOfAll = false; ///< as Question has it
    bool asksNext = false; ///< what may be asked next is looked for once it is answered
    UserId owner {}; ///< of a new thread; none: whoever opens the file
};

struct KeptAnswer
{
    Answer answer;
    SavedTurn saved; ///< none in a library that can only be read
    int cutOtherwise = 0; ///< papers of the library that were cut otherwise than the profile asks; they are searched as they are
    std::optional<Remembered> remembered {}; ///< what of it was put into the user's memory
    std::optional<QStringList> nextQuestions {}; ///< what may be asked next; none where that was not wanted
};

/// Answers from the library and keeps the answer in a thread, where the library may be written. Blocks. Throws as Ask, as threadNamed() and as scopeNamed(), before
/// anything is asked.
KeptAnswer askQuestion(
    Workspace &workspace, const AskRequest &request, const AskSink &onEvent = {}, const std::stop_token &stop = {});

/// What may be asked after the last answer of a thread, which `request` names: by its scope and settings. Blocks. Throws as nextQuestions() and
/// threadNamed().
QStringList nextQuestionsOf(Workspace &workspace, const AskRequest &request, const std::stop_token &stop = {});

} // namespace adduce
