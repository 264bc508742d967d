#pragma once

namespace adduce {

/// Answers as a screen reader walks them: each sentence a paragraph, each of its citations a link in it that can be pressed.
/// Qt's own view of a text browser knows no links. Called before the first AnswerView is asked for; again does nothing.
void makeAnswersAccessible();

} // namespace adduce
