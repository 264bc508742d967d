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

QString shown(const QString &value)
{
    return value;
}

QString shown(int year)
{
    return year > 0 ? QString::number(year) : QString();
}

QString shown(const QStringList &lines)
{
    return lines.join(u'\n');
}

void read(const QString &text, QString &value)
{
    value = text;
}

void read(const QString &text, int &year)
{
    year = text.toInt();
}

void read(const QString &text, QStringList &lines)
{
    lines = linesOf(text);
}

} // namespace

MetadataEditor::MetadataEditor(Writer write, QWidget *parent)
    : QWidget(parent)
    , m_write(std::move(write))
    , m_authors(new QPlainTextEdit)
{
    m_authors->setTabChangesFocus(true);
    m_authors->setPlaceholderText(tr("One name a line"));
    m_authors->setFixedHeight(kAuthorLines * fontMetrics().lineSpacing() + space(3));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space(3));
    grid->setVerticalSpacing(space(2));
    grid->setColumnStretch(1, 1);
    addRow(*grid, MetadataField::Title, tr("Title"));
    addRow(*grid, MetadataField::Authors, tr("Authors"), m_authors);
    addRow(*grid, MetadataField::Year, tr("Year"));
    addRow(*grid, MetadataField::Doi, tr("DOI"));
    addRow(*grid, MetadataField::Venue, tr("Published in"));
    addRow(*grid, MetadataField::Volume, tr("Volume"));
    addRow(*grid, MetadataField::Issue, tr("Issue"));
    addRow(*grid, MetadataField::Pages, tr("Pages or article"));
    addRow(*grid, MetadataField::Issn, tr("ISSN"));
    addRow(*grid, MetadataField::Licence, tr("Licence"));
    addRow(*grid, MetadataField::Retraction, tr("Retraction"));
    QLineEdit *year = edit(MetadataField::Year);
    year->setValidator(new QIntValidator(0, kLatestYear, year));
    for (const MetadataField field : { MetadataField::Year, MetadataField::Volume, MetadataField::Issue })
        edit(field)->setMaximumWidth(space(20));
    m_authors->installEventFilter(this);
}

void MetadataEditor::addRow(QGridLayout &grid, MetadataField field, const QString &name)
{
    auto *line = new QLineEdit;
    m_edits[static_cast<std::size_t>(field)] = line;
    connect(line, &QLineEdit::editingFinished, this, &MetadataEditor::keep);
    addRow(grid, field, name, line);
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
    forEachField(
        [&](MetadataField field, const auto &value) {
            QLineEdit *line = edit(field);
            const QString text = shown(value);
            if (!line || line->text() == text || (line->hasFocus() && line->isModified()))
                return;
            line->setText(text);
            line->setCursorPosition(0);
        },
        m_metadata);
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
    forEachField(
        [&](MetadataField field, auto &value) {
            auto now = value;
            if (const QLineEdit *line = edit(field))
                read(line->text().simplified(), now);
            else
                read(m_authors->toPlainText(), now);
            if constexpr (std::is_same_v<decltype(now), QString>)
                if (const QString doi = field == MetadataField::Doi ? onlyDoi(now) : QString(); !doi.isEmpty())
                    now = doi; // typed as an address
            if (value == now)
                return;
            value = std::move(now);
            typed.setOrigin(field, FieldOrigin::User);
        },
        typed);
    return typed;
}

bool MetadataEditor::keep()
{
    for (QLineEdit *line : m_edits)
        if (line)
            line->setModified(false);
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
