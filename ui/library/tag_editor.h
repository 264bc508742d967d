#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include <QStringList>
#include <QWidget>
#include <functional>

class QLineEdit;

namespace adduce {

/// The tags of a document on one line, parted by commas; one that has a comma stands in quotation marks. They are kept when it is left.
class TagEditor : public QWidget
{
    Q_OBJECT

public:
    using Kept = std::function<void()>;
    using NotKept = std::function<void(const Error &error)>;
    /// Changes the tags of a document from what they were, and calls one of the two, at once or later.
    using Writer = std::function<void(
        DocumentId document, const QStringList &before, const QStringList &after, const Kept &kept, const NotKept &notKept)>;

    explicit TagEditor(Writer write, QWidget *parent = nullptr);

    /// `known`: of the library, to be offered while one types. What is being typed on the same document stays.
    void setTags(DocumentId document, const QStringList &tags, const QStringList &known);
    /// As NoteEditor::keep().
    bool keep();
    [[nodiscard]] bool isWriting() const { return m_isWriting; }

signals:
    void kept();
    void failed(const adduce::Error &error);

private:
    Writer m_write;
    DocumentId m_document;
    QStringList m_tags; ///< as kept, or on their way into the library
    bool m_isWriting = false;
    QLineEdit *m_line;
};

} // namespace adduce
