#include "ui/library/document_page.h"

#include "core/base/run.h"
#include "ui/library/encoding_choice.h"
#include "ui/library/library_model.h"
#include "ui/library/metadata_editor.h"
#include "ui/library/tables_view.h"
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QTabWidget>
#include <QTreeWidget>
#include <QUndoStack>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPlace = Qt::UserRole; // of a list's item: a page, or an index

QString formatWords(DocumentFormat format)
{
    if (format == DocumentFormat::Text)
        return DocumentPage::tr("plain text");
    return format == DocumentFormat::Markdown ? u"Markdown"_s : nameOf(format).toUpper();
}

/// "Ready · PDF · English · 24 pages · 310 sentences · 2.1 MB".
QString lineOf(const DocumentFacts &facts)
{
    const DocumentRow &row = facts.row;
    const QLocale locale;
    QStringList parts { formatWords(row.format) };
    if (!row.encoding.isEmpty())
        parts.back() += u" ("_s + row.encoding + u')';
    if (const QLocale written(row.language); !row.language.isEmpty() && written.language() != QLocale::C)
        parts << QLocale::languageToString(written.language());
    if (row.pages > 0)
        parts << DocumentPage::tr("%n page(s)", nullptr, row.pages);
    if (row.sentences > 0)
        parts << DocumentPage::tr("%n sentence(s)", nullptr, row.sentences);
    parts << locale.formattedDataSize(row.bytes, 1);
    if (!row.ocr.isEmpty())
        parts << DocumentPage::tr("text recognised (%1)").arg(row.ocr);
    parts << DocumentPage::tr("added %1").arg(locale.toString(row.addedAt.toLocalTime().date(), QLocale::ShortFormat));
    for (const QString &name : facts.collections)
        parts << DocumentPage::tr("in “%1”").arg(name);
    for (const QString &tag : facts.tags)
        parts << u'#' + tag;
    return parts.join(u" · "_s);
}

/// The window may go before its pages, and the job with it.
MetadataWriter writerFor(LibraryJob &job)
{
    return [job = QPointer(&job)](DocumentId id, const Metadata &metadata) {
        if (job)
            job->setMetadata(id, metadata);
    };
}

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (QLayout *inner = item->layout())
            clear(*inner);
        delete item->widget();
        delete item;
    }
}

} // namespace

DocumentPage::DocumentPage(const Services &services, LibraryJob &job, QUndoStack &undo, DocumentId document, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_document(document)
    , m_title(new PlainLabel({}, Type::Question))
    , m_line(new PlainLabel({}, Type::Caption))
    , m_notices(new QVBoxLayout)
    , m_unkept(makeUnkept())
    , m_tabs(new QTabWidget)
    , m_editor(new MetadataEditor(undo, writerFor(job)))
    , m_tables(new TablesView)
    , m_encoding(new EncodingChoice)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Details"));
    m_title->setWrapping();
    m_line->setSecondary(true);
    m_line->setWrapping();
    m_notices->setSpacing(space(1));
    m_tabs->setDocumentMode(true);

    auto *details = new QWidget;
    auto *column = new QVBoxLayout(details);
    column->setContentsMargins(0, space(4), 0, 0);
    column->addWidget(m_editor);
    column->addWidget(m_encoding);
    column->addStretch(1);
    m_tabs->addTab(details, tr("Details"));
    m_contents = addList(tr("Contents"), { tr("Section"), tr("Page") });
    m_tabs->addTab(m_tables, tr("Tables"));
    m_hidden = addList(tr("Hidden text"), { tr("Text"), tr("Page"), tr("Why it cannot be seen") });
    m_citing = addList(tr("Cited in"), { tr("Thread"), tr("Quotes"), tr("Last used") });
    m_versions = addList(tr("Versions"), { tr("File"), tr("Added"), tr("Size") });

    connect(m_encoding, &EncodingChoice::chosen, this, [this, job = QPointer(&job)](const QString &encoding) {
        try {
            if (job)
                job->setEncoding(m_document, encoding);
        } catch (const Error &error) {
            emit failed(error);
        }
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *undoAction = undo.createUndoAction(this, tr("Undo"));
    undoAction->setShortcut(QKeySequence::Undo);
    auto *redoAction = undo.createRedoAction(this, tr("Redo"));
    redoAction->setShortcut(QKeySequence::Redo);
    for (QAction *action : { undoAction, redoAction }) {
        auto *made = flatButton({}, action->text());
        made->setDefaultAction(action);
        buttons->addButton(made, QDialogButtonBox::ResetRole);
        addAction(action);
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QAbstractButton *b : buttons->buttons())
        if (auto *push = qobject_cast<QPushButton *>(b))
            push->setAutoDefault(false); // Enter in a field keeps the field

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(2));
    all->addWidget(m_title);
    all->addWidget(m_line);
    all->addLayout(m_notices);
    all->addWidget(m_unkept);
    all->addSpacing(space(1));
    all->addWidget(m_tabs, 1);
    all->addWidget(buttons);
    resize(m_services.settings.value(u"document/size"_s, QSize(space(190), space(150))).toSize());

    connect(m_editor, &MetadataEditor::failed, this, &DocumentPage::failed);
    connect(m_editor, &MetadataEditor::kept, m_unkept, &QWidget::hide);
    connect(&job, &LibraryJob::changed, this, &DocumentPage::reload);
    connect(m_contents, &QTreeWidget::itemActivated, this,
        [this](QTreeWidgetItem *item) { emit pageWanted(m_facts.row, item->data(0, kPlace).toInt()); });
    connect(m_tables, &TablesView::tableActivated, this,
        [this](int table) { emit pageWanted(m_facts.row, m_facts.tablePages.at(static_cast<std::size_t>(table))); });
    connect(m_hidden, &QTreeWidget::itemActivated, this,
        [this](QTreeWidgetItem *item) { emit pageWanted(m_facts.row, item->data(0, kPlace).toInt()); });
    connect(m_citing, &QTreeWidget::itemActivated, this,
        [this](QTreeWidgetItem *item) { emit threadWanted(ThreadId { item->data(0, kPlace).toLongLong() }); });
    connect(m_versions, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        emit documentWanted(m_facts.versions.at(static_cast<std::size_t>(item->data(0, kPlace).toInt())));
    });
    reload();
}

DocumentPage::~DocumentPage()
{
    m_editor->setMetadata({}, {}); // its fields lose the focus only after this, when the undo stack may have gone
    if (m_reading.valid())
        m_reading.wait();
}

void DocumentPage::done(int result)
{
    if (!m_editor->keep())
        return m_unkept->show();
    m_services.settings.setValue(u"document/size"_s, size());
    QDialog::done(result);
}

QWidget *DocumentPage::makeUnkept()
{
    auto *row = new QWidget;
    auto *text = new PlainLabel(tr("What you typed could not be saved. It stays here; closing tries again."));
    text->setWrapping();
    auto *leave = linkButton(tr("Close without saving"));
    connect(leave, &QToolButton::clicked, this, [this] {
        m_editor->setMetadata({}, {});
        close();
    });
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space(2));
    line->addWidget(new IconLabel(u"dialog-error"_s, Tone::Error), 0, Qt::AlignTop);
    line->addWidget(text, 1);
    line->addWidget(leave, 0, Qt::AlignTop);
    row->hide();
    return row;
}

QTreeWidget *DocumentPage::addList(const QString &name, const QStringList &columns)
{
    auto *list = new QTreeWidget;
    list->setHeaderLabels(columns);
    list->setUniformRowHeights(true);
    list->setRootIsDecorated(false);
    list->setFrameShape(QFrame::NoFrame);
    list->setAccessibleName(name);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tabs->addTab(list, name);
    return list;
}

void DocumentPage::setTab(QWidget *page, const QString &title, std::size_t count)
{
    const int tab = m_tabs->indexOf(page);
    m_tabs->setTabText(tab, count > 0 ? tr("%1 (%2)").arg(title, QLocale().toString(count)) : title);
    m_tabs->setTabEnabled(tab, count > 0);
}

void DocumentPage::reload()
{
    if (m_reading.valid() && m_reading.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        m_stale = true;
        return;
    }
    m_stale = false;
    const auto work = [this](auto post) {
        try {
            post([this, facts = readFacts(m_services.library, m_document)]() mutable { showFacts(std::move(facts)); });
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Missing)
                throw;
            post([this] { // removed meanwhile
                m_editor->setMetadata({}, {});
                close();
            });
        }
    };
    m_reading = startTask(this, work, [this] {
        m_reading.wait(); // its thread has nothing more to do than to end
        if (m_stale)
            reload();
    });
}

void DocumentPage::showFacts(DocumentFacts facts)
{
    m_facts = std::move(facts);
    m_title->setText(displayTitle(m_facts.row));
    m_line->setText(lineOf(m_facts));
    m_encoding->setDocument(m_facts.row);
    setTip(*m_line, m_facts.row.path);
    m_editor->setMetadata(m_document, m_facts.metadata);
    showNotices();
    showContents();
    QStringList places;
    for (const int page : m_facts.tablePages)
        places << labelOf(page);
    m_tables->setTables(m_facts.tables, m_facts.captions, places);
    setTab(m_tables, tr("Tables"), m_facts.tables.size());
    showHidden();
    showCiting();
    showVersions();
    emit loaded();
}

QString DocumentPage::labelOf(int page) const
{
    return page >= 0 && page < static_cast<int>(m_facts.labels.size()) ? m_facts.labels[static_cast<std::size_t>(page)]
                                                                       : QString::number(page + 1);
}

void DocumentPage::showNotices()
{
    clear(*m_notices);
    for (const Notice &notice : noticesOf(m_facts)) {
        auto *row = new QHBoxLayout;
        row->setSpacing(space(2));
        auto *text = new PlainLabel(notice.text);
        text->setWrapping();
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row->addWidget(
            notice.failure ? new IconLabel(u"dialog-error"_s, Tone::Error) : new IconLabel(u"dialog-warning"_s, Tone::Attention),
            0, Qt::AlignTop);
        row->addWidget(text, 1);
        m_notices->addLayout(row);
    }
}

/// The file's own outline when it has one: its author made it. Else the headings that were found.
void DocumentPage::showContents()
{
    m_contents->clear();
    std::vector<QTreeWidgetItem *> above; // the last item of each level
    const auto add = [&](const QString &title, int level, int page) {
        above.resize(std::min(above.size(), static_cast<std::size_t>(std::max(1, level) - 1)));
        const QStringList cells { title, labelOf(page) };
        auto *item = above.empty() ? new QTreeWidgetItem(m_contents, cells) : new QTreeWidgetItem(above.back(), cells);
        item->setData(0, kPlace, page);
        item->setToolTip(0, plainTip(title));
        above.push_back(item);
    };
    for (const OutlineItem &item : m_facts.outline)
        add(item.title, item.level, item.page);
    if (m_facts.outline.empty())
        for (const Section &section : m_facts.sections)
            add(section.number.isEmpty() ? section.title : section.number + u' ' + section.title, section.level, section.page);
    const bool deep = std::ranges::any_of(m_facts.outline, [](const OutlineItem &o) { return o.level > 1; })
        || std::ranges::any_of(m_facts.sections, [](const Section &s) { return s.level > 1; });
    m_contents->setRootIsDecorated(deep);
    m_contents->expandAll();
    setTab(m_contents, tr("Contents"), m_facts.outline.empty() ? m_facts.sections.size() : m_facts.outline.size());
}

void DocumentPage::showHidden()
{
    m_hidden->clear();
    for (const HiddenText &hidden : m_facts.hidden) {
        const QString text = hidden.text.simplified();
        auto *item = new QTreeWidgetItem(m_hidden, { text, labelOf(hidden.page), hiddenWords(hidden.reason) });
        item->setData(0, kPlace, hidden.page);
        item->setToolTip(0, plainTip(text.left(1000)));
    }
    setTab(m_hidden, tr("Hidden text"), m_facts.hidden.size());
}

void DocumentPage::showCiting()
{
    m_citing->clear();
    for (const CitingThread &citing : m_facts.citing) {
        const QString used = QLocale().toString(citing.thread.updatedAt.toLocalTime(), QLocale::ShortFormat);
        auto *item = new QTreeWidgetItem(m_citing, { citing.thread.marks.title, QLocale().toString(citing.quotes), used });
        item->setData(0, kPlace, citing.thread.id.value);
        item->setToolTip(0, plainTip(citing.thread.marks.title));
    }
    setTab(m_citing, tr("Cited in"), m_facts.citing.size());
}

void DocumentPage::showVersions()
{
    m_versions->clear();
    for (int i = 0; i < static_cast<int>(m_facts.versions.size()); ++i) {
        const DocumentRow &row = m_facts.versions[static_cast<std::size_t>(i)];
        const QString name = QFileInfo(row.path).fileName();
        auto *item = new QTreeWidgetItem(m_versions,
            { row.id == m_document ? tr("%1 (this one)").arg(name) : name,
                QLocale().toString(row.addedAt.toLocalTime(), QLocale::ShortFormat), QLocale().formattedDataSize(row.bytes, 1) });
        item->setData(0, kPlace, i);
        item->setToolTip(0, plainTip(row.path));
    }
    setTab(m_versions, tr("Versions"), m_facts.versions.size() > 1 ? m_facts.versions.size() : 0);
}

} // namespace adduce
