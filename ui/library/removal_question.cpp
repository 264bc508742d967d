#include "ui/library/removal_question.h"

#include "core/threads/thread_store.h"
#include "ui/library/document_foot.h"

namespace adduce {

RemovalQuestion::RemovalQuestion(LibraryThread &library, DocumentFoot &foot, QObject *parent)
    : QObject(parent)
    , m_foot(foot)
    , m_resting(library)
{
}

void RemovalQuestion::ask(const std::vector<DocumentRow> &documents)
{
    m_foot.askToRemove(documents);
    QStringList hashes;
    for (const DocumentRow &row : documents)
        hashes << row.sha256;
    m_resting.run(
        this, [hashes](Database &database) { return ThreadStore(database).questionsRestingOn(hashes); },
        [this, asked = m_foot.removing()](const QStringList &questions) {
            if (m_foot.removing() == asked) // neither kept, removed nor asked of others meanwhile
                m_foot.nameAnswers(questions);
        });
}

} // namespace adduce
