#include "ui/evidence/evidence_page.h"

#include "core/library/database.h"
#include "ui/common/table.h"
#include "ui/evidence/evidence_delegate.h"
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

EvidencePage::EvidencePage(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new EvidenceModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_threads(new QComboBox)
    , m_find(new QLineEdit)
    , m_table(makeTableView())
    , m_count(new PlainLabel({}, Type::Caption))
    , m_empty(new PlainLabel(tr("No evidence yet. Each cited sentence of an answer becomes a row here."), Type::Reading))
    , m_export(button(tr("Export..."), u"document-export"_s))
{
    setFocusProxy(m_table);
    m_filter->setSourceModel(m_model);
    m_filter->setFilterRole(EvidenceModel::SearchRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(0);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new EvidenceDelegate(m_table));
    m_table->setWordWrap(true);
    m_table->setAccessibleName(tr("Evidence"));
    m_table->horizontalHeader()->setMinimumSectionSize(space(8));
    m_count->setSecondary(true);
    m_count->setContentsMargins(space(4), space(1) + 2, space(4), space(1) + 2);
    m_empty->setSecondary(true);
    m_empty->setWordWrap(true);
    m_empty->setMargin(space(6));
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    m_fit.setSingleShot(true);
    m_fit.setInterval(60);
    connect(&m_fit, &QTimer::timeout, m_table, &QTableView::resizeRowsToContents);

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(makeTools());
    all->addWidget(line());
    all->addWidget(m_table, 1);
    all->addWidget(m_empty, 1);
    all->addWidget(line());
    all->addWidget(m_count);
    connect(m_threads, &QComboBox::activated, this, [this](int at) {
        m_thread = ThreadId { m_threads->itemData(at).toLongLong() };
        showThread();
    });
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text.trimmed());
        m_fit.start();
    });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == EvidenceModel::CitationColumn)
            open(index);
    });
    connect(m_table, &QTableView::activated, this, &EvidencePage::open);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, &m_fit, qOverload<>(&QTimer::start));
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportWanted(m_thread); });
}

QWidget *EvidencePage::makeTools()
{
    m_threads->setMinimumContentsLength(12);
    m_threads->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_threads->setMaximumWidth(space(80));
    m_threads->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_threads->setAccessibleName(tr("Thread"));
    m_find->setPlaceholderText(tr("Filter"));
    m_find->setAccessibleName(tr("Filter the evidence"));
    m_find->addAction(icon(u"edit-find"_s, Tone::Secondary), QLineEdit::LeadingPosition);
    m_find->setClearButtonEnabled(true);
    m_find->setMaximumWidth(space(56));
    m_find->setMinimumWidth(space(20));
    auto *bar = new QWidget;
    bar->setBackgroundRole(QPalette::Base);
    bar->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space(4), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addWidget(m_threads, 2);
    row->addStretch(1);
    row->addWidget(m_find, 1);
    row->addWidget(m_export);
    return bar;
}

void EvidencePage::reload()
{
    try {
        Database database = m_services.library.open();
        const std::vector<ThreadRow> threads = ThreadStore(database).list();
        m_threads->clear();
        for (const ThreadRow &thread : threads)
            m_threads->addItem(thread.marks.title.simplified().left(120), thread.id.value);
        const bool known = std::any_of(threads.begin(), threads.end(), [&](const ThreadRow &t) { return t.id == m_thread; });
        if (!known)
            m_thread = threads.empty() ? ThreadId {} : threads.front().id;
    } catch (const Error &error) {
        emit failed(error);
    }
    m_threads->setCurrentIndex(m_threads->findData(m_thread.value));
    showThread();
}

void EvidencePage::select(ThreadId thread)
{
    m_thread = thread;
    reload();
}

void EvidencePage::showThread()
{
    std::vector<EvidenceRow> rows;
    try {
        Database database = m_services.library.open();
        if (const auto thread = m_thread ? ThreadStore(database).find(m_thread) : std::nullopt)
            rows = evidenceRows(*thread);
    } catch (const Error &error) {
        emit failed(error);
    }
    std::set<QString> papers;
    for (const EvidenceRow &row : rows)
        papers.insert(row.citation.sha256);
    m_count->setText(rows.empty() ? QString()
                                  : u"%1  ·  %2"_s.arg(tr("%n row(s)", nullptr, static_cast<int>(rows.size())),
                                        tr("%n paper(s)", nullptr, static_cast<int>(papers.size()))));
    m_export->setEnabled(bool(m_thread));
    m_threads->setEnabled(m_threads->count() > 0);
    m_table->setVisible(!rows.empty());
    m_empty->setVisible(rows.empty());
    m_model->setRows(std::move(rows));
    fitColumns();
}

void EvidencePage::fitColumns()
{
    const int width = m_table->viewport()->width();
    const int number = space(10);
    const int confidence = space(26);
    const int rest = std::max(space(100), width - number - confidence);
    QHeaderView &header = *m_table->horizontalHeader();
    header.resizeSection(EvidenceModel::Number, number);
    header.resizeSection(EvidenceModel::Claim, rest * 24 / 100);
    header.resizeSection(EvidenceModel::Evidence, rest * 38 / 100);
    header.resizeSection(EvidenceModel::CitationColumn, rest * 22 / 100);
    header.resizeSection(EvidenceModel::ConfidenceColumn, confidence);
    header.resizeSection(EvidenceModel::Notes, rest * 16 / 100);
    m_table->resizeRowsToContents();
}

void EvidencePage::open(const QModelIndex &index)
{
    std::vector<Citation> all;
    for (const EvidenceRow &row : m_model->rows())
        all.push_back(row.citation);
    emit citationActivated(m_model->row(m_filter->mapToSource(index).row()).citation, all);
}

void EvidencePage::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void EvidencePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void EvidencePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fitColumns();
}

} // namespace adduce
