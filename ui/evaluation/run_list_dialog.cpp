#include "ui/evaluation/run_list_dialog.h"

#include "ui/common/widgets.h"
#include "ui/evaluation/run_words.h"
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace adduce {

RunListDialog::RunListDialog(const QString &title, std::vector<EvaluationRow> runs, EvaluationId shown, QWidget *parent)
    : QDialog(parent)
    , m_runs(std::move(runs))
    , m_words(new QLineEdit)
    , m_list(new QListWidget)
    , m_open(primaryButton(tr("Choose")))
{
    setWindowTitle(title);
    m_words->setAccessibleName(tr("Filter the runs"));
    m_words->setPlaceholderText(tr("Filter"));
    makeFindBox(*m_words);
    m_list->setAccessibleName(tr("Runs"));
    m_list->setUniformItemSizes(true);
    for (const EvaluationRow &run : m_runs) {
        m_list->addItem(runWithSet(run));
        if (run.id == shown)
            m_list->setCurrentRow(m_list->count() - 1);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(m_words);
    all->addWidget(m_list, 1);
    all->addWidget(buttons);
    resizeInSight(*this, { space(130), space(120) });
    connect(m_words, &QLineEdit::textChanged, this, &RunListDialog::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_open->setEnabled(row >= 0); });
    connect(m_list, &QListWidget::itemActivated, this, &RunListDialog::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &RunListDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_open->setEnabled(m_list->currentRow() >= 0);
}

/// What is chosen is always in sight.
void RunListDialog::filter()
{
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isShown = m_list->item(row)->text().contains(m_words->text().trimmed(), Qt::CaseInsensitive);
        m_list->item(row)->setHidden(!isShown);
        if (isShown && first < 0)
            first = row;
    }
    const QListWidgetItem *current = m_list->currentItem();
    if (!current || current->isHidden())
        m_list->setCurrentRow(first);
}

void RunListDialog::choose()
{
    const int row = m_list->currentRow();
    if (row < 0 || result() == Accepted)
        return;
    emit chosen(m_runs.at(static_cast<std::size_t>(row)).id);
    accept();
}

} // namespace adduce
