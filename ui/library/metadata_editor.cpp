#include "ui/library/metadata_editor.h"

#include "core/text/doi.h"
#include "ui/library/document_facts.h"
#include "ui/library/metadata_words.h"
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
constexpr int kAbstractLines = 6;

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n'))
        if (const QString name = line.simplified(); !name.isEmpty())
            lines << name;
    return lines;
}

/// Of several lines the paragraphs stay.
void read(const QString &text, QString &value)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n'))
        lines << line.simplified();
    value = lines.join(u'\n').trimmed();
}

void read(const QString &text, int &year)
{
    year = text.simplified().toInt();
}

void read(const QString &text, QStringList &lines)
{
    lines = linesOf(text);
}

QPlainTextEdit *severalLines(QWidget *input)
{
    return qobject_cast<QPlainTextEdit *>(input);
}

QLineEdit *oneLine(QWidget *input)
{
    return qobject_cast<QLineEdit *>(input);
}

QString textIn(QWidget *input)
{
    return severalLines(input) ? severalLines(input)->toPlainText() : oneLine(input)->text();
}

bool isBeingTyped(QWidget *input)
{
    const bool isModified = severalLines(input) ? severalLines(input)->document()->isModified() : oneLine(input)->isModified();
    return isModified && input->hasFocus();
}

void setUnmodified(QWidget *input)
{
    if (QPlainTextEdit *text = severalLines(input))
        text->document()->setModified(false);
    else
        oneLine(input)->setModified(false);
}

void setText(QWidget *input, const QString &text)
{
    if (QLineEdit *line = oneLine(input)) {
        line->setText(text);
        line->setCursorPosition(0);
    } else {
        severalLines(input)->setPlainText(text);
    }
}

} // namespace

MetadataEditor::MetadataEditor(Writer write, QWidget *parent)
    : QWidget(parent)
    , m_write(std::move(write))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space(3));
    grid->setVerticalSpacing(space(2));
    grid->setColumnStretch(1, 1);
    addRow(*grid, MetadataField::Title);
    addText(*grid, MetadataField::Authors, kAuthorLines);
    severalLines(input(MetadataField::Authors))->setPlaceholderText(tr("One name a line"));
    addRow(*grid, MetadataField::Year);
    addRow(*grid, MetadataField::Doi);
    addRow(*grid, MetadataField::Venue);
    addRow(*grid, MetadataField::Volume);
    addRow(*grid, MetadataField::Issue);
    addRow(*grid, MetadataField::Pages);
    addRow(*grid, MetadataField::Issn);
    addRow(*grid, MetadataField::Language);
    addRow(*grid, MetadataField::Address);
    addRow(*grid, MetadataField::Licence);
    addRow(*grid, MetadataField::Retraction);
    addText(*grid, MetadataField::Abstract, kAbstractLines);
    QLineEdit *year = oneLine(input(MetadataField::Year));
    year->setValidator(new QIntValidator(0, kLatestYear, year));
    for (const MetadataField field : { MetadataField::Year, MetadataField::Volume, MetadataField::Issue })
        input(field)->setMaximumWidth(space(20));
}

void MetadataEditor::addRow(QGridLayout &grid, MetadataField field)
{
    auto *line = new QLineEdit;
    connect(line, &QLineEdit::editingFinished, this, &MetadataEditor::keep);
    addRow(grid, field, line);
}

void MetadataEditor::addText(QGridLayout &grid, MetadataField field, int lines)
{
    auto *text = new QPlainTextEdit;
    text->setTabChangesFocus(true);
    text->setFixedHeight(lines * fontMetrics().lineSpacing() + space(3));
    text->installEventFilter(this);
    addRow(grid, field, text);
}

void MetadataEditor::addRow(QGridLayout &grid, MetadataField field, QWidget *input)
{
    m_inputs[static_cast<std::size_t>(field)] = input;
    const QString name = fieldName(field);
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

void MetadataEditor::setMetadata(DocumentId document, const Metadata &metadata, const QString &printed)
{
    if (document != m_document) {
        m_isKept = true;
        m_writing.reset();
    }
    m_document = document;
    m_metadata = metadata;
    severalLines(input(MetadataField::Abstract))->setPlaceholderText(printed);
    fill();
}

void MetadataEditor::fill()
{
    if (!m_isKept)
        return;
    forEachField(
        [&](MetadataField field, const auto &value) {
            auto now = value;
            auto shown = value;
            read(textIn(input(field)), now);
            read(valueText(value), shown);
            if (now == shown || isBeingTyped(input(field)))
                return;
            setText(input(field), valueText(value));
            setUnmodified(input(field));
        },
        m_metadata);
    for (std::size_t field = 0; field < kMetadataFields; ++field)
        m_origins[field]->setText(originWords(m_metadata.origins[field]));
}

Metadata MetadataEditor::typed() const
{
    Metadata typed = m_metadata;
    forEachField(
        [&](MetadataField field, auto &value) {
            auto now = value;
            auto shown = value;
            read(textIn(input(field)), now);
            read(valueText(value), shown); // as it comes back from its field when nothing was typed
            if (now == shown)
                return;
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
    for (QWidget *one : m_inputs)
        setUnmodified(one);
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
    if (event->type() == QEvent::FocusOut && std::ranges::find(m_inputs, watched) != m_inputs.end())
        keep();
    return QWidget::eventFilter(watched, event);
}

} // namespace adduce
