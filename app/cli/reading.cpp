#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/png.h"

#include "core/library/database.h"
#include "core/workspace/document_text.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/public_json.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

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
        { u"doubtful"_s, sentence.isDoubtful }, { u"parts"_s, parts } };
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

QJsonObject pageJson(const Page &page, const std::vector<Sentence> &sentences)
{
    QJsonArray array;
    for (const Sentence &sentence : sentences)
        array.append(sentenceJson(sentence));
    return { { u"label"_s, page.label }, { u"width"_s, page.size.width() }, { u"height"_s, page.size.height() },
        { u"worth"_s, nameOf(page.quality) }, { u"text"_s, page.text }, { u"sentences"_s, array } };
}

/// Draws the page at two pixels a point and writes it as a new PNG.
ExitCode drawPage(const Context &context, int page, const QString &path)
{
    constexpr double kScale = 2;
    Database database = context.workspace.library().open();
    const DocumentRow row = documentNamed(database, context.arguments.first());
    PageRenderer renderer(context.workspace.worker(), row.path, row.encoding);
    writePng(renderer.draw(page, kScale, context.stop), path);
    return Done;
}

/// Copies of what the pages show, too.
void printHidden(const Context &context, const std::vector<HiddenText> &hidden)
{
    QJsonArray json;
    for (const HiddenText &one : hidden)
        if (context.isJson)
            json.append(QJsonObject {
                { u"page"_s, one.page + 1 }, { u"reason"_s, nameOf(one.reason) }, { u"text"_s, one.text.simplified() } });
        else
            printLine(u"page %1  %2  %3"_s.arg(
                QString::number(one.page + 1), nameOf(one.reason).leftJustified(11), one.text.simplified()));
    if (context.isJson)
        printJson(json);
}

} // namespace

ExitCode text(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"text: name one document by id, path or file name"_s);
        return Usage;
    }
    const auto [sections, sentences, tables, hidden] = textOf(context.workspace, context.arguments.first(), context.stop);
    if (context.options.isSet(u"hidden"_s)) {
        printHidden(context, hidden);
        return Done;
    }
    QJsonArray json;
    int printed = -1;
    for (const Sentence &s : sentences) {
        // What stands in a frame or is the publisher's interrupts a section, which goes on behind it.
        if (s.section != printed && s.section >= 0 && !context.isJson)
            printLine(u"# "_s + sections.at(static_cast<std::size_t>(s.section)).title.simplified());
        printed = s.section;
        if (s.kind == SentenceKind::Heading)
            continue; // told above as a title
        if (context.isJson)
            json.append(QJsonObject { { u"text"_s, s.text }, { u"kind"_s, nameOf(s.kind) }, { u"section"_s, s.section },
                { u"page"_s, s.parts.front().page + 1 } });
        else
            printLine(s.text.simplified());
    }
    if (context.isJson) {
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
    const DocumentChunks read = chunksOf(context.workspace, context.arguments.first(),
        context.options.isSet(u"profile"_s) ? std::optional(context.parameters().chunks) : std::nullopt);
    QJsonArray array;
    for (const Chunk &chunk : read.chunks) {
        if (context.isJson)
            array.append(chunkJson(chunk, read.sections));
        else
            printLine(u"%1  p. %2-%3  %4"_s.arg(nameOf(chunk.kind).leftJustified(9), QString::number(chunk.firstPage + 1),
                QString::number(chunk.lastPage + 1), chunk.text));
    }
    if (context.isJson)
        printJson(QJsonObject { { u"document"_s, toPublicJson(std::vector { publicDocument(read.document) }).first() },
            { u"chunks"_s, array }, { u"tables"_s, tablesJson(read.tables) } });
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
    const auto [page, sentences] = pageOf(context.workspace, context.arguments.first(), number);
    if (const QString path = context.options.value(u"png"_s); !path.isEmpty())
        return drawPage(context, number - 1, path);
    if (context.isJson)
        printJson(pageJson(page, sentences));
    else if (context.options.isSet(u"sentences"_s))
        for (const Sentence &sentence : sentences)
            printLine(sentence.text.simplified());
    else
        for (const QString &line : page.text.split(u'\n', Qt::SkipEmptyParts))
            printLine(line);
    return Done;
}

} // namespace adduce::cli
