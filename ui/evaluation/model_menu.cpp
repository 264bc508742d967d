#include "ui/evaluation/model_menu.h"

#include "ui/common/menu_text.h"
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

ModelMenu::ModelMenu(QWidget *parent)
    : QMenu(parent)
{
    fill();
}

void ModelMenu::setModels(const QString &writer, const QString &judge, bool isJudgeRemote)
{
    m_writer = writer;
    if (std::exchange(m_judge, judge) != judge)
        m_withJudge = !isJudgeRemote;
    choose(m_withoutModel, m_withModel);
}

void ModelMenu::choose(bool without, bool with)
{
    m_withModel = with && !m_writer.isEmpty();
    m_withoutModel = without || !m_withModel;
    fill();
    emit changed();
}

void ModelMenu::addWriter(const QString &name, bool &chosen, const bool &other, bool isPossible)
{
    QAction *action = addAction(menuText(name));
    action->setCheckable(true);
    action->setChecked(chosen);
    action->setEnabled(isPossible);
    connect(action, &QAction::toggled, this, [this, action, &chosen, &other](bool on) {
        chosen = on || !other; // one stays
        action->setChecked(chosen);
        emit changed();
    });
}

void ModelMenu::fill()
{
    clear();
    addWriter(tr("No model"), m_withoutModel, m_withModel, true);
    addWriter(m_writer.isEmpty() ? tr("No model is chosen in Ask") : m_writer, m_withModel, m_withoutModel, !m_writer.isEmpty());
    addSeparator();
    QAction *judge = addAction(
        menuText(m_judge.isEmpty() ? tr("No model is chosen for judging") : tr("Answers are judged by %1").arg(m_judge)));
    judge->setCheckable(true);
    judge->setChecked(withJudge());
    judge->setEnabled(!m_judge.isEmpty());
    connect(judge, &QAction::toggled, this, [this](bool on) {
        m_withJudge = on;
        emit changed();
    });
}

QString ModelMenu::words() const
{
    QStringList words;
    if (m_withoutModel)
        words << tr("No model");
    if (m_withModel)
        words << m_writer;
    if (withJudge())
        words << tr("judged by %1").arg(m_judge);
    return words.join(u", "_s);
}

} // namespace adduce
