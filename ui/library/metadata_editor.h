#pragma once
#include "core/library/document_store.h"
#include "ui/common/widgets.h"
#include <array>

class QGridLayout;
class QLineEdit;
class QPlainTextEdit;

namespace adduce {

/// The fields of a document's metadata, each with where it came from. A change is kept when its field is left, as one
/// step that can be undone.
class MetadataEditor : public QWidget
{
    Q_OBJECT

public:
    using Kept = std::function<void()>;
    using NotKept = std::function<void(const Error &error)>;
    /// Writes the metadata of a document, that was `before`, and calls one of the two, at once or later.
    using Writer = std::function<void(
        DocumentId document, const Metadata &before, const Metadata &after, const Kept &kept, const NotKept &notKept)>;

    explicit MetadataEditor(Writer write, QWidget *parent = nullptr);

    /// Shows these; what is being typed in a field that has the focus stays.
    void setMetadata(DocumentId document, const Metadata &metadata);
    /// What was typed and not yet left. False while it is being written, or when it could not be: it stays in the fields.
    bool keep();
    [[nodiscard]] bool isWriting() const { return m_writing.has_value(); } ///< kept() or failed() follows
    [[nodiscard]] const Metadata &metadata() const { return m_metadata; }

signals:
    void kept();
    void failed(const adduce::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addRow(QGridLayout &grid, MetadataField field, const QString &name, QWidget *input);
    void addRow(QGridLayout &grid, MetadataField field, const QString &name); ///< of one line
    [[nodiscard]] QLineEdit *edit(MetadataField field) const { return m_edits[static_cast<std::size_t>(field)]; }
    void fill();
    [[nodiscard]] Metadata typed() const; ///< what the fields say; those that differ come from the user
    void write(const Metadata &now);
    void finish(const Metadata &written);

    Writer m_write;
    DocumentId m_document;
    Metadata m_metadata; ///< as kept
    std::optional<Metadata> m_writing; ///< on its way into the library
    bool m_isKept = true; ///< false: the fields hold what could not be written
    QPlainTextEdit *m_authors;
    std::array<QLineEdit *, kMetadataFields> m_edits {}; ///< by MetadataField; null for the authors
    std::array<PlainLabel *, kMetadataFields> m_origins {};
};

using MetadataWriter = MetadataEditor::Writer;

} // namespace adduce
