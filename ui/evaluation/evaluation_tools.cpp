#include "ui/evaluation/evaluation_tools.h"

#include "ui/common/flow_layout.h"
#include "ui/common/menu_text.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/model_menu.h"
#include "ui/evaluation/profile_menu.h"
#include "ui/evaluation/run_actions_menu.h"
#include "ui/evaluation/run_menu.h"
#include "ui/evaluation/run_words.h"
#include "ui/evaluation/set_menu.h"
#include "ui/evaluation/spoken_label.h"
#include <QLocale>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QPushButton *menuButton(QMenu *menu, const QString &name)
{
    QPushButton *made = button({});
    made->setMenu(menu);
    made->setAccessibleName(name);
    return made;
}

} // namespace

EvaluationTools::EvaluationTools(QWidget *parent)
    : QWidget(parent)
    , m_sets(new SetMenu(this))
    , m_profiles(new ProfileMenu(this))
    , m_models(new ModelMenu(this))
    , m_runMenu(new RunMenu(this))
    , m_actions(new RunActionsMenu(this))
    , m_start(primaryButton(tr("Run"), u"media-playback-start"_s))
    , m_pause(button(tr("Pause"), u"media-playback-pause"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_addPapers(button({}, u"list-add"_s))
    , m_more(iconButton(u"view-more"_s, tr("What can be done with this run")))
    , m_scope(new ElidedLabel(Type::Caption))
    , m_state(new SpokenLabel(this))
{
    m_setButton = menuButton(m_sets, tr("Set of questions"));
    m_profileButton = menuButton(m_profiles, tr("Profiles to compare"));
    m_modelButton = menuButton(m_models, tr("Models to compare"));
    m_runButton = menuButton(m_runMenu, tr("Run that is shown"));
    m_more->setMenu(m_actions);
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
    tools->addWidget(m_pause);
    tools->addWidget(m_stop);
    tools->addWidget(named(tr("Run shown"), m_runButton));
    tools->addWidget(m_more);
    auto *words = new QHBoxLayout;
    words->setSpacing(space(2));
    words->addWidget(m_state);
    words->addWidget(m_addPapers);
    words->addWidget(m_scope, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(2), space(4), space(2));
    all->setSpacing(space(1));
    all->addLayout(tools);
    all->addLayout(words);
    connect(m_start, &QPushButton::clicked, this, &EvaluationTools::runWanted);
    connect(m_stop, &QPushButton::clicked, this, &EvaluationTools::stopWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        setPaused(!m_isPaused);
        sayProgress();
        emit pauseWanted(m_isPaused);
    });
    connect(m_addPapers, &QPushButton::clicked, this, [this] {
        const QStringList papers = m_papers;
        say(tr("Run asks them once they are read."));
        emit papersWanted(papers);
    });
    passFocus(*this, *m_start);
    connect(m_profiles, &ProfileMenu::changed, this, &EvaluationTools::updateWords);
    connect(m_models, &ModelMenu::changed, this, &EvaluationTools::updateWords);
    setRuns({}, {}, false);
    setProgress(0, 0);
    offerPapers({});
}

void EvaluationTools::setSet(const QuerySet &set)
{
    m_set = set.name;
    m_questions = static_cast<int>(acceptedOf(set).queries.size());
    updateWords();
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

void EvaluationTools::setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown, bool restorable)
{
    m_runs = runs;
    m_shown = shown;
    m_runMenu->setRuns(runs, shown);
    m_actions->setRuns(runs, shown, restorable);
    m_runButton->setEnabled(!runs.empty() && !m_isRunning);
    m_more->setEnabled(shown || restorable);
    updateWords();
}

void EvaluationTools::setPaused(bool isPaused)
{
    if (isPaused == m_isPaused)
        return;
    m_isPaused = isPaused;
    if (isPaused)
        m_pauseClock.start();
    else
        m_pausedMs += m_pauseClock.elapsed();
    m_pause->setText(isPaused ? tr("Go on") : tr("Pause"));
    m_pause->setIcon(adduce::icon(isPaused ? u"media-playback-start"_s : u"media-playback-pause"_s));
}

void EvaluationTools::setProgress(int done, int total)
{
    m_isRunning = total > 0;
    m_done = done;
    m_total = total;
    if (!m_isRunning || done == 0) {
        m_clock.start();
        setPaused(false);
        m_pausedMs = 0;
    }
    const bool hadFocus = m_start->hasFocus() || m_stop->hasFocus() || m_pause->hasFocus();
    m_start->setVisible(!m_isRunning);
    m_pause->setVisible(m_isRunning);
    m_stop->setVisible(m_isRunning);
    if (hadFocus && !(m_isRunning && m_pause->hasFocus()))
        (m_isRunning ? m_stop : m_start)->setFocus(Qt::OtherFocusReason);
    for (QPushButton *button : { m_setButton, m_profileButton, m_modelButton, m_runButton })
        button->setEnabled(!m_isRunning);
    if (m_isRunning)
        sayProgress();
    else if (m_saysProgress) // nobody said how it ended
        say({});
}

void EvaluationTools::sayProgress()
{
    QString words = tr("%1 of %2").arg(m_done).arg(m_total);
    if (m_isPaused) {
        words += u", "_s + tr("paused");
    } else if (m_done > 0) {
        const auto left = static_cast<int>((m_clock.elapsed() - m_pausedMs) * (m_total - m_done) / m_done / 1000);
        if (left >= 60)
            words += u", "_s + tr("%Ln minute(s) left", nullptr, (left + 30) / 60);
        else if (left > 2)
            words += u", "_s + tr("%Ln second(s) left", nullptr, left);
    }
    if (!m_sentTo.isEmpty())
        words += u". "_s
            + (m_models->withJudge() ? tr("The questions, their answers and the passages are sent to %1.")
                                     : tr("The questions and the passages found for them are sent to %1."))
                  .arg(QLocale().createSeparatedList(m_sentTo));
    offerPapers({});
    m_state->put(words);
    m_saysProgress = true;
}

void EvaluationTools::say(const QString &words)
{
    m_saysProgress = false;
    offerPapers({});
    isVisible() ? m_state->say(words) : m_state->put(words);
}

void EvaluationTools::offerPapers(const QStringList &paths)
{
    if (paths.isEmpty() && m_addPapers->hasFocus())
        m_start->setFocus(Qt::OtherFocusReason);
    m_papers = paths;
    m_addPapers->setText(tr("Add %Ln paper(s)", nullptr, static_cast<int>(paths.size())));
    m_addPapers->setVisible(!paths.isEmpty());
}

void EvaluationTools::updateWords()
{
    m_setButton->setText(menuText(tr("%1: %Ln question(s)", nullptr, m_questions).arg(setWords(m_set))));
    m_profileButton->setText(m_profiles->words());
    m_modelButton->setText(menuText(m_models->words()));
    const auto shown = std::ranges::find(m_runs, m_shown, &EvaluationRow::id);
    m_runButton->setText(menuText(shown == m_runs.end() ? tr("None")
            : shown->set == m_set                       ? runWords(*shown)
                                                        : runWithSet(*shown)));
}

} // namespace adduce
