#include "ui/history/replay_dialog.h"

#include "core/workspace/workspace.h"
#include "ui/common/widgets.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QTreeWidgetItem *row(const QString &text, const QString &change = {})
{
    auto *item = new QTreeWidgetItem({ text.simplified(), change });
    item->setToolTip(0, plainTip(text));
    return item;
}

void addChanges(QTreeWidgetItem &to, const QStringList &gone, const QStringList &come)
{
    for (const QString &one : come)
        to.addChild(row(one, ReplayDialog::tr("new")));
    for (const QString &one : gone)
        to.addChild(row(one, ReplayDialog::tr("no more")));
}

QString countWords(const QStringList &gone, const QStringList &come)
{
    return ReplayDialog::tr("%1 new, %2 no more").arg(come.size()).arg(gone.size());
}

/// What is to be known of how it was asked again.
QStringList remarksOn(const Replay &replay)
{
    QStringList remarks;
    if (replay.hasOtherNumbers)
        remarks << ReplayDialog::tr("Asked by the profile in use: the numbers of then are not known.");
    if (replay.isOfAll)
        remarks << ReplayDialog::tr("Asked of all papers: those of then are not known by name.");
    if (replay.wasWritten)
        remarks << ReplayDialog::tr("A model wrote the answer, which was not asked again.");
    return remarks;
}

QTreeWidgetItem *itemOf(const Replay &replay)
{
    QTreeWidgetItem *question =
        row(replay.question, replay.isSame() ? ReplayDialog::tr("as it was") : ReplayDialog::tr("other evidence"));
    for (const QString &remark : remarksOn(replay))
        question->addChild(row(remark));
    if (!replay.gone.isEmpty() || !replay.come.isEmpty()) {
        QTreeWidgetItem *told = row(ReplayDialog::tr("The answer"), countWords(replay.gone, replay.come));
        addChanges(*told, replay.gone, replay.come);
        question->addChild(told);
    }
    for (const StageDifference &stage : replay.stages) {
        if (stage.gone.isEmpty() && stage.come.isEmpty())
            continue;
        QTreeWidgetItem *item = row(words(stage.stage), countWords(stage.gone, stage.come));
        addChanges(*item, stage.gone, stage.come);
        question->addChild(item);
    }
    return question;
}

} // namespace

ReplayDialog::ReplayDialog(Workspace &workspace, const QString &thread, const Profile &inUse, QWidget *parent)
    : QDialog(parent)
    , m_words(new PlainLabel(tr("Asking again...")))
    , m_tree(new QTreeWidget)
    , m_run(std::make_unique<ReplayRun>(workspace, thread, inUse))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Compared with today"));
    m_words->setWrapping();
    m_words->setAccessibleName(tr("What came of it"));
    m_tree->setHeaderLabels({ tr("Question, stage, passage or sentence"), tr("Change") });
    m_tree->setAccessibleName(tr("What each stage finds otherwise"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space(4));
    column->addWidget(m_words);
    column->addWidget(m_tree, 1);
    column->addWidget(hint(tr("The questions are asked again of the papers alone, without a model; nothing is saved.")));
    column->addWidget(buttons);
    resizeInSight(*this, { space(220), space(140) });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_run.get(), &ReplayRun::done, this, &ReplayDialog::showReplays);
    connect(m_run.get(), &ReplayRun::failed, this, [this](const Error &error) { m_words->setText(sentence(error)); });
    connect(m_run.get(), &ReplayRun::finished, this, &ReplayDialog::settled);
}

ReplayDialog::~ReplayDialog() = default;

QString ReplayDialog::words() const
{
    return m_words->text();
}

void ReplayDialog::showReplays(const std::vector<Replay> &replays)
{
    const auto all = static_cast<int>(replays.size());
    const auto changed = static_cast<int>(all - std::ranges::count_if(replays, &Replay::isSame));
    m_words->setText(changed == 0 ? tr("All is as it was: %Ln question(s) asked again.", nullptr, all)
                                  : tr("%1 of %Ln question(s) find other evidence.", nullptr, all).arg(changed));
    for (const Replay &replay : replays) {
        QTreeWidgetItem *item = itemOf(replay);
        m_tree->addTopLevelItem(item);
        if (replay.isSame())
            continue;
        item->setExpanded(true);
        for (int i = 0; i < item->childCount(); ++i) // what the answer would say, before the stages
            if (item->child(i)->childCount() > 0) {
                item->child(i)->setExpanded(true);
                break;
            }
    }
    if (QTreeWidgetItem *first = m_tree->topLevelItem(0))
        m_tree->setCurrentItem(first);
}

} // namespace adduce
