#include "tests/support/test_main.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QPalette>
#include <QTest>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <string>

using namespace adduce;

/// That what the themes say can be read: contrast by WCAG 2.1 (1.4.3 and 1.4.11), level AA.
class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void wordsStandOut_data();
    void wordsStandOut();
    void edgesStandOut_data();
    void edgesStandOut();
    void ratioIsTheStandards();
    void followsTheSystemWhileItRuns();
};

namespace {

double luminance(const QColor &colour)
{
    const auto part = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [low, high] = std::minmax({ luminance(a), luminance(b) });
    return (high + 0.05) / (low + 0.05);
}

void pairs(bool words)
{
    QTest::addColumn<QColor>("front");
    QTest::addColumn<QColor>("back");
    for (const bool dark : { false, true }) {
        const Colours &c = coloursFor(dark);
        const QPalette p = paletteFor(dark);
        const auto add = [&](const char *name, const QColor &front, const QColor &back) {
            QTest::addRow("%s, %s", name, dark ? "dark" : "light") << front << back;
        };
        const std::array grounds { std::pair("window", p.color(QPalette::Window)), std::pair("page", p.color(QPalette::Base)) };
        for (const auto &[name, ground] : grounds) {
            if (!words) {
                add((std::string(name) + ": edge of a field").c_str(), c.field, ground);
                add((std::string(name) + ": focus").c_str(), c.accent, ground);
                continue;
            }
            for (const auto &[what, colour] : { std::pair("text", c.text), std::pair("secondary", c.secondary),
                     std::pair("link", c.accent), std::pair("attention", c.attention), std::pair("error", c.error) })
                add((std::string(name) + ": " + what).c_str(), colour, ground);
        }
        if (!words)
            continue;
        add("button", p.color(QPalette::ButtonText), p.color(QPalette::Button));
        add("primary button", c.onAccent, c.accent);
        add("chip", c.accent, c.chip);
        add("hovered", c.text, c.hover);
        add("focused sentence", c.text, c.tint);
        add("secondary in a chosen row", c.secondary, c.tint);
        add("attention in a chosen row", c.attention, c.tint);
        add("chosen segment", c.text, c.tintStrong);
        add("selected text", p.color(QPalette::HighlightedText), p.color(QPalette::Highlight));
        add("tool tip", p.color(QPalette::ToolTipText), p.color(QPalette::ToolTipBase));
        add("placeholder", p.color(QPalette::PlaceholderText), p.color(QPalette::Base));
        add("mark on paper", c.text, c.mark);
        add("strong mark on paper", c.text, c.markStrong);
    }
}

} // namespace

void TestTheme::wordsStandOut_data()
{
    pairs(true);
}

void TestTheme::wordsStandOut()
{
    QFETCH(QColor, front);
    QFETCH(QColor, back);
    QVERIFY2(contrast(front, back) >= 4.5, qPrintable(QString::number(contrast(front, back))));
}

void TestTheme::edgesStandOut_data()
{
    pairs(false);
}

void TestTheme::edgesStandOut()
{
    QFETCH(QColor, front);
    QFETCH(QColor, back);
    QVERIFY2(contrast(front, back) >= 3, qPrintable(QString::number(contrast(front, back))));
}

void TestTheme::ratioIsTheStandards()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01); // the grey that just fails
}

void TestTheme::followsTheSystemWhileItRuns()
{
    const auto isDark = [] { return colours(QApplication::palette()).isDark; };
    bool systemIsDark = false;
    Theme theme([&] { return systemIsDark; });
    theme.apply(ThemeChoice::System);
    QVERIFY(!isDark());
    QWidget window;
    window.show();
    const auto report = [&] {
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(&window, &change);
        QCoreApplication::processEvents();
    };
    systemIsDark = true;
    report();
    QVERIFY(isDark());
    systemIsDark = false;
    QEvent change(QEvent::ApplicationPaletteChange);
    QApplication::sendEvent(qApp, &change);
    QCoreApplication::processEvents();
    QVERIFY(!isDark());
    theme.apply(ThemeChoice::Light); // chosen by the user
    systemIsDark = true;
    report();
    QVERIFY(!isDark());
    systemIsDark = false;
}

ADDUCE_TEST(TestTheme)
#include "test_theme.moc"
