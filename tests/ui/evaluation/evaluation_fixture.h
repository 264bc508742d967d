#pragma once
#include "core/library/database.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include <QLabel>

namespace adduce::test {

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
        QFile file(place.filePath(QStringLiteral("set.json")));
        if (file.open(QIODevice::WriteOnly))
            file.write(toJson(set));
        file.close();
        page().openSet(file.fileName());
    }
    [[nodiscard]] EvaluationPage &page() const { return window->evaluation(); }
    void run(const QStringList &profiles = { QStringLiteral("adduce") }) const
    {
        page().tools().setProfiles(profiles);
        page().run();
        QTRY_VERIFY_WITH_TIMEOUT(!page().isRunning(), 60'000);
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
    [[nodiscard]] QString faithful(int row) const
    {
        return page().model().index(row, EvaluationModel::Faithful).data().toString();
    }
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
