#pragma once
#include "core/base/ids.h"
#include <QStringList>
#include <QWidget>
#include <functional>

class QLineEdit;

namespace adduce {

/// The tags of a document on one line, parted by commas. They are kept when it is left.
class TagEditor : public QWidget
{
    Q_OBJECT

public:
    /// Changes the tags of a document from what they were.
    using Writer = std::function<void(DocumentId document, const QStringList &before, const QStringList &after)>;

    explicit TagEditor(Writer write, QWidget *parent = nullptr);

    /// `known`: of the library, to be offered while one types. What is being typed on the same document stays.
    void setTags(DocumentId document, const QStringList &tags, const QStringList &known);
    void keep();

private:
    Writer m_write;
    DocumentId m_document;
    QStringList m_tags; ///< as kept
    QLineEdit *m_line;
};

} // namespace adduce
