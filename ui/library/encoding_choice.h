#pragma once
#include "core/library/document_store.h"
#include <QWidget>

class QComboBox;

namespace adduce {

/// How the characters of a text are coded: detected, or as the user says. Hidden for documents that say so themselves.
class EncodingChoice : public QWidget
{
    Q_OBJECT

public:
    explicit EncodingChoice(QWidget *parent = nullptr);

    void setDocument(const DocumentRow &row);
    [[nodiscard]] QComboBox &box() { return *m_box; }

signals:
    void chosen(const QString &encoding); ///< by the user; empty: to be detected

private:
    QComboBox *m_box;
};

} // namespace adduce
