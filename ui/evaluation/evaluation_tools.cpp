#include "ui/evaluation/evaluation_tools.h"

#include "ui/common/flow_layout.h"
#include "ui/common/menu_text.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/run_list_dialog.h"
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostRuns = 20; // in the menu

QPushButton *menuButton(QMenu *menu, const QString &name)
{
    QPushButton *made = button({});
    made->setMenu(menu);
    made->setAccessibleName(name);
    return made;
}

} // namespace

QString runWords(const EvaluationRow &run)
{
    const QString when = QLocale().toString(run.startedAt.toLocalTime(), QLocale::ShortFormat);
    const QString words = run.name.isEmpty() ? when : u"%1, %2"_s.arg(when, run.name);
    return run.isCutShort ? EvaluationTools::tr("%1, stopped").arg(words) : words;
}

EvaluationTools::EvaluationTools(QWidget *parent)
    : QWidget(parent)
    , m_start(primaryButton(tr("Run"), u"media-playback-start"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_more(iconButton(u"view-more"_s, tr("What can be done with this run")))
    , m_sets(new QMenu(this))
    , m_profileMenu(new QMenu(this))
    , m_models(new QMenu(this))
    , m_runMenu(new QMenu(this))
    , m_moreMenu(new QMenu(this))
    , m_scope(new ElidedLabel(Type::Caption))
    , m_state(new PlainLabel({}, Type::Caption))
{
    m_setButton = menuButton(m_sets, tr("Set of questions"));
    m_profileButton = menuButton(m_profileMenu, tr("Profiles to compare"));
    m_modelButton = menuButton(m_models, tr("Models to compare"));
    m_runButton = menuButton(m_runMenu, tr("Run that is shown"));
    m_more->setMenu(m_moreMenu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_state->setSecondary(true);
    m_scope->setSecondary(true);
    m_scope->hide();
    const auto named = [](const QString &name, QWidget *control) {
        auto *group = new QWidget;
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(space(2));
        row->addWidget(quiet(name));
        row->addWidget(control);
        return group;
    };
    auto *tools = new FlowLayout;
    tools->setSpacing(space(2));
    tools->addWidget(named(tr("Set"), m_setButton));
    tools->addWidget(named(tr("Profiles"), m_profileButton));
    tools->addWidget(named(tr("Models"), m_modelButton));
    tools->addWidget(m_start);
    tools->addWidget(m_stop);
    tools->addWidget(named(tr("Run shown"), m_runButton));
    tools->addWidget(m_more);
    auto *words = new QHBoxLayout;
    words->setSpacing(space(2));
    words->addWidget(m_state);
    words->addWidget(m_scope, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(2), space(4), space(2));
    all->setSpacing(space(1));
    all->addLayout(tools);
    all->addLayout(words);
    m_state->setWordWrap(true);
    connect(m_start, &QPushButton::clicked, this, &EvaluationTools::runWanted);
    connect(m_stop, &QPushButton::clicked, this, &EvaluationTools::stopWanted);
    passFocus(*this, *m_start);
    fillModels();
    setRuns({}, {});
    setProgress(0, 0);
}

void EvaluationTools::setSet(const QuerySet &set)
{
    m_set = set;
    fillSets();
    updateWords();
}

void EvaluationTools::setSetFiles(const QStringList &paths)
{
    m_files = paths;
    fillSets();
}

void EvaluationTools::setModels(const QString &writer, const QString &judge, bool judgeLeaves)
{
    m_model = writer;
    if (std::exchange(m_judge, judge) != judge)
        m_withJudge = !judgeLeaves;
    if (m_model.isEmpty()) {
        m_withModel = false;
        m_withoutModel = true;
    }
    fillModels();
}

void EvaluationTools::setModelsWanted(bool without, bool with)
{
    m_withModel = with && !m_model.isEmpty();
    m_withoutModel = without || !m_withModel;
    fillModels();
}

void EvaluationTools::setSentTo(const QStringList &hosts)
{
    m_sentTo = hosts;
}

void EvaluationTools::setScope(const QString &words)
{
    m_scope->setVisible(!words.isEmpty());
    m_scope->setText(words);
}

void EvaluationTools::setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown)
{
    m_runs = runs;
    m_shown = shown;
    fillRuns();
    updateWords();
}

void EvaluationTools::setRestorable(bool restorable)
{
    m_restorable = restorable;
    fillRuns();
}

void EvaluationTools::setProgress(int done, int total)
{
    const bool isRunning = m_isRunning = total > 0;
    if (isRunning && done == 0)
        m_clock.start();
    const bool hadFocus = m_start->hasFocus() || m_stop->hasFocus();
    m_start->setVisible(!isRunning);
    m_stop->setVisible(isRunning);
    if (hadFocus)
        (isRunning ? m_stop : m_start)->setFocus(Qt::OtherFocusReason);
    for (QPushButton *button : { m_setButton, m_profileButton, m_modelButton, m_runButton })
        button->setEnabled(!isRunning);
    if (!isRunning)
        return;
    QString words = tr("%1 of %2").arg(done).arg(total);
    if (done > 0) {
        const auto left = static_cast<int>(m_clock.elapsed() * (total - done) / done / 1000);
        if (left >= 60)
            words += u", "_s + tr("%n minute(s) left", nullptr, (left + 30) / 60);
        else if (left > 2)
            words += u", "_s + tr("%n second(s) left", nullptr, left);
    }
    if (!m_sentTo.isEmpty())
        words += u". "_s
            + (withJudge() ? tr("The questions, their answers and the passages are sent to %1.")
                           : tr("The questions and the passages found for them are sent to %1."))
                  .arg(QLocale().createSeparatedList(m_sentTo));
    say(words);
}

void EvaluationTools::say(const QString &words)
{
    m_state->setText(words);
    m_state->setVisible(!words.isEmpty());
}

QStringList EvaluationTools::profiles() const
{
    return m_profiles;
}

void EvaluationTools::setProfiles(const QStringList &names)
{
    m_profiles.clear();
    for (const QString &name : variantNames())
        if (names.contains(name))
            m_profiles << name;
    if (m_profiles.isEmpty())
        m_profiles << variantNames().first();
    fillProfiles();
    updateWords();
}

void EvaluationTools::fillSets()
{
    m_sets->clear();
    m_sets->addAction(tr("Sample papers"), this, &EvaluationTools::bundledSetWanted);
    for (const QString &path : m_files)
        m_sets->addAction(menuText(QFileInfo(path).completeBaseName()), this, [this, path] { emit setFileWanted(path); });
    m_sets->addSeparator();
    m_sets->addAction(icon(u"document-edit"_s), tr("Edit questions..."), this, &EvaluationTools::setEditWanted);
    m_sets->addAction(icon(u"document-open"_s), tr("Open a set..."), this, [this] { emit setFileWanted({}); });
    m_sets->addSeparator();
    m_sets->addAction(tr("Measure a retrieval collection..."), this, &EvaluationTools::collectionWanted);
}

void EvaluationTools::fillProfiles()
{
    m_profileMenu->clear();
    for (const QString &name : variantNames()) {
        QAction *action = m_profileMenu->addAction(name);
        action->setCheckable(true);
        action->setChecked(m_profiles.contains(name));
        connect(action, &QAction::toggled, this, [this, name](bool on) {
            QStringList names = m_profiles;
            names.removeAll(name);
            if (on)
                names << name;
            // Not at once: the menu that is open would be filled anew under the pointer.
            QMetaObject::invokeMethod(this, [this, names] { setProfiles(names); }, Qt::QueuedConnection);
        });
    }
}

void EvaluationTools::fillModels()
{
    m_models->clear();
    const auto add = [this](const QString &name, bool &chosen, const bool &other, bool isPossible) {
        QAction *action = m_models->addAction(menuText(name));
        action->setCheckable(true);
        action->setChecked(chosen);
        action->setEnabled(isPossible);
        connect(action, &QAction::toggled, this, [this, action, &chosen, &other](bool on) {
            chosen = on || !other; // one stays
            action->setChecked(chosen);
            updateWords();
        });
    };
    add(tr("No model"), m_withoutModel, m_withModel, true);
    add(m_model.isEmpty() ? tr("No model is chosen in Ask") : m_model, m_withModel, m_withoutModel, !m_model.isEmpty());
    m_models->addSeparator();
    QAction *judge = m_models->addAction(
        menuText(m_judge.isEmpty() ? tr("No model is chosen for judging") : tr("Answers are judged by %1").arg(m_judge)));
    judge->setCheckable(true);
    judge->setChecked(withJudge());
    judge->setEnabled(!m_judge.isEmpty());
    connect(judge, &QAction::toggled, this, [this](bool on) {
        m_withJudge = on;
        updateWords();
    });
    updateWords();
}

void EvaluationTools::fillRuns()
{
    m_runMenu->clear();
    for (const EvaluationRow &run : m_runs | std::views::take(kMostRuns)) {
        QAction *action = m_runMenu->addAction(menuText(runWithSet(run)), this, [this, id = run.id] { emit runChosen(id); });
        action->setCheckable(true);
        action->setChecked(run.id == m_shown);
    }
    if (m_runs.size() > kMostRuns) {
        m_runMenu->addSeparator();
        m_runMenu->addAction(tr("All runs..."), this, [this] { chooseRun(tr("All runs"), m_runs, &EvaluationTools::runChosen); });
    }
    m_runButton->setEnabled(!m_runs.empty() && !m_isRunning);
    m_more->setEnabled(m_shown || m_restorable);
    m_moreMenu->clear();
    if (m_restorable)
        m_moreMenu->addAction(icon(u"edit-reset"_s), tr("Bring back the deleted run"), this, &EvaluationTools::restoreWanted);
    if (!m_shown)
        return;
    m_moreMenu->addAction(icon(u"document-edit"_s), tr("Rename run..."), this, &EvaluationTools::renameWanted);
    fillCompare();
    m_moreMenu->addAction(icon(u"document-export"_s), tr("Export run..."), this, &EvaluationTools::exportWanted);
    m_moreMenu->addSeparator();
    m_moreMenu->addAction(icon(u"edit-delete"_s), tr("Delete run"), this, &EvaluationTools::removeWanted);
}

void EvaluationTools::fillCompare()
{
    QMenu *compare = m_moreMenu->addMenu(tr("Compare with"));
    compare->addAction(tr("The run before"), this, [this] { emit comparedWith({}); });
    compare->addSeparator();
    const auto shown = std::ranges::find(m_runs, m_shown, &EvaluationRow::id);
    if (shown == m_runs.end())
        return;
    std::vector<EvaluationRow> others = m_runs;
    std::erase_if(others, [&](const EvaluationRow &run) { return run.id == m_shown || run.set != shown->set; });
    for (const EvaluationRow &run : others | std::views::take(kMostRuns))
        compare->addAction(menuText(runWords(run)), this, [this, id = run.id] { emit comparedWith(id); });
    if (others.size() > kMostRuns)
        compare->addAction(
            tr("All runs..."), this, [this, others] { chooseRun(tr("Compare with"), others, &EvaluationTools::comparedWith); });
}

void EvaluationTools::chooseRun(
    const QString &title, std::vector<EvaluationRow> runs, void (EvaluationTools::*chosen)(EvaluationId))
{
    auto *dialog = new RunListDialog(title, std::move(runs), m_shown, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RunListDialog::chosen, this, chosen);
    dialog->open();
}

void EvaluationTools::updateWords()
{
    m_setButton->setText(menuText(tr("%1: %n question(s)", nullptr, static_cast<int>(m_set.queries.size())).arg(m_set.name)));
    m_profileButton->setText(
        m_profiles.size() > 3 ? tr("%n profile(s)", nullptr, static_cast<int>(m_profiles.size())) : m_profiles.join(u", "_s));
    QStringList models;
    if (m_withoutModel)
        models << tr("No model");
    if (m_withModel)
        models << m_model;
    if (withJudge())
        models << tr("judged by %1").arg(m_judge);
    m_modelButton->setText(menuText(models.join(u", "_s)));
    const auto shown = std::ranges::find(m_runs, m_shown, &EvaluationRow::id);
    m_runButton->setText(menuText(shown == m_runs.end() ? tr("None")
            : shown->set == m_set.name                  ? runWords(*shown)
                                                        : runWithSet(*shown)));
}

} // namespace adduce
