#pragma once

namespace adduce {

class AnswerView;

/// Answers as a screen reader walks them: each sentence a paragraph, each of its citations a link in it that can be pressed.
/// Qt's own view of a text browser knows no links. Called before the first AnswerView is asked for; again does nothing.
void makeAnswersAccessible();

/// Tells a screen reader which sentence or citation has the focus within the answer; nothing while the answer has none.
void announceFocusWithin(AnswerView &answer);

} // namespace adduce
