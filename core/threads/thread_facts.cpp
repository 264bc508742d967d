#include "core/threads/thread_facts.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/text/words.h"

#include <QJsonDocument>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::optional<Answer> readAnswer(const QString &json)
{
    try {
        return answerFromJson(QJsonDocument::fromJson(json.toUtf8()).object());
    } catch (const Error &) {
        return std::nullopt;
    }
}

qint64 citationsIn(const Answer &answer)
{
    qint64 count = 0;
    for (const AnswerSentence &sentence : answer.sentences)
        count += static_cast<qint64>(sentence.citations.size());
    return count;
}

/// `answer` is null for one that cannot be read.
void saveFacts(Database &database, TurnId turn, const Answer *answer)
{
    Statement(database,
        "INSERT INTO turn_facts(turn, thread, again, citations, verdict, confidence, model, scope) "
        "SELECT id, thread, version_of IS NOT NULL, ?, ?, ?, ?, ? FROM turns WHERE id = ?")
        .bind(1, answer ? citationsIn(*answer) : 0)
        .bind(2, answer ? nameOf(answer->verdict) : u""_s)
        .bind(3, answer ? nameOf(answer->confidence) : u""_s)
        .bind(4, answer && answer->writer ? answer->writer->model : u""_s)
        .bind(5, answer ? answer->scope : u""_s)
        .bind(6, turn.value)
        .run();
}

qint64 count(const Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.step() ? row.integer(0) : 0;
}

} // namespace

void saveTurnFacts(Database &database, TurnId turn, const Answer &answer)
{
    saveFacts(database, turn, &answer);
    Statement quote(database,
        "INSERT INTO turn_quotes(turn, thread, sha256, page, quote) SELECT id, thread, ?, ?, ? FROM turns WHERE id = ?");
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &c : sentence.citations)
            quote.bind(1, c.sha256).bind(2, c.page).bind(3, c.quote).bind(4, turn.value).run();
}

void saveThreadText(Database &database, ThreadId thread)
{
    QString title, questions, answers, quotes, sources;
    Statement named(database, "SELECT title FROM threads WHERE id = ?");
    named.bind(1, thread.value);
    if (named.step())
        title = named.text(0);
    std::set<QString> seen;
    Statement row(database, "SELECT answer FROM turns WHERE thread = ? ORDER BY id");
    row.bind(1, thread.value);
    while (row.step()) {
        const std::optional<Answer> answer = readAnswer(row.text(0));
        if (!answer)
            continue;
        questions += answer->question.simplified() + u'\n';
        for (const AnswerSentence &sentence : answer->sentences) {
            answers += sentence.text + u'\n';
            for (const Citation &c : sentence.citations) {
                if (seen.insert(c.quote).second)
                    quotes += c.quote.simplified() + u'\n';
                if (const QString source = c.title.isEmpty() ? c.source : c.source + u" \u2013 "_s + c.title;
                    seen.insert(source).second)
                    sources += source.simplified() + u'\n';
            }
        }
    }
    Statement(database, "DELETE FROM thread_texts WHERE thread = ?").bind(1, thread.value).run();
    Statement(database,
        "INSERT INTO thread_texts(thread, title, questions, answers, quotes, sources, pairs) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(1, thread.value)
        .bind(2, title)
        .bind(3, questions)
        .bind(4, answers)
        .bind(5, quotes)
        .bind(6, sources)
        .bind(7, letterPairs(title + u'\n' + questions + answers + quotes + sources).join(u' '))
        .run();
}

void completeThreadFacts(Database &database)
{
    if (database.isReadOnly()
        || count(database, "SELECT count(*) FROM turns") == count(database, "SELECT count(*) FROM turn_facts"))
        return;
    Transaction transaction(database);
    std::vector<std::pair<ThreadId, TurnId>> bare;
    Statement row(database, "SELECT thread, id FROM turns WHERE id NOT IN (SELECT turn FROM turn_facts) ORDER BY thread, id");
    while (row.step())
        bare.emplace_back(ThreadId { row.integer(0) }, TurnId { row.integer(1) });
    std::set<ThreadId> threads;
    for (const auto &[thread, turn] : bare) {
        threads.insert(thread);
        Statement saved(database, "SELECT answer FROM turns WHERE id = ?");
        saved.bind(1, turn.value);
        if (const std::optional<Answer> answer = saved.step() ? readAnswer(saved.text(0)) : std::nullopt)
            saveTurnFacts(database, turn, *answer);
        else
            saveFacts(database, turn, nullptr);
    }
    for (const ThreadId thread : threads)
        saveThreadText(database, thread);
    transaction.commit();
}

} // namespace adduce
