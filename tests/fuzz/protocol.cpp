// What a worker that was taken over may say: every decoder either gives a sound value or throws Error.
#include "core/worker/protocol.h"
#include "core/base/error.h"
#include "core/worker/ocr_protocol.h"

using namespace adduce;

namespace {

/// Touches what a caller would touch.
void use(const Document &document)
{
    qsizetype sum = 0;
    for (const Sentence &sentence : document.sentences)
        for (const SentencePart &part : sentence.parts)
            sum += document.pages.at(static_cast<std::size_t>(part.page)).text.mid(part.start, part.length).size();
    for (const Table &table : document.tables)
        for (const TableRow &row : table.rows)
            sum += document.sentences.at(static_cast<std::size_t>(row.sentence)).text.size();
    if (sum < 0)
        std::abort();
}

void decode(int which, const QByteArray &payload)
{
    const std::vector<Page> pages(
        3, { QStringLiteral("1"), QSizeF(600, 800), QString(200, QLatin1Char('x')), PageQuality::Sound });
    protocol::Budget budget;
    switch (which) {
    case 0:
        return use(protocol::decodeDocument(
            payload, pages, { { QStringLiteral("one"), {}, -1, false, false, { { 0, 0, 3, {} } } } }, budget));
    case 1:
        return (void)protocol::decodePage(payload, budget);
    case 2:
        return (void)protocol::decodeRead(payload);
    case 3:
        return (void)protocol::decodeDraw(payload);
    case 4:
        return (void)protocol::decodeImage(payload);
    case 5:
        return (void)protocol::decodeCount(payload);
    case 6:
        throw protocol::decodeFailure(payload);
    case 7: {
        QByteArray buffer = payload;
        while (protocol::takeFrame(buffer)) { }
        return;
    }
    case 14:
        return (void)protocol::decodeLettered(payload);
    case 13:
        return (void)protocol::decodeOcrPage(payload);
    case 12:
        return (void)protocol::decodeRecognise(payload);
    case 11:
        return (void)protocol::decodeLinks(payload, 3);
    case 10:
        return (void)protocol::decodeOutline(payload, 3);
    case 15: {
        const std::vector<PageAnnotation> annotations = protocol::decodeAnnotations(payload, 3, budget);
        protocol::Budget again;
        if (protocol::decodeAnnotations(protocol::annotationsPayload(annotations), 3, again).size() != annotations.size())
            std::abort();
        return;
    }
    case 9:
        return (void)protocol::decodePassword(payload);
    default:
        std::vector<Sentence> sentences;
        protocol::decodeSentences(payload, pages, sentences, budget);
        return use({ .pages = pages, .sentences = std::move(sentences) });
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size == 0)
        return 0;
    try {
        decode(data[0] % 16, QByteArray(reinterpret_cast<const char *>(data + 1), static_cast<qsizetype>(size - 1)));
    } catch (const Error &) { // the one thing that may be thrown
    }
    return 0;
}
