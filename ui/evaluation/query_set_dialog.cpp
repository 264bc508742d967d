#include "ui/evaluation/query_set_dialog.h"

#include "core/base/error.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_model.h"
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum Column
{
    QuestionColumn,
    CategoryColumn,
    ExpectedColumn,
    AnswerColumn, ///< shown where there are proposals
    ColumnCount
};

constexpr int kIdRole = Qt::UserRole; // of the query, kept so that runs of the set can be compared
constexpr int kWordsRole = Qt::UserRole + 1; // of what can be typed, as they were last

QString freshId(const std::set<QString> &taken)
{
    int number = 1;
    while (taken.contains(u"Q%1"_s.arg(number)))
        ++number;
    return u"Q%1"_s.arg(number);
}

/// What answers a question, or does no longer.
QString answerWords(const EvaluationQuery &query)
{
    QStringList quotes;
    for (const GoldSentence &gold : query.gold)
        quotes << gold.quote;
    if (!query.withheld.isEmpty())
        quotes << QuerySetDialog::tr("%1, which is not searched for it").arg(query.withheld.join(u", "_s));
    return quotes.join(u' ');
}

} // namespace

QuerySetDialog::QuerySetDialog(const QuerySet &set, QString path, QWidget *parent)
    : QDialog(parent)
    , m_path(std::move(path))
    , m_known(set.queries)
    , m_hasProposals(std::ranges::any_of(set.queries, [](const EvaluationQuery &query) { return !query.isAccepted; }))
    , m_name(new QLineEdit(set.name))
    , m_table(new QTableWidget(0, ColumnCount))
    , m_error(new PlainLabel({}, Type::Caption))
{
    setWindowTitle(m_hasProposals && m_path.isEmpty() ? tr("Make a set") : tr("Edit questions"));
    prepareTableView(*m_table);
    m_table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalHeaderLabels({ tr("Question"), tr("Category"), tr("Right pages"), tr("Answered by") });
    m_table->horizontalHeader()->setSectionResizeMode(QuestionColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(CategoryColumn, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ExpectedColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(AnswerColumn, QHeaderView::Stretch);
    m_table->setColumnHidden(AnswerColumn, !m_hasProposals);
    if (m_hasProposals) { // whole sentences are to be read
        m_table->setWordWrap(true);
        m_table->horizontalHeader()->setSectionResizeMode(ExpectedColumn, QHeaderView::ResizeToContents);
        m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    }
    m_table->setAccessibleName(tr("Questions"));
    m_name->setAccessibleName(tr("Name of the set"));
    m_error->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = primaryButton(!m_path.isEmpty() ? tr("Save") : m_hasProposals ? tr("Save...") : tr("Save a copy..."));
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    auto *add = button(tr("Add question"), u"list-add"_s);
    auto *remove = button(tr("Remove"), u"list-remove"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(new PlainLabel(tr("Name")));
    head->addWidget(m_name, 1);
    head->addWidget(add);
    head->addWidget(remove);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_error, 1);
    foot->addWidget(buttons);
    auto *all = new QVBoxLayout(this);
    all->setSpacing(space(3));
    all->addLayout(head);
    all->addWidget(hint(tr("Right pages: the file's name and its pages, such as paper.pdf: 4, 27; other.pdf: 3. A question that "
                           "must be refused has none.")));
    if (m_hasProposals)
        all->addWidget(hint(
            tr("These are proposals. Tick the ones that their sentence answers, and that the papers left cannot answer where "
               "one must be refused; change their words as you like. The others are not asked.")));
    all->addWidget(m_table, 1);
    all->addLayout(foot);
    resizeInSight(*this, { space(m_hasProposals ? 300 : 220), space(m_hasProposals ? 180 : 140) });
    for (const EvaluationQuery &query : set.queries)
        addRow(query);
    connect(add, &QPushButton::clicked, this, &QuerySetDialog::addQuestion);
    connect(remove, &QPushButton::clicked, this, &QuerySetDialog::removeQuestions);
    connect(buttons, &QDialogButtonBox::accepted, this, &QuerySetDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QuerySetDialog::reject);
    connect(m_table, &QTableWidget::itemChanged, this, &QuerySetDialog::acceptChanged);
    connect(m_table, &QTableWidget::itemChanged, this, &QuerySetDialog::check);
    connect(m_name, &QLineEdit::textChanged, this, &QuerySetDialog::check);
    check();
    m_before = typed();
}

void QuerySetDialog::addRow(const EvaluationQuery &query)
{
    const QSignalBlocker quiet(m_table); // a row is read once it is whole
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto *question = new QTableWidgetItem(query.question);
    question->setData(kIdRole, query.id);
    question->setData(kWordsRole, query.question);
    if (m_hasProposals)
        question->setCheckState(query.isAccepted ? Qt::Checked : Qt::Unchecked);
    m_table->setItem(row, QuestionColumn, question);
    auto *category = new QComboBox;
    for (const QueryCategory one : { QueryCategory::Direct, QueryCategory::Synthesis, QueryCategory::EdgeCase })
        category->addItem(words(one), static_cast<int>(one));
    category->setCurrentIndex(category->findData(static_cast<int>(query.category)));
    category->setAccessibleName(tr("Category"));
    m_table->setCellWidget(row, CategoryColumn, category);
    auto *expected = new QTableWidgetItem(expectedWords(query.expected));
    expected->setData(kWordsRole, expected->text());
    m_table->setItem(row, ExpectedColumn, expected);
    connect(category, &QComboBox::currentIndexChanged, this, &QuerySetDialog::check);
    auto *answer = new QTableWidgetItem(answerWords(query));
    answer->setFlags(answer->flags() & ~Qt::ItemIsEditable);
    answer->setToolTip(answer->text());
    m_table->setItem(row, AnswerColumn, answer);
}

void QuerySetDialog::acceptChanged(QTableWidgetItem *item)
{
    if (!m_hasProposals || item->data(kWordsRole).toString() == item->text())
        return;
    const QSignalBlocker quiet(m_table);
    item->setData(kWordsRole, item->text());
    m_table->item(item->row(), QuestionColumn)->setCheckState(Qt::Checked);
    if (item->column() != ExpectedColumn)
        return;
    const EvaluationQuery known = knownOf(m_table->item(item->row(), QuestionColumn)->data(kIdRole).toString());
    const bool isAsBefore = item->text() == expectedWords(known.expected); // else the pages that were typed decide
    m_table->item(item->row(), AnswerColumn)->setText(isAsBefore ? answerWords(known) : QString());
}

void QuerySetDialog::addQuestion()
{
    std::set<QString> taken; // a new question is none that was removed, with what answers that
    for (const EvaluationQuery &known : m_known)
        taken.insert(known.id);
    for (int row = 0; row < m_table->rowCount(); ++row)
        taken.insert(m_table->item(row, QuestionColumn)->data(kIdRole).toString());
    addRow({ freshId(taken), QueryCategory::Direct, {}, {} });
    m_table->setCurrentCell(m_table->rowCount() - 1, QuestionColumn);
    m_table->editItem(m_table->item(m_table->rowCount() - 1, QuestionColumn));
    check();
}

void QuerySetDialog::removeQuestions()
{
    std::set<int, std::greater<>> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes())
        rows.insert(index.row());
    for (const int row : rows)
        m_table->removeRow(row);
    check();
}

EvaluationQuery QuerySetDialog::knownOf(const QString &id) const
{
    const auto known = std::ranges::find(m_known, id, &EvaluationQuery::id);
    return known == m_known.end() ? EvaluationQuery { .id = id, .question = {}, .expected = {} } : *known;
}

QuerySet QuerySetDialog::set() const
{
    QuerySet set { m_name->text().simplified(), {} };
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QTableWidgetItem *question = m_table->item(row, QuestionColumn);
        const auto *category = qobject_cast<const QComboBox *>(m_table->cellWidget(row, CategoryColumn));
        EvaluationQuery query = knownOf(question->data(kIdRole).toString());
        query.category = static_cast<QueryCategory>(category->currentData().toInt());
        query.question = question->text().trimmed();
        query.isAccepted = !m_hasProposals || question->checkState() == Qt::Checked;
        const std::vector<ExpectedPage> before =
            std::exchange(query.expected, expectedFrom(m_table->item(row, ExpectedColumn)->text()));
        if (query.expected != before) { // the pages that were typed decide
            query.gold.clear();
            query.papers = 1;
        }
        if (query.category != QueryCategory::EdgeCase) // it is answered after all
            query.withheld.clear();
        set.queries.push_back(std::move(query));
    }
    return readQuerySet(toJson(set)); // the same rules as for a file
}

void QuerySetDialog::check()
{
    QString problem;
    try {
        if (acceptedOf(set()).queries.empty() && m_path.isEmpty())
            problem = tr("Tick the questions that are to be asked.");
    } catch (const Error &error) {
        problem = sentence(error);
    }
    m_error->setText(problem);
    m_save->setEnabled(problem.isEmpty());
}

void QuerySetDialog::save()
{
    if (!m_save->isEnabled())
        return;
    if (!m_path.isEmpty()) {
        emit saveWanted(set(), m_path);
        return;
    }
    auto *dialog = new QFileDialog(this, tr("Save set of questions"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Sets of questions (*.json)"));
    dialog->setDefaultSuffix(u"json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) { emit saveWanted(set(), path); });
    dialog->open();
}

QStringList QuerySetDialog::typed() const
{
    QStringList typed { m_name->text() };
    for (int row = 0; row < m_table->rowCount(); ++row)
        typed << m_table->item(row, QuestionColumn)->data(kIdRole).toString() << m_table->item(row, QuestionColumn)->text()
              << QString::number(m_table->item(row, QuestionColumn)->checkState())
              << qobject_cast<const QComboBox *>(m_table->cellWidget(row, CategoryColumn))->currentData().toString()
              << m_table->item(row, ExpectedColumn)->text();
    return typed;
}

void QuerySetDialog::reject()
{
    if (typed() == m_before)
        return QDialog::reject();
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Discard the changes"), tr("Discard what you changed in these questions?"), {}, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton *keep = question->addButton(tr("Keep editing"), QMessageBox::RejectRole);
    QPushButton *discard = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    question->setDefaultButton(keep);
    question->setEscapeButton(keep);
    connect(discard, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    question->open();
}

} // namespace adduce
