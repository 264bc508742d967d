#include "core/workspace/propose_questions.h"
#include "tests/shots/shots.h"
#include "tests/support/pdf_maker.h"
#include "ui/evaluation/charts_window.h"
#include "ui/evaluation/checks_dialog.h"
#include "ui/evaluation/collection_dialog.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/model_menu.h"
#include "ui/evaluation/profile_menu.h"
#include "ui/evaluation/query_set_dialog.h"
#include "ui/evaluation/question_list.h"
#include "ui/evaluation/run_actions_menu.h"
#include "ui/evaluation/run_menu.h"
#include "ui/evaluation/set_menu.h"

#include <QDir>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adduce::shots {

namespace {

QString smallCollection(const QString &folder)
{
    QByteArray corpus;
    QByteArray queries;
    QByteArray judgements = "query-id\tcorpus-id\tscore\n";
    for (const char *word : { "sleep", "memory", "training", "vectors", "quotes", "evidence", "ranking", "recall" }) {
        corpus += QByteArray("{\"_id\": \"") + word + "\", \"text\": \"This text is about " + word + " and little else.\"}\n";
        queries += QByteArray("{\"_id\": \"q-") + word + "\", \"text\": \"" + word + "\"}\n";
        judgements += QByteArray("q-") + word + '\t' + word + "\t1\n";
    }
    test::writeFile(folder, u"corpus.jsonl"_s, corpus);
    test::writeFile(folder, u"queries.jsonl"_s, queries);
    QDir(folder).mkpath(u"qrels"_s);
    test::writeFile(folder + u"/qrels"_s, u"test.tsv"_s, judgements);
    return folder;
}

void showSets(MainWindow &window, Shots &shots, const Services &services)
{
    QuerySetDialog set(bundledQuerySet(), {}, &window);
    set.show();
    shots.grabBoth(u"set-editor"_s, set);
    QuerySetDialog made(proposedSet(services.workspace, ScopeNames {}, { .answerable = 12, .unanswerable = 3 }), {}, &window);
    made.table().item(1, 0)->setCheckState(Qt::Checked);
    made.show();
    shots.grabBoth(u"set-made"_s, made);
    const QTemporaryDir place;
    CollectionDialog collection(services.settings, Parameters {}, { u"adduce"_s, u"keyword"_s }, &window);
    collection.show();
    shots.grabBoth(u"collection-empty"_s, collection);
    collection.setFolder(smallCollection(place.path()));
    collection.run();
    Shots::wait([&] { return !collection.isBusy(); });
    shots.grabBoth(u"collection"_s, collection);
    collection.removeIndex();
    Shots::wait([&] { return !collection.isBusy(); });
}

/// What the checks find of the answers of this tour.
void showChecks(Shots &shots, const Services &services)
{
    ChecksDialog dialog(services.workspace, services.configuration.current().profile.parameters.writing);
    bool isSettled = false;
    QObject::connect(&dialog, &ChecksDialog::settled, &dialog, [&] { isSettled = true; });
    dialog.show();
    Shots::wait([&] { return isSettled; });
    shots.grabBoth(u"checks"_s, dialog);
}

void showMenus(EvaluationTools &tools, Shots &shots)
{
    const std::initializer_list<std::pair<QString, QMenu *>> menus { { u"evaluation-sets"_s, &tools.sets() },
        { u"evaluation-ways"_s, &tools.profiles() }, { u"evaluation-models"_s, &tools.models() },
        { u"evaluation-runs"_s, &tools.runs() }, { u"evaluation-actions"_s, &tools.actions() } };
    for (const auto &[name, menu] : menus) {
        menu->popup({});
        shots.grabBoth(name, *menu);
        menu->close();
    }
}

void showAllCharts(MainWindow &window, Shots &shots)
{
    window.resize(1024, 700);
    for (auto *open : window.evaluation().findChildren<QPushButton *>())
        if (open->isVisible() && open->text() == EvaluationPage::tr("Charts..."))
            open->click();
    if (auto *charts = window.findChild<ChartsWindow *>()) {
        shots.grabBoth(u"evaluation-charts"_s, *charts);
        charts->close();
    }
    window.resize(1440, 900);
}

} // namespace

void tourOfEvaluation(MainWindow &window, Shots &shots, const Services &services)
{
    EvaluationPage &page = window.evaluation();
    window.showTab(MainWindow::EvaluationTab);
    page.tools().profiles().choose({ u"adduce"_s, u"portal"_s, u"keyword"_s });
    shots.grabAll(u"evaluation-before"_s);
    page.run();
    Shots::wait([&] { return !page.isRunning(); });
    page.run(); // compared with the run before
    Shots::wait([&] { return !page.isRunning(); });
    shots.grabAll(u"evaluation"_s);
    showAllCharts(window, shots);
    showMenus(page.tools(), shots);
    page.findChild<QuestionList *>()->table().selectRow(0);
    shots.grabAll(u"evaluation-answer"_s);
    page.closeTopmost();
    showChecks(shots, services);
    showSets(window, shots, services);
}

} // namespace adduce::shots
