#pragma once
#include "core/base/error.h"
#include "core/documents/document.h"
#include "core/documents/read_options.h"
#include "core/worker/page_annotation.h"
#include "core/worker/worker.h"
#include <QByteArray>
#include <optional>
#include <span>

// What is said between the program and its document worker: frames of a type, a length (both 32 bits, little endian)
// and a payload. The worker is not trusted once it has opened a file, so every decoder checks what it reads and throws
// Error{Crashed} for anything that a sound worker would not say.

namespace adduce::protocol {

enum class FrameType : quint32
{
    Read = 1, ///< request: the whole document
    Draw, ///< request: one page as a picture
    Count, ///< request: how many pages; its payload is that of Read
    Page, ///< answer to Read, one a page
    Sentences, ///< answer to Read, after the pages: the next of them, in pieces so that no side holds a book twice
    Document, ///< answer to Read, the last: all the rest
    Image, ///< answer to Draw
    Counted, ///< answer to Count
    Failure, ///< answer to any
    Recognise, ///< request to the recognition worker: the text of a picture
    Recognised, ///< its answer
    Letters, ///< request: the lines of one page with the box of each character; its payload is that of Draw
    Lettered, ///< answer to Letters
    Unlock, ///< before the first request, without an answer: the password of the document
    Outline, ///< request: the file's own outline; its payload is that of Read
    Outlined, ///< answer to Outline
    Links, ///< request: the links of one page; its payload is that of Draw
    Linked, ///< answer to Links
    Attachment, ///< request: the bytes of a file that the document carries; its payload is that file's name
    Attached, ///< answer to Attachment: the bytes as they are, empty when it carries none of this name
    Annotations, ///< request: what users marked in the file; its payload is that of Read
    Annotated, ///< answer to Annotations
    Annotate, ///< request: the file with highlights that are added; its payload is that of Annotated
    Piece, ///< answer to Annotate, the next bytes; the last one is empty
};

constexpr qsizetype kHeaderBytes = 8;
constexpr quint32 kLargestPayload = 256U << 20; ///< bytes
constexpr int kMostPages = 20'000;
// What a worker never says more of: it keeps to these itself (`keepWithinLimits`), so that more of it is a lie.
constexpr qsizetype kLongestTitle = 2'000; ///< UTF-16 units of a title, heading, label or author
constexpr std::size_t kMostAuthors = 1'000;
constexpr std::size_t kMostSections = 50'000; ///< and as many tables, and entries of an outline
constexpr double kSmallestPage = 1; ///< points, of each side
constexpr double kLargestPage = 20'000;

/// What one document may take of the program's memory, over all frames that tell it.
class Budget
{
public:
    static constexpr qint64 kBytes = qint64(256) << 20;

    void take(qint64 bytes); ///< throws TooLarge when there are not so many
    void giveBack(qint64 bytes) { m_left += bytes; }
    [[nodiscard]] qint64 left() const { return m_left; }

private:
    qint64 m_left = kBytes;
};

struct Frame
{
    FrameType type = FrameType::Failure;
    QByteArray payload;
};

QByteArray encode(FrameType type, const QByteArray &payload = {});
/// Takes the first whole frame out of `buffer`; none while it is incomplete. Refuses one of more than `most` bytes, and one that is
/// longer than a sound worker makes any of its type, as soon as it is announced.
std::optional<Frame> takeFrame(QByteArray &buffer, qint64 most = kLargestPayload);

struct PageMessage
{
    int index = 0; ///< 0-based
    int total = 0;
    Page page;
};
QByteArray pagePayload(const PageMessage &message);
PageMessage decodePage(const QByteArray &payload, Budget &budget);

constexpr std::size_t kSentencesAFrame = 256;
QByteArray sentencesPayload(std::span<const Sentence> sentences);
/// Appends what it reads to `sentences`; whether their sections exist is seen with the document.
void decodeSentences(const QByteArray &payload, const std::vector<Page> &pages, std::vector<Sentence> &sentences, Budget &budget);

QByteArray documentPayload(const Document &document); ///< all but the pages and the sentences
Document decodeDocument(const QByteArray &payload, std::vector<Page> pages, std::vector<Sentence> sentences, Budget &budget);

/// What a worker does before it tells a page or a document: titles are cut, what is beyond the most is left out, the last sentences where
/// all of them would not fit into the budget ("pages_skipped" says so). Sentences of a section that is left out belong to the last one
/// that is not.
void keepWithinLimits(Page &page);
void keepWithinLimits(std::vector<OutlineItem> &outline);
void keepWithinLimits(Document &document);

QByteArray readPayload(const ReadOptions &options);
ReadOptions decodeRead(const QByteArray &payload);

struct DrawMessage
{
    int page = 0; ///< 0-based
    double scale = 1; ///< pixels a point
    QString encoding {}; ///< as ReadOptions::encoding
};
QByteArray drawPayload(const DrawMessage &message);
DrawMessage decodeDraw(const QByteArray &payload);

QByteArray imagePayload(const PageImage &image);
PageImage decodeImage(const QByteArray &payload);

QByteArray letteredPayload(const std::vector<TextLine> &lines);
std::vector<TextLine> decodeLettered(const QByteArray &payload);

constexpr int kMostLinks = 2000; ///< of a page
constexpr int kLongestAddress = 2048; ///< characters; what is longer leads elsewhere once it is cut, and is left out
QByteArray linksPayload(const std::vector<PageLink> &links);
std::vector<PageLink> decodeLinks(const QByteArray &payload, int pages);

QByteArray outlinePayload(const std::vector<OutlineItem> &outline);
std::vector<OutlineItem> decodeOutline(const QByteArray &payload, int pages);

constexpr qsizetype kLargestAttachment = 64 << 20; ///< bytes; a larger one is none
QByteArray namePayload(const QString &name);
QString decodeName(const QByteArray &payload);

constexpr std::size_t kMostAnnotations = 10'000; ///< of a document
constexpr std::size_t kMostAnnotationRects = 1'000; ///< of each
constexpr qsizetype kLongestNote = 20'000; ///< UTF-16 units, and as many of marked words
QByteArray annotationsPayload(const std::vector<PageAnnotation> &annotations);
std::vector<PageAnnotation> decodeAnnotations(const QByteArray &payload, int pages, Budget &budget);

constexpr qsizetype kLargestPiece = 8 << 20; ///< bytes

QByteArray passwordPayload(const QString &password);
QString decodePassword(const QByteArray &payload);

QByteArray countPayload(int pages);
int decodeCount(const QByteArray &payload);

QByteArray failurePayload(const Error &error);
Error decodeFailure(const QByteArray &payload);

} // namespace adduce::protocol
