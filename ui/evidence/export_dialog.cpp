#include "ui/evidence/export_dialog.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/evidence/export_preview.h"
#include "ui/evidence/paper_choice.h"
#include "ui/evidence/style_choice.h"
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where the last export went; the user's documents before there was one.
QString usualFolder(const QSettings &settings)
{
    for (const QString &folder :
        { settings.value(u"export/folder"_s).toString(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) })
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    return QDir::homePath();
}

/// A file name made of a title: letters, digits and hyphens, nothing that a path could be made of.
QString fileName(QString title)
{
    static const QRegularExpression other(u"[^\\p{L}\\p{N}]+"_s);
    title = title.left(60).replace(other, u"-"_s);
    while (title.startsWith(u'-'))
        title.remove(0, 1);
    while (title.endsWith(u'-'))
        title.chop(1);
    return title.isEmpty() ? u"thread"_s : title;
}

} // namespace

ExportDialog::ExportDialog(const Services &services, const ExportRequest &request, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_request(request)
    , m_format(new QComboBox)
    , m_paper(new PaperChoice(services.settings))
    , m_style(new StyleChoice(services.settings))
    , m_name(new QLineEdit)
    , m_folder(new QLineEdit)
    , m_note(new PlainLabel({}, Type::Caption))
    , m_preview(new ExportPreview(services))
{
    setWindowTitle(tr("Export"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = primaryButton(tr("Export"));
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_note->setSecondary(true);
    m_note->setWordWrap(true);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(space(4));
    middle->addWidget(makeChoices());
    middle->addWidget(m_preview, 1);
    auto *all = new QVBoxLayout(this);
    all->setSpacing(space(3));
    all->addLayout(middle, 1);
    all->addWidget(makePlace());
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_note, 1);
    foot->addWidget(buttons);
    all->addLayout(foot);
    resizeInSight(*this, { space(230), space(165) });
    connect(m_preview, &ExportPreview::described, this, &ExportDialog::setParts);
    connect(m_preview, &ExportPreview::failed, this, [this] { // the preview says why; another try may go well
        m_isAccepted = false;
        setParts({ {}, true, true, true });
    });
    setFormat(exportFormatFromString(services.settings.value(u"export/format"_s).toString()).value_or(ExportFormat::Pdf));
    formatChanged();
}

QWidget *ExportDialog::makeChoices()
{
    auto *side = new QWidget;
    side->setFixedWidth(space(58));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(new PlainLabel(tr("Format"), Type::Strong));
    for (const auto &[format, name] : { std::pair(ExportFormat::Pdf, tr("PDF")), std::pair(ExportFormat::Docx, tr("Word (DOCX)")),
             std::pair(ExportFormat::Odt, tr("LibreOffice (ODT)")), std::pair(ExportFormat::Markdown, tr("Markdown")),
             std::pair(ExportFormat::Csv, tr("Evidence as CSV")), std::pair(ExportFormat::Bibtex, tr("BibTeX of what is cited")),
             std::pair(ExportFormat::Ris, tr("RIS of what is cited")),
             std::pair(ExportFormat::Csl, tr("CSL JSON of what is cited")),
             std::pair(ExportFormat::Json, tr("For another Adduce (JSON)")) })
        m_format->addItem(name, static_cast<int>(format));
    m_format->setAccessibleName(tr("Format"));
    column->addWidget(m_format);
    column->addSpacing(space(2));
    column->addWidget(new PlainLabel(tr("What goes in"), Type::Strong));
    m_answers = addPart(column, tr("Questions and answers"));
    m_evidence = addPart(column, tr("Evidence"));
    m_matrix = addPart(column, tr("Matrix"));
    m_crops = addPart(column, tr("Quotes on their pages"));
    m_crops->setChecked(false);
    column->addSpacing(space(2));
    column->addWidget(m_paper);
    column->addWidget(m_style);
    column->addStretch(1);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChanged);
    return side;
}

QCheckBox *ExportDialog::addPart(QLayout *column, const QString &name)
{
    auto *box = new QCheckBox(name);
    box->setChecked(true);
    column->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &ExportDialog::look);
    connect(box, &QCheckBox::toggled, this, &ExportDialog::placeChanged);
    return box;
}

QWidget *ExportDialog::makePlace()
{
    auto *place = new QWidget;
    auto *row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    m_name->setAccessibleName(tr("File name"));
    m_folder->setAccessibleName(tr("Folder"));
    m_folder->setText(usualFolder(m_services.settings));
    auto *choose = button(tr("Choose..."), u"folder"_s);
    row->addWidget(new PlainLabel(tr("File")));
    row->addWidget(m_name, 2);
    row->addWidget(new PlainLabel(tr("in")));
    row->addWidget(m_folder, 3);
    row->addWidget(choose);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_name, &QLineEdit::textChanged, this, &ExportDialog::placeChanged);
    connect(m_folder, &QLineEdit::textChanged, this, &ExportDialog::placeChanged);
    return place;
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_format->currentData().toInt());
}

void ExportDialog::setFormat(ExportFormat format)
{
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(format)));
}

ExportRequest ExportDialog::request() const
{
    ExportRequest request = m_request;
    request.hasAnswers = m_answers->isChecked();
    request.hasEvidence = m_evidence->isChecked();
    request.hasMatrix = m_matrix->isChecked();
    request.hasCrops = m_crops->isChecked();
    request.paper = m_paper->paper();
    request.citationStyle = m_style->style();
    return request;
}

QString ExportDialog::path() const
{
    const QString suffix = u'.' + suffixOf(format());
    const QString name = m_name->text().trimmed();
    return QDir(m_folder->text().trimmed()).filePath(name.endsWith(suffix, Qt::CaseInsensitive) ? name : name + suffix);
}

QStringList ExportDialog::paths() const
{
    const auto goesIn = [](const QCheckBox *box) { return box->isEnabled() && box->isChecked(); };
    if (format() == ExportFormat::Csv && m_request.table && goesIn(m_evidence) && goesIn(m_matrix))
        return { path(), matrixPath(path()) };
    return { path() };
}

void ExportDialog::setPath(const QString &path)
{
    m_folder->setText(QFileInfo(path).path());
    const QString name = QFileInfo(path).fileName();
    const auto known = exportFormatOfFile(name);
    m_name->setText(known ? name.chopped(suffixOf(*known).size() + 1) : QFileInfo(path).completeBaseName());
}

void ExportDialog::formatChanged()
{
    m_services.settings.setValue(u"export/format"_s, nameOf(format()));
    m_answers->setVisible(format() != ExportFormat::Csv);
    m_evidence->setVisible(format() != ExportFormat::Json);
    m_matrix->setVisible(format() != ExportFormat::Json);
    m_crops->setVisible(format() == ExportFormat::Pdf);
    m_paper->setVisible(format() == ExportFormat::Pdf);
    m_style->setVisible(isForWordProcessor(format()) && !pandocProgram().isEmpty());
    placeChanged();
    look();
}

void ExportDialog::setParts(const ExportParts &parts)
{
    if (std::exchange(m_isKnown, true))
        return;
    if (m_name->text().isEmpty())
        m_name->setText(fileName(parts.title));
    m_answers->setEnabled(parts.hasAnswers);
    m_evidence->setEnabled(parts.hasEvidence);
    m_matrix->setEnabled(parts.hasMatrix);
    placeChanged();
    if (m_isAccepted && m_save->isEnabled() && !m_replaces)
        accept();
}

/// Says at once what stands in the way; an existing file is replaced only by a button that says so.
void ExportDialog::placeChanged()
{
    const QFileInfo folder(m_folder->text().trimmed());
    const QString name = m_name->text().trimmed();
    QString problem;
    if (std::ranges::none_of(std::array { m_answers, m_evidence, m_matrix },
            [](const QCheckBox *box) { return !box->isHidden() && box->isEnabled() && box->isChecked(); }))
        problem = tr("Choose what goes in.");
    else if (format() == ExportFormat::Docx && pandocProgram().isEmpty())
        problem = tr("Word files are written by pandoc, which is not installed. Install its package, or choose LibreOffice.");
    else if ((name.isEmpty() && m_isKnown) || name.contains(u'/'))
        problem = tr("Type a name for the file.");
    else if (!folder.isDir())
        problem = tr("There is no such folder. Choose another.");
    else if (!folder.isWritable())
        problem = tr("Nothing can be written to this folder. Choose another.");
    QStringList names, there;
    for (const QString &file : problem.isEmpty() ? paths() : QStringList()) {
        names << QFileInfo(file).fileName();
        if (QFileInfo::exists(file))
            there << names.back();
    }
    m_replaces = !there.isEmpty();
    m_save->setEnabled(problem.isEmpty());
    m_save->setText(m_replaces ? tr("Replace file") : tr("Export"));
    QStringList notes { problem };
    if (format() == ExportFormat::Odt && pandocProgram().isEmpty())
        notes << tr("With pandoc installed, sources become footnotes and there is a bibliography.");
    if (names.size() > 1 && there.size() < names.size() && m_isKnown)
        notes << tr("The matrix goes into a file of its own: %1.").arg(names.back());
    if (there.size() == 1)
        notes << tr("%1 is there already. It is replaced as a whole.").arg(there.front());
    else if (m_replaces)
        notes << tr("%1 are there already. They are replaced as a whole.").arg(QLocale().createSeparatedList(there));
    notes.removeAll(QString());
    m_note->setText(notes.join(u' '));
}

void ExportDialog::accept()
{
    m_isAccepted = true;
    if (!m_isKnown)
        return; // a quick Enter waits for the name
    const QStringList files = paths();
    if (!m_replaces && std::ranges::any_of(files, [](const QString &file) { return QFileInfo::exists(file); }))
        return placeChanged(); // it came meanwhile: ask
    QDialog::accept();
}

void ExportDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Folder to export to"), m_folder->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->open();
}

void ExportDialog::look()
{
    m_preview->lookAt(request(), format());
}

} // namespace adduce
