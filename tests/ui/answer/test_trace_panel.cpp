#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/status_line.h"
#include "ui/answer/trace_panel.h"
#include "ui/answer/what_if_panel.h"

#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// "How this was found": its table and the sliders beside it.
class TestTracePanel : public QObject
{
    Q_OBJECT

private slots:
    void slidersChangeTheTable();
    void askingAgainTakesTheSliders();
    void nothingIsAskedFromAReadOnlyThread();
    void aLostProfileIsSaid();
};

namespace {

struct Traced : WindowFixture
{
    TurnWidget *turn = nullptr;
    Traced()
    {
        show();
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        turn = window->ask().threadView().turns().back();
        turn->findChild<StatusLine *>()->trace()->click();
        QTRY_VERIFY(turn->findChild<WhatIfPanel *>());
    }
    template <class Child> Child *find(const QString &name = {}) const
    {
        for (Child *child : turn->findChildren<Child *>())
            if (name.isEmpty() || child->accessibleName() == name)
                return child;
        return nullptr;
    }
};

QPushButton *buttonNamed(const QWidget &parent, const QString &text)
{
    for (QPushButton *button : parent.findChildren<QPushButton *>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace

void TestTracePanel::slidersChangeTheTable()
{
    Traced f;
    auto *panel = f.find<WhatIfPanel>();
    QVERIFY(panel);
    auto *table = f.find<QTableView>();
    auto *floor = f.find<QSlider>(WhatIfPanel::tr("Floor"));
    QVERIFY(table && floor);
    const auto outcome = [&] { return table->model()->index(0, TraceModel::Outcome).data().toString(); };
    QCOMPARE(outcome(), TraceModel::tr("Kept, cited"));
    QVERIFY(!buttonNamed(*panel, WhatIfPanel::tr("Reset"))->isEnabled());
    auto *wanted = f.find<QSlider>(WhatIfPanel::tr("Passages wanted"));
    QVERIFY(f.find<QSlider>(WhatIfPanel::tr("Vector against keyword")));
    wanted->setValue(1);
    QCOMPARE(panel->parameters().finalK, 1);
    QVERIFY(buttonNamed(*panel, WhatIfPanel::tr("Reset"))->isEnabled());
    floor->setValue(100); // of one passage its score is the best: it stays at a floor of 1.00
    QCOMPARE(floor->accessibleDescription(), QLocale().toString(1.0, 'f', 2));
    buttonNamed(*panel, WhatIfPanel::tr("Reset"))->click();
    QVERIFY(panel->parameters() == RetrievalParameters {});
    QCOMPARE(outcome(), TraceModel::tr("Kept, cited"));
}

void TestTracePanel::askingAgainTakesTheSliders()
{
    Traced f;
    auto *panel = f.find<WhatIfPanel>();
    f.find<QSlider>(WhatIfPanel::tr("Passages wanted"))->setValue(3);
    buttonNamed(*panel, WhatIfPanel::tr("Ask again with these"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning() && f.turn->asked().countVersions() == 2, 60'000);
    QCOMPARE(f.turn->answer()->trace.parameters->retrieval.finalK, 3);
    f.turn->findChildren<StatusLine *>().back()->trace()->click();
    const auto panels = [&] { return f.turn->findChildren<WhatIfPanel *>(); };
    QTRY_VERIFY(!panels().isEmpty() && panels().back()->parameters().finalK == 3); // where the answer stands now
}

void TestTracePanel::nothingIsAskedFromAReadOnlyThread()
{
    Traced f;
    const TracePanel panel(f.library, *f.turn->answer(), false);
    QTRY_VERIFY(panel.findChild<WhatIfPanel *>());
    QVERIFY(!buttonNamed(panel, WhatIfPanel::tr("Ask again with these")));
    QVERIFY(buttonNamed(panel, WhatIfPanel::tr("Reset")));
}

void TestTracePanel::aLostProfileIsSaid()
{
    Traced f;
    const QString said = TracePanel::tr(
        "The profile of this answer is missing from the library: the numbers that it was found with are not known.");
    const auto says = [&](const Answer &answer) {
        const TracePanel panel(f.library, answer, true);
        return std::ranges::any_of(panel.findChildren<PlainLabel *>(), [&](PlainLabel *label) { return label->text() == said; });
    };
    Answer answer = *f.turn->answer();
    QVERIFY(!says(answer));
    answer.trace.profile->value = {};
    answer.trace.parameters.reset();
    QVERIFY(says(answer));
    const TracePanel panel(f.library, answer, true);
    QTRY_VERIFY(panel.findChild<QTableView *>()); // the passages are still there
    QVERIFY(!panel.findChild<WhatIfPanel *>());
    answer.trace.profile.reset(); // of an earlier version
    QVERIFY(!says(answer));
}

ADDUCE_TEST(TestTracePanel)
#include "test_trace_panel.moc"
