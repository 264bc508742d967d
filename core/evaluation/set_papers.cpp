#include "core/evaluation/set_papers.h"

#include "core/base/tr.h"
#include "core/library/database.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

SetPapers papersOf(const QuerySet &set, Database &database, const DocumentScope &scope)
{
    QSet<QString> searched;
    for (const DocumentRow &row : DocumentStore(database).list())
        if (row.state == DocumentState::Ready && !row.supersededBy
            && (!scope || std::ranges::find(*scope, row.id) != scope->end()))
            searched.insert(QFileInfo(row.path).fileName());
    SetPapers papers;
    for (const EvaluationQuery &query : set.queries)
        for (const ExpectedPage &expected : query.expected) {
            QStringList &names = searched.contains(expected.file) ? papers.present : papers.missing;
            if (!names.contains(expected.file))
                names << expected.file;
        }
    return papers;
}

QStringList foundIn(const QStringList &folders, const SetPapers &papers)
{
    QStringList found;
    for (const QString &file : papers.missing)
        for (const QString &folder : folders)
            if (const QFileInfo there(QDir(folder), file); !folder.isEmpty() && there.fileName() == file && there.isFile()) {
                found << there.filePath();
                break;
            }
    return found;
}

QString missingWords(const SetPapers &papers)
{
    constexpr qsizetype kNamed = 10;
    if (papers.missing.isEmpty())
        return {};
    const QString names = papers.missing.first(std::min(kNamed, papers.missing.size())).join(u", "_s)
        + (papers.missing.size() > kNamed ? u", ..."_s : QString());
    return papers.lacksAll()
        ? tr("None of the papers that these questions are about is searched: %1. Add them, or choose other questions or "
             "another scope.")
              .arg(names)
        : tr("Questions on these papers count as wrong, as they are not searched: %1.").arg(names);
}

} // namespace adduce
