#include "ui/library/document_page.h"

#include "core/base/run.h"
#include "ui/jobs/library_job.h"
#include "ui/library/document_editing.h"
#include "ui/library/document_line.h"
#include "ui/library/encoding_choice.h"
#include "ui/library/fact_list.h"
#include "ui/library/fact_lists.h"
#include "ui/library/metadata_editor.h"
#include "ui/library/note_editor.h"
#include "ui/library/tables_view.h"
#include "ui/library/tag_editor.h"
#include <QDialogButtonBox>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QTabWidget>
#include <QUndoStack>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

/// A change may be undone when the window has gone with its pages.
static MetadataWriter writerFor(DocumentEditing &editing)
{
    return [editing = QPointer(&editing)](DocumentId id, const Metadata &before, const Metadata &after,
               const MetadataEditor::Kept &kept, const MetadataEditor::NotKept &notKept) {
        if (editing)
            editing->setMetadata(id, before, after, kept, notKept);
    };
}

static TagEditor::Writer tagWriterFor(DocumentEditing &editing)
{
    return [editing = QPointer(&editing)](DocumentId id, const QStringList &before, const QStringList &after,
               const TagEditor::Kept &kept, const TagEditor::NotKept &notKept) {
        if (editing)
            editing->setTags(id, before, after, kept, notKept);
    };
}

static NoteEditor::Writer noteWriterFor(DocumentEditing &editing)
{
    return [editing = QPointer(&editing)](DocumentId id, const QString &before, const QString &after,
               const NoteEditor::Kept &kept, const NoteEditor::NotKept &notKept) {
        if (editing)
            editing->setNote(id, before, after, kept, notKept);
    };
}

DocumentPage::DocumentPage(
    const Services &services, LibraryJob &job, DocumentEditing &editing, QUndoStack &undo, DocumentId document, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_document(document)
    , m_title(new PlainLabel({}, Type::Question))
    , m_line(new PlainLabel({}, Type::Caption))
    , m_notices(new QVBoxLayout)
    , m_unkept(makeUnkept())
    , m_tabs(new QTabWidget)
    , m_editor(new MetadataEditor(writerFor(editing)))
    , m_tags(new TagEditor(tagWriterFor(editing)))
    , m_note(new NoteEditor(noteWriterFor(editing)))
    , m_tables(new TablesView(services))
    , m_encoding(new EncodingChoice)
    , m_contents(new FactList(tr("Contents"), { tr("Section"), tr("Page") }))
    , m_hidden(new FactList(tr("Hidden text"), { tr("Text"), tr("Page"), tr("Why it cannot be seen") }))
    , m_versions(new FactList(tr("Versions"), { tr("File"), tr("Added"), tr("Size") }))
    , m_citing(new FactList(tr("Cited in"), { tr("Thread"), tr("Quotes"), tr("Last used") }))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Details"));
    m_title->setWrapping();
    m_line->setSecondary(true);
    m_line->setWrapping();
    m_notices->setSpacing(space(1));
    fillTabs();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(2));
    all->addWidget(m_title);
    all->addWidget(m_line);
    all->addLayout(m_notices);
    all->addWidget(m_unkept);
    all->addSpacing(space(1));
    all->addWidget(m_tabs, 1);
    all->addWidget(makeButtons(undo));
    resize(m_services.settings.value(u"document/size"_s, QSize(space(190), space(150))).toSize());

    connect(m_encoding, &EncodingChoice::chosen, this,
        [this, job = QPointer(&job), editing = QPointer(&editing)](const QString &encoding) {
            if (editing)
                editing->setEncoding(m_document, encoding, [job, document = m_document] {
                    if (job)
                        job->readAgain({ document });
                });
        });
    connectEditors();
    connect(&job, &LibraryJob::changed, this, &DocumentPage::reload);
    connectPlaces();
    reload();
}

/// What could not be kept holds the page, and what is on its way lets it close once that is done.
void DocumentPage::connectEditors()
{
    const auto fail = [this](const Error &error) {
        m_unkept->setVisible(std::exchange(m_isClosing, false) || m_unkept->isVisible());
        emit failed(error);
    };
    const auto keep = [this] {
        m_unkept->hide();
        if (!isWriting() && std::exchange(m_isClosing, false))
            close();
    };
    connect(m_editor, &MetadataEditor::failed, this, fail);
    connect(m_tags, &TagEditor::failed, this, fail);
    connect(m_note, &NoteEditor::failed, this, fail);
    connect(m_editor, &MetadataEditor::kept, this, keep);
    connect(m_tags, &TagEditor::kept, this, keep);
    connect(m_note, &NoteEditor::kept, this, keep);
}

bool DocumentPage::isWriting() const
{
    return m_editor->isWriting() || m_tags->isWriting() || m_note->isWriting();
}

void DocumentPage::forgetTyped()
{
    m_tags->setTags({}, {}, {});
    m_note->setNote({}, {});
    m_editor->setMetadata({}, {});
}

void DocumentPage::fillTabs()
{
    auto *details = new QWidget;
    auto *column = new QVBoxLayout(details);
    column->setContentsMargins(0, space(4), 0, 0);
    column->addWidget(m_editor);
    column->addWidget(m_tags);
    column->addWidget(m_encoding);
    column->addStretch(1);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(details, tr("Details"));
    m_tabs->addTab(m_note, tr("Notes"));
    m_tabs->addTab(m_contents, tr("Contents"));
    m_tabs->addTab(m_tables, tr("Tables"));
    m_tabs->addTab(m_hidden, tr("Hidden text"));
    m_tabs->addTab(m_citing, tr("Cited in"));
    m_tabs->addTab(m_versions, tr("Versions"));
}

QWidget *DocumentPage::makeButtons(QUndoStack &undo)
{
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
    return buttons;
}

/// Where the rows of each list lead to.
void DocumentPage::connectPlaces()
{
    for (const FactList *list : { m_contents, m_hidden })
        connect(
            list, &FactList::placeActivated, this, [this](const QVariant &page) { emit pageWanted(m_facts.row, page.toInt()); });
    connect(m_tables, &TablesView::tableActivated, this,
        [this](int table) { emit pageWanted(m_facts.row, m_facts.tablePlaces.at(static_cast<std::size_t>(table)).page); });
    connect(m_citing, &FactList::placeActivated, this,
        [this](const QVariant &thread) { emit threadWanted(ThreadId { thread.toLongLong() }); });
    connect(m_versions, &FactList::placeActivated, this,
        [this](const QVariant &version) { emit documentWanted(m_facts.versions.at(version.toULongLong())); });
}

DocumentPage::~DocumentPage()
{
    forgetTyped(); // fields lose the focus only after this, when the undo stack may have gone
    if (m_reading.valid())
        m_reading.wait();
}

void DocumentPage::done(int result)
{
    const bool isKept = m_tags->keep();
    const bool isNoteKept = m_note->keep();
    if (!m_editor->keep() || !isKept || !isNoteKept) {
        m_isClosing = isWriting(); // then it closes once that is done
        m_unkept->setVisible(!m_isClosing);
        return;
    }
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
        forgetTyped();
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
                forgetTyped();
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
    m_editor->setMetadata(m_document, m_facts.metadata, m_facts.abstract);
    m_tags->setTags(m_document, m_facts.tags, m_facts.knownTags);
    m_note->setNote(m_document, m_facts.note);
    fillNotices(*m_notices, m_facts);
    m_tables->setTables(shownTables(m_facts));
    setTab(m_contents, tr("Contents"), fillContents(*m_contents, m_facts));
    setTab(m_tables, tr("Tables"), m_facts.tables.size());
    setTab(m_hidden, tr("Hidden text"), fillHidden(*m_hidden, m_facts));
    setTab(m_citing, tr("Cited in"), fillCiting(*m_citing, m_facts));
    setTab(m_versions, tr("Versions"), fillVersions(*m_versions, m_facts));
    emit loaded();
}

} // namespace adduce
