#include "ui/highlights/highlights_window.h"

#include "core/base/device.h"
#include "core/export/highlights_markdown.h"
#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "core/library/library.h"
#include "ui/common/file_writing.h"
#include "ui/common/filter_box.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/highlights/highlight_colours.h"
#include "ui/highlights/highlight_editing.h"
#include "ui/highlights/highlight_pane.h"
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kHighlightsSize = "highlights/size"_L1;
constexpr auto kExportFolder = "export/folder"_L1;

HighlightsWindow::HighlightsWindow(const Services &services, HighlightEditing &editing, FileWriting &writing, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_reading(services.libraryThread)
    , m_opening(services.libraryThread)
    , m_writing(writing)
    , m_words(new QLineEdit)
    , m_colour(filterBox(tr("Colour")))
    , m_paper(filterBox(tr("Paper")))
    , m_pane(new HighlightPane(editing, true))
    , m_said(new PlainLabel({}, Type::Caption))
    , m_export(button(tr("Export..."), u"document-export"_s))
{
    setWindowTitle(tr("Highlights and notes"));
    m_words->setPlaceholderText(tr("Words of a highlight or a note"));
    m_words->setAccessibleName(tr("Words to find"));
    makeFindBox(*m_words);
    leadInto(*m_words, m_pane->list());
    m_said->setSecondary(true);
    m_said->setWrapping();
    FilterChoices colours;
    for (std::size_t i = 0; i < kHighlightColours; ++i)
        colours.emplace_back(adduce::words(static_cast<HighlightColour>(i)), static_cast<int>(i));
    fillFilter(*m_colour, tr("Any colour"), colours);
    layOut();
    const QSize size = services.settings.value(kHighlightsSize).toSize();
    resizeInSight(*this, size.isValid() ? size : QSize(space(160), space(150)));
    connect(m_words, &QLineEdit::textChanged, this, &HighlightsWindow::list);
    connect(m_colour, &QComboBox::currentIndexChanged, this, &HighlightsWindow::list);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &HighlightsWindow::list);
    connect(m_pane, &HighlightPane::opened, this, &HighlightsWindow::openPage);
    connect(m_export, &QPushButton::clicked, this, &HighlightsWindow::exportThem);
    connect(&editing, &HighlightEditing::changed, this, &HighlightsWindow::reload);
    connect(this, &HighlightsWindow::failed, this, [this](const Error &error) { m_said->setText(sentence(error)); });
    connect(&editing, &HighlightEditing::failed, this, &HighlightsWindow::failed);
    reload();
}

void HighlightsWindow::layOut()
{
    auto *filters = new QHBoxLayout;
    filters->addWidget(m_colour, 1);
    filters->addWidget(m_paper, 3);
    filters->addStretch(1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_said, 1);
    foot->addWidget(m_export);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space(2));
    column->addWidget(m_words);
    column->addLayout(filters);
    column->addWidget(line());
    column->addWidget(m_pane, 1);
    column->addWidget(line());
    column->addLayout(foot);
}

void HighlightsWindow::comeForward()
{
    show();
    raise();
    activateWindow();
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void HighlightsWindow::keep()
{
    m_pane->keep();
}

void HighlightsWindow::reload()
{
    m_reading.run(
        this, [](Database &database) { return HighlightStore(database).list(); },
        [this](std::vector<Highlight> all) {
            m_all = std::move(all);
            fillPapers();
            list();
        });
}

void HighlightsWindow::fillPapers()
{
    FilterChoices papers;
    for (const Highlight &highlight : m_all)
        if (papers.empty() || papers.back().second != highlight.sha256)
            papers.emplace_back(inShort(highlight.title), highlight.sha256);
    const QSignalBlocker quiet(*m_paper); // list() follows
    fillFilter(*m_paper, tr("All papers"), papers);
}

void HighlightsWindow::list()
{
    const QVariant colour = m_colour->currentData();
    const QVariant paper = m_paper->currentData();
    std::vector<Highlight> shown;
    for (const Highlight &highlight : m_all)
        if ((!colour.isValid() || colour.toInt() == static_cast<int>(highlight.colour))
            && (!paper.isValid() || paper.toString() == highlight.sha256) && speaksOf(highlight, m_words->text()))
            shown.push_back(highlight);
    m_pane->setEmptyText(m_all.empty()
            ? tr("Nothing is highlighted yet. Select words in a paper and choose Highlight, or press H in the reader.")
            : tr("No highlight is like that."));
    m_export->setEnabled(!shown.empty());
    m_said->setText(tr("%Ln highlight(s)", nullptr, static_cast<int>(shown.size())));
    m_pane->setHighlights(std::move(shown), m_words->text());
}

void HighlightsWindow::openPage(const Highlight &highlight)
{
    m_opening.run(
        this, [highlight](Database &database) { return citationOf(database, highlight); },
        [this, id = highlight.id](const Citation &citation) {
            if (citation.document)
                emit opened(citation, id);
            else
                m_said->setText(tr("“%1” is no longer in the library. Its highlights are kept.").arg(inShort(citation.title)));
        });
}

void HighlightsWindow::exportThem()
{
    const QString folder =
        m_services.settings.value(kExportFolder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    auto *dialog = new QFileDialog(this, tr("Export highlights"), folder + u"/highlights.md"_s, tr("Markdown (*.md)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"md"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_services.settings.setValue(kExportFolder, QFileInfo(path).absolutePath());
        const auto write = [path, markdown = highlightsMarkdown(m_pane->highlights())](
                               const FileWriting::Report &, const std::stop_token &) {
            replaceFile(path, markdown);
            return QStringList { path };
        };
        m_writing.add(path, write);
    });
    dialog->open();
}

void HighlightsWindow::hideEvent(QHideEvent *event)
{
    m_services.settings.setValue(kHighlightsSize, size());
    QDialog::hideEvent(event);
}

} // namespace adduce
