#include "core/laboratory/shareable.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"

#include <QBuffer>
#include <QJsonDocument>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestOwner = 60; // as a tag

/// Of an answer what its own citations prove; nothing that may name or quote other papers, which may be such as stay here.
void keepWhatIsCited(Answer &answer)
{
    answer.trace = {};
    answer.scope.clear();
    answer.unquotable.clear();
    answer.removed.clear();
    answer.search.nearest.clear();
    answer.search.unsearched.clear();
    answer.search.paper.reset();
    for (TermHits &term : answer.search.terms)
        term.near.reset();
    std::erase_if(answer.caveats, [](const CaveatNote &note) { return note.kind == Caveat::AskedOf; });
    if (answer.reply == ReplyKind::Inventory)
        answer.replyLines.clear();
}

/// Of questions that both have, in their order, what the user said of the answers.
void keepRatings(Thread &copy, const Thread &before)
{
    for (std::size_t i = 0; i < std::min(copy.turns.size(), before.turns.size()); ++i)
        if (copy.turns[i].answer.question == before.turns[i].answer.question)
            copy.turns[i].rating = before.turns[i].rating;
}

class ShareableThreads final : public Shareable
{
public:
    [[nodiscard]] QString relation() const override { return u"threads"_s; }
    [[nodiscard]] Error missing(qint64 id) const override { return Error(ErrorKind::NoSuchThread, QString::number(id)); }
    [[nodiscard]] std::optional<QJsonObject> read(Database &database, qint64 id) const override
    {
        std::optional<Thread> thread = ThreadStore(database).find({ id });
        if (!thread)
            return std::nullopt;
        thread->row.marks.tags.clear();
        thread->row.marks.isPinned = false;
        for (Turn &turn : thread->turns) {
            turn.rating.reset();
            keepWhatIsCited(turn.answer);
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
    /// With the owner's name as a tag. What the user set of the copy that was here stays.
    qint64 putCopy(Database &database, const QJsonObject &content, const QString &owner, qint64 before) const override
    {
        const QString name = owner.left(kLongestOwner);
        std::vector<Thread> threads = readThreadFile(QJsonDocument(content).toJson(), name);
        if (threads.size() != 1)
            throw Error(ErrorKind::Damaged, name);
        Thread &thread = threads.front();
        for (Turn &turn : thread.turns)
            turn.rating.reset();
        if (const auto kept = before != 0 ? ThreadStore(database).find({ before }) : std::nullopt) {
            thread.row.marks.tags = kept->row.marks.tags;
            thread.row.marks.isPinned = kept->row.marks.isPinned;
            thread.row.marks.isDeleted = kept->row.marks.isDeleted;
            keepRatings(thread, *kept);
        }
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
