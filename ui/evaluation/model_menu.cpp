#include "ui/evaluation/model_menu.h"

#include "ui/common/menu_text.h"
#include <algorithm>
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

void ModelMenu::setSpaces(const std::vector<SpaceChoice> &spaces)
{
    if (std::exchange(m_spaces, spaces) == spaces)
        return;
    std::erase_if(m_searched, [&](const SpaceChoice &one) { return std::ranges::find(spaces, one) == spaces.end(); });
    fill();
    emit changed();
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
    addSpaces();
}

void ModelMenu::addSpaces()
{
    if (m_spaces.size() < 2)
        return;
    addSeparator();
    for (const SpaceChoice &space : m_spaces) {
        QAction *action = addAction(menuText(tr("Search by the vectors of %1").arg(spaceName(space))));
        action->setCheckable(true);
        action->setChecked(m_searched.contains(space));
        connect(action, &QAction::toggled, this, [this, space](bool on) {
            if (on)
                m_searched.insert(space);
            else
                m_searched.erase(space);
            emit changed();
        });
    }
}

std::vector<std::optional<SpaceChoice>> ModelMenu::spaces() const
{
    std::vector<std::optional<SpaceChoice>> searched(m_searched.begin(), m_searched.end());
    if (searched.empty())
        searched.emplace_back();
    return searched;
}

QString ModelMenu::words() const
{
    QStringList words;
    if (m_withoutModel)
        words << tr("No model");
    if (m_withModel)
        words << m_writer;
    for (const SpaceChoice &space : m_searched)
        words << spaceName(space);
    if (withJudge())
        words << tr("judged by %1").arg(m_judge);
    return words.join(u", "_s);
}

} // namespace adduce
