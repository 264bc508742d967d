#pragma once
#include "core/library/document_store.h"
#include "ui/common/widgets.h"
#include <array>

class QGridLayout;
class QLineEdit;
class QPlainTextEdit;
class QUndoStack;

namespace adduce {

/// Writes the metadata of a document; a test may stand in for the library. Throws Error.
using MetadataWriter = std::function<void(DocumentId document, const Metadata &metadata)>;

/// The fields of a document's metadata, each with where it came from. A change is kept when its field is left, as one
/// step that can be undone.
class MetadataEditor : public QWidget
{
    Q_OBJECT

public:
    MetadataEditor(QUndoStack &undo, MetadataWriter write, QWidget *parent = nullptr);

    /// Shows these; what is being typed in a field that has the focus stays.
    void setMetadata(DocumentId document, const Metadata &metadata);
    bool keep(); ///< what was typed and not yet left; false: it could not be, and stays in the fields
    [[nodiscard]] const Metadata &metadata() const { return m_metadata; }

signals:
    void kept();
    void failed(const adduce::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Edit;
    void addRow(QGridLayout &grid, MetadataField field, const QString &name, QWidget *input);
    void fill();
    [[nodiscard]] Metadata typed() const; ///< what the fields say; those that differ come from the user
    bool write(DocumentId document, const Metadata &metadata);

    QUndoStack &m_undo;
    MetadataWriter m_write;
    DocumentId m_document;
    Metadata m_metadata; ///< as kept
    bool m_isKept = true; ///< false: the fields hold what could not be written
    QLineEdit *m_title;
    QPlainTextEdit *m_authors;
    QLineEdit *m_year;
    QLineEdit *m_doi;
    QLineEdit *m_venue;
    std::array<PlainLabel *, kMetadataFields> m_origins {};
};

} // namespace adduce
