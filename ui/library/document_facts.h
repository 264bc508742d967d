#pragma once
#include "core/library/document_store.h"
#include "core/threads/thread_store.h"

namespace adduce {

class Library;

/// Where a table stands, as far as its first page goes.
struct TablePlace
{
    int page = 0; ///< 0-based
    QRectF area; ///< points, top left origin; with its caption where that is on the page
};

/// All that the page of a document shows, read at once.
struct DocumentFacts
{
    DocumentRow row;
    Metadata metadata;
    std::vector<Section> sections;
    std::vector<OutlineItem> outline; ///< the file's own
    std::vector<Table> tables;
    QStringList captions; ///< of the tables, empty where one has none
    std::vector<TablePlace> tablePlaces; ///< one a table
    std::vector<HiddenText> hidden;
    std::vector<QString> labels; ///< of the pages, as printed
    std::vector<DocumentRow> versions; ///< of the same file, newest first, itself among them; one alone is no version
    std::vector<DocumentRow> duplicates; ///< offered as the same paper
    QStringList collections;
    QStringList tags;
    QStringList knownTags; ///< of the library
    QString note; ///< of the user
    QString abstract; ///< as the paper has it
    QString sharedBy; ///< who added it to the laboratory that has it; empty: none has
    std::vector<CitingThread> citing;
    bool isFileMissing = false;
};

/// Of a page as it is printed; `page` is 0-based.
[[nodiscard]] QString labelOf(const DocumentFacts &facts, int page);

/// Throws Error; Missing when the document is gone. Reads every saved answer: not for the GUI thread.
DocumentFacts readFacts(const Library &library, DocumentId id);

struct Notice
{
    bool isFailure = false; ///< else it only wants attention
    QString text;

    friend bool operator==(const Notice &, const Notice &) = default;
};

/// What a reader of the document should know, in words: why it failed, what was repaired, skipped, hidden or guessed,
/// where its file went and what else looks like it.
std::vector<Notice> noticesOf(const DocumentFacts &facts);

/// Where a field of the metadata came from: "from the first page", "typed by you". Empty for none.
QString originWords(FieldOrigin origin);
QString hiddenWords(HiddenReason reason); ///< "drawn invisibly"

} // namespace adduce
