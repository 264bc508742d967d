// Says what each profile does with the questions of `qa-papers`, with a model server on the loopback that knows the answers: which stages ran,
// how many requests, tokens and milliseconds they took, how many questions were answered, rightly, and refused.
// Usage: adduce-measure-profiles [FOLDER] [--every N] [--as-read]; FOLDER keeps the libraries for the next time, --every asks each Nth question
// alone, --as-read searches the papers as they were read, and not as the profile asks that they are cut.
#include "core/ask/chosen_model.h"
#include "core/base/error.h"
#include "core/ingest/make_chunking.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/workspace/workspace.h"
#include "tests/measure/known_answers.h"
#include "tests/support/earlier_turns.h"
#include "tests/support/network.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

struct Figures
{
    int answerable = 0;
    int answered = 0;
    int right = 0; ///< a sentence told is gold
    int unanswerable = 0;
    int refused = 0; ///< of these
    int promptTokens = 0;
    int answerTokens = 0;
    std::vector<double> milliseconds;
    std::map<QString, int> stages; ///< questions that they ran for
    std::map<QString, int> requests; ///< by form

    void add(const test::GoldQuestion &question, const Answer &answer, const std::map<DocumentId, QString> &files);
    void print(const QString &profile, int asked) const;
};

void Figures::add(const test::GoldQuestion &question, const Answer &answer, const std::map<DocumentId, QString> &files)
{
    milliseconds.push_back(answer.milliseconds);
    QSet<QString> seen;
    for (const StageTrace &stage : answer.trace.stages) {
        seen.insert(nameOf(stage.stage));
        for (const ConsultationTrace &one : stage.consultations) {
            promptTokens += one.promptTokens;
            answerTokens += one.answerTokens;
        }
    }
    for (const QString &stage : seen)
        ++stages[stage];
    if (!question.isAnswerable) {
        ++unanswerable;
        refused += answer.isRefusal();
        return;
    }
    ++answerable;
    answered += answer.verdict == Verdict::Answered;
    right += answer.verdict == Verdict::Answered && std::ranges::any_of(answer.sentences, [&](const AnswerSentence &sentence) {
        return std::ranges::any_of(sentence.citations, [&](const Citation &citation) {
            const auto file = files.find(citation.document);
            return file != files.end() && isGold(file->second, sentence.text, question.gold);
        });
    });
}

QString listed(const std::map<QString, int> &counts)
{
    QStringList words;
    for (const auto &[name, count] : counts)
        words << u"%1 %2"_s.arg(name).arg(count);
    return words.join(u", "_s);
}

void Figures::print(const QString &profile, int asked) const
{
    auto sorted = milliseconds;
    std::ranges::sort(sorted);
    int all = 0;
    for (const auto &[form, count] : requests)
        all += count;
    std::printf("%-9s %4d asked | answered %.3f  right %.3f  refused %.3f | %.1f requests, %d + %d tokens a question on the way "
                "| median %.0f ms\n",
        qPrintable(profile), asked, answerable > 0 ? double(answered) / answerable : 0,
        answerable > 0 ? double(right) / answerable : 0, unanswerable > 0 ? double(refused) / unanswerable : 0,
        double(all) / std::max(1, asked), promptTokens / std::max(1, asked), answerTokens / std::max(1, asked),
        sorted.empty() ? 0 : sorted[sorted.size() / 2]);
    std::printf("          stages: %s\n          requests: %s\n", qPrintable(listed(stages)), qPrintable(listed(requests)));
}

std::vector<test::GoldAnswer> goldAnswers(const std::vector<test::GoldQuestion> &questions)
{
    std::vector<test::GoldAnswer> answers;
    for (const test::GoldQuestion &question : questions)
        answers.push_back(test::goldAnswer(question.text, question.gold));
    return answers;
}

/// Every question of one library.
void ask(const test::GoldLibrary &library, const std::vector<test::GoldQuestion> &questions, const Profile &profile,
    const QString &folder, bool isAsRead, Figures &figures, int &asked)
{
    const QString file = QDir(folder).filePath(library.name + u".adduce"_s);
    Workspace workspace({ file, file + u".configuration.json"_s }, test::docworker());
    test::readOnce(workspace, library.files);
    Database database = workspace.library().open();
    const ChunkParameters &chunks = profile.parameters.chunks;
    if (!isAsRead && countCutOtherwise(database, chunks) > 0) {
        QElapsedTimer clock;
        clock.start();
        const Chunking made =
            makeChunking(database, &workspace.servers(), chunks, profile.parameters.index, [](const ChunkingProgress &) { }, {});
        std::printf("%-9s %s cut in %.1f s: %lld passages, %.1f MB\n", qPrintable(profile.name), qPrintable(library.name),
            double(clock.elapsed()) / 1000, static_cast<long long>(made.chunks), double(bytesOf(database, made)) / 1e6);
    }
    std::map<DocumentId, QString> files;
    for (const DocumentRow &row : DocumentStore(database).list())
        files[row.id] = QFileInfo(row.path).fileName();
    const test::KnowingServer model(goldAnswers(questions));
    test::Network network;
    Profile asking = profile;
    if (isAsRead)
        asking.parameters.chunks = {};
    const QuestionSettings settings =
        questionSettings(asking, PromptStore(folder + u"/no-prompts"_s), model.everyTask(), network.servers);
    const Ask pipeline(workspace.library(), workspace.retriever(), network.servers);
    for (const test::GoldQuestion &question : questions) {
        if (question.library != library.name)
            continue;
        figures.add(question, pipeline({ question.text, {}, {}, test::turnsOf(question.history), settings }, {}, {}), files);
        ++asked;
    }
    for (const auto &[form, count] : model.requests())
        figures.requests[form] += count;
}

void run(QStringList arguments)
{
    int every = 1;
    const bool isAsRead = arguments.removeOne(u"--as-read"_s);
    if (const auto at = arguments.indexOf(u"--every"_s); at > 0 && at + 1 < arguments.size()) {
        every = std::max(1, arguments[at + 1].toInt());
        arguments.remove(at, 2);
    }
    const QString data = test::sharedData(u"qa-papers"_s);
    if (data.isEmpty())
        throw Error(ErrorKind::Missing, u"qa-papers"_s);
    const QTemporaryDir scratch;
    const QString folder = arguments.value(1, scratch.path());
    std::vector<test::GoldQuestion> questions;
    const auto all = test::goldQuestions(data);
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(every))
        questions.push_back(all[i]);
    for (const Profile &profile : builtInProfiles()) {
        Figures figures;
        int asked = 0;
        for (const test::GoldLibrary &library : test::goldLibraries(data))
            ask(library, questions, profile, folder, isAsRead, figures, asked);
        figures.print(profile.name, asked);
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    try {
        run(QCoreApplication::arguments());
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-measure-profiles: %s\n", qPrintable(sentence(error)));
        return 1;
    }
    return 0;
}
