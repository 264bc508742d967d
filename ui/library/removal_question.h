#pragma once
#include "core/library/document_store.h"
#include "ui/common/latest_read.h"
#include <QObject>

namespace adduce {

class DocumentFoot;

/// Asks at the foot of the library whether documents are to go, and names the saved answers that rest on them once these are looked up.
class RemovalQuestion : public QObject
{
    Q_OBJECT

public:
    RemovalQuestion(LibraryThread &library, DocumentFoot &foot, QObject *parent = nullptr); ///< both outlive it

    void ask(const std::vector<DocumentRow> &documents);

signals:
    void failed(const adduce::Error &error);

private:
    DocumentFoot &m_foot;
    LatestRead m_resting;
};

} // namespace adduce
