#include "ui/library/metadata_editor.h"

#include "core/text/doi.h"
#include "ui/library/document_facts.h"
#include <QEvent>
#include <QGridLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLatestYear = 9999;
constexpr int kAuthorLines = 5;

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n'))
        if (const QString name = line.simplified(); !name.isEmpty())
            lines << name;
    return lines;
}

} // namespace

MetadataEditor::MetadataEditor(Writer write, QWidget *parent)
    : QWidget(parent)
    , m_write(std::move(write))
    , m_title(new QLineEdit)
    , m_authors(new QPlainTextEdit)
    , m_year(new QLineEdit)
    , m_doi(new QLineEdit)
    , m_venue(new QLineEdit)
{
    m_year->setValidator(new QIntValidator(0, kLatestYear, m_year));
    m_year->setMaximumWidth(space(20));
    m_authors->setTabChangesFocus(true);
    m_authors->setPlaceholderText(tr("One name a line"));
    m_authors->setFixedHeight(kAuthorLines * fontMetrics().lineSpacing() + space(3));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space(3));
    grid->setVerticalSpacing(space(2));
    grid->setColumnStretch(1, 1);
    addRow(*grid, MetadataField::Title, tr("Title"), m_title);
    addRow(*grid, MetadataField::Authors, tr("Authors"), m_authors);
    addRow(*grid, MetadataField::Year, tr("Year"), m_year);
    addRow(*grid, MetadataField::Doi, tr("DOI"), m_doi);
    addRow(*grid, MetadataField::Venue, tr("Published in"), m_venue);
    for (QLineEdit *edit : { m_title, m_year, m_doi, m_venue })
        connect(edit, &QLineEdit::editingFinished, this, &MetadataEditor::keep);
    m_authors->installEventFilter(this);
}

void MetadataEditor::addRow(QGridLayout &grid, MetadataField field, const QString &name, QWidget *input)
{
    const int row = grid.rowCount();
    auto *label = new PlainLabel(name);
    label->setSecondary(true);
    label->setBuddy(input);
    input->setAccessibleName(name);
    auto *origin = new PlainLabel({}, Type::Caption);
    origin->setSecondary(true);
    m_origins[static_cast<std::size_t>(field)] = origin;
    grid.addWidget(label, row, 0, Qt::AlignTop);
    grid.addWidget(input, row, 1);
    grid.addWidget(origin, row, 2, Qt::AlignVCenter);
}

void MetadataEditor::setMetadata(DocumentId document, const Metadata &metadata)
{
    if (document != m_document) {
        m_isKept = true;
        m_writing.reset();
    }
    m_document = document;
    m_metadata = metadata;
    fill();
}

void MetadataEditor::fill()
{
    if (!m_isKept)
        return;
    const auto set = [](QLineEdit *edit, const QString &text) {
        if (edit->text() == text || (edit->hasFocus() && edit->isModified()))
            return;
        edit->setText(text);
        edit->setCursorPosition(0);
    };
    set(m_title, m_metadata.title);
    set(m_year, m_metadata.year > 0 ? QString::number(m_metadata.year) : QString());
    set(m_doi, m_metadata.doi);
    set(m_venue, m_metadata.venue);
    if (!(m_authors->hasFocus() && m_authors->document()->isModified())
        && linesOf(m_authors->toPlainText()) != m_metadata.authors) {
        m_authors->setPlainText(m_metadata.authors.join(u'\n'));
        m_authors->document()->setModified(false);
    }
    for (std::size_t field = 0; field < kMetadataFields; ++field)
        m_origins[field]->setText(originWords(m_metadata.origins[field]));
}

Metadata MetadataEditor::typed() const
{
    Metadata typed = m_metadata;
    const auto take = [&](MetadataField field, auto &value, auto now) {
        if (value == now)
            return;
        value = std::move(now);
        typed.setOrigin(field, FieldOrigin::User);
    };
    take(MetadataField::Title, typed.title, m_title->text().simplified());
    take(MetadataField::Authors, typed.authors, linesOf(m_authors->toPlainText()));
    take(MetadataField::Year, typed.year, m_year->text().toInt());
    const QString doi = m_doi->text().simplified();
    const QString known = onlyDoi(doi);
    take(MetadataField::Doi, typed.doi, known.isEmpty() ? doi : known);
    take(MetadataField::Venue, typed.venue, m_venue->text().simplified());
    return typed;
}

bool MetadataEditor::keep()
{
    for (QLineEdit *edit : { m_title, m_year, m_doi, m_venue })
        edit->setModified(false);
    m_authors->document()->setModified(false);
    const Metadata now = typed();
    if (m_document && now != m_writing.value_or(m_metadata))
        write(now);
    else if (!isWriting())
        m_isKept = true; // it is as it was
    return m_isKept;
}

void MetadataEditor::write(const Metadata &now)
{
    const Metadata before = m_writing.value_or(m_metadata);
    m_isKept = false; // the fields stay as they are meanwhile
    m_writing = now;
    const auto kept = [editor = QPointer(this), document = m_document, now] {
        if (editor && document == editor->m_document)
            editor->finish(now);
    };
    const auto notKept = [editor = QPointer(this), document = m_document](const Error &error) {
        if (!editor)
            return;
        if (document == editor->m_document)
            editor->m_writing.reset(); // for another try, when a field is left again
        emit editor->failed(error);
    };
    m_write(m_document, before, now, kept, notKept);
}

void MetadataEditor::finish(const Metadata &written)
{
    m_metadata = written;
    if (m_writing != written)
        return; // more was typed since
    m_writing.reset();
    m_isKept = true;
    fill();
    emit kept();
}

bool MetadataEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_authors && event->type() == QEvent::FocusOut)
        keep();
    return QWidget::eventFilter(watched, event);
}

} // namespace adduce
