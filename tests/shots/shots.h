#pragma once
#include "ui/answer/answer_view.h"
#include "ui/common/theme.h"
#include "ui/shell/main_window.h"

#include <functional>

namespace adduce::shots {

/// Takes the pictures of a window and of its dialogs, into a folder.
class Shots
{
public:
    Shots(MainWindow &window, Theme &theme, QString folder);

    void ask(const QString &question); ///< and wait for the answer
    void grab(const QString &name) { grab(name, m_window); }
    void grab(const QString &name, QWidget &widget);
    void grabBoth(const QString &name) { grabBoth(name, m_window); } ///< light and dark
    void grabBoth(const QString &name, QWidget &widget);
    void grabAll(const QString &name); ///< in a window of a laptop, too
    void waitForPages();
    static void wait(const std::function<bool()> &done);

private:
    MainWindow &m_window;
    Theme &m_theme;
    QString m_folder;
};

AnswerView *lastAnswer(MainWindow &window); ///< null: none yet
void openFirstCitation(MainWindow &window, Shots &shots);

/// Every tab with the papers of a folder, and what opens from it.
void tour(MainWindow &window, Shots &shots, const Services &services, const QString &papers);
/// Its tab, before and after a run, and what opens from there. The papers are in the library.
void tourOfEvaluation(MainWindow &window, Shots &shots, const Services &services);
/// The lists of papers, the windows of the library, and papers side by side in the reader. The papers are in the library.
void tourOfLibrary(MainWindow &window, Shots &shots);
/// What opens beside the tabs: messages, the palette, choosers, the handbook, a paper with a password.
void tourOfDialogs(MainWindow &window, Shots &shots, const Services &services);
/// A model is tested and writes; what it makes up is taken out; then its server fails in several ways.
void tourOfModels(MainWindow &window, Shots &shots);

} // namespace adduce::shots
