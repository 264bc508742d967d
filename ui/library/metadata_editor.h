#pragma once
#include "core/library/document_store.h"
#include "ui/common/widgets.h"
#include <array>

class QGridLayout;

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

    /// Shows these; what is being typed in a field that has the focus stays. `printed`: the abstract as the paper has it, which stands
    /// where no other is known.
    void setMetadata(DocumentId document, const Metadata &metadata, const QString &printed = {});
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
    void addRow(QGridLayout &grid, MetadataField field, QWidget *input);
    void addRow(QGridLayout &grid, MetadataField field); ///< of one line
    void addText(QGridLayout &grid, MetadataField field, int lines); ///< of several
    [[nodiscard]] QWidget *input(MetadataField field) const { return m_inputs[static_cast<std::size_t>(field)]; }
    void fill();
    [[nodiscard]] Metadata typed() const; ///< what the fields say; those that differ come from the user
    void write(const Metadata &now);
    void finish(const Metadata &written);

    Writer m_write;
    DocumentId m_document;
    Metadata m_metadata; ///< as kept
    std::optional<Metadata> m_writing; ///< on its way into the library
    bool m_isKept = true; ///< false: the fields hold what could not be written
    std::array<QWidget *, kMetadataFields> m_inputs {}; ///< by MetadataField: a QLineEdit, or a QPlainTextEdit
    std::array<PlainLabel *, kMetadataFields> m_origins {};
};

using MetadataWriter = MetadataEditor::Writer;

} // namespace adduce
