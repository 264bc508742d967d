#include "core/laboratory/shareable.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"

#include <QBuffer>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestOwner = 60; // as a tag

class ShareableThreads final : public Shareable
{
public:
    [[nodiscard]] QString relation() const override { return u"threads"_s; }
    [[nodiscard]] Error missing(qint64 id) const override { return Error(ErrorKind::NoSuchThread, QString::number(id)); }
    /// Without how its answers came about, and without what else was looked at, which may be of papers that stay here.
    [[nodiscard]] std::optional<QJsonObject> read(Database &database, qint64 id) const override
    {
        std::optional<Thread> thread = ThreadStore(database).find({ id });
        if (!thread)
            return std::nullopt;
        thread->row.marks.tags.clear();
        thread->row.marks.isPinned = false;
        for (Turn &turn : thread->turns) {
            turn.answer.trace = {};
            turn.answer.search.nearest.clear();
            turn.answer.search.unsearched.clear();
            turn.answer.search.paper.reset();
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        writeThreadFile({ *thread }, buffer);
        return QJsonDocument::fromJson(buffer.data()).object();
    }
    [[nodiscard]] bool isInBin(Database &database, qint64 id) const override
    {
        const auto row = ThreadStore(database).findRow({ id });
        return row && row->marks.isDeleted;
    }
    [[nodiscard]] QJsonObject essence(const QJsonObject &content) const override { return content; }
    [[nodiscard]] std::vector<CitedPaper> papers(Database &database, qint64 id) const override
    {
        std::vector<CitedPaper> papers;
        if (const std::optional<Thread> thread = ThreadStore(database).find({ id }))
            for (const Citation &citation : everyCitationOf(*thread))
                papers.push_back({ citation.sha256, citation.source });
        return papers;
    }
    /// With the owner's name as a tag. The marks of the copy that was here stay.
    qint64 putCopy(Database &database, const QJsonObject &content, const QString &owner, qint64 before) const override
    {
        const QString name = owner.left(kLongestOwner);
        std::vector<Thread> threads = readThreadFile(QJsonDocument(content).toJson(), name);
        if (threads.size() != 1)
            throw Error(ErrorKind::Damaged, name);
        Thread &thread = threads.front();
        if (const auto kept = before != 0 ? ThreadStore(database).findRow({ before }) : std::nullopt) {
            thread.row.marks.tags = kept->marks.tags;
            thread.row.marks.isPinned = kept->marks.isPinned;
            thread.row.marks.isDeleted = kept->marks.isDeleted;
        }
        for (Turn &turn : thread.turns)
            turn.rating.reset();
        setTag(thread.row.marks, name, true);
        adoptSources(database, thread);
        if (before != 0)
            remove(database, before);
        return insertThread(database, thread).value;
    }
    void remove(Database &database, qint64 id) const override { ThreadStore(database).remove({ id }); }
};

} // namespace

const Shareable &shareableThreads()
{
    static const ShareableThreads threads;
    return threads;
}

} // namespace adduce
