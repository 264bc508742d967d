#include "core/library/user_rows.h"

#include "core/library/database.h"

#include <QUrl>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Parents before their parts.
constexpr std::array kTables { "users", "documents", "collections", "user_collections", "collection_documents", "document_tags", "document_notes", "watched_folders", "profiles",
    "wanted_papers", "removed_papers", "highlights", "threads", "turns", "thread_tags", "ratings", "evidence_tables", "evidence_rows", "matrix_questions",
    "matrix_papers", "matrix_cells" };

} // namespace

void copyUserRows(const QString &from, Database &into)
{
    const QString address = u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(from, "/")) + u"?mode=ro"_s;
    Statement(into, "ATTACH ? AS old").bind(1, address).run();
    into.execute("PRAGMA foreign_keys = OFF");
    {
        Transaction transaction(into);
        for (const char *table : kTables)
            into.execute(u"INSERT INTO main.%1 SELECT * FROM old.%1"_s.arg(QLatin1StringView(table)).toUtf8().constData());
        transaction.commit();
    }
    into.execute("DETACH old; PRAGMA foreign_keys = ON");
}

} // namespace adduce
