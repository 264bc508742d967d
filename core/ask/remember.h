#pragma once
#include "core/answer/answer.h"
#include "core/ask/question.h"
#include <optional>
#include <stop_token>

namespace adduce {

class Database;

/// What of an answer the model that writes holds to be worth remembering, put into the user's files (ME1): after it was told, where memory is allowed and
/// the profile remembers. Only what is sound: surer than the profile's least, mayBeRemembered(), no run of eight words of question or answer, no number and no
/// name that these do not hold, and not there yet; nothing of an answer that quotes a paper which never leaves this computer. None where nothing is to be kept, or
/// the model fails: an answer needs no memory. `kept`: what it took. `database`: that the answer is of. Blocks. Throws Error{Stopped}, and as addMemory().
std::optional<Remembered> rememberAnswer(const Answer &answer, const QuestionSettings &settings, Database &database,
    const std::stop_token &stop, ConsultationTrace &kept);

} // namespace adduce
