#pragma once
#include "core/base/enum_names.h"
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/documents/document.h"
#include <QDateTime>
#include <array>
#include <optional>
#include <vector>

namespace adduce {

class Database;

enum class DocumentState
{
    Queued,
    Reading,
    Ready,
    Failed,
    NeedsOcr
};
template <> inline constexpr std::array enumNames<DocumentState> { "queued", "reading", "ready", "failed", "needs_ocr" };
DocumentState documentStateFromString(const QString &name); ///< throws DamagedLibrary for another word
DocumentState stateAfter(
    ErrorKind reason); ///< of a document that could not be read: NeedsOcr where recognition may help, else Failed

/// A row of the library, as lists show it.
struct DocumentRow
{
    DocumentId id;
    QString sha256; ///< empty while the file could not be opened
    QString path;
    QString title; ///< empty when the document names none
    QStringList authors;
    int year = 0; ///< 0 when unknown
    QString doi;
    QString venue;
    QString volume;
    QString issue;
    QString pageRange; ///< of the paper in its journal
    QString issn;
    QString licence;
    QString retraction; ///< Metadata::retraction
    std::array<FieldOrigin, kMetadataFields> origins {}; ///< by MetadataField
    DocumentFormat format = DocumentFormat::Pdf;
    QString encoding; ///< of a text, that it was read in; empty for other formats
    QString chosenEncoding; ///< by the user, for the next reading; empty: it is detected
    DocumentId supersededBy; ///< the newer version of the same file, if there is one; then it is no longer searched
    QString ocr; ///< languages its pages were recognised in ("eng+deu"); empty when they were not
    DocumentState state = DocumentState::Queued;
    std::optional<ErrorKind> reason; ///< why it failed
    QString reasonDetail;
    QStringList warnings;
    QString language; ///< of most of its text, ISO 639-1; empty when unknown
    bool isLocalOnly = false; ///< no server of another computer gets any of it
    int pages = 0;
    int sentences = 0;
    int chunks = 0;
    qint64 bytes = 0;
    qint64 modified = 0; ///< of the file when it was read, ms since 1970; 0 when unknown
    int readerVersion = 0; ///< of the reader that read it; older than kReaderVersion: read again when there is time
    QString profile; ///< the chunker it was cut with
    QDateTime addedAt; ///< UTC

    friend bool operator==(const DocumentRow &, const DocumentRow &) = default;
};

/// As they are kept: names parted by spaces, in the order of MetadataField; of fewer, the rest have none.
std::array<FieldOrigin, kMetadataFields> originsFrom(const QString &names);

/// What the words on why a document could not be read are about: the language of its script, else the document by this name.
QString reasonSubject(const DocumentRow &row, const QString &name);

/// "Zeileis", "Hothorn & Zeileis", "Smith et al."; empty when no author is known.
QString authorNames(const DocumentRow &row);
/// "Zeileis 2006", "Hothorn & Zeileis 2008", "Smith et al. 2021", or the file's base name.
QString shortName(const DocumentRow &row);
/// The title, or the file's name when there is none.
QString displayTitle(const DocumentRow &row);

/// The table of documents. For the thread of its connection. Functions throw Error for a failing database.
class DocumentStore
{
public:
    explicit DocumentStore(Database &database);

    [[nodiscard]] std::vector<DocumentRow> list() const; ///< newest first
    [[nodiscard]] std::optional<DocumentRow> find(DocumentId id) const;
    [[nodiscard]] std::optional<DocumentRow> findByHash(const QString &sha256) const;
    /// The newest version of the file at this path.
    [[nodiscard]] std::optional<DocumentRow> findByPath(const QString &path) const;
    [[nodiscard]] int count(DocumentState state) const; ///< without superseded versions

    DocumentId insert(const QString &path); ///< a new row in state Queued
    void setPath(DocumentId id, const QString &path); ///< a file that was moved
    /// Once its bytes were read. `modified`: of the file, ms since 1970.
    void setIdentity(DocumentId id, const QString &sha256, qint64 bytes, qint64 modified = 0);
    /// Equal for equal text whatever the bytes; empty for none.
    void setTextKey(DocumentId id, const QString &key);
    void setChosenEncoding(DocumentId id, const QString &encoding); ///< one of textEncodings(); empty: detect it
    void setOcr(DocumentId id, const QString &languages); ///< in which pages were recognised; empty: none was
    void setLanguage(DocumentId id, const QString &language); ///< ISO 639-1, of most of its text
    [[nodiscard]] QString language(DocumentId id) const;
    [[nodiscard]] QStringList languages() const; ///< each that a document has, the unknown one aside
    void setProfile(DocumentId id, const QString &profile); ///< of the chunker
    /// The reader of this program was here, even if it failed: what an older one read stays.
    void setReaderVersion(DocumentId id, int version);
    /// `old` is a former version of `by`: its pages and sentences stay, so that threads still open and verify; it is no
    /// longer searched. Run inside the caller's transaction.
    void supersede(DocumentId old, DocumentId by);
    void setCurrent(DocumentId id); ///< a former version that is the file's content again
    /// Puts `to` into the collections of `from`, gives it its tags, and keeps it here where `from` stays here.
    void moveFiling(DocumentId from, DocumentId to);
    void setState(DocumentId id, DocumentState state);
    void setFailed(DocumentId id, ErrorKind reason, const QString &detail); ///< the state is stateAfter(reason)
    /// Removes the document with its text, chunks and vectors, and with its former versions, so that none of them stands for
    /// it again; threads keep their quotes. A former version goes alone.
    void remove(DocumentId id);

private:
    Database &m_database;
};

} // namespace adduce
