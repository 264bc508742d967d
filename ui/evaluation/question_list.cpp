#include "ui/evaluation/question_list.h"

#include "ui/answer/confidence_delegate.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_model.h"
#include "ui/evaluation/question_filter.h"
#include <QComboBox>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

QuestionList::QuestionList(QWidget *tool, QWidget *parent)
    : QWidget(parent)
    , m_model(new EvaluationModel(this))
    , m_table(makeTableView())
    , m_filter(new QuestionFilter)
    , m_variants(new QComboBox)
    , m_count(new PlainLabel({}, Type::Strong))
    , m_summary(new PlainLabel({}, Type::Caption))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Questions"));
    m_table->setItemDelegateForColumn(
        EvaluationModel::ConfidenceColumn, new ConfidenceDelegate(EvaluationModel::ConfidenceRole, m_table));
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(EvaluationModel::Question, QHeaderView::Stretch);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_variants->setAccessibleName(tr("Answers of"));
    m_variants->hide();
    m_summary->setSecondary(true);
    auto *title = new QHBoxLayout;
    title->setContentsMargins(space(6), space(2), space(6), space(2));
    title->setSpacing(space(2));
    title->addWidget(m_count);
    title->addWidget(m_summary);
    title->addStretch(1);
    title->addWidget(tool);
    title->addWidget(m_filter);
    title->addWidget(m_variants);
    auto *list = new QVBoxLayout(this);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    list->addLayout(title);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(space(4), 0, space(4), 0);
    inset->addWidget(m_table);
    list->addLayout(inset, 1);
    connect(m_variants, &QComboBox::activated, this, &QuestionList::variantChosen);
    connect(m_filter, &QuestionFilter::changed, this, &QuestionList::filter);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QuestionList::filter);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &QuestionList::filter);
    connect(m_table, &QTableView::customContextMenuRequested, this, &QuestionList::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &QuestionList::selectionChanged);
}

void QuestionList::filter()
{
    int shown = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool isShown = m_filter->shows(m_model->query(row), m_model->result(row));
        m_table->setRowHidden(row, !isShown);
        shown += isShown ? 1 : 0;
    }
    m_filter->setCount(shown, m_model->rowCount());
}

void QuestionList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // The question needs the room; the filter and the answer itself say what these columns do.
    for (const int column : { EvaluationModel::Category, EvaluationModel::Time })
        m_table->setColumnHidden(column, width() < space(200));
}

std::optional<QueryResult> QuestionList::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : m_model->result(rows.first().row());
}

void QuestionList::setVariants(const std::vector<EvaluationReport> &reports, int shown)
{
    m_variants->clear();
    for (const EvaluationReport &report : reports)
        m_variants->addItem(variantName(report));
    m_variants->setCurrentIndex(shown);
    m_variants->setVisible(reports.size() > 1);
}

void QuestionList::setResults(const EvaluationReport &report)
{
    m_model->setResults(report.results);
    m_table->setColumnHidden(EvaluationModel::Faithful, report.judge.isEmpty());
    m_count->setText(tr("%Ln question(s)", nullptr, m_model->rowCount()));
}

void QuestionList::setSummary(const EvaluationReport &report, const QString &soFar)
{
    const int right = report.right();
    QStringList words { soFar,
        tr("%1 right, %2 wrong, %3 not asked")
            .arg(right)
            .arg(report.measured() - right)
            .arg(m_model->queries().size() - report.results.size()),
        failedWords(report) };
    words.removeAll(QString());
    m_summary->setText(report.results.empty() ? QString() : words.join(u"; "_s));
}

void QuestionList::setJudgeable(bool judgeable)
{
    m_isJudgeable = judgeable;
}

void QuestionList::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    const auto result = index.isValid() ? m_model->result(index.row()) : std::nullopt;
    if (!result || !result->isMeasured())
        return;
    m_table->selectRow(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"check"_s), tr("Judge as right"), this, [this] { emit judged(true); });
    menu->addAction(icon(u"dialog-warning"_s), tr("Judge as wrong"), this, [this] { emit judged(false); });
    menu->addAction(icon(u"edit-reset"_s), tr("Take my judgement back"), this, [this] { emit judged(std::nullopt); })
        ->setEnabled(result->userVerdict.has_value());
    for (QAction *action : menu->actions())
        if (!m_isJudgeable)
            action->setEnabled(false);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void QuestionList::showOnly(QueryCategory category)
{
    m_filter->showOnly(category);
}

void QuestionList::find()
{
    m_filter->find();
}

} // namespace adduce
