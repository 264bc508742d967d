#include "core/export/word_processing.h"

#include "core/base/child_environment.h"
#include "core/base/device.h"
#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/export/export.h"
#include "core/references/reference_writer.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatienceMs = 120'000; // pandoc takes a second for a thread, some for a library's matrix

/// Where styles are installed: Debian's package, the user's Zotero, and pandoc's own folder.
QStringList styleFolders()
{
    return { u"/usr/share/citation-style-language/styles"_s, QDir::home().filePath(u"Zotero/styles"_s),
        QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)).filePath(u"pandoc/csl"_s) };
}

QProcessEnvironment bareEnvironment()
{
    QProcessEnvironment variables;
    for (const QByteArray &one : childEnvironment())
        variables.insert(
            QString::fromLocal8Bit(one.left(one.indexOf('='))), QString::fromLocal8Bit(one.mid(one.indexOf('=') + 1)));
    variables.insert(u"LC_ALL"_s, u"C.UTF-8"_s); // else it takes its arguments for ASCII where the system's language is not set
    return variables;
}

void writeInto(const QString &path, const std::function<void(QIODevice &)> &write)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw Error(ErrorKind::Unwritable, path, file.errorString());
    write(file);
    if (!file.flush())
        throw Error(ErrorKind::DiskFull, path);
}

/// Puts every paper of the bibliography into the list of references, though no text cites it by its key.
constexpr auto kCiteAll = R"(function Meta(meta)
  meta.nocite = pandoc.MetaInlines({ pandoc.Cite({}, { pandoc.Citation('*', 'NormalCitation') }) })
  return meta
end
)";

/// Parts the width of a table by how much its columns hold, the long ones held back, but as wide as their longest word. And lets neither the text nor
/// an entry of the bibliography name a file: pandoc's own way to hold it from files (--sandbox) also holds it from its templates, as some systems
/// install them.
constexpr auto kSet = R"(function Table(full)
  local simple = pandoc.utils.to_simple_table(full)
  local wants, sum = {}, 0
  local function look(row)
    for i, cell in ipairs(row) do
      local text = pandoc.utils.stringify(pandoc.Div(cell))
      local longest = 0
      for word in text:gmatch('%S+') do longest = math.max(longest, utf8.len(word) or #word) end
      wants[i] = math.max(wants[i] or 4, longest + 4, math.min(3 * math.sqrt(#text), 36))
    end
  end
  look(simple.headers)
  for _, row in ipairs(simple.rows) do look(row) end
  for _, want in ipairs(wants) do sum = sum + want end
  for i, want in ipairs(wants) do simple.widths[i] = want / sum end
  return pandoc.utils.from_simple_table(simple)
end
function Image(image) return image.caption end
function Link(link)
  if link.target:match('^https?://') then return link end
  return link.content
end
function RawInline(raw) return pandoc.Str(raw.text) end
function RawBlock(raw) return pandoc.Para({ pandoc.Str(raw.text) }) end
)";

/// Waits for it, and ends it when it is stopped or takes too long.
void run(QProcess &process, const std::stop_token &stop)
{
    constexpr int kStepMs = 50;
    QElapsedTimer waited;
    waited.start();
    while (!process.waitForFinished(kStepMs)) {
        if (process.error() == QProcess::FailedToStart)
            throw Error(ErrorKind::MissingProgram, u"pandoc"_s);
        if (process.state() == QProcess::NotRunning)
            return;
        if (!stop.stop_requested() && waited.elapsed() < kPatienceMs)
            continue;
        process.kill();
        process.waitForFinished();
        throwIfStopped(stop);
        throw Error(ErrorKind::Internal, u"pandoc took too long"_s);
    }
}

} // namespace

QString pandocProgram()
{
    return QStandardPaths::findExecutable(u"pandoc"_s);
}

CitationStyle citationStyleFrom(const QString &path)
{
    constexpr qint64 kMostBytes = 4 << 20;
    QFile file(path);
    if (!file.exists())
        throw Error(ErrorKind::Missing, path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path, file.errorString());
    QXmlStreamReader xml(file.read(kMostBytes));
    if (!xml.readNextStartElement() || xml.name() != u"style")
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no citation style (CSL)").arg(path));
    CitationStyle style { path, {} };
    while (xml.readNextStartElement() && xml.name() != u"info")
        xml.skipCurrentElement();
    while (xml.readNextStartElement()) {
        if (xml.name() == u"link" && xml.attributes().value(u"rel"_s) == u"independent-parent")
            throw Error(ErrorKind::BadInput,
                tr("\"%1\" only points to another style, which would be fetched; choose %2")
                    .arg(path, xml.attributes().value(u"href"_s).toString().section(u'/', -1)));
        if (xml.name() == u"title" && style.title.isEmpty())
            style.title = xml.readElementText().simplified();
        else
            xml.skipCurrentElement();
    }
    if (style.title.isEmpty())
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no citation style (CSL)").arg(path));
    return style;
}

std::vector<CitationStyle> installedStyles()
{
    std::vector<CitationStyle> styles;
    for (const QString &name :
        { u"apa"_s, u"vancouver"_s, u"chicago-author-date"_s, u"chicago-note-bibliography"_s, u"nature"_s })
        for (const QString &folder : styleFolders()) {
            try {
                styles.push_back(citationStyleFrom(QDir(folder).filePath(name + u".csl"_s)));
                break;
            } catch (const Error &) {
                // not there, or none: the next folder may have it
            }
        }
    return styles;
}

void writeByPandoc(const ExportContent &content, WordFormat format, QIODevice &device, const std::stop_token &stop)
{
    const QString program = pandocProgram();
    if (program.isEmpty())
        throw Error(ErrorKind::MissingProgram, u"pandoc"_s);
    const QTemporaryDir folder;
    if (!folder.isValid())
        throw Error(ErrorKind::Unwritable, folder.path(), folder.errorString());
    writeInto(folder.filePath(u"text.md"_s), [&](QIODevice &file) { writeAll(file, markdownOf(content).toUtf8()); });
    writeInto(folder.filePath(u"set.lua"_s), [](QIODevice &file) { writeAll(file, kSet); });
    // What the text says is text: no markup of other kinds, no quotation mark changed, and nothing is opened that it names.
    QStringList arguments { u"--from"_s, u"commonmark+footnotes+pipe_tables-raw_html"_s, u"--to"_s,
        format == WordFormat::Docx ? u"docx"_s : u"odt"_s, u"--output"_s, folder.filePath(u"out"_s) };
    if (!content.cited.empty()) {
        writeInto(folder.filePath(u"cited.json"_s),
            [&](QIODevice &file) { writeReferences(content.cited, ReferenceFormat::Csl, file); });
        writeInto(folder.filePath(u"cite-all.lua"_s), [](QIODevice &file) { writeAll(file, kCiteAll); });
        arguments << u"--lua-filter"_s << folder.filePath(u"cite-all.lua"_s) << u"--citeproc"_s << u"--bibliography"_s
                  << folder.filePath(u"cited.json"_s) << u"--metadata"_s << u"reference-section-title=%1"_s.arg(tr("References"));
        if (!content.citationStyle.isEmpty())
            arguments << u"--csl"_s << QFileInfo(citationStyleFrom(content.citationStyle).path).absoluteFilePath();
    }
    arguments << u"--lua-filter"_s << folder.filePath(u"set.lua"_s) << folder.filePath(u"text.md"_s);
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.setWorkingDirectory(folder.path());
    process.start(program, arguments);
    run(process, stop);
    QFile out(folder.filePath(u"out"_s));
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0 || !out.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, u"pandoc"_s, QString::fromUtf8(process.readAllStandardError().left(2'000)));
    writeAll(device, out.readAll());
}

} // namespace adduce
