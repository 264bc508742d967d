#include "tests/shots/shots.h"

#include "ui/reader/page_crop.h"

#include <QDir>
#include <QTest>
#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace adduce::shots {

namespace {
constexpr int kPatience = 600'000;
}

Shots::Shots(MainWindow &window, Theme &theme, QString folder)
    : m_window(window)
    , m_theme(theme)
    , m_folder(std::move(folder))
{
}

void Shots::ask(const QString &question)
{
    m_window.ask().ask(question);
    wait([&] { return !m_window.ask().isRunning(); });
    const auto &turns = m_window.ask().threadView().turns();
    const auto crops = turns.empty() ? QList<PageCrop *>() : turns.back()->findChildren<PageCrop *>();
    constexpr int kDrawnMs = 5'000; // one that is out of sight is not drawn
    (void)QTest::qWaitFor([&] { return std::ranges::all_of(crops, &PageCrop::isDrawn); }, kDrawnMs);
    QTest::qWait(50); // the page scrolls to the new answer
}

void Shots::grab(const QString &name, QWidget &widget)
{
    QTest::qWait(150); // layout, pages
    widget.grab().save(QDir(m_folder).filePath(name + u".png"_s));
    std::puts(qPrintable(name));
}

void Shots::grabBoth(const QString &name, QWidget &widget)
{
    grab(name + u"-light"_s, widget);
    m_theme.apply(ThemeChoice::Dark);
    waitForPages();
    grab(name + u"-dark"_s, widget);
    m_theme.apply(ThemeChoice::Light);
    waitForPages();
}

void Shots::grabAll(const QString &name)
{
    grabBoth(name);
    m_window.resize(1024, 700);
    waitForPages();
    grabBoth(name + u"-narrow"_s);
    m_window.resize(1440, 900);
    waitForPages();
}

void Shots::wait(const std::function<bool()> &done)
{
    if (!QTest::qWaitFor(done, kPatience))
        std::fputs("adduce-shots: waited in vain\n", stderr);
}

void Shots::waitForPages()
{
    QTest::qWait(700);
}

AnswerView *lastAnswer(MainWindow &window)
{
    const auto &turns = window.ask().threadView().turns();
    return turns.empty() ? nullptr : turns.back()->view();
}

void openFirstCitation(MainWindow &window, Shots &shots)
{
    AnswerView *view = lastAnswer(window);
    if (!view || view->content().chipCount() == 0)
        return;
    view->setFocus();
    view->focusSentence(std::min(1, static_cast<int>(view->content().sentences().size()) - 1));
    QTest::keyClick(view, Qt::Key_Return);
    Shots::wait([&] { return window.reader().file().isOpen(); });
    shots.waitForPages();
}

} // namespace adduce::shots
