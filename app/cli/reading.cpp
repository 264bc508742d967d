#include "app/cli/command.h"
#include "app/cli/existing_library.h"
#include "app/cli/find_document.h"
#include "app/cli/output.h"
#include "app/cli/png.h"

#include "core/library/database.h"
#include "core/library/text_store.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

struct Reading
{
    std::vector<Section> sections;
    std::vector<Sentence> sentences;
    std::vector<Table> tables;
};

/// From the library, or straight from a file that is not in it.
Reading readingOf(const Context &context, const QString &name)
{
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    try {
        const DocumentRow row = findDocument(database, name);
        if (row.state != DocumentState::Ready)
            throw Error(row.reason.value_or(ErrorKind::NoText), name);
        const TextStore texts(database);
        return { texts.sections(row.id), texts.sentences(row.id), texts.tables(row.id) };
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Missing || !QFileInfo(name).isFile())
            throw;
    }
    const SourceFile file(name, context.worker.limits);
    Document document = readDocument(context.worker, file, {}, {}, context.stop);
    return { std::move(document.sections), std::move(document.sentences), std::move(document.tables) };
}

QJsonArray tablesJson(const std::vector<Table> &tables)
{
    QJsonArray array;
    for (const Table &table : tables) {
        QJsonArray rows;
        for (const TableRow &row : table.rows)
            rows.append(QJsonArray::fromStringList(row.cells));
        array.append(QJsonObject { { u"label"_s, table.label }, { u"header_rows"_s, table.headerRows }, { u"rows"_s, rows } });
    }
    return array;
}

QJsonArray rectsJson(const std::vector<QRectF> &rects)
{
    QJsonArray array;
    for (const QRectF &r : rects)
        array.append(QJsonArray { r.left(), r.top(), r.right(), r.bottom() });
    return array;
}

QJsonObject sentenceJson(const Sentence &sentence)
{
    QJsonArray parts;
    for (const SentencePart &part : sentence.parts)
        parts.append(QJsonObject { { u"page"_s, part.page + 1 }, { u"start"_s, part.start }, { u"length"_s, part.length },
            { u"rects"_s, rectsJson(part.rects) } });
    return { { u"text"_s, sentence.text }, { u"kind"_s, nameOf(sentence.kind) }, { u"section"_s, sentence.section },
        { u"doubtful"_s, sentence.doubtful }, { u"parts"_s, parts } };
}

QJsonObject chunkJson(const Chunk &chunk, const std::vector<Section> &sections)
{
    const bool known = chunk.section >= 0 && static_cast<std::size_t>(chunk.section) < sections.size();
    const Section section = known ? sections[static_cast<std::size_t>(chunk.section)] : Section {};
    return { { u"id"_s, chunk.stableId }, { u"kind"_s, nameOf(chunk.kind) }, { u"section_number"_s, section.number },
        { u"section_title"_s, section.title }, { u"section_type"_s, nameOf(known ? section.type : SectionType::Front) },
        { u"first_page"_s, chunk.firstPage + 1 }, { u"last_page"_s, chunk.lastPage + 1 },
        { u"first_sentence"_s, chunk.firstSentence }, { u"last_sentence"_s, chunk.lastSentence }, { u"prefix"_s, chunk.prefix },
        { u"text"_s, chunk.text } };
}

/// Draws the page at two pixels a point and writes it as a new PNG.
void drawPage(const Context &context, const DocumentRow &row, int page, const QString &path)
{
    constexpr double kScale = 2;
    PageRenderer renderer(context.worker, row.path, row.encoding);
    const PageImage image = renderer.draw(page, kScale, context.stop);
    writePng(image, path);
}

} // namespace

ExitCode text(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"text: name one document by id, path or file name"_s);
        return Usage;
    }
    const auto [sections, sentences, tables] = readingOf(context, context.arguments.first());
    QJsonArray json;
    int printed = -1;
    for (const Sentence &s : sentences) {
        for (; printed < s.section && printed + 1 < static_cast<int>(sections.size()); ++printed) {
            const Section &section = sections[static_cast<std::size_t>(printed + 1)];
            if (!context.json)
                printLine(u"# "_s + section.title.simplified());
        }
        if (s.kind == SentenceKind::Heading)
            continue; // told above as a title
        if (context.json)
            json.append(QJsonObject { { u"text"_s, s.text }, { u"kind"_s, nameOf(s.kind) }, { u"section"_s, s.section },
                { u"page"_s, s.parts.front().page + 1 } });
        else
            printLine(s.text.simplified());
    }
    if (context.json) {
        QJsonArray titles;
        for (const Section &section : sections)
            titles.append(QJsonObject { { u"number"_s, section.number }, { u"title"_s, section.title },
                { u"type"_s, nameOf(section.type) }, { u"level"_s, section.level }, { u"page"_s, section.page + 1 } });
        printJson(QJsonObject { { u"sections"_s, titles }, { u"sentences"_s, json }, { u"tables"_s, tablesJson(tables) } });
    }
    return Done;
}

ExitCode chunks(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"chunks: name one document by id, path or file name"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    const DocumentRow row = findDocument(database, context.arguments.first());
    const TextStore texts(database);
    const std::vector<Section> sections = texts.sections(row.id);
    QJsonArray array;
    for (const Chunk &chunk : texts.chunks(row.id)) {
        if (context.json)
            array.append(chunkJson(chunk, sections));
        else
            printLine(u"%1  p. %2-%3  %4"_s.arg(nameOf(chunk.kind).leftJustified(9), QString::number(chunk.firstPage + 1),
                QString::number(chunk.lastPage + 1), chunk.text));
    }
    if (context.json)
        printJson(QJsonObject {
            { u"document"_s, documentJson(row) }, { u"chunks"_s, array }, { u"tables"_s, tablesJson(texts.tables(row.id)) } });
    return Done;
}

ExitCode page(const Context &context)
{
    bool isNumber = false;
    const int number = context.arguments.value(1).toInt(&isNumber);
    if (context.arguments.size() != 2 || !isNumber) {
        note(u"page: name one document and a page of its file, counted from 1"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    const DocumentRow row = findDocument(database, context.arguments.first());
    if (const QString path = context.options.value(u"png"_s); !path.isEmpty()) {
        drawPage(context, row, number - 1, path);
        return Done;
    }
    const TextStore texts(database);
    const auto found = texts.page(row.id, number - 1);
    if (!found)
        throw Error(ErrorKind::Missing, row.path, u"it has %1 pages"_s.arg(row.pages));
    QJsonArray array;
    for (const Sentence &sentence : texts.sentences(row.id)) {
        const bool here = std::ranges::any_of(sentence.parts, [&](const SentencePart &p) { return p.page == number - 1; });
        if (here && context.json)
            array.append(sentenceJson(sentence));
        else if (here && context.options.isSet(u"sentences"_s))
            printLine(sentence.text.simplified());
    }
    if (context.json)
        printJson(QJsonObject { { u"label"_s, found->label }, { u"width"_s, found->size.width() },
            { u"height"_s, found->size.height() }, { u"worth"_s, nameOf(found->quality) }, { u"text"_s, found->text },
            { u"sentences"_s, array } });
    else if (!context.options.isSet(u"sentences"_s))
        for (const QString &line : found->text.split(u'\n', Qt::SkipEmptyParts))
            printLine(line);
    return Done;
}

} // namespace adduce::cli
