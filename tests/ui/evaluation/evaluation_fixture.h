#pragma once
#include "core/evaluation/evaluation_json.h"
#include "core/library/database.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_model.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/profile_menu.h"
#include "ui/evaluation/question_list.h"
#include "ui/evaluation/question_sets.h"
#include "ui/evaluation/run_actions_menu.h"
#include "ui/evaluation/run_commands.h"
#include "ui/evaluation/set_menu.h"
#include "ui/evaluation/shown_run.h"
#include <QLabel>

namespace adduce::test {

/// Has the window's tab Evaluation open this set, kept in the folder.
inline void openSet(MainWindow &window, const QTemporaryDir &place, const QuerySet &set)
{
    QFile file(place.filePath(QStringLiteral("set.json")));
    if (file.open(QIODevice::WriteOnly))
        file.write(toJson(set));
    file.close();
    window.evaluation().findChild<QuestionSets *>()->open(file.fileName());
}

/// Of one question about fasting, expected on the first page of this paper.
inline QuerySet setOn(const QString &paper)
{
    return { QStringLiteral("Fasting"),
        { { QStringLiteral("D1"), QueryCategory::Direct, QStringLiteral("Does fasting change sprint performance?"),
            { { paper, { 1 } } } } } };
}

/// A window with a paper, whose tab Evaluation has a set of three questions open: "set.json" in the fixture's place.
struct Evaluated : WindowFixture
{
    Evaluated()
    {
        show();
        add(writePaper(QStringLiteral("paper.md")));
        window->showTab(MainWindow::EvaluationTab);
        const QuerySet set { QStringLiteral("Fasting"),
            { { QStringLiteral("D1"), QueryCategory::Direct, QStringLiteral("Does fasting change sprint performance?"),
                  { { QStringLiteral("paper.md"), { 1 } } } },
                { QStringLiteral("D2"), QueryCategory::Direct, QStringLiteral("Did fat oxidation increase during exercise?"),
                    { { QStringLiteral("other.pdf"), { 1 } } } },
                { QStringLiteral("E1"), QueryCategory::EdgeCase, QStringLiteral("What is the capital of Mongolia?"), {} } } };
        openSet(*window, place, set);
        settle();
    }
    [[nodiscard]] EvaluationPage &page() const { return window->evaluation(); }
    [[nodiscard]] QuestionSets &sets() const { return *page().findChild<QuestionSets *>(); }
    [[nodiscard]] QuestionList &questions() const { return *page().findChild<QuestionList *>(); }
    [[nodiscard]] EvaluationModel &model() const { return questions().model(); }
    [[nodiscard]] RunCommands &commands() const { return *page().findChild<RunCommands *>(); }
    [[nodiscard]] ShownRun &shown() const { return *page().findChild<ShownRun *>(); }
    [[nodiscard]] const Comparison &comparison() const { return shown().comparison(); }
    void run(const QStringList &profiles = { QStringLiteral("adduce") }) const
    {
        page().tools().profiles().choose(profiles);
        page().run();
        QTRY_VERIFY_WITH_TIMEOUT(!page().isRunning(), 60'000);
        settle();
    }
    [[nodiscard]] std::vector<EvaluationRow> kept() const
    {
        Database database = library.open();
        return EvaluationStore(database).list();
    }
    /// Has a model judge answers from now on.
    void useJudge(const QUrl &server) const
    {
        ModelChoice judge;
        judge.base = server;
        judge.model = QStringLiteral("tiny-8b");
        window->models().change([&](ModelSettings &models) {
            models.add(judge);
            models.use(judge.id(), ModelTask::Judge);
        });
    }
    [[nodiscard]] QString faithful(int row) const { return model().index(row, EvaluationModel::Faithful).data().toString(); }
    [[nodiscard]] static QByteArray fileBytes(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] bool shows(const QString &words) const
    {
        for (const QWidget *widget : page().findChildren<QWidget *>()) {
            const auto *elided = qobject_cast<const ElidedLabel *>(widget);
            const auto *label = qobject_cast<const QLabel *>(widget);
            if ((elided && elided->text().contains(words)) || (label && label->text().contains(words)))
                return true;
        }
        return false;
    }
};

} // namespace adduce::test
